// What is read beside the table has a tab of its own. Its way back closes that tab: the screen that opened it is still
// there, with all that was being entered, and there is no second one.
import { find } from "./dom.js";

const way = /** @type {HTMLAnchorElement} */ (find(document, "#way-back"));

function openedHere() {
  try {
    return window.opener?.location.pathname === way.pathname;
  } catch {
    return false; // another page is there now
  }
}

way.addEventListener("click", (event) => {
  if (!openedHere()) return;
  window.close();
  if (window.closed) event.preventDefault();
});
