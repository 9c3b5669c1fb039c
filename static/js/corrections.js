// Corrections: every screen shows what was corrected, and a dialog changes a name or a symbol.
import { fetchHtml } from "./buttons.js";
import { command, onRefusal, toneOf } from "./commands.js";
import { close, isOpen, openDialogs, show, toast } from "./dialogs.js";
import { closest, contentOf, find, findAll, findInput, inBackground, unpack, write } from "./dom.js";
import "./name_length.js";
import { data } from "./regions.js";
import { session } from "./storage.js";

// A correction is shown on every screen for as long as it takes to read, while the page is visible.
// On pads, a closed one can be opened again; a board lists it under “Fix a mistake”.

const TICK = 500; // milliseconds
const SHOWN_AT_LEAST = 15000; // milliseconds
const FOR_EACH_LETTER = 80; // milliseconds
const TOO_OLD = 120; // seconds: a page that is opened later no longer shows the correction
const SHOWN_KEY = "correction"; // of the last correction that was shown for its whole time

const box = find(document, "#correction");
const words = find(box, "#correction-said");
// Browsers treat a touched element as hovered until the finger touches something else.
const POINTED_AT = matchMedia("(hover: hover)").matches ? ":hover, :focus-within" : ":focus-within";

const currentId = () => data.correction?.id ?? "";

let id = currentId();
let timeLeft = 0; // milliseconds
let notReadOut = false; // it came while no screen reader could read it
let ticker = 0;

// The time stops while a correction is behind a dialog, under the cover, or on a hidden page.
const unreadable = () =>
  inBackground() || document.querySelector("dialog[open]") !== null || box.closest("[inert]") !== null || isUntold();

// While a board plays a reveal, a correction would tell how it ends.
const isUntold = () => "playingOut" in document.body.dataset || "untold" in document.body.dataset;

const closeButton = () => find(contentOf(box), "[data-correction-close]");

/** @param {boolean} yes */
function showClose(yes) {
  if (yes) unpack(box);
  closeButton().hidden = !yes;
}

function tell() {
  timeLeft = SHOWN_AT_LEAST + FOR_EACH_LETTER * (words.textContent ?? "").length;
  box.toggleAttribute("data-shown", !isUntold());
  box.toggleAttribute("data-whole", false);
  showClose(true);
  if (!ticker) ticker = setInterval(tick, TICK);
}

function hide() {
  timeLeft = 0;
  box.toggleAttribute("data-shown", false);
  showClose(false);
  session.set(SHOWN_KEY, id);
}

/** Offer to bring back what was just undone, to whoever may. */
function offerRedo() {
  const offers = typeof data.redo === "number";
  if (offers) unpack(box);
  const [redo] = findAll(contentOf(box), "#correction-redo");
  if (!redo) return;
  redo.hidden = !offers;
  find(redo, "[data-do]").dataset.entry = String(data.redo ?? "");
}

let said = ""; // what stands in the place that is read out

// What is said may change without a new correction: a total, for one. A page that asks over http is told it each time.
function changed() {
  const isNew = currentId() !== id;
  if (isNew || said !== (data.correction?.said ?? "")) readOut();
  if (!isNew) return;
  id = currentId();
  if (!id) return hide();
  notReadOut = unreadable();
  tell();
}

// A screen reader reads out what is inserted. So a correction that came while it could not be read is inserted again
// later.
function readOut() {
  notReadOut = false;
  said = data.correction?.said ?? "";
  words.innerHTML = said;
}

function stop() {
  clearInterval(ticker);
  ticker = 0;
}

function tick() {
  if (unreadable()) return;
  if (notReadOut) readOut();
  if (!timeLeft) return stop();
  box.toggleAttribute("data-shown", true);
  if (box.matches(POINTED_AT)) return;
  timeLeft -= TICK;
  if (timeLeft <= 0) hide();
}

document.addEventListener("correction", changed);
document.addEventListener("redo", offerRedo);
box.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || event.target.closest("[data-do]")) return;
  if (event.target.closest("[data-correction-close]")) hide();
  else box.toggleAttribute("data-whole");
});
document.addEventListener("click", (event) => {
  if (!id || !closest(event, "[data-correction-show]")) return;
  tell();
  box.toggleAttribute("data-whole", true);
  closeButton().focus();
});

readOut();
offerRedo();
if (id && id !== session.get(SHOWN_KEY) && Number(box.dataset.age) < TOO_OLD) tell();

// -- changing a name or symbol --------------------------------------------------------------------

// One’s own from the pad, anybody’s from the host’s board.

const dialog = document.createElement("dialog");
const paper = Object.assign(document.createElement("div"), { className: "paper" });
dialog.id = "rename";
dialog.append(paper);

const findForm = () => /** @type {HTMLFormElement} */ (find(dialog, "form"));
const nameField = () => findInput(findForm(), "[name=name]");

// While this dialog is open, a refusal is shown beside its field, and not in a toast.
onRefusal((ack) => {
  if (!isOpen(dialog)) toast(ack.say, toneOf(ack));
});

/** @param {string} seat */
async function open(seat) {
  const { code, seat: own } = document.body.dataset;
  const query = own ? `?seat=${encodeURIComponent(own)}` : "";
  const html = await fetchHtml(`/rename/${code}/${seat}${query}`, "bad");
  if (html === null) return;
  openDialogs().forEach(close);
  paper.innerHTML = html;
  show(dialog);
  nameField().select();
}

/**
 * Show why the form was refused, beside the field that it is about.
 * @param {string} code of the refusal
 * @param {string} words empty to clear the message
 */
function say(code, words) {
  const about = /colour/.test(code) ? "colour" : "name";
  for (const line of findAll(findForm(), "[data-said]")) write(line, line.dataset.said === about ? words : "");
  const name = nameField();
  if (words && about === "name") {
    name.setAttribute("aria-invalid", "true");
    name.focus();
  } else name.removeAttribute("aria-invalid");
}

/** @param {SubmitEvent} event */
async function submit(event) {
  event.preventDefault();
  const form = findForm();
  const button = /** @type {HTMLButtonElement} */ (event.submitter ?? find(form, "[type=submit]"));
  say("", "");
  button.disabled = true;
  const ack = await command("rename", { seat: form.dataset.seat, ...Object.fromEntries(new FormData(form)) });
  button.disabled = false;
  if (dialog.querySelector("form") !== form) return;
  if (ack.ok) close(dialog);
  else say(ack.code ?? "", ack.say ?? "");
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-rename]");
  if (button?.dataset.rename) open(button.dataset.rename);
});
dialog.addEventListener("submit", submit);
dialog.addEventListener("close", () => paper.replaceChildren());
