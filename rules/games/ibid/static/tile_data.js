// A tile prompt: what the server says about the tiles, and what was typed and tapped so far. The latter
// lives in the element's own data, which no redraw touches.

/**
 * @typedef {object} Row a tile that the server knows something about
 * @property {number} number
 * @property {string | null} type null while nobody has described the tile
 * @property {number | string} price
 * @property {string} says what its action says
 * @property {number} why which of the reasons forbids it, or -1
 * @property {boolean} soft whether the reason can be lifted
 */

/** @typedef {[id: string, name: string, actions: string[]]} Type */

/**
 * @typedef {object} Table
 * @property {Map<number, Row>} rows
 * @property {number} start the first number of the tiles that are described when they come
 * @property {number} stop one behind the last of them
 * @property {string[]} reasons
 * @property {Type[]} types
 * @property {number[]} held the player's own tiles
 */

/** @type {WeakMap<HTMLElement, Table>} */
const tables = new WeakMap();
const DESCRIPTION = ["type", "price", "action"];

/**
 * @param {HTMLElement} element
 * @param {string} name
 */
const parsed = (element, name) => JSON.parse(element.dataset[name] || "null");

/**
 * Return what the server says about the tiles; it is read once for each prompt.
 * @param {HTMLElement} element
 */
export function tableOf(element) {
  let table = tables.get(element);
  if (!table) {
    table = readTable(element);
    tables.set(element, table);
    startFromEntry(element);
  }
  return table;
}

/**
 * @param {HTMLElement} element
 * @returns {Table}
 */
function readTable(element) {
  /** @type {Map<number, Row>} */
  const rows = new Map();
  for (const [number, type, price, says, why, soft] of parsed(element, "rows")) {
    rows.set(number, { number, type, price, says, why, soft });
  }
  const [start, stop] = (element.dataset.fresh ?? "").split(" ").map(Number);
  const types = parsed(element, "types") ?? [];
  return { rows, start, stop, reasons: parsed(element, "reasons"), types, held: parsed(element, "held") ?? [] };
}

// An entry that is being amended starts from what it says.
/** @param {HTMLElement} element */
function startFromEntry(element) {
  const value = parsed(element, "value");
  if (value === "" || value === null || "typed" in element.dataset) return;
  const entry = typeof value === "object" ? value : { number: value };
  element.dataset.typed = String(entry.number);
  element.dataset.picked = "";
  for (const name of DESCRIPTION) if (name in entry) element.dataset[`tile${name}`] = String(entry[name]);
  if (entry.lifted) element.dataset.lifted = "";
}

/**
 * Return the number that was typed, or null.
 * @param {HTMLElement} element
 */
export function numberOf(element) {
  const { typed = "" } = element.dataset;
  return /^-?\d+$/.test(typed) ? Number(typed) : null;
}

/**
 * @param {HTMLElement} element
 * @param {number | null} number
 */
export const rowOf = (element, number) => (number === null ? undefined : tableOf(element).rows.get(number));

/**
 * @param {HTMLElement} element
 * @param {number} number
 */
export const isInRange = ({ dataset }, number) => number >= Number(dataset.low) && number <= Number(dataset.high);

/**
 * Tell whether a number is a tile that has to be described.
 * @param {HTMLElement} element
 * @param {number | null} number
 * @returns {number is number}
 */
export function needsDescription(element, number) {
  if (number === null) return false;
  const { start, stop } = tableOf(element);
  return "always" in element.dataset || (!rowOf(element, number)?.type && number >= start && number < stop);
}

/**
 * Return the type that was tapped.
 * @param {HTMLElement} element
 */
export const typeOf = (element) => tableOf(element).types.find(([id]) => id === element.dataset.tiletype);

/**
 * Return how the tile was described, or null while something is missing.
 * @param {HTMLElement} element
 */
export function descriptionOf(element) {
  const { tiletype: type, tileprice: price, tileaction: action } = element.dataset;
  const actions = typeOf(element)?.[2];
  if (!actions || price === undefined || (actions.length && action === undefined)) return null;
  return { type, price: Number(price), action: actions.length ? action : "" };
}

/**
 * Forget what was tapped: another number is another tile.
 * @param {HTMLElement} element
 */
export function forgetDescription(element) {
  for (const name of ["tiletype", "tileprice", "tileaction", "lifted", "step"]) delete element.dataset[name];
}

/**
 * Return a number as it is written: with a minus, not a hyphen.
 * @param {number | string} number
 */
export const withMinus = (number) => String(number).replace("-", "−");
