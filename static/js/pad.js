// The pad: one seat’s own screen.
import { updateForms } from "./answer_forms.js";
import { post } from "./commands.js";
import { send } from "./connection.js";
import { buzz, showAwake, showSwitch, startAwake } from "./device.js";
import { close, openDialogs } from "./dialogs.js";
import { closest, find, findAll, inBackground, visible, write } from "./dom.js";
import "./language.js";
import { data, onUpdate } from "./regions.js";
import { startScreen } from "./screen.js";
import { hideSheets, openHelpOnce, opensPad, updateSheets } from "./sheets.js";
import { say } from "./words.js";

const { body } = document;
const cover = document.getElementById("cover");

// -- the focus ------------------------------------------------------------------------------------

// The focus stays on the element in use; when that element is gone, the question's heading gets it.

/** @type {HTMLElement | null} the last element with the focus, unless its user left it */
let last = null;

/** @param {HTMLElement} element */
const usable = (element) => element.isConnected && visible(element) && !element.matches(":disabled");

/** Focus the question's heading, if the last element with the focus can no longer have it. */
function keepFocus() {
  const { activeElement, body } = document;
  if (!last || (activeElement && activeElement !== body && visible(activeElement))) return;
  findAll(document, "#todo h1")[0]?.focus({ preventScroll: true });
}

// -- screen readers ------------------------------------------------------------------------------

/** @param {string} selector */
const words = (selector) => findAll(document, selector).map((each) => (each.textContent ?? "").trim());

let title = currentTitle();
let ruling = currentRuling();

function currentTitle() {
  const [now = ""] = words("#todo h1");
  return document.querySelector("#answer:not([data-anyone])") ? say("your-turn", { now }) : now;
}

function currentRuling() {
  return words("#ruling p").join(" ");
}

/** Announce the decision and the new question to screen readers, in a region that exists already. */
function announce() {
  const before = [ruling, title];
  [ruling, title] = [currentRuling(), currentTitle()];
  const said = [ruling, title].filter((each, index) => each && each !== before[index]);
  if (said.length) find(document, "#announcer").textContent = said.join(" ");
}

document.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLElement) last = target;
});
// An element that is disabled, hidden or removed loses the focus; if it is unchanged, its user left it.
document.addEventListener("focusout", ({ target }) => {
  const disabled = target instanceof Element && target.matches(":disabled"); // it may be enabled again at once
  setTimeout(() => {
    if (!disabled && target === last && last && usable(last)) last = null;
    else keepFocus();
  });
});
// A pressed button may hide itself; a dialog that closes returns the focus first.
for (const type of ["click", "close"]) document.addEventListener(type, () => setTimeout(keepFocus), true);

// -- reactions ------------------------------------------------------------------------------------

// A waiting phone sends reactions to the boards. They are not acknowledged, and not sent again later.

const PAUSE = 1200; // milliseconds: the table accepts two at once from each phone, then one a second
const STRAY = 400; // milliseconds: a tap elsewhere within this time was meant for a row that has just disappeared

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

// The row handles a tap before the sheet that it may be on, because that closes at each tap.
document.addEventListener("click", tap, true);

// -- greetings ------------------------------------------------------------------------------------

// In the lobby a tap on the own symbol makes it hop, here and on the board. Taps beyond the limit only hop here.
const HOP = [0, -0.5, 0, -0.25, 0].map((rows) => ({ transform: `translateY(${rows}em)` }));

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-greet]");
  if (!button) return;
  const message = { greet: true };
  if (!send(message)) post(message);
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) find(button, ".mark").animate(HOP, 600);
});

// -- what arrives --------------------------------------------------------------------------------

const currentForm = () => findAll(document, "form.answer:not([data-offered])")[0];
let form = currentForm();
let prompt = form?.dataset.key;
const currentCorrection = () => data.correction?.id;
let correction = currentCorrection();
/** The lobby, a game that is played, and one that is over, are three pages. */
const currentPage = () => [".teach", "#home"].find((each) => document.querySelector(each)) ?? "game";
let pageShown = currentPage();

function updated() {
  showName();
  updateForms();
  watchFoot();
  stackOnFoot();
  const before = prompt;
  keepForm();
  form = currentForm();
  prompt = form?.dataset.key;
  if (prompt !== before) promptChanged();
  if (pageShown !== currentPage()) toTop = true;
  pageShown = currentPage();
  if (correction !== currentCorrection()) corrected();
  showWhoIsAsked();
  announce();
  showSwitch();
  showAwake();
  if (!drawing) drawing = requestAnimationFrame(() => setTimeout(afterDrawing));
}

let drawing = 0;
let toTop = false;

// This forces a layout of the page.
function measure() {
  if (toTop) scrollTo({ top: 0 });
  toTop = false;
}

// Some parts of a form stick to the foot of a pad, above each other, for any size of text. Each has the heights for
// itself: what the pad has is inherited by all that is in it, and the browser would style all of that again.
/** @type {Record<string, string>} */
let heights = {};
/** @type {HTMLElement | null} */
let foot = null;

function stackOnFoot() {
  for (const part of findAll(document, "form.answer :is(.reason, .bid, [data-kind=bid])")) {
    for (const [name, height] of Object.entries(heights)) part.style.setProperty(name, height);
  }
}

