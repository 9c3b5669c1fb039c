// What a phone that waits sends to the boards. Nothing answers to it, and it is not sent again later.
import { post } from "./commands.js";
import { send } from "./connection.js";
import { closest } from "./dom.js";

const PAUSE = 1200; // milliseconds: the table takes one a second from each phone
const STRAY = 400; // milliseconds: a tap elsewhere, so soon, was meant for a row that has just gone

let sent = -PAUSE;
let tapped = -PAUSE;

/** @param {HTMLElement} button */
function react(button) {
  const message = { react: button.dataset.react };
  if (!send(message)) post(message);
  button.setAttribute("aria-disabled", "true");
  setTimeout(() => button.removeAttribute("aria-disabled"), PAUSE);
}

/** @param {Event} event */
function tap(event) {
  const row = closest(event, ".reactions");
  const now = performance.now();
  if (!row && now - tapped > STRAY) return;
  event.preventDefault();
  event.stopPropagation();
  if (!row) return;
  tapped = now;
  const button = closest(event, "[data-react]");
  if (!button || now - sent < PAUSE) return;
  sent = now;
  react(button);
}

// The row hears of a tap before the sheet that it may be on: that one closes at each tap.
document.addEventListener("click", tap, true);
