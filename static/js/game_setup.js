// The lobby on the board: which game, its options, and who sits where.
import { command } from "./commands.js";
import { closest, find, findAll, findInput, findInputs } from "./dom.js";
import { sortable } from "./drag.js";

// -- game and options ----------------------------------------------------------------------------

/** @typedef {Record<string, unknown>} Options */

/**
 * What was chosen and is not acknowledged yet. It stays on the page: a region that was rendered
 * before the choice arrived does not know it.
 * @type {{ game: string, touched: string } | null}
 */
let chosen = null;
let unacknowledged = 0;
/** The options that the table has taken. */
let taken = "{}";

/**
 * @param {HTMLElement} form
 * @returns {Options}
 */
function readOptions(form) {
  /** @type {Options} */
  const options = {};
  for (const field of findAll(form, "[data-name]")) {
    const { name = "" } = field.dataset;
    if (field.matches("output") || "count" in field.dataset) options[name] = countOf(field);
    else if (field instanceof HTMLTextAreaElement) options[name] = field.value;
    else if (field instanceof HTMLInputElement) readInput(options, name, field);
  }
  return options;
}

/**
 * Return the number of a count: one that a stepper shows, or that was typed where there are many.
 * @param {HTMLElement} field
 */
function countOf(field) {
  const { low, high } = field.dataset;
  const typed = field instanceof HTMLInputElement ? field.value : (field.textContent ?? "");
  const was = field instanceof HTMLInputElement ? field.defaultValue : typed;
  const [number, before] = [typed, was].map((text) => (text.trim() ? Number(text.replace("−", "-")) : NaN));
  return Math.min(Number(high), Math.max(Number(low), Number.isInteger(number) ? number : before));
}

/**
 * @param {HTMLElement} field
 * @param {number} number
 */
function writeCount(field, number) {
  const text = String(number).replace("-", "−");
  if (field instanceof HTMLInputElement) field.value = text;
  else field.textContent = text;
}

/**
 * @param {Options} options
 * @param {string} name
 * @param {HTMLInputElement} input
 */
function readInput(options, name, input) {
  if ("several" in input.dataset) {
    const values = /** @type {string[]} */ (options[name] ?? []);
    options[name] = input.checked ? [...values, input.value] : values;
  } else if ("text" in input.dataset) options[name] = input.value;
  else if (input.type === "checkbox") options[name] = input.checked;
  else if (input.checked) options[name] = input.value;
}

/**
 * @param {HTMLElement} form
 * @param {Options | "" | undefined} changed the options that were changed, or nothing where another game was chosen
 */
async function pick(form, changed) {
  const game = findInput(form, "[name=game]:checked").value;
  const touched = changed ? JSON.parse(form.dataset.touched ?? "{}") : {};
  if (changed) Object.assign(touched, changed);
  if (!chosen) taken = form.dataset.touched ?? "{}";
  chosen = { game, touched: JSON.stringify(touched) };
  form.dataset.touched = chosen.touched; // the next change adds to it
  unacknowledged++;
  const ack = await command("pick", { game, options: touched });
  unacknowledged--;
  if (ack.ok) taken = JSON.stringify(touched);
  if (unacknowledged > 0) return;
  chosen = null;
  if (!ack.ok) undoChoice(form);
}

/**
 * Show again what the table has, which did not take what was chosen. What is typed stays, to be mended.
 * @param {HTMLElement} form
 */
function undoChoice(form) {
  form.dataset.touched = taken;
  for (const input of findInputs(form, "[type=radio], [type=checkbox]")) input.checked = input.defaultChecked;
}

/**
 * Whether some options have the same values in both.
 * @param {Options} some
 * @param {Options} all
 */
function isIn(some, all) {
  return Object.entries(some).every(([name, value]) => JSON.stringify(all[name]) === JSON.stringify(value));
}

/**
 * Write the value of an option into a field of it.
 * @param {HTMLElement} field
 * @param {unknown} value
 */
