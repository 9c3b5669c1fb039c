// An excuse that is entered ahead of one's turn. It stays in this page: nothing of it is sent before it is laid.
import { changed, collect } from "../../../js/answer_forms.js";
import { closest, find, findAll, findInput, findInputs, write } from "../../../js/dom.js";
import { toast } from "../../../js/dialogs.js";
import { fill as fillText, listed } from "../../../js/words.js";

/** @typedef {{ beside?: string, claims: [string, boolean][], credibility?: string }} Entry */
/** @typedef {{ meantFor: string, entry: Entry, ready: boolean, sent: boolean, shown?: HTMLElement }} Kept */

/** @type {Kept | null} */
let kept = null;
/** @type {Record<string, string>} what the page says of an excuse: the form carries it */
let texts = {};
const place = document.getElementById("region-main");

/** @returns {HTMLElement | null} the form in which an excuse is entered ahead */
const ahead = () => document.getElementById("ahead");

/** @returns {HTMLElement | null} the claims in the form that lays an excuse */
const laying = () => document.querySelector("#answer .ididnt-make-claims");

// -- what was entered ----------------------------------------------------------------------------

/**
 * @param {HTMLElement} form
 * @returns {Entry}
 */
function read(form) {
  /** @type {[string, boolean][]} */
  const claims = [];
  for (const row of findAll(form, ".ididnt-claim")) {
    const said = findInputs(row, "input[type=radio]:checked")[0]?.value;
    const food = row.dataset.food ?? findInput(row, "input:not([type])").value.trim();
    if (said && food) claims.push([food, said === "yes"]);
  }
  const beside = findInputs(form, "[name=beside]:checked")[0]?.value;
  return { beside, claims, credibility: findInputs(form, "[data-credibility]:checked")[0]?.value };
}

/** @param {Entry} entry */
const isEmpty = ({ beside, claims, credibility }) => !beside && !claims.length && !credibility;

/** @param {HTMLElement} form */
function isComplete(form) {
  const { beside, credibility } = read(form);
  return Boolean(credibility) && (Boolean(beside) || !form.querySelector("[name=beside]"));
}

/**
 * Put what was entered ahead into the form that lays it.
 * @param {HTMLElement} form
 * @param {Entry} entry
 */
function fill(form, { beside, claims, credibility }) {
  for (const input of findInputs(form, "[name=beside]")) input.checked = input.value === beside;
  for (const [food, ate] of claims) {
    const row = rowOf(form, food);
    if (row) findInput(row, `input[value="${ate ? "yes" : "no"}"]`).checked = true;
  }
  for (const input of findInputs(form, "[data-credibility]")) input.checked = input.value === credibility;
}

/**
 * Return the row of a food; a new food is typed into an empty one.
 * @param {HTMLElement} form
 * @param {string} food
 */
function rowOf(form, food) {
  const known = findAll(form, ".ididnt-claim").find((row) => row.dataset.food === food);
  if (known) return known;
  const empty = findAll(form, ".ididnt-claim[data-new]").find((row) => !findInput(row, "input:not([type])").value);
  if (empty) findInput(empty, "input:not([type])").value = food;
  return empty;
}

/**
 * Return what the page calls a food.
 * @param {HTMLElement} form
 * @param {string} food
 */
function labelOf(form, food) {
  const row = findAll(form, ".ididnt-claim").find((each) => each.dataset.food === food);
  return row?.querySelector("strong")?.textContent ?? food;
}

/**
 * @param {string} name
 * @param {Record<string, string>} values
 */
const text = (name, values) => fillText(texts[name] ?? "", values);

/** @param {HTMLElement} form */
function inWords(form) {
  const { beside, claims, credibility } = read(form);
  const named = claims.map(([food, ate]) => text(ate ? "ate" : "denied", { food: labelOf(form, food) }));
  const said = listed(named) || texts.nothing;
  const main = beside && findInput(form, `[name=beside][value="${CSS.escape(beside)}"]`).dataset.label;
  return text("said", { said: main ? text("beside", { main, said }) : said, credibility: credibility ?? "" });
}

// -- what becomes of it --------------------------------------------------------------------------

/**
 * Forget what was entered ahead, and say why.
 * @param {HTMLElement | null} form
 * @param {string} [now] what an excuse would be meant for now
 */
function drop(form, now = "") {
  const before = kept;
  kept = null;
  if (!before || before.sent || isEmpty(before.entry)) return;
  const sameTurn = now.split("|")[0] === before.meantFor.split("|")[0];
  const words = texts[sameTurn ? "changed" : "wentOn"];
  const note = form?.querySelector(".ididnt-ahead-note");
  if (note) write(note, words);
  else toast(now ? words : texts.gone, "warn");
}

/** @param {HTMLElement} form */
function drawAhead(form) {
  texts = JSON.parse(form.dataset.words ?? "{}");
  for (const element of findAll(form, "[data-collect]")) collect(element);
  const button = /** @type {HTMLButtonElement} */ (find(form, "button[type=submit]"));
  button.disabled = !isComplete(form);
  write(button.querySelector(".says"), (button.disabled ? button.dataset.none : button.dataset.says) ?? "");
}

// The page shows another moment of the game: what was entered ahead is carried over, or dropped.
function update() {
  const [preparing, claims] = [ahead(), laying()];
  const answer = claims?.closest("form") ?? null;
  const now = preparing?.dataset.key ?? claims?.dataset.meantFor;
  if (kept && kept.meantFor !== now) drop(preparing, now);
  if (preparing) drawAhead(preparing);
  if (kept && answer && claims && kept.shown !== answer) {
    kept.shown = answer;
    fill(answer, kept.entry);
    changed(claims);
  }
  cover(preparing ?? answer);
}

/** @param {HTMLElement | null} form */
function cover(form) {
  document.body.toggleAttribute("data-excuse-ready", Boolean(kept?.ready && form));
  if (!form || !kept?.ready) return;
  write(form.querySelector("[data-ready-words]"), inWords(form));
}

// -- what is tapped ------------------------------------------------------------------------------

/** @param {Event} event */
function entered(event) {
  const form = closest(event, "#ahead");
  if (!form) return;
  write(form.querySelector(".ididnt-ahead-note"), "");
  kept = { meantFor: form.dataset.key ?? "", entry: read(form), ready: false, sent: false };
  drawAhead(form);
}

for (const type of ["input", "change"]) document.addEventListener(type, entered);

document.addEventListener("submit", (event) => {
  const form = closest(event, "#ahead");
  if (form) event.preventDefault();
  if (form && kept && isComplete(form)) kept.ready = true;
  if (kept && closest(event, "#answer")) kept.sent = true;
  update();
});

document.addEventListener("click", (event) => {
  if (!closest(event, "[data-change]") || !kept) return;
  kept.ready = false;
  update();
});

if (place) new MutationObserver(update).observe(place, { childList: true, subtree: true });
