// What was corrected: shown on every screen for as long as it takes to read, while somebody can look.
// On pads, what was closed can be called up again; a board lists it under “Fix a mistake”.
import { closest, fill, find, findAll, inBackground } from "./dom.js";

const TICK = 500; // milliseconds
const SHOWN_AT_LEAST = 15000; // milliseconds
const FOR_EACH_LETTER = 80; // milliseconds
const TOO_OLD = 120; // seconds: a page that is opened later does not show the correction any more
const STORAGE_KEY = "correction"; // of the last correction that was shown until its end

const box = find(document, "#correction");
const region = find(document, "#region-correction");
const closeButton = find(box, "[data-correction-close]");
// What a finger has touched counts as hovered until the finger touches something else.
const POINTED_AT = matchMedia("(hover: hover)").matches ? ":hover, :focus-within" : ":focus-within";

const correction = () => findAll(region, "[data-correction]")[0];
const currentId = () => correction()?.dataset.correction ?? "";

let id = currentId();
let timeLeft = 0; // milliseconds
let notReadOut = false; // it came while nobody could hear it
let ticker = 0;

// Nobody reads what is behind a dialog, under a cover, or in a pocket.
const unreadable = () =>
  inBackground() || document.querySelector("dialog[open]") !== null || box.closest("[inert]") !== null;

function rememberShown() {
  try {
    sessionStorage.setItem(STORAGE_KEY, id);
  } catch {
    // This browser keeps nothing: the correction is shown once more after a reload.
  }
}

function lastShown() {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function show() {
  timeLeft = SHOWN_AT_LEAST + FOR_EACH_LETTER * (correction().textContent ?? "").length;
  box.toggleAttribute("data-shown", true);
  box.toggleAttribute("data-whole", false);
  closeButton.hidden = false;
  if (!ticker) ticker = setInterval(tick, TICK);
}

function hide() {
  timeLeft = 0;
  box.toggleAttribute("data-shown", false);
  closeButton.hidden = true;
  rememberShown();
}

function regionChanged() {
  if (currentId() === id) return;
  id = currentId();
  if (!id) return hide();
  notReadOut = unreadable();
  show();
}

// A screen reader says what is put into the region. So what came while nobody could read it is put
// in once more when somebody can.
function readOut() {
  notReadOut = false;
  fill(region, ...[...region.childNodes].map((node) => node.cloneNode(true)));
}

function stop() {
  clearInterval(ticker);
  ticker = 0;
}

function tick() {
  if (unreadable()) return;
  if (notReadOut) readOut();
  if (!timeLeft) return stop();
  if (box.matches(POINTED_AT)) return;
  timeLeft -= TICK;
  if (timeLeft <= 0) hide();
}

new MutationObserver(regionChanged).observe(region, { childList: true, subtree: true, attributes: true });
box.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || event.target.closest("[data-do]")) return;
  if (event.target.closest("[data-correction-close]")) hide();
  else box.toggleAttribute("data-whole");
});
document.addEventListener("click", (event) => {
  if (!id || !closest(event, "[data-correction-show]")) return;
  show();
  box.toggleAttribute("data-whole", true);
  closeButton.focus();
});

if (id && id !== lastShown() && Number(box.dataset.age) < TOO_OLD) show();
