// A TV's remote control, or the arrow keys: they lead from button to button, and Enter presses.
import { close, openDialogs } from "./dialogs.js";
import { findAll, visible } from "./dom.js";

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */

const REACHED = "button:not(:disabled), a[href], input:not(:disabled), select, textarea, summary, [tabindex='0']";
const MAIN = "[data-next], [data-kind=main], [autofocus]"; // where the first arrow leads
const TEXT = "input:not([type=radio], [type=checkbox], [type=range]), textarea";
const BACK = ["GoBack", "BrowserBack", "XF86Back"];

/**
 * How a box looks to somebody who goes right: so each direction needs only that one rule.
 * @type {Record<string, (box: Box) => Box>}
 */
const TURNED = {
  ArrowRight: (box) => box,
  ArrowLeft: ({ left, right, top, bottom }) => ({ left: -right, right: -left, top, bottom }),
  ArrowDown: ({ left, right, top, bottom }) => ({ left: top, right: bottom, top: left, bottom: right }),
  ArrowUp: ({ left, right, top, bottom }) => ({ left: -bottom, right: -top, top: left, bottom: right }),
};

/**
 * Return the place of an element; an input may be hidden behind its label.
 * @param {HTMLElement} element
 */
const boxOf = (element) => ((element.matches("input") && element.closest("label")) || element).getBoundingClientRect();

/** Return all that can be reached now: in the dialog on top, if there is one. */
function reachable() {
  const page = openDialogs().pop() ?? document.body;
  return findAll(page, REACHED).filter((each) => {
    const { left, right, top, bottom } = boxOf(each);
    return visible(each) && each.tabIndex >= 0 && !each.closest("[inert]") && right > left && bottom > top;
  });
}

/**
 * How far it is to a box on the right; what lies aside counts as farther. Infinite for all others.
 * @param {Box} from
 * @param {Box} to
 */
function distance(from, to) {
  const ahead = to.left + to.right - from.left - from.right; // from middle to middle, twice
  const aside = Math.max(0, to.top - from.bottom, from.top - to.bottom);
  const gap = Math.max(0, to.left - from.right);
  if (ahead <= 0 || to.right <= from.right || (aside && aside > 3 * gap + 60)) return Infinity;
  const middles = Math.abs(to.top + to.bottom - from.top - from.bottom) / 2;
  return gap + 3 * aside + middles / 10;
}

/**
 * Return the nearest element in the direction of a key, or undefined.
 * @param {HTMLElement} from
 * @param {string} key
 */
function nearest(from, key) {
  const turn = TURNED[key];
  const here = turn(boxOf(from));
  /** @type {HTMLElement | undefined} */
  let found;
  let least = Infinity;
  for (const each of reachable()) {
    const far = each === from ? Infinity : distance(here, turn(boxOf(each)));
    if (far < least) [found, least] = [each, far];
  }
  return found;
}

/**
 * Whether an arrow belongs to what has the focus: it moves in a text, or moves a slider.
 * @param {Element} element
 * @param {string} key
 */
function needs(element, key) {
  const sideways = key === "ArrowLeft" || key === "ArrowRight";
  if (element.matches("input[type=range]")) return sideways;
  if (element.matches("select")) return !sideways;
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false;
  if (!element.matches(TEXT)) return false;
  const end = key === "ArrowLeft" ? 0 : element.value.length;
  return sideways && !(element.selectionStart === end && element.selectionEnd === end);
}

/** @param {HTMLElement} element */
function go(element) {
  element.focus();
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {KeyboardEvent} event */
function move(event) {
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement && activeElement.matches(REACHED) ? activeElement : null;
  if (at && needs(at, event.key)) return;
  const all = reachable();
  const to = at && all.includes(at) ? nearest(at, event.key) : (all.find((each) => each.matches(MAIN)) ?? all[0]);
  if (!to) return;
  event.preventDefault();
  go(to);
  // As everywhere, an arrow also picks the next one of a group.
  const picks = at instanceof HTMLInputElement && to instanceof HTMLInputElement && to.type === "radio";
  if (picks && to.name === at.name) to.click();
}

/** @param {KeyboardEvent} event */
function pressKey(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (event.key in TURNED) move(event);
  else if (BACK.includes(event.key) && openDialogs().length) {
    event.preventDefault();
    close(openDialogs().pop() ?? null);
  }
}

export const startRemote = () => addEventListener("keydown", pressKey);
