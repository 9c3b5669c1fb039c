// The keys of a board: somebody sits at the laptop's keyboard.
import { openDialogs } from "./dialogs.js";
import { closest, findAll, visible } from "./dom.js";

const TYPED_INTO = "input:not([type=radio]):not([type=checkbox]), textarea, select";
const PRESSED_BY_SPACE = "button, a, summary, input";
const STEP = "[data-tick]"; // the cards are dealt before anything is entered
const NEXT = "dialog[open] [data-next], #frame [data-next]:not(:disabled)";

/** @type {Record<string, string>} */
const CLICKED_BY_KEY = {
  u: '[data-open="undo"]',
  r: "#redo",
  a: '[data-open="entries"]',
  m: "[data-mute]",
  w: "[data-cut] + .more",
  t: '[data-open="timer"]',
  "?": "[data-rules]",
};

/** @param {KeyboardEvent} event */
function pressKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (closest(event, TYPED_INTO) || openDialogs().length) return;
  const key = event.key.toLowerCase();
  if (key === " ") goOn(event);
  else if (/^[0-9jqk]$/.test(key)) clickFirst(`.quick [data-digit="${key}"]`);
  else if (key in CLICKED_BY_KEY) clickFirst(CLICKED_BY_KEY[key]);
}

/** @param {KeyboardEvent} event */
function goOn(event) {
  if (closest(event, PRESSED_BY_SPACE)) return;
  event.preventDefault();
  const shown = findAll(document, NEXT).filter(visible);
  (shown.find((button) => button.matches(STEP)) ?? shown[0])?.click();
}

/** @param {string} selector */
const clickFirst = (selector) => findAll(document, selector)[0]?.click();

addEventListener("keydown", pressKey);

// The space bar means "next". So where the mouse opened a dialog, its button loses the focus when the
// dialog closes: otherwise the space bar would press it again.
function releaseFocus() {
  const { activeElement } = document;
  if (openDialogs().length) return; // it has opened another one
  try {
    if (activeElement?.matches(":focus-visible")) return;
  } catch {
    // This browser does not tell the mouse's focus from the keyboard's.
  }
  if (activeElement instanceof HTMLElement) activeElement.blur();
}

document.addEventListener("close", () => setTimeout(releaseFocus), true);
