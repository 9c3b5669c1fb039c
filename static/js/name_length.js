// Shows a name's length while it is typed: a field with data-most accepts no more characters than that.
// It counts what a reader sees, as the server does (companion/tables/names.py): an emoji of a family is one.
import { say } from "./words.js";
const JOINED = /\u200d./gu;
const UNSEEN = /[\p{M}\u200c\u200d]|[\u{1f3fb}-\u{1f3ff}]/gu;

/** @param {string} text */
const count = (text) => [...text.replace(/\s+/g, " ").replace(JOINED, "").replace(UNSEEN, "")].length;

/**
 * @param {HTMLInputElement} field
 * @param {number} most
 */
function shorten(field, most) {
  const letters = [...field.value];
  while (count(letters.join("")) > most) letters.pop();
  field.value = letters.join("");
}

/**
 * @param {HTMLInputElement} field
 * @param {number} most
 */
function tell(field, most) {
  const left = most - count(field.value);
  const box = document.getElementById(`${field.id}-left`);
  const said = left > 0 ? say("letters-left", { n: left }) : say("all-that-fits", { n: most });
  if (box) box.textContent = left > 3 ? "" : said;
}

/** @param {Event} event */
function typed(event) {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !field.dataset.most) return;
  const most = Number(field.dataset.most);
  // Many keyboards compose each word, and must not be interrupted before it is done.
  const composing = event instanceof InputEvent && event.isComposing;
  if (!composing && count(field.value) > most) shorten(field, most);
  tell(field, most);
}

for (const type of ["input", "compositionend"]) document.addEventListener(type, typed);
