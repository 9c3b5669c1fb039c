// The lobby on the board: its games and their options, and the connection doctor.
import { fetchHtml } from "./buttons.js";
import { command } from "./commands.js";
import { findById, toast } from "./dialogs.js";
import { closest, find, findAll, findInput, findInputs, inBackground, write } from "./dom.js";
import { sortable } from "./drag.js";
import { wholeNumber, written } from "./typed.js";
import { say } from "./words.js";

// -- game and options ----------------------------------------------------------------------------

/** @typedef {Record<string, unknown>} Options */

/**
 * The choice that is not acknowledged yet. It stays on the page: a region that was rendered before
 * the choice arrived does not have it.
 * @type {{ game: string, touched: string } | null}
 */
let chosen = null;
let unacknowledged = 0;
/** The options that the table has accepted. */
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
  return Math.min(Number(high), Math.max(Number(low), wholeNumber(typed) ?? wholeNumber(was) ?? 0));
}

/**
 * @param {HTMLElement} field
 * @param {number} number
 */
function writeCount(field, number) {
  const text = written(number);
  if (field instanceof HTMLInputElement) field.value = text;
  else field.textContent = text;
}

/**
 * If what was typed is no number that a count can be, say which ones it can be, and show the one that it is.
 * @param {HTMLElement} field
 */
function checkCount(field) {
  const { low, high } = field.dataset;
  if (!(field instanceof HTMLInputElement) || wholeNumber(field.value) === countOf(field)) return;
  writeCount(field, countOf(field));
  // No complaint: those go once the number is accepted.
  toast(say("it-can-be", { low: written(Number(low)), high: written(Number(high)) }));
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
 * @param {Options | "" | undefined} changed the options that were changed, or nothing if a different game was chosen
 */
async function pick(form, changed) {
  const game = findInput(form, "[name=game]:checked").value;
  const touched = changed ? JSON.parse(form.dataset.touched ?? "{}") : {};
  if (changed) Object.assign(touched, changed);
  if (!chosen) taken = form.dataset.touched ?? "{}";
  chosen = { game, touched: JSON.stringify(touched) };
  form.dataset.touched = chosen.touched; // the next change adds to it
  unacknowledged++;
  const ack = await command("choose_game", { game, options: touched });
  unacknowledged--;
  if (ack.ok) taken = JSON.stringify(touched);
  if (unacknowledged > 0) return;
  chosen = null;
  if (!ack.ok) undoChoice(form);
}

/**
 * Show the table's values again, after it refused a choice. Typed text stays, so that it can be corrected.
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
  if (field === document.activeElement && field.matches("textarea, [data-text], [data-count]")) return; // being typed
  if (field.matches("output") || "count" in field.dataset) writeCount(field, Number(value));
  else if (field instanceof HTMLTextAreaElement) field.value = [value].flat().join("\n");
  else if (!(field instanceof HTMLInputElement)) return;
  else if ("several" in field.dataset) field.checked = /** @type {string[]} */ (value).includes(field.value);
  else if ("text" in field.dataset) field.value = String(value);
  else field.checked = field.type === "checkbox" ? value === true : value === field.value;
}

/** Show the choice that is not acknowledged yet again. */
export function keepChoice() {
  expandAllOptions();
  const [form] = findAll(document, "[data-setup]");
  if (!form || !chosen) return;
  const game = findInput(form, `[name=game][value="${CSS.escape(chosen.game)}"]`);
  /** @type {Options} */
  const touched = JSON.parse(chosen.touched);
  // The table may have applied it before acknowledging it.
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
  if ("count" in event.target.dataset) checkCount(event.target);
  if (values) pick(form, JSON.parse(values));
  else pick(form, name && { [name]: readOptions(form)[name] });
});

