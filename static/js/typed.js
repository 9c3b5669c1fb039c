// What people type, in one form: keyboards differ in digits, widths, blanks and dashes (as rules/typed.py).

/** @type {Record<string, string>} */
const LIKE = { "−": "-", "➖": "-", "➕": "+", "٫": ".", "،": "," };

/**
 * Return the value of a digit of any script: its place in a row of ten.
 * @param {string} digit
 */
function valueOf(digit) {
  const code = /** @type {number} */ (digit.codePointAt(0));
  let place = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - place - 1))) place += 1;
  return String(place % 10);
}

/**
 * Return a text with digits from 0 to 9, hyphens for dashes, and no blanks and unseen characters.
 * @param {string} text
 */
export const plain = (text) =>
  text
    .normalize("NFKC")
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[−➖➕٫،]/g, (sign) => LIKE[sign])
    .replace(/\p{Nd}/gu, valueOf);

/**
 * Return a typed whole number; null for anything else.
 * @param {string} text
 */
export function wholeNumber(text) {
  const typed = plain(text);
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : null;
}

/**
 * Return a number as people write it, with a true minus.
 * @param {number} number
 */
export const written = (number) => String(number).replace("-", "−");
