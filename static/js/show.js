// The show on the board: what was just turned over is played moment by moment ("beats").
// The server draws everything at once, with the beats between which each thing is seen (data-start, data-end).
// This script says which beat it is now; at rest all is as after the last one.
import { closest, find, findAll, write } from "./dom.js";
import { saveShown } from "./playback.js";
import { play, soundOf } from "./sound.js";

/** The sound of each kind of beat; the others are silent. @type {Record<string, string>} */
const SOUNDS = {
  challenge: "challenge",
  turn: "turn",
  match: "match",
  take: "take",
  pay: "bill",
  catch: "tip",
  truth: "truth",
  lie: "lie",
  eat: "eaten",
  bid: "turn",
  skip: "knock",
  strike: "knock",
};

/** How much longer each beat takes at a pace; at "manual" people go on, at "none" nothing is played. */
/** @type {Record<string, number>} */
const PACES = { brisk: 1, slow: 1.8, manual: Infinity, none: 0 };
const HINT = '<span class="show-hint"><kbd>space</kbd> or tap to go on</span>';

const PRESSED = "label, input, .finale button, .finale a, dialog";

/** @type {number | null} the beat that is seen, or null at rest */
let beat = null;
let timer = 0;
let paused = false;

const findShow = () => document.getElementById("show");
const numberOnPage = () => Number(findShow()?.dataset.number ?? 0);
/** @returns {number[]} how long it is until the first beat, and then each */
const secondsOfBeats = () => JSON.parse(findShow()?.dataset.seconds ?? "[]");

/** @returns {number} */
function pace() {
  return PACES[localStorage.getItem("companion.pace") ?? ""] ?? PACES.brisk;
}

document.addEventListener("change", (event) => {
  const input = closest(event, "#pace input");
  if (!(input instanceof HTMLInputElement)) return;
  localStorage.setItem("companion.pace", input.value);
  if (beat === null) return;
  if (pace()) wait(secondsOfBeats()[beat]);
  else stop();
  draw();
});

function showPace() {
  for (const input of findAll(document, "#pace input")) {
    if (input instanceof HTMLInputElement && PACES[input.value] === pace()) input.checked = true;
  }
}

// -- what is shown -------------------------------------------------------------------------------

/**
 * @param {DOMStringMap} dataset of something that is seen from one beat to another
 * @param {number} now
 */
function phase({ start, end }, now) {
  if (now < Number(start)) return "before";
  return end && now >= Number(end) ? "after" : "on";
}

/**
 * @param {string} name
 * @param {boolean} on
 */
function flag(name, on) {
  if (on === name in document.body.dataset) return;
  if (on) document.body.dataset[name] = "";
  else delete document.body.dataset[name];
}

function draw() {
  const show = findShow();
  const playing = show !== null && beat !== null;
  const now = playing && beat !== null ? beat : Infinity;
  // At the end of a game it is told, one after the other, who came where: from a beat on, until one says who has won.
  const closing = playing && now >= Number(show.dataset.closing ?? Infinity);
  const won = now >= Number(show?.dataset.won ?? Infinity);
  for (const each of findAll(document, "#region-stage [data-start]")) {
    const seen = phase(each.dataset, now);
    if (each.dataset.phase !== seen) each.dataset.phase = seen;
  }
  flag("playingOut", playing && !closing);
  flag("closing", closing);
  flag("untold", closing && !won);
  for (const button of findAll(document, "[data-show-next], [data-show-again]")) {
    if (button instanceof HTMLButtonElement) button.disabled = playing === "showAgain" in button.dataset;
  }
  drawScores(now);
  tell(playing ? now : null);
  if (show && (!playing || won)) saveShown(number);
}

/**
 * Show the scores as they stood at a beat.
 * @param {number} now
 */
function drawScores(now) {
  /** @type {Record<string, string[][]>} */
  const scores = JSON.parse(findShow()?.dataset.scores ?? "{}");
  for (const [seat, steps] of Object.entries(scores)) {
    const cells = steps[Math.min(now, steps.length - 1)];
    findAll(document, `#region-scores tr[id$="-${seat}"] td`).forEach((cell, nth) => {
      if (cell.textContent === cells[nth]) return;
      write(cell, cells[nth]);
      cell.toggleAttribute("data-new", beat !== null);
    });
  }
}

/**
 * Tell what was decided up to a beat, over the headline of what comes after it.
 * @param {number | null} now
 */
function tell(now) {
  let box = document.getElementById("show-says");
  if (now === null) return box?.remove();
  if (!box) {
    box = document.createElement("section");
    box.id = "show-says";
    box.className = "board-ruling";
    box.innerHTML = `<div id="show-words" aria-live="polite"></div>${HINT}`;
    document.getElementById("frame")?.append(box);
  }
  find(box, ".show-hint").hidden = !paused && pace() !== Infinity;
  const told = findAll(document, "#region-stage [data-told]").filter((each) => Number(each.dataset.told) <= now);
  const words = told.length ? told[told.length - 1].innerHTML : "";
  const shown = find(box, "#show-words");
  if (shown.innerHTML !== words) shown.innerHTML = words;
}

// -- playing -------------------------------------------------------------------------------------

/** @param {number} from the beat after which it begins */
function begin(from) {
  if (!pace()) return;
  saveShown(number - 1); // what was undone and is turned over again is not shown yet
  beat = from;
  wait(secondsOfBeats()[0]);
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
    /** @type {string[]} */
    const kinds = JSON.parse(findShow()?.dataset.kinds ?? "[]");
    play(SOUNDS[kinds[beat - 1]]);
  }
  draw();
  soundOf(); // the game may be over
}

/** The number of the show on the page, 0 for none. What was there when the page was opened is not played. */
let number = 0;
const BEATS_A_PAGE = 1000; // as in rules/engine/game.py

function pageChanged() {
  const before = number;
  number = numberOnPage();
  if (number > before) {
    const samePage = Math.floor(number / BEATS_A_PAGE) === Math.floor(before / BEATS_A_PAGE);
    if (beat === null) begin(samePage ? before % BEATS_A_PAGE : 0);
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
    if (beat === null || event.key !== " " || document.querySelector("dialog[open]")) return;
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
  saveShown(number);
}

/** Play what is new on the page, and show what has been morphed into it as it is at this beat. */
export { pageChanged as updateShow };
