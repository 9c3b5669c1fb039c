// The show on the board: plays a reveal moment by moment, in "beats".
// The server renders everything at once, with the beats between which each element is shown (data-start, data-end).
// This script sets the current beat; at rest the page is as after the last one.
import { drawBeat, kindsOfBeats, numberOnPage, ownSound, secondsOfBeats, winningBeat } from "./beats.js";
import { send } from "./connection.js";
import { closest, findAll, inBackground } from "./dom.js";
import { playBeat, soundOf } from "./sound.js";
import { local } from "./storage.js";

/** How many times as long a beat takes at each pace; at "manual" people advance, at "none" nothing is played. */
/** @type {Record<string, number>} */
const PACES = { brisk: 1, slow: 1.8, manual: Infinity, none: 0 };

const PRESSED = "label, input, .finale button, .finale a, dialog";

/** @type {number | null} the current beat, or null at rest */
let beat = null;
/** Return the beat that is shown now; null at rest. */
export const currentBeat = () => beat;
let timer = 0;
let paused = false;

/** @returns {number} */
function pace() {
  return PACES[local.get("companion.pace") ?? ""] ?? PACES.brisk;
}

document.addEventListener("change", (event) => {
  const input = closest(event, "#pace input");
  if (!(input instanceof HTMLInputElement)) return;
  local.set("companion.pace", input.value);
  if (beat !== null) {
    saveProgress();
    if (pace()) wait(secondsOfBeats()[beat]);
    else stop();
  }
  draw();
});
document.addEventListener("unpacked", showPace);

function showPace() {
  for (const input of findAll(document, "#pace input")) {
    if (input instanceof HTMLInputElement && PACES[input.value] === pace()) input.checked = true;
  }
}

// -- what phones wait for -------------------------------------------------------------------------

// Phones wait until the board reports that it has shown a reveal. It also reports how long the rest of it takes: that
// depends on its pace and on the words, so only the page that shows them knows it.

const BY_HAND = 15; // seconds that phones wait longer for people who advance by hand, each time that they do

/** @type {number | null} the number up to which reveals were shown; null on pages that play nothing */
let shown = null;
let plays = true;
let left = 0;
let dealing = false;

/**
 * Report that every reveal up to this number was shown here, or was there when the page opened.
 * @param {number} upTo
 * @param {number} [seconds] until the rest has been shown
 */
function reportShown(upTo, seconds = 0) {
  const playsNow = pace() > 0;
  if (upTo === shown && playsNow === plays && seconds === left) return;
  shown = upTo;
  plays = playsNow;
  left = seconds;
  sayShown();
}

/**
 * Report whether this board shows what to shuffle and deal now.
 * @param {boolean} yes
 */
export function saveDealing(yes) {
  if (yes === dealing) return;
  dealing = yes;
  sayShown();
}

function sayShown() {
  if (shown !== null) send({ shown, plays, left, dealing });
}

// Report again over a new connection.
document.addEventListener("connected", sayShown);

// -- what is shown -------------------------------------------------------------------------------

function draw() {
  const playing = numberOnPage() > 0 && beat !== null;
  const won = drawBeat(beat, { waits: paused || pace() === Infinity });
  for (const button of findAll(document, "[data-show-next], [data-show-again]")) {
    if (button instanceof HTMLButtonElement) button.disabled = playing === "showAgain" in button.dataset;
  }
  if (!playing || won) reportShown(number);
  else if (pace() === Infinity) saveProgress();
}

/** Report which beats are shown of a reveal, and that there are more. */
function saveProgress() {
  reportShown(Math.min(numberBeforeFirst() + (beat ?? 0), number - 1), leftToShow());
}

/** Return the seconds until the last beat, or until the winner has been shown. */
function leftToShow() {
  const rest = secondsOfBeats().slice(beat ?? 0, winningBeat() || undefined);
  const seconds = rest.reduce((sum, each) => sum + each, 0);
  return pace() === Infinity ? seconds + BY_HAND : Math.round(seconds * pace() * 10) / 10;
}

// -- playing -------------------------------------------------------------------------------------

/** @param {number} from the beat after which it begins */
function begin(from) {
  if (!pace() || inBackground()) return;
  beat = from;
  saveProgress(); // a reveal that was undone and is repeated is not shown yet
  // The game was ended after its last reveal was shown: the places follow at once.
  if (from && kindsOfBeats()[from] === "place") goOn();
  else wait(secondsOfBeats()[0]);
}

/** @param {number} seconds */
function wait(seconds) {
  clearTimeout(timer);
  if (!paused && pace() !== Infinity) timer = setTimeout(goOn, seconds * pace() * 1000);
}

function stop() {
  clearTimeout(timer);
  beat = null;
}

function goOn() {
  if (beat === null) return;
  const seconds = secondsOfBeats();
  beat += 1;
  if (beat >= seconds.length) stop();
  else {
    wait(seconds[beat]);
    playBeat(kindsOfBeats()[beat - 1], ownSound(beat));
  }
  draw();
  soundOf(); // the game may be over
}

/** The number of the show on the page, 0 for none. One that was there when the page was opened is not played. */
let number = 0;

/** The number that the reveal on the page would have before its first beat: each beat that phones wait for adds one. */
const numberBeforeFirst = () => number - (winningBeat() || kindsOfBeats().length);

function pageChanged() {
  const before = number;
  number = numberOnPage();
  if (number > before) {
    if (beat === null) begin(Math.max(0, before - numberBeforeFirst()));
    else saveProgress(); // there is more to show than before
  } else if (number < before) stop();
  draw();
}

document.addEventListener("click", (event) => {
  if (closest(event, "[data-show-again]")) {
    begin(0);
    draw();
  } else if (beat !== null && closest(event, "#region-stage, #show-says") && !closest(event, PRESSED)) goOn();
  const pause = closest(event, "[data-show-pause]");
  if (!(pause instanceof HTMLInputElement)) return;
  paused = pause.checked;
  if (paused) clearTimeout(timer);
  else if (beat !== null) wait(secondsOfBeats()[beat]);
  draw();
  if (event.detail) pause.blur(); // after a click, the space bar must go on, and not take the tick back
});

document.addEventListener(
  "keydown",
  (event) => {
    const isOk = event.key === "Enter" && event.target === document.body; // of a remote control
    if (beat === null || (event.key !== " " && !isOk) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    goOn();
  },
  true,
);

export function startShow() {
  showPace();
  number = numberOnPage();
  draw();
}

/** Play a new reveal on the page, and show morphed regions at the current beat. */
export { pageChanged as updateShow };
