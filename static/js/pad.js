// The pad: one seat’s own screen.
import { updateForms } from "./answer_forms.js";
import { post } from "./commands.js";
import { send } from "./connection.js";
import { buzz, showAwake, showSwitch, startAwake } from "./device.js";
import { close, openDialogs } from "./dialogs.js";
import { closest, find, findAll, inBackground, visible, write } from "./dom.js";
import { redrawn } from "./drag.js";
import { onUpdate } from "./regions.js";
import { startScreen } from "./screen.js";
import { hideSheets, openHelpOnce, updateSheets } from "./sheets.js";

const { body } = document;
const cover = document.getElementById("cover");

// -- the focus ------------------------------------------------------------------------------------

// It stays where somebody works: when what had it is gone, the question's heading has it.

/** @type {HTMLElement | null} what had the focus, unless its user left it */
let last = null;

/** @param {HTMLElement} element */
const usable = (element) => element.isConnected && visible(element) && !element.matches(":disabled");

/** Give the question's heading the focus, if what had it can have it no longer. */
function keepFocus() {
  const { activeElement, body } = document;
  if (!last || (activeElement && activeElement !== body && visible(activeElement))) return;
  findAll(document, "#todo h1")[0]?.focus({ preventScroll: true });
}

// -- what is said aloud --------------------------------------------------------------------------

/** @param {string} selector */
const words = (selector) => findAll(document, selector).map((each) => (each.textContent ?? "").trim());

let title = currentTitle();
let ruling = currentRuling();

function currentTitle() {
  const [now = ""] = words("#todo h1");
  return document.querySelector("#answer:not([data-anyone])") ? `Your turn. ${now}` : now;
}

function currentRuling() {
  return words("#ruling p").join(" ");
}

/** Tell a screen reader what was decided, and what is asked now: in a region that was there before. */
function announce() {
  const before = [ruling, title];
  [ruling, title] = [currentRuling(), currentTitle()];
  const said = [ruling, title].filter((each, index) => each && each !== before[index]);
  if (said.length) find(document, "#announcer").textContent = said.join(" ");
}

document.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLElement) last = target;
});
// What is disabled, hidden or taken away loses the focus; what is still there afterwards was left.
document.addEventListener("focusout", ({ target }) => {
  const disabled = target instanceof Element && target.matches(":disabled"); // it may be enabled again at once
  setTimeout(() => {
    if (!disabled && target === last && last && usable(last)) last = null;
    else keepFocus();
  });
});
// What is pressed may hide itself; a dialog that closes gives the focus back first.
for (const type of ["click", "close"]) document.addEventListener(type, () => setTimeout(keepFocus), true);

// -- reactions ------------------------------------------------------------------------------------

// What a phone that waits sends to the boards. Nothing answers to it, and it is not sent again later.

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

// -- what arrives --------------------------------------------------------------------------------

const currentPrompt = () => findAll(document, "form.answer:not([data-offered])")[0]?.dataset.key;
let prompt = currentPrompt();
const currentCorrection = () => findAll(document, "[data-correction]")[0]?.dataset.correction;
let correction = currentCorrection();

function updated() {
  showName(document.querySelector("#pad-head .who-name")?.textContent);
  redrawn();
  updateForms();
  const before = prompt;
  prompt = currentPrompt();
  if (before) keepOffered(before);
  if (prompt !== before) promptChanged();
  if (correction !== currentCorrection()) corrected();
  announce();
  showSwitch();
  showAwake();
  if (!drawing) drawing = requestAnimationFrame(() => setTimeout(afterDrawing));
}

let drawing = 0;
let toTop = false;

// The page is laid out here.
function measure() {
  if (toTop) scrollTo({ top: 0 });
  toTop = false;
}

// What sticks to the foot of a pad lies one above the other, however large the text is.
function watchFoot() {
  const pad = find(document, "#pad");
  const [foot, body] = [".pad-foot", ".pad-body"].map((each) => find(pad, each));
  const watch = new ResizeObserver(() => {
    const [beside] = findAll(body, "#answer > .part[data-kind=bid]");
    pad.style.setProperty("--foot", `${foot.offsetHeight}px`);
    pad.style.setProperty("--beside", `${beside?.offsetHeight ?? 0}px`);
  });
  watch.observe(foot);
  watch.observe(body);
}

