// The time that a question has, as screens show it: a bar that gets shorter, near the end in figures too.
// The server sends the time that is left once and at every change; in between this page counts, by a clock
// that never jumps.
import { send } from "./connection.js";
import { findAll, inBackground, write } from "./dom.js";
import { say } from "./words.js";

// From this many milliseconds on there are figures; for a short time, from its last third.
const NEAR = 20000;
const NEAR_OF_SHORT = 3;
/** @type {Record<string, string>} the messages of states that are said in words */
const SAID = { up: "time-is-up", paused: "paused" };
// With reduced motion, the bar gets shorter at this interval.
const STEPS = 12;

const noMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {QuestionTime | null} */
let time = null;
let endsAt = 0;
let timer = 0;
/** @type {() => HTMLElement | null} */
let place = () => null;
/** @type {HTMLElement | null} the element whose bar runs now */
let shownIn = null;

const left = () => (time?.paused ? time.left : Math.max(0, endsAt - performance.now()));

/**
 * Set the function that returns where the time is shown; null while it must not be.
 * @param {() => HTMLElement | null} where
 */
export function showTimeIn(where) {
  place = where;
}

/** @param {QuestionTime | null} now as the server sent it */
export function setTime(now) {
  time = now;
  endsAt = performance.now() + (now?.left ?? 0);
  shownIn = null;
  drawTime();
}

/** Draw the time again, since the page has changed or time has passed. */
export function drawTime() {
  clearTimeout(timer);
  const element = place();
  if (shownIn && shownIn !== element) shownIn.hidden = true;
  if (!element) shownIn = null;
  else if (!time) element.hidden = true;
  else draw(element, time);
}

/**
 * @param {HTMLElement} element
 * @param {QuestionTime} now
 */
function draw(element, now) {
  const rest = left();
  const near = Math.min(NEAR, now.of / NEAR_OF_SHORT);
  const state = !rest ? "up" : now.paused ? "paused" : rest <= near ? "near" : "far";
  element.hidden = false;
  element.dataset.state = state;
  write(element.querySelector(".time-figures"), state === "near" ? inFigures(rest) : "");
  write(element.querySelector(".time-words"), state in SAID ? say(SAID[state]) : "");
  if (shownIn !== element || noMotion.matches) drawBar(element, now, rest);
  shownIn = element;
  if (state === "up" || state === "paused") return;
  const untilFigures = state === "near" ? rest % 1000 || 1000 : rest - near;
  const untilStep = noMotion.matches ? rest % (now.of / STEPS) || now.of / STEPS : rest;
  timer = setTimeout(drawTime, Math.ceil(Math.min(untilFigures, untilStep)) + 1);
}

/** @param {number} milliseconds */
function inFigures(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

// A new time gets a new bar, since a running animation cannot be set to a different time.
/**
 * @param {HTMLElement} element
 * @param {QuestionTime} now
 * @param {number} rest
 */
function drawBar(element, now, rest) {
  const moves = rest > 0 && !now.paused && !noMotion.matches;
  const steps = Math.ceil((rest / now.of) * STEPS) / STEPS;
  for (const around of findAll(element, ".time-bar")) {
    const bar = document.createElement("i");
    bar.style.setProperty("transform", `scaleX(${noMotion.matches ? steps : rest / now.of})`);
    if (moves) {
      bar.dataset.moves = "";
      bar.style.setProperty("animation-duration", `${now.of}ms`);
      bar.style.setProperty("animation-delay", `${rest - now.of}ms`);
    }
    around.replaceChildren(bar);
  }
}

// A hidden page counts late, and on a machine that slept perhaps not at all: it requests the time again.
document.addEventListener("visibilitychange", () => {
  if (time && !inBackground()) send({ time: "now" });
});
