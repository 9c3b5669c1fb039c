// Eat Me on the board: a round that was just revealed is played out card by card.
// The server draws all steps; this script says which one is seen now. At rest it is the last.
import { closest, findAll } from "../../../js/dom.js";
import { saveShown } from "../../../js/playback.js";

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
  enable(scene, "[data-ring-next]", playing);
  enable(scene, "[data-ring-again]", !playing);
  if (!playing) saveShown(Number(seenRound));
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

const stage = document.getElementById("region-stage");
if (stage) {
  const attributeFilter = ["data-round", "data-phase"];
  new MutationObserver(pageChanged).observe(stage, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter,
  });
  pageChanged();
}
