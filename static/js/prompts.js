// The kinds of prompt with behaviour of their own. A list in an order is in order.js; those of a single game are in
// the game's static/pad.js.
import { changed, collect, collectors, explain } from "./answer_forms.js";
import { closest, find, findAll, findInput, findInputs, write } from "./dom.js";
import { wholeNumber, written } from "./typed.js";
import { say } from "./words.js";

// -- points to bid --------------------------------------------------------------------------------

// Steps of one, and keys: they set the same field, which is empty until one of them was tapped.

const KEYS = ".bid [data-key-set], .bid [data-key-step], .bid [data-key-digit]";
const MOST_DIGITS = 3;

/** @param {HTMLElement} bid */
const fieldOf = (bid) => findInput(bid, "[data-bid-value]");

/**
 * @param {HTMLElement} bid
 * @param {string} points as entered; an empty value, or more than there are, cannot be sent
 */
function show(bid, points) {
  const field = fieldOf(bid);
  field.value = points;
  display(bid);
  changed(field);
}

// Also while something else of the form is missing, which is collected before it.
/** @param {HTMLElement} bid */
function display(bid) {
  const { value: points, max } = fieldOf(bid);
  const left = Number(max) - Number(points);
  find(bid, "output").textContent = points || "?";
  const rest = find(bid, ".bid-left");
  write(rest, left < 0 ? say("only-left", { n: Number(max) }) : say("left", { n: left, all: Number(max) }));
  rest.toggleAttribute("data-over", left < 0);
}

collectors.bid = (bid) => {
  display(bid);
  const { value: points, min, max } = fieldOf(bid);
  const left = Number(max) - Number(points);
  return points && Number(points) >= Number(min) && left >= 0 ? points : null;
};

/**
 * @param {HTMLElement} bid
 * @param {number} points
 */
function step(bid, points) {
  const { min, max } = fieldOf(bid);
  show(bid, String(Math.max(Number(min), Math.min(Number(max), points))));
}

/**
 * Return the entered points after a digit key or the backspace key; the first digit replaces the previous value.
 * @param {HTMLElement} bid
 * @param {string} key
 */
function typed(bid, key) {
  const { value } = fieldOf(bid);
  if (key === "delete") return value.slice(0, -1);
  const before = "typing" in bid.dataset && value !== "0" ? value : "";
  return (before + key).slice(0, MOST_DIGITS);
}

/**
 * @param {HTMLElement} bid
 * @param {DOMStringMap} key
 */
function pressKey(bid, { keySet, keyStep, keyDigit }) {
  const now = Number(fieldOf(bid).value);
  if (keySet) show(bid, keySet);
  if (keyStep) step(bid, now + Number(keyStep));
  if (keyDigit) show(bid, typed(bid, keyDigit));
  bid.toggleAttribute("data-typing", keyDigit !== undefined);
}

/** @param {HTMLElement} button that shows and hides the keys */
function toggleKeys(button) {
  const keys = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (!keys) return;
  keys.hidden = !keys.hidden;
  button.setAttribute("aria-expanded", String(!keys.hidden));
}

document.addEventListener("click", (event) => {
  const opener = closest(event, ".bid [data-key-open]");
  if (opener) toggleKeys(opener);
  const key = closest(event, KEYS);
  const bid = key && closest(event, ".bid");
  if (bid) pressKey(bid, key.dataset);
});

// -- one of several things ------------------------------------------------------------------------

// Which one is open is a checked radio, so that a redraw keeps it.

collectors.either = (element) => {
  const [branch] = findInputs(element, ".branch-pick:checked");
  if (!branch?.value || !branch.parentElement) return null;
  const section = find(branch.parentElement, `#${CSS.escape(branch.id)} ~ .branch-section`);
  if ("confirm" in section.dataset) return { [branch.value]: "yes" };
  const [inner] = findAll(section, "[data-collect]");
  const value = inner ? collect(inner) : pickedIn(section);
  return value === null ? null : { [branch.value]: value };
};

/** @param {HTMLElement} section */
function pickedIn(section) {
  const picked = findInputs(section, "input, select").find((each) => each.type !== "radio" || each.checked);
  return picked?.value || null;
}

// The page stores which branch is open: what else is shown depends on it.
document.addEventListener("redraw", (event) => {
  if (!(event.target instanceof HTMLFormElement) || event.target.id !== "answer") return;
  const [branch] = findInputs(event.target, ".either:not([data-amending]) .branch-pick:checked");
  if (branch?.value) document.body.dataset.branch = branch.value;
});

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-check]");
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  const radio = document.getElementById(button.dataset.check ?? "");
  if (!(radio instanceof HTMLInputElement)) return;
  radio.checked = true;
  changed(radio);
  scrollTo({ top: 0 });
});

// -- a number that is typed ------------------------------------------------------------------------

// It is typed into a field for text: a wheel or an arrow key changes nothing. The reason against it is shown at once,
// and the button says which number it sends.

/**
 * Return why a number cannot be entered, or nothing.
 * @param {HTMLElement} element
 * @param {number | null} number
 */
function objection(element, number) {
  const { low = "", high = "", reasons = "{}" } = element.dataset;
  if (number === null || number < Number(low) || number > Number(high)) {
    return say("it-can-be", { low: written(Number(low)), high: written(Number(high)) });
  }
  return JSON.parse(reasons)[number] ?? "";
}

collectors.typed = (element) => {
  const { value } = findInput(element, "input");
  const number = wholeNumber(value);
  const why = value.trim() ? objection(element, number) : "";
  explain(element, why);
  if (number === null || why) return null;
  const form = element.closest("form");
  if (form && !element.dataset.field) form.dataset.label = written(number);
  return number;
};

// The keys under such a field, where a card of a long deck is entered.
document.addEventListener("click", (event) => {
  const key = closest(event, "[data-key-type]");
  const element = key && closest(event, '[data-collect="typed"]');
  if (!element) return;
  const field = findInput(element, "input");
  const { keyType = "" } = key.dataset;
  const { high = "" } = element.dataset;
  field.value = keyType === "delete" ? field.value.slice(0, -1) : (field.value + keyType).slice(0, high.length);
  changed(field);
});
