// Drawing a tile prompt: the number, what is known of the tile, suggestions, and its description.
import { find, findAll, write } from "../../../js/dom.js";
import { fill } from "../../../js/words.js";
import {
  descriptionOf,
  isInRange,
  needsDescription,
  numberOf,
  rowOf,
  tableOf,
  typeOf,
  withMinus,
} from "./tile_data.js";

const MOST_SUGGESTIONS = 40;

/** @param {HTMLElement} element */
export function draw(element) {
  const number = numberOf(element);
  const { typed } = element.dataset;
  const value = find(element, ".ibid-keypad-value");
  write(value, typed ? withMinus(typed) : "?");
  value.toggleAttribute("data-empty", !typed);
  drawReason(element, number);
  drawSuggestions(element, number);
  drawLift(element, number);
  drawDescription(element, number);
}

// -- the reason ----------------------------------------------------------------------------------

/**
 * @param {HTMLElement} element
 * @param {number | null} number
 */
function drawReason(element, number) {
  const [words, tone] = reason(element, number);
  const line = find(element, ".reason");
  write(line, words);
  if (tone) line.dataset.tone = tone;
  else delete line.dataset.tone;
}

/**
 * Return a text of the form, with its values.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {Record<string, string>} values
 */
function text(element, name, values) {
  const texts = JSON.parse(element.dataset.words ?? "{}");
  return fill(texts[name] ?? "", values);
}

/**
 * Return what is known of a number, or why it cannot be entered.
 * @param {HTMLElement} element
 * @param {number | null} number
 * @returns {[words: string, tone: Tone]}
 */
function reason(element, number) {
  if (number === null) return [element.dataset.note ?? "", ""];
  const row = rowOf(element, number);
  if (row && row.why >= 0) return [tableOf(element).reasons[row.why], "warn"];
  if (row?.type && !("always" in element.dataset)) {
    const { type, price, says } = row;
    return [text(element, says ? "acts" : "tile", { type, price: String(price), says: says ?? "" }), ""];
  }
  if (needsDescription(element, number) && isInRange(element, number)) {
    if (row?.type) return [text(element, "known", { type: row.type, price: String(row.price) }), ""];
    return [text(element, "nobody", { number: withMinus(number) }), ""];
  }
  const { span, outside = "" } = element.dataset;
  const [lowest, highest] = (span ?? "").split(" ").map(Number);
  if (span && (number < lowest || number > highest)) return [outside.replace("{}", withMinus(number)), "warn"];
  return [text(element, "noSuch", { number: withMinus(number) }), "warn"];
}

// -- suggestions ---------------------------------------------------------------------------------

/**
 * @param {HTMLElement} element
 * @param {number | null} number
 */
function drawSuggestions(element, number) {
  const { rows, held } = tableOf(element);
  const { typed = "" } = element.dataset;
  /** @param {number} number @param {string} digits "1" begins 12 and −12, "-1" the latter alone */
  const isBegunBy = (number, digits) => [number, Math.abs(number)].some((each) => String(each).startsWith(digits));
  const fits = [...rows.values()].filter((row) => row.why < 0 && row.type && isBegunBy(row.number, typed));
  const isHeld = (/** @type {number} */ each) => Number(held.includes(each));
  fits.sort((one, two) => isHeld(two.number) - isHeld(one.number) || one.number - two.number);
  const shown = fits.slice(0, MOST_SUGGESTIONS).filter((row) => row.number !== number || fits.length > 1);
  const box = find(element, ".ibid-tiler-near");
  const key = shown.map((row) => row.number).join(" ");
  if (box.dataset.shows === key) return;
  box.dataset.shows = key;
  box.replaceChildren(...shown.map((row) => suggestion(element, row, held.includes(row.number))));
}

/**
 * @param {HTMLElement} element
 * @param {import("./tile_data.js").Row} row
 * @param {boolean} held
 */
function suggestion(element, { number, type, price }, held) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "ibid-tiler-chip";
  button.dataset.tileNumber = String(number);
  if (held) button.dataset.held = "";
  const numeral = document.createElement("b");
  numeral.textContent = withMinus(number);
  const cost = document.createElement("span");
  cost.textContent = withMinus(price);
  button.append(numeral, cost);
  const values = { number: withMinus(number), type: type ?? "", price: withMinus(price) };
  button.setAttribute("aria-label", text(element, "suggested", values));
  return button;
}

// -- a reason that can be lifted -----------------------------------------------------------------

/**
 * @param {HTMLElement} element
 * @param {number | null} number
 */
function drawLift(element, number) {
  const row = rowOf(element, number);
  const lift = find(element, "[data-tile-lift]");
  lift.hidden = !("liftable" in element.dataset && row?.soft);
  if (lift.hidden && row) delete element.dataset.lifted;
  lift.setAttribute("aria-pressed", String("lifted" in element.dataset));
}

// -- describing ----------------------------------------------------------------------------------

/**
 * @param {HTMLElement} element
 * @param {number | null} number
 */
function drawDescription(element, number) {
  const row = rowOf(element, number);
  const forbidden = row !== undefined && row.why >= 0;
  const wanted = needsDescription(element, number) && isInRange(element, number) && !forbidden;
  const open = find(element, ".ibid-tiler-open");
  open.hidden = !wanted;
  const [panel] = findAll(element, ".ibid-tiler-describe");
  if (!panel) return;
  const describing = wanted && element.dataset.step === "describe";
  panel.hidden = !describing;
  find(element, ".ibid-tiler-number").hidden = describing;
  if (!wanted) return;
  const values = { number: withMinus(number) };
  write(find(open, "span"), text(element, descriptionOf(element) ? "described" : "describe", values));
  write(find(panel, "h2"), text(element, "is", values));
  drawPanel(panel, element);
}

/**
 * @param {HTMLElement} panel
 * @param {HTMLElement} element
 */
function drawPanel(panel, element) {
  const { tiletype, tileprice, tileaction } = element.dataset;
  for (const each of findAll(panel, "[data-tile-type]")) press(each, each.dataset.tileType === tiletype);
  for (const each of findAll(panel, "[data-tile-price]")) press(each, each.dataset.tilePrice === tileprice);
  for (const each of findAll(panel, "[data-tile-action]")) press(each, each.dataset.tileAction === tileaction);
  const box = find(panel, ".ibid-tiler-actions");
  const actions = typeOf(element)?.[2] ?? [];
  box.hidden = !actions.length;
  if (!actions.length) return;
  write(find(box, '[data-tile-action="a"]'), actions[0]);
  write(find(box, '[data-tile-action="b"]'), actions[1]);
}

/**
 * @param {HTMLElement} button
 * @param {boolean} pressed
 */
function press(button, pressed) {
  button.setAttribute("aria-pressed", String(pressed));
}
