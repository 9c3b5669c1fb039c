// The replay: a game step by step and beat by beat, forwards and backwards. The server renders each step; this
// script fetches it, and shows it at one of its beats.
import { drawBeat, kindsOfBeats, ownSound, secondsOfBeats, winningBeat } from "./beats.js";
import { toast } from "./dialogs.js";
import { closest, find, findAll, findInput } from "./dom.js";
import { data, morph } from "./regions.js";
import { ifStillWanted, listen } from "./steps.js";
import { local } from "./storage.js";
import { say } from "./words.js";

const MOST_KEPT = 60; // steps
const READING = { least: 1.6, most: 7, word: 0.22 }; // seconds for the words of a step

/** @type {Map<number, string>} steps as the server drew them */
const kept = new Map();
let stamp = "";
/** The beat of its step that the page shows. */
let beat = 0;
let playing = false;
let timer = 0;

const moment = () => find(document, "#frame");
const step = () => Number(moment().dataset.step);
const last = () => Number(moment().dataset.last);
const underWay = () => "underWay" in moment().dataset;

/** A phone shows each step at once, as its spectator's screen does. */
const small = matchMedia("(max-width: 60em)");

/** After how many beats a step is at rest. At the end of the game the last beat is shown too. */
function beats() {
  const all = small.matches ? 0 : Math.max(secondsOfBeats().length - 1, 0);
  return all && "over" in moment().dataset ? all + 1 : all;
}

/** The beat that a step begins with: beats shown at the previous step are not shown again. */
function firstBeat() {
  const first = Number(moment().dataset.first);
  return first ? Math.min(first + 1, beats()) : 0;
}

// -- what is shown -------------------------------------------------------------------------------

function draw() {
  const end = beats();
  drawBeat(beat < end ? beat : null);
  // Before anything is decided, show the name of the round.
  const says = document.getElementById("show-words");
  if (says && !says.textContent) says.append(heading(nameOfRound()));
  const atStart = step() === 0 && beat <= firstBeat();
  const atEnd = step() === last() && beat >= end;
  for (const [name, off] of Object.entries({ first: atStart, back: atStart, forward: atEnd, last: atEnd })) {
    button(name).setAttribute("aria-disabled", String(off && !(underWay() && name === "forward")));
  }
  const play = button("play");
  play.setAttribute("aria-pressed", String(playing));
  play.setAttribute("aria-label", say(playing ? "pause" : "play"));
  remember();
}

/** @param {string} words */
function heading(words) {
  const made = document.createElement("h2");
  made.textContent = words;
  return made;
}

const rounds = () => /** @type {HTMLSelectElement} */ (find(document, "#replay-round"));
const nameOfRound = () => rounds().selectedOptions[0]?.textContent ?? "";

/** @param {string} name */
const button = (name) => find(document, `[data-replay="${name}"]`);

// The address names the moment: a link to it can be shared, and a reloaded page shows it.
function remember() {
  history.replaceState(history.state, "", addressOf({ step: String(step()) }));
}

/**
 * @param {Record<string, string>} named the query for the moment, instead of that for the current one
 */
function addressOf(named) {
  const url = new URL(location.href);
  for (const name of ["page", "round", "step"]) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(named)) url.searchParams.set(name, value);
  return url.href;
}

// -- the steps -----------------------------------------------------------------------------------

/** @param {string} html */
function stampOf(html) {
  const page = document.createElement("template");
  page.innerHTML = html;
  return find(page.content, "#frame").dataset.stamp ?? "";
}

/**
 * Return a step as the server draws it.
 * @param {number} number
 */
async function drawn(number) {
  const known = kept.get(number);
  if (known) return known;
  const answer = await fetch(`${document.body.dataset.moments}/${number}${location.search}`);
  const html = await answer.text();
  if (!answer.ok || !html.includes('id="frame"')) throw new Error(`step ${number}: ${answer.status}`);
  const now = stampOf(html);
  if (now !== stamp) kept.clear();
  stamp = now;
  // The last step of a running game is fetched again, since there may be further ones.
  if (!html.includes("data-under-way") || number < last()) kept.set(number, html);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest);
  return html;
}

/**
 * Show another step, at its first beat or at its end; returns whether it is shown.
 * @param {number} number
 * @param {"begin" | "end"} where
 */
async function go(number, where) {
  clearTimeout(timer);
  const html = await ifStillWanted(drawn(Math.max(number, 0)), stop);
  if (html === null) return false;
  show(html);
  // There may be fewer steps than requested: then this is the last one.
  beat = where === "begin" && step() >= number ? firstBeat() : beats();
  draw();
  if (step() < last()) drawn(step() + 1).catch(() => {}); // so that it is loaded when it is needed
  return true;
}

