// Shows a name's length while it is typed: a field with data-most accepts no more characters than that.
// It counts what a reader sees, as the server does (companion/tables/names.py): an emoji of a family is one.
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
function say(field, most) {
  const left = most - count(field.value);
  const box = document.getElementById(`${field.id}-left`);
  const letters = left === 1 ? "letter" : "letters";
  const words = left > 0 ? `${left} ${letters} left` : `That’s all that fits: ${most} letters`;
  if (box) box.textContent = left > 3 ? "" : words;
}

document.addEventListener("input", (event) => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !field.dataset.most) return;
  if (event instanceof InputEvent && event.isComposing) return;
  const most = Number(field.dataset.most);
  if (count(field.value) > most) shorten(field, most);
  say(field, most);
});