function writeField(field, value) {
  if (field === document.activeElement && field.matches("textarea, [data-text], [data-count]")) return; // it is typed in
  if (field.matches("output") || "count" in field.dataset) writeCount(field, Number(value));
  else if (field instanceof HTMLTextAreaElement) field.value = [value].flat().join("\n");
  else if (!(field instanceof HTMLInputElement)) return;
  else if ("several" in field.dataset) field.checked = /** @type {string[]} */ (value).includes(field.value);
  else if ("text" in field.dataset) field.value = String(value);
  else field.checked = field.type === "checkbox" ? value === true : value === field.value;
}

/** Show again what was chosen and is not acknowledged yet. */
export function keepChoice() {
  expandAllOptions();
  const [form] = findAll(document, "[data-setup]");
  if (!form || !chosen) return;
  const game = findInput(form, `[name=game][value="${CSS.escape(chosen.game)}"]`);
  /** @type {Options} */
  const touched = JSON.parse(chosen.touched);
  // The table may have written it before it acknowledges it.
  if (game.checked && isIn(touched, JSON.parse(form.dataset.touched ?? "{}"))) return;
  game.checked = true;
  form.dataset.touched = chosen.touched;
  for (const field of findAll(form, "[data-name]")) {
    const { name = "" } = field.dataset;
    if (name in touched) writeField(field, touched[name]);
  }
  for (const choice of findInputs(form, "[data-form]")) {
    const values = JSON.parse(choice.dataset.form ?? "{}");
    if (Object.keys(values).every((name) => name in touched)) choice.checked = isIn(values, touched);
  }
}

document.addEventListener("change", (event) => {
  const form = closest(event, "[data-setup]");
  if (!form || !(event.target instanceof HTMLElement)) return;
  const { form: values, name } = event.target.dataset;
  if (values) pick(form, JSON.parse(values));
  else pick(form, name && { [name]: readOptions(form)[name] });
});

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-setup] [data-step]");
  const form = button?.closest("form");
  if (!button?.parentElement || !form) return;
  const count = find(button.parentElement, "output, [data-count]");
  const { low, high, name } = count.dataset;
  const value = countOf(count) + Number(button.dataset.step);
  writeCount(count, Math.min(Number(high), Math.max(Number(low), value)));
  if (name) pick(form, { [name]: readOptions(form)[name] });
});

// -- all options, on a screen of their own -----------------------------------------------------------

/** @param {boolean} all */
function showAllOptions(all) {
  document.documentElement.classList.toggle("all-options", all);
  expandAllOptions();
}

/** Say on the button whether all options are shown: a region that was rendered again does not know it. */
function expandAllOptions() {
  const all = document.documentElement.classList.contains("all-options");
  const [button] = findAll(document, "button[data-all-options]");
  if (button) button.setAttribute("aria-expanded", String(all));
  else if (all) document.documentElement.classList.remove("all-options");
}

document.addEventListener("click", (event) => {
  const button = closest(event, "button[data-all-options]");
  if (button) showAllOptions(button.getAttribute("aria-expanded") !== "true");
});

document.addEventListener("keydown", (event) => {
  const shown = document.documentElement.classList.contains("all-options");
  if (event.key === "Escape" && shown && !document.querySelector("dialog[open]")) showAllOptions(false);
});

// -- who sits where ------------------------------------------------------------------------------

const sendOrder = () => {
  const seats = findAll(document, "#seat-order > [data-seat]").map((item) => item.dataset.seat);
  command("order", { seats });
};

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-sortable] [data-move]");
  const item = button?.closest("li");
  if (!button || !item) return;
  const forward = Number(button.dataset.move) > 0;
  const other = forward ? item.nextElementSibling : item.previousElementSibling;
  if (!(other instanceof HTMLElement) || !other.dataset.seat) return;
  if (forward) other.after(item);
  else other.before(item);
  sendOrder();
});

sortable("[data-sortable]", "li[data-seat]", sendOrder);
