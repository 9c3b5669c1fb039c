// The board's nudge: tap a player that the table waits for to ring their phone. After a while the board offers this.
import { openFormDialog } from "./buttons.js";
import { command } from "./commands.js";
import { close, toast } from "./dialogs.js";
import { closest, contentOf, findAll, unpack } from "./dom.js";
import { data } from "./regions.js";

// The most people that are offered, once the table has waited only for them for this long.
const OFFERED = 3;
const OFFER_AFTER = 45000; // milliseconds
let waitsFor = "";
let since = 0;
let timer = 0;

/** @param {string} seat */
const hasSealed = (seat) =>
  document.querySelector(`[data-submission="${CSS.escape(seat)}"][data-state="sealed"]`) !== null;

/** Mark where a tap opens the question about a player: their place, their name, their score. */
export function markAsked() {
  offerNudges();
  for (const old of findAll(document, "[data-about]")) delete old.dataset.about;
  for (const [seat, key] of Object.entries(data.asks ?? {})) {
    const name = CSS.escape(seat);
    if (hasSealed(seat)) continue;
    const places = `#place-${name}, #score-board-${name}, [data-names] [data-submission="${name}"]`;
    for (const element of findAll(document, places)) element.dataset.about = key;
  }
}

function offerNudges() {
  clearTimeout(timer);
  const [place] = findAll(document, "[data-nudges]");
  const buttons = place ? findAll(contentOf(place), "[data-ring]") : [];
  const late = buttons.filter(({ dataset }) => !hasSealed(dataset.ring ?? ""));
  const now = [place?.dataset.nudges, ...late.map(({ dataset }) => dataset.ring)].join(" ");
  // The time of a playback on the board is not counted, because nobody can answer then.
  if (now !== waitsFor || "playingOut" in document.body.dataset) since = performance.now();
  waitsFor = now;
  const left = since + OFFER_AFTER - performance.now();
  const offers = left <= 0 && late.length <= OFFERED;
  if (place && offers) unpack(place);
  if (place) place.hidden = !offers;
  for (const button of buttons) button.hidden = !offers || !late.includes(button);
  // Browsers cut fractions of a millisecond off, and would ring too early.
  if (late.length && left > 0) timer = setTimeout(offerNudges, Math.ceil(left));
}

document.addEventListener("submissions", markAsked);

/** @param {HTMLElement} button */
async function ring(button) {
  const ack = await command("ring", { seat: button.dataset.ring });
  if (!ack.ok) return;
  close(button.closest("dialog"));
  toast(button.dataset.toast ?? "");
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-ring]");
  if (button) ring(button);
  const asked = closest(event, "[data-about]");
  if (!asked || closest(event, "button, a, input, label") || "playingOut" in document.body.dataset) return;
  openFormDialog("ask", asked.dataset.about ?? "");
});
