// Keeps the focus where somebody works: when what had it is gone, the question's heading has it.
import { find, findAll, visible } from "./dom.js";

/** @type {HTMLElement | null} what had the focus, unless its user left it */
let last = null;

/** @param {HTMLElement} element */
const usable = (element) => element.isConnected && visible(element) && !element.matches(":disabled");

/** Give the question's heading the focus, if what had it can have it no longer. */
export function keepFocus() {
  const { activeElement, body } = document;
  if (!last || (activeElement && activeElement !== body && visible(activeElement))) return;
  findAll(document, "#todo h1")[0]?.focus({ preventScroll: true });
}

// -- what is said aloud --------------------------------------------------------------------------

/** @param {string} selector */
const words = (selector) => findAll(document, selector).map((each) => (each.textContent ?? "").trim());

let title = currentTitle();
let ruling = currentRuling();

function currentTitle() {
  const [now = ""] = words("#todo h1");
  return document.querySelector("#answer:not([data-anyone])") ? `Your turn. ${now}` : now;
}

function currentRuling() {
  return words("#ruling p").join(" ");
}

/** Tell a screen reader what was decided, and what is asked now: in a region that was there before. */
export function announce() {
  const before = [ruling, title];
  [ruling, title] = [currentRuling(), currentTitle()];
  const said = [ruling, title].filter((each, index) => each && each !== before[index]);
  if (said.length) find(document, "#announcer").textContent = said.join(" ");
}

document.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLElement) last = target;
});
// What is disabled, hidden or taken away loses the focus; what is still there afterwards was left.
document.addEventListener("focusout", ({ target }) => {
  const disabled = target instanceof Element && target.matches(":disabled"); // it may be enabled again at once
  setTimeout(() => {
    if (!disabled && target === last && last && usable(last)) last = null;
    else keepFocus();
  });
});
// What is pressed may hide itself; a dialog that closes gives the focus back first.
for (const type of ["click", "close"]) document.addEventListener(type, () => setTimeout(keepFocus), true);
