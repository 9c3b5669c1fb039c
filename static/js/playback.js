// What a board plays out step by step: phones wait until it says that it has shown it.
import { send } from "./connection.js";

/** @type {number | null} the last one that was shown; null on pages that play nothing out */
let shown = null;

/**
 * Say that everything up to this number was shown here, also what was there when the page opened.
 * @param {number} number
 */
export function saveShown(number) {
  if (number === shown) return;
  shown = number;
  sayShown();
}

/** Say it again, over a new connection. */
export function sayShown() {
  if (shown !== null) send({ shown });
}
