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

// Phones wait as long as people advance by hand, and not much longer: as in companion/tables/playback.py.
const BY_HAND = 20;
const paceForPhones = () => Math.min(pace(), BY_HAND);

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

// Phones wait until the board reports that it has shown a playback. It also reports how long the rest of it takes:
// that depends on the words, so only the page that shows them knows it.

/** @type {number | null} the last playback that was shown; null on pages that play nothing */
let shown = null;
let paceShown = 1;
/** @type {number | undefined} */
let secondsLeft;
let dealing = false;

/**
 * Report that every playback up to this number was shown here, or was there when the page opened.
 * @param {number} number
 * @param {number} paceHere factor of the ordinary duration of each step; 0 for all at once
 * @param {number} [left] seconds until the rest has been shown, where it goes on by itself
 */
function reportShown(number, paceHere, left) {
  if (number === shown && paceHere === paceShown && left === secondsLeft) return;
  shown = number;
  paceShown = paceHere;
  secondsLeft = left;
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
  if (shown !== null) send({ shown, pace: paceShown, dealing, left: secondsLeft });
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
  if (!playing || won) reportShown(number, paceForPhones());
  else if (pace() === Infinity) saveProgress();
}

/** Report that there is more to show, and at which beat people are who advance by hand. */
function saveProgress() {
  const seen = number - (number % BEATS_A_PAGE) + (beat ?? 0);
  if (pace() === Infinity) reportShown(Math.min(seen, number - 1), paceForPhones());
  else reportShown(number - 1, paceForPhones(), leftToShow());
}

/** Return the seconds until the last beat, or until the winner has been shown. */
function leftToShow() {
  const rest = secondsOfBeats().slice(beat ?? 0, winningBeat() || undefined);
  return Math.round(rest.reduce((sum, each) => sum + each, 0) * pace() * 10) / 10;
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
const BEATS_A_PAGE = 1000; // as in rules/engine/game.py

function pageChanged() {
  const before = number;
  number = numberOnPage();
  if (number > before) {
    const samePage = Math.floor(number / BEATS_A_PAGE) === Math.floor(before / BEATS_A_PAGE);
    if (beat === null) begin(samePage ? before % BEATS_A_PAGE : 0);
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