const watch = new ResizeObserver(() => {
  const under = foot?.offsetHeight ?? 0;
  const beside = findAll(document, "#answer > .part[data-kind=bid]")[0]?.offsetHeight ?? 0;
  heights = { "--foot": `${under}px`, "--beside": `${beside}px` };
  stackOnFoot();
  // What is scrolled into view, such as a card that gets the focus, lies beside them, and not below.
  const top = find(document, ".pad-top").offsetHeight;
  document.documentElement.style.scrollPaddingBlock = `${top}px ${under + beside}px`;
});

// A pad whose main part could not be drawn has none.
function watchFoot() {
  const now = document.getElementById("action");
  if (now === foot) return;
  if (foot) watch.unobserve(foot);
  if (now) watch.observe(now);
  foot = now;
}

// Code that forces a second layout runs after the next frame.
function afterDrawing() {
  drawing = 0;
  updateSheets();
  openHelpOnce();
  keepFocus();
}

onUpdate(updated, measure, updateSheets);

// When a different player is now proposed, a phone that already shows the form keeps it, as it is filled in.
function keepForm() {
  const fold = findAll(document, ".enter-here > [data-of]")[0];
  if (!form || form.isConnected || fold?.dataset.of !== form.dataset.key) return;
  form.dataset.offered = "";
  fold.replaceChildren(form);
  /** @type {HTMLDetailsElement} */ (fold.parentElement).open = true;
}

// A new prompt starts at the top of the page, without help, and the phone buzzes if it can.
function promptChanged() {
  document.getElementById("can")?.removeAttribute("open");
  toTop = true;
  if (prompt) buzz(60);
}

// Scroll back from the entries further down to the current prompt.
function corrected() {
  correction = currentCorrection();
  if (prompt && document.querySelector("#more-entries[open]")) toTop = true;
}

// The name and the symbol may be others now.
function showName() {
  if (!data.me) return;
  const { name, colour, pad } = data.me;
  for (const mark of findAll(document, "#pad-head .mark, #cover > .mark")) {
    const shape = mark.querySelector("use");
    mark.dataset.colour = colour;
    shape?.setAttribute("href", `${shape.getAttribute("href")?.split("#")[0]}#${colour}`);
  }
  document.title = say("pad-title", { name });
  write(document.querySelector("#pad-head .who-name"), name);
  write(document.querySelector("#cover [data-uncover]"), say("i-am", { name }));
  write(document.querySelector("#cover h1"), pad);
}

// -- holding to look -----------------------------------------------------------------------------

/**
 * Show the secrets on this pad while a button is held, or hide them.
 * @param {HTMLElement | null} held
 */
function showSecrets(held) {
  // A hand opens where the thumb does not lie over it. This is measured first, while the layout is valid.
  const low = held !== null && held.getBoundingClientRect().top > innerHeight / 2;
  for (const secret of findAll(document, ".secret")) {
    if (secret.matches(".card")) secret.dataset.face = held ? "up" : "down";
    else secret.toggleAttribute("data-shown", held !== null);
  }
  held?.closest(".own-hand")?.toggleAttribute("data-low", low);
  for (const button of findAll(document, "[data-hold]")) button.dataset.state = button === held ? "holding" : "";
}

/** @param {Event} event */
function hold(event) {
  const wrongKey = event instanceof KeyboardEvent && event.key !== " " && event.key !== "Enter";
  const button = closest(event, "[data-hold]");
  if (!wrongKey && button) showSecrets(button);
}

// Releasing the finger, or leaving the page, hides the secrets again.
for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, hold);
for (const type of ["pointerup", "pointercancel", "keyup", "blur"]) addEventListener(type, () => showSecrets(null));
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

// Under the cover nobody reads a pad that is asked nothing: that of the player whom the table waits for comes up.
function showWhoIsAsked() {
  const [handOn] = document.querySelectorAll("a.hand-on");
  if (!cover || cover.hidden || inBackground() || document.querySelector("#answer:not([data-anyone])")) return;
  if (handOn instanceof HTMLAnchorElement) location.replace(handOn.href);
}

cover?.querySelector("[data-uncover]")?.addEventListener("click", () => setCovered(false));

// In the background a pad is blank: the list of open apps shows pictures of them.
const blankInBackground = () => body.toggleAttribute("data-away", inBackground());
document.addEventListener("visibilitychange", () => {
  showSecrets(null);
  blankInBackground();
  if (inBackground()) setCovered(true);
  showWhoIsAsked();
});
addEventListener("pagehide", () => {
  setCovered(true);
  body.toggleAttribute("data-away", true);
});
addEventListener("pageshow", blankInBackground);

// -- scripts that are fetched on demand ----------------------------------------------------------

// The time for a question, and a nudge.
document.addEventListener("time", async () => (await import("./called.js")).time(data.time ?? null));
document.addEventListener("ring", async (event) => {
  if (!(event instanceof CustomEvent)) return;
  buzz(300, 150, 300);
  (await import("./called.js")).ring(event.detail);
});

// -- start ---------------------------------------------------------------------------------------

function start() {
  startScreen();
  const address = new URL(location.href);
  const isNew = address.searchParams.has("new");
  opensPad(isNew);
  if (isNew) {
    address.searchParams.delete("new");
    history.replaceState(history.state, "", address);
  }
  watchFoot();
  watch.observe(find(document, ".pad-body"));
  showWhoIsAsked();
  updateSheets();
  openHelpOnce();
  showSwitch();
  startAwake();
}

// After the script of the game, which the page also has.
document.addEventListener("DOMContentLoaded", start);
