// Points to bid: a slider, steps of one, and keys; all of them set the same field.
import { closest, find, findInput } from "../dom.js";

const KEYS = ".bid [data-key-step], .bid [data-key-digit], .bid [data-key-delete]";

/** @param {HTMLElement} bid */
const fieldOf = (bid) => findInput(bid, "[data-bid-value]");

/**
 * @param {HTMLElement} bid
 * @param {number} value
 */
function show(bid, value) {
  const field = fieldOf(bid);
  const most = Number(field.max);
  const points = Math.max(Number(field.min), Math.min(most, value));
  field.value = String(points);
  findInput(bid, "[type=range]").value = String(points);
  find(bid, "output").textContent = String(points);
  find(bid, "[data-left]").textContent = String(most - points);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * @param {HTMLElement} bid
 * @param {DOMStringMap} key
 */
function pressKey(bid, { keyStep, keyDigit }) {
  const field = fieldOf(bid);
  const now = Number(field.value);
  if (keyStep) show(bid, now + Number(keyStep));
  else if (keyDigit) {
    const next = now * 10 + Number(keyDigit);
    // A digit that does not fit behind the others begins a new number.
    show(bid, next <= Number(field.max) ? next : Number(keyDigit));
  } else show(bid, Math.floor(now / 10));
}

/** @param {HTMLElement} button that shows and hides the keys */
function toggleKeys(button) {
  /** @type {HTMLElement | null} */
  const bid = button.closest(".bid");
  if (!bid) return;
  const keys = find(bid, ".keypad");
  keys.hidden = !keys.hidden;
  button.setAttribute("aria-expanded", String(!keys.hidden));
}

document.addEventListener("input", (event) => {
  const slider = closest(event, ".bid [type=range]");
  /** @type {HTMLElement | null | undefined} */
  const bid = slider?.closest(".bid");
  if (bid && slider instanceof HTMLInputElement) show(bid, Number(slider.value));
});

document.addEventListener("click", (event) => {
  const opener = closest(event, ".bid [data-key-open]");
  if (opener) toggleKeys(opener);
  const key = closest(event, KEYS);
  const bid = key && closest(event, ".bid");
  if (bid) pressKey(bid, key.dataset);
});