// A button outside the form that sets options of the game that is chosen.
document.addEventListener("click", (event) => {
  const values = closest(event, "[data-pick]")?.dataset.pick;
  if (values) pick(find(document, "[data-setup]"), JSON.parse(values));
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

/** Show on the button whether all options are shown: a region that was rendered again does not have that. */
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
  command("reorder", { seats });
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

// -- greetings ------------------------------------------------------------------------------------

// Whoever says hello on their phone: their symbol hops, and their line says it. An animation of the script stays
// when the region is rendered again.
const noMotion = matchMedia("(prefers-reduced-motion: reduce)");
const HOP = [0, -0.6, 0, -0.3, 0].map((rows) => ({ transform: `translateY(${rows}em)` }));
const SHINE = [{}, { backgroundColor: "var(--surface-2)", offset: 0.2 }, {}];
const GREETED_FOR = 2500; // milliseconds

document.addEventListener("greeting", (event) => {
  if (!(event instanceof CustomEvent) || inBackground()) return;
  const [item] = findAll(document, `#seat-order > [data-seat="${CSS.escape(event.detail)}"]`);
  if (!item) return;
  item.animate(SHINE, GREETED_FOR);
  if (!noMotion.matches) find(item, ".mark").animate(HOP, { duration: 900, easing: "ease-in-out" });
  find(item, ".hello > span").animate([{ opacity: 1 }, { opacity: 1 }], GREETED_FOR);
});

// -- the connection doctor ------------------------------------------------------------------------

// A sign when a phone has reached this computer, the address in
// the QR code, and a code that joins the Wi-Fi.

const EVERY = 3000; // milliseconds between two requests
const RECENT = 60; // seconds after which it is shown in minutes

const { code } = document.body.dataset;
/** When the last phone came, in milliseconds of this page; null if none has come. @type {number | null} */
let came = null;
let timer = 0;

const signs = () => findAll(document, "[data-connect-sign]").filter((each) => each.getClientRects().length > 0);

// Help is hidden until people have had time to scan the code, and shown at once from then on.
const HELP_AFTER = 30000; // milliseconds after the page was opened
const isEarly = () => performance.now() < HELP_AFTER && came === null;
function showHelp() {
  for (const help of findAll(document, "[data-help][data-early]")) help.toggleAttribute("data-early", isEarly());
}
setTimeout(showHelp, HELP_AFTER);

/** @param {number} seconds */
function ago(seconds) {
  if (seconds < 2) return say("phone-just-now");
  if (seconds < RECENT) return say("phone-seconds-ago", { n: seconds });
  const minutes = Math.floor(seconds / RECENT);
  return say("phone-minutes-ago", { n: minutes });
}

function draw() {
  showHelp();
  for (const sign of signs()) {
    sign.toggleAttribute("data-reached", came !== null);
    if (came !== null) write(sign, ago(Math.round((performance.now() - came) / 1000)));
  }
}

async function look() {
  if (!signs().length) stop();
  if (inBackground() || !timer) return;
  const answer = await fetch(`/connect/${code}/sign`).catch(() => null);
  if (answer && !answer.ok) stop(); // the table is gone, or others here guess codes
  if (!answer?.ok) return;
  /** @type {{ seconds: number | null }} */
  const { seconds } = await answer.json();
  came = seconds === null ? null : performance.now() - seconds * 1000;
  draw();
}

function stop() {
  clearInterval(timer);
  timer = 0;
}

/** @param {HTMLElement} button */
async function choose(button) {
  const body = new URLSearchParams({ url: button.dataset.way ?? "" });
  const html = await fetchHtml(`/connect/${code}/address`, "bad", { method: "POST", body });
  if (html === null) return;
  find(document, "#connect-body").innerHTML = html;
  toast(say("code-leads-there"));
  look();
}

/** @param {HTMLFormElement} form */
async function showWifi(form) {
  const dialog = find(document, "#connect-body");
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`/connect/${code}/wifi`, { method: "POST", body }).catch(() => null);
  const said = answer ? await answer.text() : say("no-connection-to-the-table");
  const codes = find(dialog, "[data-wifi-codes]");
  codes.hidden = !answer?.ok;
  write(find(dialog, "[data-wifi-said]"), answer?.ok ? "" : said);
  if (answer?.ok) find(dialog, "[data-wifi-code]").innerHTML = said;
}

document.addEventListener("click", (event) => {
  const way = closest(event, "[data-way]");
  if (way) choose(way);
});
document.addEventListener("submit", (event) => {
  const form = closest(event, "form[data-wifi]");
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  showWifi(form);
});

/** Check for a phone from time to time, as long as the sign is visible. */
export function watchForPhones() {
  showHelp(); // a region that was rendered again is without it
  if (!code || timer || !document.querySelector("[data-connect-sign]")) return;
  timer = setInterval(look, EVERY);
  look();
}

// The doctor's dialog has a sign of its own. Its content is fetched just before it opens.
const dialog = findById("connect-body");
if (dialog) new MutationObserver(() => setTimeout(watchForPhones)).observe(dialog, { childList: true });
