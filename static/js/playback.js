// What a board plays out step by step: phones wait until it says that it has shown it.
import { send } from "./connection.js";

/** @type {number | null} the last one that was shown; null on pages that play nothing out */
let shown = null;
let pace = 1;
let dealing = false;

/**
 * Say that everything up to this number was shown here, also what was there when the page opened.
 * @param {number} number
 * @param {number} paceHere how many times as long as ordinarily each step takes here; 0 for all at once
 */
export function saveShown(number, paceHere) {
  if (number === shown && paceHere === pace) return;
  shown = number;
  pace = paceHere;
  sayShown();
}

/**
 * Say whether this board shows what to shuffle and deal now.
 * @param {boolean} yes
 */
export function saveDealing(yes) {
  if (yes === dealing) return;
  dealing = yes;
  sayShown();
}

/** Say it again, over a new connection. */
export function sayShown() {
  if (shown !== null) send({ shown, pace, dealing });
}
