// Entering a tile: a number by keys or by a tap on a suggestion; a tile that is new is described.
import { changed, collectors } from "../../../js/answer_forms.js";
import { closest, findAll, findInputs, visible } from "../../../js/dom.js";
import {
  descriptionOf,
  forgetDescription,
  isInRange,
  needsDescription,
  numberOf,
  rowOf,
  tableOf,
  withMinus,
} from "./tile_data.js";
import { draw } from "./tile_view.js";

const MOST_DIGITS = 3; // more than any tile has: one too many is seen, and said

collectors.tile = (element) => {
  draw(element);
  const form = element.closest("form");
  const number = numberOf(element);
  if (form) form.dataset.label = number === null ? "" : withMinus(number);
  if (number === null || !isInRange(element, number)) return null;
  const row = rowOf(element, number);
  const lifted = "lifted" in element.dataset ? { lifted: true } : null;
  if (row && row.why >= 0) return row.soft && lifted ? { number, ...lifted } : null;
  if (needsDescription(element, number)) {
    const description = descriptionOf(element);
    return description && { number, ...description, ...lifted };
  }
  return row ? number : null;
};

// A tile of a hand that the app has dealt.
collectors.hand = (element) => {
  const [picked] = findInputs(element, "input:checked");
  const form = element.closest("form");
  if (form) form.dataset.label = picked?.dataset.label ?? "";
  return picked ? Number(picked.value) : null;
};

/**
 * @param {HTMLElement} element
 * @param {string} which a digit, "sign" or "delete"
 */
function pressKey(element, which) {
  // The first digit replaces a number that was picked as a whole.
  const typed = "picked" in element.dataset && /\d/.test(which) ? "" : (element.dataset.typed ?? "");
  const digits = typed.replace("-", "");
  let next = typed;
  if (which === "delete") next = typed.slice(0, -1);
  else if (which === "sign") next = typed.startsWith("-") ? digits : `-${digits}`;
  else if (digits === "0") next = typed.replace("0", which);
  else if (digits.length < MOST_DIGITS) next = typed + which;
  delete element.dataset.picked;
  enter(element, next);
  const number = numberOf(element);
  if (which === "delete" || !needsDescription(element, number) || !isInRange(element, number)) return;
  const row = rowOf(element, number);
  // No other digit can follow: what is asked next comes by itself. From there one comes back to the sign.
  if (!(row && row.why >= 0) && !isInRange(element, number * 10)) element.dataset.step = "describe";
}

/**
 * @param {HTMLElement} element
 * @param {string} typed
 */
function enter(element, typed) {
  element.dataset.typed = typed;
  forgetDescription(element);
}

/**
 * Do what a button is for. Return false where it is not one of ours.
 * @param {HTMLElement} element
 * @param {DOMStringMap} button
 */
function press(element, button) {
  const { tileKey, tileNumber, tileStep, tileType, tilePrice, tileAction } = button;
  if (tileKey !== undefined) pressKey(element, tileKey);
  else if (tileNumber !== undefined) {
    enter(element, tileNumber);
    element.dataset.picked = "";
  } else if ("tileLift" in button) element.toggleAttribute("data-lifted");
  else if (tileStep !== undefined) {
    element.dataset.step = tileStep;
    scrollTo({ top: 0 });
  } else if (tileType !== undefined) {
    element.dataset.tiletype = tileType;
    delete element.dataset.tileaction;
  } else if (tilePrice !== undefined) element.dataset.tileprice = tilePrice;
  else if (tileAction !== undefined) element.dataset.tileaction = tileAction;
  else return false;
  return true;
}

document.addEventListener("click", (event) => {
  const element = closest(event, ".ibid-tiler");
  const button = closest(event, "button");
  if (!element || !button || !press(element, button.dataset)) return;
  draw(element);
  changed(element);
});

// -- a keyboard ----------------------------------------------------------------------------------

/** @returns {HTMLElement | null} */
function tileInFront() {
  const within = document.querySelector("dialog[open]") ? "dialog[open]" : "form.answer";
  return document.querySelector(`${within} .ibid-tiler`);
}

/** @param {string} key */
function keyFor(key) {
  if (key === "-") return "sign";
  if (key === "Backspace") return "delete";
  return /^\d$/.test(key) ? key : null;
}

// Digits, a sign and backspace can be typed, while nothing else is being typed.
/** @param {KeyboardEvent} event */
function pressRealKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.matches("input, textarea, select")) return;
  const element = tileInFront();
  const section = element?.closest(".branch-section");
  const which = keyFor(event.key);
  if (!element || !which || (section && !visible(section))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressKey(element, which);
  draw(element);
  changed(element);
}

document.addEventListener("keydown", pressRealKey, true);

// -- what the server draws anew ------------------------------------------------------------------

function refresh() {
  for (const element of findAll(document, ".ibid-tiler")) {
    tableOf(element);
    draw(element);
  }
}

new MutationObserver(refresh).observe(document.body, { childList: true, subtree: true });
refresh();
