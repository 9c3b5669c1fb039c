// The pad: one seat's own screen.
import "./modern_syntax.js";
import { updateForms } from "./answer_forms.js";
import { close, openDialogs } from "./dialogs.js";
import { closest, find, findAll, inBackground, write } from "./dom.js";
import { redrawn } from "./drag.js";
import { announce, keepFocus } from "./focus.js";
import { openHelpOnce } from "./help.js";
import { showAwake, startAwake } from "./keep_awake.js";
import "./reactions.js";
import { onUpdate } from "./regions.js";
import { startScreen } from "./screen.js";
import { hideSheets, updateSheets } from "./sheets.js";
import { buzz, showSwitch } from "./vibration.js";

const { body } = document;
const cover = document.getElementById("cover");

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
