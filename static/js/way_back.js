// Pages to read beside the table open in a separate tab. Their way back closes that tab: the screen that opened it is
// still there, with all that was being entered, and no second one is opened.
import { find } from "./dom.js";

const way = /** @type {HTMLAnchorElement} */ (find(document, "#way-back"));

function openedHere() {
  try {
    return window.opener?.location.pathname === way.pathname;
  } catch {
    return false; // the tab shows a different page now
  }
}

way.addEventListener("click", (event) => {
  if (!openedHere()) return;
  window.close();
  if (window.closed) event.preventDefault();
});
