// Points to bid: steps of one, and keys; they set the same field, which is empty until one of them was tapped.
import { closest, find, findInput } from "../dom.js";

const KEYS = ".bid [data-key-set], .bid [data-key-step], .bid [data-key-digit]";
const MOST_DIGITS = 3;

/** @param {HTMLElement} bid */
const fieldOf = (bid) => findInput(bid, "[data-bid-value]");

/**
 * @param {HTMLElement} bid
 * @param {string} points as they were entered: none, or more than there are, cannot be sent
 */
function show(bid, points) {
  const field = fieldOf(bid);
  const most = Number(field.max);
  const left = most - Number(points);
  field.value = points;
  find(bid, "output").textContent = points || "?";
  const words = find(bid, ".bid-left");
  words.textContent = left < 0 ? `only ${most} left` : `${left} of ${most} left`;
  words.toggleAttribute("data-over", left < 0);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * @param {HTMLElement} bid
 * @param {number} points
 */
function step(bid, points) {
  const { min, max } = fieldOf(bid);
  show(bid, String(Math.max(Number(min), Math.min(Number(max), points))));
}

/**
 * Return what is entered after a key for a digit, or for taking one back; the first digit replaces what was there.
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
