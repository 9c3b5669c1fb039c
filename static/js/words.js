// What scripts say, in the language of the page. The page carries the texts: the messages of scripts.ftl.
const language = document.documentElement.lang;
// Lists have no comma before "and", as in Britain.
const lists = new Intl.ListFormat(language === "en" ? "en-GB" : language);
const plurals = new Intl.PluralRules(language);

/** @type {Record<string, string | Record<string, string>>} a text, or one for each plural form of `n` */
const texts = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/**
 * Return a text with its values; if it has plural forms, that of `n`.
 * @param {string} name
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export const say = (name, values = {}) => fill(texts[name] ?? name, values);

/**
 * Return a text that the page carries, with its values in place of "{name}"; if it has plural forms, that of `n`.
 * @param {string | Record<string, string>} text
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function fill(text, values = {}) {
  const form = typeof text === "string" ? text : (text[plurals.select(Number(values.n))] ?? text.other);
  return form.replace(/\{(\w+)\}/g, (_, key) => String(values[key] ?? ""));
}

/**
 * Return a list as people write it: "1 red and 2 green".
 * @param {string[]} items
 */
export const listed = (items) => lists.format(items);

/**
 * Return what stands between the items of a list: ", " and at last " and ".
 * @param {number} count the number of items
 */
export function separators(count) {
  const parts = lists.formatToParts(Array(count).fill("x"));
  return parts.filter(({ type }) => type === "literal").map(({ value }) => value);
}