// What would lay the page out once more comes after the next picture.
function afterDrawing() {
  drawing = 0;
  updateSheets();
  openHelpOnce();
  keepFocus();
}

onUpdate(updated, measure);

// When somebody else is proposed now, whoever had the form already keeps it.
/** @param {string} key */
function keepOffered(key) {
  for (const form of findAll(document, "form[data-offered]")) {
    const around = form.closest("details");
    if (around && form.dataset.key === key) around.open = true;
  }
}

// A new prompt starts at the top of the page, without help, and the phone buzzes if it can.
function promptChanged() {
  document.getElementById("can")?.removeAttribute("open");
  toTop = toTop || prompt !== undefined || document.getElementById("sealed") !== null;
  if (prompt) buzz(60);
}

// Whoever looks at the entries further down comes back to what is to be done now.
function corrected() {
  correction = currentCorrection();
  if (prompt && document.querySelector("#more-entries[open]")) toTop = true;
}

// The title and the cover show the name too: it may have been corrected.
/** @param {string | null | undefined} name */
function showName(name) {
  if (!name || !body.dataset.seat) return;
  document.title = `${name} · Companion`;
  const button = document.querySelector("#cover [data-uncover]");
  if (!button) return;
  write(button, `I am ${name}`);
  write(document.querySelector("#cover h1"), `${name}’s pad`);
}

// -- holding to look -----------------------------------------------------------------------------

/** @param {boolean} yes */
function showSecrets(yes) {
  for (const secret of findAll(document, ".secret")) {
    if (secret.matches(".card")) secret.dataset.face = yes ? "up" : "down";
    else secret.toggleAttribute("data-shown", yes);
  }
  const [hold] = findAll(document, "[data-hold]");
  if (hold) hold.dataset.state = yes ? "holding" : "";
}

/** @param {Event} event */
function hold(event) {
  const wrongKey = event instanceof KeyboardEvent && event.key !== " " && event.key !== "Enter";
  if (!wrongKey && closest(event, "[data-hold]")) showSecrets(true);
}

// Letting go, or leaving the page, hides the secrets again.
for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, hold);
for (const type of ["pointerup", "pointercancel", "keyup", "blur"]) addEventListener(type, () => showSecrets(false));
document.addEventListener("contextmenu", (event) => {
  if (closest(event, "[data-hold]")) event.preventDefault();
});

// -- the cover -----------------------------------------------------------------------------------

// On a phone that goes from hand to hand, a cover lies over each pad until its player lifts it.
/** @param {boolean} yes */
function setCovered(yes) {
  if (!cover) return;
  cover.hidden = !yes;
  if (yes) hideSheets();
  find(document, "#pad").toggleAttribute("inert", yes);
  if (yes) openDialogs().forEach(close);
  else {
    updateSheets();
    openHelpOnce();
  }
}

cover?.querySelector("[data-uncover]")?.addEventListener("click", () => setCovered(false));

// In the background a pad is blank: the list of open apps shows pictures of them.
const blankInBackground = () => body.toggleAttribute("data-away", inBackground());
document.addEventListener("visibilitychange", () => {
  showSecrets(false);
  blankInBackground();
  if (inBackground()) setCovered(true);
});
addEventListener("pagehide", () => {
  setCovered(true);
  body.toggleAttribute("data-away", true);
});
addEventListener("pageshow", blankInBackground);

// -- what is fetched when it comes ---------------------------------------------------------------

// The time for a question, and a nudge.
/** @param {"time" | "ring"} what */
function fetchFor(what) {
  document.addEventListener(what, async (event) => {
    if (!(event instanceof CustomEvent)) return;
    if (what === "ring") buzz(300, 150, 300);
    (await import("./called.js"))[what](event.detail);
  });
}

fetchFor("time");
fetchFor("ring");

// -- start ---------------------------------------------------------------------------------------

function start() {
  startScreen();
  const address = new URL(location.href);
  if (address.searchParams.has("new")) {
    address.searchParams.delete("new");
    history.replaceState(history.state, "", address);
  }
  watchFoot();
  updateSheets();
  openHelpOnce();
  showSwitch();
  startAwake();
}

// After the script of the game, which the page has too.
document.addEventListener("DOMContentLoaded", start);