/** @param {string} html */
function show(html) {
  const page = document.createElement("template");
  page.innerHTML = html;
  const range = /** @type {HTMLInputElement | null} */ (page.content.querySelector("#replay-step"));
  morph(find(document, "#replay"), html);
  readStep();
  // A control that the reader has used no longer follows its attribute.
  if (range) findInput(document, "#replay-step").value = range.value;
  rounds().value = [...rounds().options].filter((each) => each.defaultSelected)[0]?.value ?? "0";
}

/** Take in what the step has to be played with. */
function readStep() {
  Object.assign(data, JSON.parse(find(document, "#step-data").textContent ?? "{}"));
}

/** Return what the reader sees of a beat, to skip beats that only have a sound on the board. */
function look() {
  const phases = findAll(document, "#region-stage [data-start]").map((each) => each.dataset.phase);
  const words = ["show-words", "scores"].map((id) => document.getElementById(id)?.textContent ?? "");
  return [...phases, ...words, "playingOut" in document.body.dataset].join("|");
}

/**
 * Go to the next beat that looks different; returns whether there is one.
 * @param {1 | -1} by
 */
function moveBeat(by) {
  const before = look();
  const end = by > 0 ? beats() : firstBeat();
  while (beat !== end) {
    beat += by;
    draw();
    if (look() !== before) return true;
  }
  return false;
}

// The sounds of the board, on a large screen only: phones are silent.
const sounds = small.matches ? null : import("./sound.js");
sounds?.then(({ showSound }) => showSound());

/** Play the sound of the current beat. */
function soundOfBeat() {
  const kind = kindsOfBeats()[beat - 1];
  const own = ownSound(beat);
  if (kind) sounds?.then(({ play, playBeat }) => (beat === winningBeat() ? play("win") : playBeat(kind, own)));
}

async function forward() {
  if (moveBeat(1)) {
    soundOfBeat();
    return true;
  }
  const before = step();
  if (before === last() && !underWay()) return false;
  if (!(await go(before + 1, "begin"))) return false;
  if (step() > before) {
    soundOfBeat();
    return true;
  }
  stop(say("as-far-as-it-is"));
  return false;
}

function back() {
  if (!moveBeat(-1) && step() > 0) go(step() - 1, "end");
}

// -- automatic play ------------------------------------------------------------------------------

/** Return how many seconds the current moment is shown. */
function seconds() {
  const slow = local.get("companion.pace") === "slow" ? 1.8 : 1;
  if (beat < beats()) return (secondsOfBeats()[beat] ?? READING.least) * slow;
  const words = (document.getElementById("says")?.textContent ?? "").split(/\s+/).length;
  return Math.min(READING.least + words * READING.word, READING.most) * slow;
}

function playOn() {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    if (!playing) return;
    if (await forward()) playOn();
    else stop();
  }, seconds() * 1000);
}

function togglePlay() {
  if (playing) return stop();
  playing = true;
  draw();
  // At the end it begins again.
  if (step() === last() && beat >= beats() && !underWay()) go(0, "begin").then(playOn);
  else forward().then((on) => (on ? playOn() : stop()));
}

/** @param {string} [why] */
function stop(why) {
  clearTimeout(timer);
  playing = false;
  draw();
  if (why) toast(why);
}

// -- what a reader does --------------------------------------------------------------------------

/** @type {Record<string, () => void>} */
const ACTIONS = {
  first: () => void go(0, "begin"),
  back,
  forward: () => void forward(),
  last: () => void go(last(), "end"),
  play: togglePlay,
};

/** @param {string} name */
function act(name) {
  if (name !== "play" && playing) stop();
  ACTIONS[name]();
}

listen("data-replay", act, () => find(document, "[data-way-back]").click());

document.addEventListener("click", (event) => {
  // A remarkable event in the list at the end: go to its moment.
  const page = closest(event, "[data-page]")?.dataset.page;
  if (page) location.assign(addressOf({ page }));
  else if (closest(event, "#region-stage, #show-says") && !closest(event, "a, button, summary")) act("forward");
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || closest(event, "select")) return;
  if (event.key.toLowerCase() === "m") find(document, "[data-mute]").click();
});

document.addEventListener("change", (event) => {
  const moved = closest(event, "#replay-round, #replay-step");
  if (!(moved instanceof HTMLSelectElement) && !(moved instanceof HTMLInputElement)) return;
  if (playing) stop();
  go(Number(moved.value), moved.id === "replay-round" ? "begin" : "end");
  if (moved instanceof HTMLSelectElement) moved.blur(); // then the arrow keys step again
});

document.addEventListener("input", (event) => {
  const moved = closest(event, "#replay-step");
  if (moved instanceof HTMLInputElement) {
    find(document, ".replay-count").textContent = say("of", { n: Number(moved.value), all: Number(moved.max) });
  }
});

// When the screen is rotated or resized, the step is shown at its end.
small.addListener(() => {
  beat = beats();
  draw();
});

stamp = moment().dataset.stamp ?? "";
readStep();
beat = "begins" in document.body.dataset ? firstBeat() : beats();
draw();
if (step() < last()) drawn(step() + 1).catch(() => {});
