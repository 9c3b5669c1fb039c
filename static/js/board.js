// The board: the shared screen, with a keyboard before it.
import { updateForms } from "./answer_forms.js";
import { startAwake } from "./device.js";
import { openDialogs, toast } from "./dialogs.js";
import { closest, find, findAll, visible } from "./dom.js";
import "./language.js";
import { keepChoice, watchForPhones } from "./lobby.js";
import { markAsked } from "./nudge.js";
import "./prompts.js";
import { data, onUpdate } from "./regions.js";
import { startRemote } from "./remote.js";
import { startScreen } from "./screen.js";
import { startShow, updateShow } from "./show.js";
import { soundOf, startSound } from "./sound.js";
import { session } from "./storage.js";
import { updateTimer } from "./timer.js";
import { say } from "./words.js";

// -- the steps of setting up ----------------------------------------------------------------------

// Ticked off one by one with the space bar, or skipped.
// Nothing else depends on them, so they are stored only in this browser.

const STEPS = ".between [data-ticks]";

/**
 * How many steps of the list on the screen are done, and whether it is folded.
 * @typedef {{ list: string, done: number, folded: boolean }} Progress
 */

/** @type {Progress} */
let progress = { list: "", done: 0, folded: false };

/** @param {HTMLElement} list */
const nameOf = (list) => `${document.body.dataset.code}/${list.dataset.ticks}`;

/** @param {string} list */
function progressOf(list) {
  if (progress.list === list) return;
  const [saved, done, folded] = (session.get("steps") ?? "").split("|");
  progress = { list, done: 0, folded: false };
  if (saved === list) Object.assign(progress, { done: Number(done), folded: folded === "true" });
}

/** Show on the page which steps are done; a region that was rendered again does not have that. */
function showSteps() {
  for (const list of findAll(document, STEPS)) {
    progressOf(nameOf(list));
    const steps = findAll(list, ":scope > li");
    steps.forEach((step, index) => {
      step.toggleAttribute("data-done", index < progress.done);
      if (index === progress.done) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
    });
    const screen = /** @type {HTMLElement} */ (list.closest(".between"));
    screen.toggleAttribute("data-folded", progress.folded);
    find(screen, "[data-tick]").hidden = progress.done >= steps.length;
    const last = progress.done === steps.length - 1;
    find(screen, "[data-tick] span").textContent = say(last ? "all-done" : "next-step");
  }
}

/** @param {Partial<Progress>} change */
function keep(change) {
  Object.assign(progress, change);
  session.set("steps", `${progress.list}|${progress.done}|${progress.folded}`);
  showSteps();
}

document.addEventListener("click", (event) => {
  if (closest(event, "[data-tick]")) keep({ done: progress.done + 1 });
  else if (closest(event, "[data-fold]")) {
    keep({ folded: true });
    find(document, "[data-unfold]").focus();
  } else if (closest(event, "[data-unfold]")) {
    keep({ folded: false });
    find(document, "[data-tick]").focus();
  } else {
    // A click marks a step and all before it as done; a click on the last one that is done unmarks it.
    const step = closest(event, `${STEPS} > li`);
    if (!step?.parentElement) return;
    const index = findAll(step.parentElement, ":scope > li").indexOf(step);
    keep({ done: progress.done === index + 1 ? index : index + 1 });
  }
});

// -- the laptop's keyboard ------------------------------------------------------------------------

const TYPED_INTO = "input:not([type=radio]):not([type=checkbox]), textarea, select";
const PRESSED_BY_SPACE = "button, a, summary, input";
const STEP = "[data-tick]"; // the cards are dealt before anything is entered
const NEXT = "dialog[open] [data-next], #frame [data-next]:not(:disabled)";

/** @type {Record<string, string>} */
const CLICKED_BY_KEY = {
  u: '[data-open="undo"]',
  r: "#redo",
  a: '[data-open="entries"]',
  m: "[data-mute]",
  w: "[data-cut] + .more",
  t: '[data-open="timer"]',
  "?": "[data-rules]",
};

// A rank is typed: "5", "k", "-5". It is entered as soon as nothing else can be meant; where a longer one
// begins alike ("1" and "12"), Enter enters the shorter one, and Escape or Backspace begins again.

let typed = "";
let typedFor = ""; // the key of the question

/** @param {string} start */
const ranksFrom = (start) =>
  findAll(document, ".quick [data-typed]").filter((button) => keysOf(button).some((each) => each.startsWith(start)));

/** @param {HTMLElement} button what is typed for a rank: a court card may have two letters */
const keysOf = (button) => (button.dataset.typed ?? "").split(" ");

const typedRank = () => (typed ? ranksFrom(typed).find((button) => keysOf(button).includes(typed)) : undefined);

/** Begin again where another question is asked. */
function checkQuestion() {
  const key = ranksFrom("")[0]?.parentElement?.dataset.key ?? "";
  if (key !== typedFor) typed = "";
  typedFor = key;
}

