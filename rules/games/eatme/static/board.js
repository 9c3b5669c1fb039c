// Eat Me on the board: a round that was just revealed is played out card by card.
// The server draws all steps; this script says which one is seen now. At rest it is the last.
import { closest, findAll, write } from "../../../js/dom.js";

const FIRST_STEP = 2200; // milliseconds
const EACH_STEP = 3400; // milliseconds

/** @type {number | null} the step that is seen, or null at rest */
let step = null;
let timer = 0;
let paused = false;

const findRing = () => document.getElementById("ring");
const stepCount = () => Number(findRing()?.dataset.steps);
const roundOnPage = () => findRing()?.dataset.round ?? "";

// -- what is shown -------------------------------------------------------------------------------

/**
 * @param {DOMStringMap} dataset of something that is seen from one step to another
 * @param {number} now
 */
function phase({ start, end }, now) {
  if (now < Number(start)) return "before";
  return end && now >= Number(end) ? "after" : "on";
}

/**
 * Set or remove an attribute data-name. The page is observed, so nothing is set that is so already.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {boolean} yes
 */
function mark(element, name, yes) {
  if (yes === name in element.dataset) return;
  if (yes) element.dataset[name] = "";
  else delete element.dataset[name];
}

function draw() {
  const scene = document.getElementById("scene");
  if (!scene || !findRing()) return;
  const playing = step !== null;
  const now = step ?? stepCount() + 1;
  for (const each of findAll(scene, "[data-start]")) {
    const seen = phase(each.dataset, now);
    if (each.dataset.phase !== seen) each.dataset.phase = seen;
  }
  mark(scene, "playing", playing);
  mark(document.body, "playingOut", playing);
  drawScores(now);
  drawWords(scene, playing ? now : null);
  enable(scene, "[data-ring-next]", playing);
  enable(scene, "[data-ring-again]", !playing);
}

/**
 * Show the scores as they stood at a step: the bid points left, and the points.
 * @param {number} now
 */
function drawScores(now) {
  /** @type {Record<string, [number, number][]>} */
  const scores = JSON.parse(findRing()?.dataset.scores ?? "{}");
  for (const [seat, steps] of Object.entries(scores)) {
    const row = document.getElementById(`score-board-${seat}`);
    const [left, points] = steps[Math.min(now, steps.length - 1)];
    write(row?.querySelector("td:not(.total)") ?? null, String(left));
    write(row?.querySelector(".total") ?? null, String(points));
  }
  drawPlaces();
}

/** Mark who is ahead by the totals that are shown; who cannot win has place 0, and keeps it. */
function drawPlaces() {
  const rows = findAll(document, "#scores tr[data-place]").filter((row) => row.dataset.place !== "0");
  const totals = rows.map((row) => Number(row.querySelector(".total")?.textContent));
  rows.forEach((row, index) => {
    const place = String(1 + totals.filter((total) => total > totals[index]).length);
    if (row.dataset.place !== place) row.dataset.place = place;
  });
}

/**
 * Show what was decided at a step, over the headline of what comes after the round.
 * @param {HTMLElement} scene
 * @param {number | null} now
 */
function drawWords(scene, now) {
  const words = now === null ? null : scene.querySelector(`.step[data-start="${now}"] > .step-says`);
  let shown = document.getElementById("replay-says");
  if (!words) return shown?.remove();
  if (!shown) {
    shown = document.createElement("section");
    shown.id = "replay-says";
    shown.className = "board-ruling replay-says";
    shown.setAttribute("aria-live", "polite");
    document.getElementById("frame")?.append(shown);
  }
  if (shown.innerHTML !== words.innerHTML) shown.innerHTML = words.innerHTML;
}

/**
 * @param {HTMLElement} scene
 * @param {string} selector
 * @param {boolean} yes
 */
function enable(scene, selector, yes) {
  /** @type {HTMLButtonElement | null} */
  const button = scene.querySelector(selector);
  if (button && button.disabled === yes) button.disabled = !yes;
}

// -- playing out ---------------------------------------------------------------------------------

function begin() {
  clearTimeout(timer);
  step = 0;
  if (!paused) timer = setTimeout(forward, FIRST_STEP);
  draw();
}

function forward() {
  clearTimeout(timer);
  if (step === null) return;
  step += 1;
  if (step > stepCount()) step = null;
  else if (!paused) timer = setTimeout(forward, EACH_STEP);
  draw();
}

function stop() {
  clearTimeout(timer);
  step = null;
  seenRound = "";
  mark(document.body, "playingOut", false);
  document.getElementById("replay-says")?.remove();
}

// A round that was there when the page was opened is not played out; each later one is, once.
let seenRound = roundOnPage();

function pageChanged() {
  if (!findRing()) return stop();
  const round = roundOnPage();
  if (round !== seenRound) {
    const isLater = Number(round) > Number(seenRound || 0);
    seenRound = round;
    step = null;
    if (isLater && Number(round) > 0) return begin();
  }
  draw();
}

/** @param {boolean} yes */
function setPaused(yes) {
  paused = yes;
  if (paused) clearTimeout(timer);
  else if (step !== null) timer = setTimeout(forward, EACH_STEP);
}

document.addEventListener("click", (event) => {
  if (closest(event, "[data-ring-next]")) forward();
  if (closest(event, "[data-ring-again]")) begin();
  const pause = closest(event, "[data-ring-pause]");
  if (!(pause instanceof HTMLInputElement)) return;
  setPaused(pause.checked);
  if (event.detail) pause.blur(); // after a click, the space bar must go on, and not take the tick back
});

const attributeFilter = ["data-round", "data-phase"];
const observer = new MutationObserver(pageChanged);
for (const name of ["stage", "scores"]) {
  const region = document.getElementById(`region-${name}`);
  if (region) observer.observe(region, { childList: true, subtree: true, attributes: true, attributeFilter });
}
pageChanged();