/** Show which ranks the typed characters may still become. */
function showTyped() {
  checkQuestion();
  const possible = typed ? ranksFrom(typed) : [];
  if (!possible.length) typed = "";
  for (const button of ranksFrom("")) {
    button.toggleAttribute("data-possible", possible.includes(button));
    button.toggleAttribute("data-entered", button === typedRank());
    button.parentElement?.toggleAttribute("data-typing", Boolean(typed));
  }
}

/** @param {string} key */
function typeRank(key) {
  checkQuestion();
  typed = [typed + key, key].find((text) => ranksFrom(text).length) ?? "";
  const possible = typed ? ranksFrom(typed) : [];
  if (possible.length === 1) enterRank(possible[0]);
  else if (typedRank()) toast(say("press-enter", { card: typedRank()?.textContent ?? "" }));
  showTyped();
}

/** @param {HTMLElement} [button] */
function enterRank(button) {
  typed = "";
  showTyped();
  button?.click();
}

/**
 * OK on a remote control is Enter; where no button has the focus, it goes on as the space bar does.
 * @param {KeyboardEvent} event
 */
const isOk = (event) => event.key === "Enter" && event.target === document.body;

/**
 * Return what a key means. Where its layout has no such letter or digit, its place on the keyboard counts: Cyrillic and
 * Greek letters, and the digits that need Shift on a French keyboard.
 * @param {KeyboardEvent} event
 */
function meaningOf({ key, code, shiftKey }) {
  const [, digit, letter] = /^(?:Digit(\d)|Key([A-Z]))$/.exec(code) ?? [];
  if (digit && !shiftKey) return digit;
  if (letter && !/^[a-z]$/i.test(key)) return letter.toLowerCase();
  return key.toLowerCase();
}

/** @param {KeyboardEvent} event */
function pressKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (closest(event, TYPED_INTO) || openDialogs().length) return;
  const key = meaningOf(event);
  if (typed && ["enter", "escape", "backspace"].includes(key)) {
    event.preventDefault();
    enterRank(key === "enter" ? typedRank() : undefined);
  } else if (key === " " || isOk(event)) goOn(event);
  else if (/^[0-9-]$/.test(key) || (/^[a-z]$/.test(key) && ranksFrom(key).length)) typeRank(key);
  else if (key in CLICKED_BY_KEY) clickFirst(CLICKED_BY_KEY[key]);
}

/** @param {KeyboardEvent} event */
function goOn(event) {
  if (closest(event, PRESSED_BY_SPACE)) return;
  event.preventDefault();
  const shown = findAll(document, NEXT).filter(visible);
  (shown.find((button) => button.matches(STEP)) ?? shown[0])?.click();
}

/** @param {string} selector */
const clickFirst = (selector) => findAll(document, selector)[0]?.click();

addEventListener("keydown", pressKey);

// The space bar means "next". So if the mouse opened a dialog, its button loses the focus when the
// dialog closes: otherwise the space bar would press it again.
function releaseFocus() {
  const { activeElement } = document;
  if (openDialogs().length) return; // it has opened a second one
  if (activeElement instanceof HTMLElement && !activeElement.matches(":focus-visible")) activeElement.blur();
}

document.addEventListener("close", () => setTimeout(releaseFocus), true);

// -- reactions ------------------------------------------------------------------------------------

const REACTIONS = "./board_reactions.js"; // fetched with the first one

document.addEventListener("reaction", async (event) => {
  if (event instanceof CustomEvent) (await import(REACTIONS)).showReaction(event.detail);
});

// -- the countdown --------------------------------------------------------------------------------

/** Count to the moment at which all is turned over. */
function showCountdown() {
  const count = document.querySelector(".countdown");
  if (!data.countdown) return count?.remove();
  if (count instanceof HTMLElement && count.dataset.of === data.countdown) return;
  count?.remove();
  const template = /** @type {HTMLTemplateElement} */ (find(document, "#countdown"));
  const made = /** @type {HTMLElement} */ (find(template.content, ".countdown").cloneNode(true));
  made.dataset.of = data.countdown;
  find(document, "#frame").append(made);
}

document.addEventListener("countdown", showCountdown);

// -- what arrives, and the start ------------------------------------------------------------------

// Two lines of a decision are shown; if it is longer, a button opens the rest.
function markCut() {
  const all = findAll(document, ".decided");
  for (const said of all) said.removeAttribute("data-cut");
  const cut = all.filter((said) => said.scrollHeight > said.clientHeight + 2);
  for (const said of cut) said.setAttribute("data-cut", "");
}

addEventListener("resize", markCut);
document.fonts?.ready.then(markCut);
// While the board plays a show, what it covers cannot be measured.
const showEnds = new MutationObserver(markCut);
showEnds.observe(document.body, { attributeFilter: ["data-playing-out", "data-closing"] });

onUpdate(() => {
  updateShow();
  soundOf();
  updateForms();
  keepChoice();
  showSteps();
  showTyped();
  updateTimer();
  markAsked();
  watchForPhones();
}, markCut);

function start() {
  startScreen();
  showCountdown();
  startShow();
  startSound();
  watchForPhones();
  showSteps();
  startAwake();
  startRemote();
}

// After the script of the game, which the page also has.
document.addEventListener("DOMContentLoaded", start);
