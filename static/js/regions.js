// Regions: parts of the screen that the server renders, and that are morphed into the page; and what they need:
// the files of the game that is played, and word of what is open.
import { send } from "./connection.js";
import { isDialog } from "./dialogs.js";
import { findAll, write } from "./dom.js";

const body = document.body;
/** @type {Submissions} */
let submissions = JSON.parse(body.dataset.submissions ?? "{}");
/** @type {() => void} */
let updated = () => {};

/**
 * Say what happens after regions were morphed in.
 * @param {() => void} listener
 * @param {() => void} measure what has to know where everything lies: it comes next, in a task of its own, so that a
 *   slow phone can do something else before, and has less to do when it draws the next picture
 */
export function onUpdate(listener, measure) {
  updated = listener;
  soon.port1.onmessage = measure;
}

const soon = new MessageChannel();

/** @param {Regions} regions */
export function showRegions(regions) {
  soon.port2.postMessage(0); // before the browser thinks of the next picture
  for (const [name, html] of Object.entries(regions)) {
    const element = document.getElementById(`region-${name}`);
    if (element) morph(element, html);
  }
  markSubmissions();
  /** @type {HTMLElement | null} */
  const playing = document.querySelector("[data-playing]");
  if (playing?.dataset.playing) body.dataset.game = playing.dataset.playing;
  updated();
}

/** @param {Submissions} now */
export function showSubmissions(now) {
  submissions = now;
  markSubmissions();
  document.dispatchEvent(new Event("submitted"));
}

/** Mark who has sealed and who has not: the page holds the words for both. */
export function markSubmissions() {
  for (const element of findAll(document, "[data-submission]")) {
    const state = submissions[element.dataset.submission ?? ""];
    if (state) element.dataset.state = element.dataset[state] ?? state;
  }
  findAll(document, "[data-names]").forEach(joinNames);
}

/**
 * Put commas and an "and" between the names of those who have not sealed, and tell whether they are few enough to name.
 * @param {HTMLElement} names
 */
function joinNames(names) {
  const all = findAll(names, "[data-submission]");
  const left = all.filter((name) => name.dataset.state === "awaited");
  left.forEach((name, nth) => {
    if (nth) name.dataset.before = nth === left.length - 1 ? " and " : ", ";
    else delete name.dataset.before;
  });
  /** @type {HTMLElement | null} */
  const headline = names.closest("[data-left]");
  if (headline) headline.dataset.left = left.length < 4 && left.length < all.length ? "few" : "many";
}

// -- morphing ------------------------------------------------------------------------------------

// A form with the key of what is asked, or of what will be: one that a game lets people fill in ahead.
const FORM = "form[data-key]";

/**
 * Change an element's content into new HTML, and keep what its reader did to it.
 * @param {HTMLElement} element
 * @param {string} html
 */
export function morph(element, html) {
  const key = formKey(element.querySelector(FORM));
  Idiomorph.morph(element, html, {
    morphStyle: "innerHTML",
    callbacks: {
      beforeNodeMorphed(from, to) {
        if (!(from instanceof HTMLElement) || !(to instanceof HTMLElement)) return true;
        if (from.id && from.id !== to.id) return true;
        if (from.dataset.region) return false; // what is in there comes by itself
        keepOpen(from, to);
        keepButton(from, to);
        const samePrompt = key && formKey(to.closest(FORM)) === key;
        // Some kinds of prompt draw a part by themselves, while the prompt is the same.
        if (samePrompt && from.dataset.own !== undefined && from.dataset.own === to.dataset.own) return false;
        if (samePrompt) keepInput(from, to);
        return true;
      },
    },
  });
}

/** @param {Element | null} form */
const formKey = (form) => (form instanceof HTMLElement ? form.dataset.key : undefined);

// What somebody has picked or typed but not sent stays.
/**
 * @param {HTMLElement} from
 * @param {HTMLElement} to
 */
function keepInput(from, to) {
  if (!(from instanceof HTMLInputElement) || !(to instanceof HTMLInputElement)) return;
  if (from.type === "hidden" || !from.closest(FORM)) return;
  if (from.type !== "radio" && from.type !== "checkbox") to.value = from.value;
  else if (to.getAttribute("aria-disabled") !== "true") to.checked = from.checked;
}

// What the reader has opened stays open, and what they type is not lost.
/**
 * @param {HTMLElement} from
 * @param {HTMLElement} to
 */
function keepOpen(from, to) {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (isDialog(from) && from.hasAttribute("open")) to.setAttribute("open", "");
  if (from !== document.activeElement) return;
  if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) to.value = from.value;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && "typing" in from.dataset) {
    to.value = from.value;
    to.dataset.typing = "";
  }
}

// From the first key to the change that is sent.
document.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLInputElement) target.dataset.typing = "";
});
document.addEventListener(
  "change",
  ({ target }) => {
    if (target instanceof HTMLInputElement) delete target.dataset.typing;
  },
  true,
);

// The words of a submit button are written here in the browser (answer_forms.js): with the server's
// words in between they would flicker.
/**
 * @param {HTMLElement} from
 * @param {HTMLElement} to
 */
function keepButton(from, to) {
  if (!from.dataset.says || from.dataset.says !== to.dataset.says) return;
  if (from instanceof HTMLButtonElement && to instanceof HTMLButtonElement) to.disabled = from.disabled;
  write(to.querySelector(".says") ?? to, (from.querySelector(".says") ?? from).textContent ?? "");
}

// -- the files of a game --------------------------------------------------------------------------

// A page holds the styles and the script of the game that is played. When another one comes, its own are fetched
// before anything of it is shown.

const PATIENCE = 5000; // milliseconds: then it is shown as it is
const PLAYED = /data-playing="(\w+)"/g;

/** @type {Record<string, { sheets: string[], script: string | null }>} */
const files = JSON.parse(body.dataset.files ?? "{}");
let gameHere = body.dataset.game ?? ""; // whose files are here, or did not come

const links = () => /** @type {HTMLLinkElement[]} */ (findAll(document, "link[rel=stylesheet]"));

/** @param {string} address */
function addSheet(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  links().pop()?.after(link);
  return new Promise((done) => {
    link.onload = link.onerror = done;
  });
}

/** @param {string} game */
async function fetchGame(game) {
  const { sheets, script } = files[game] ?? { sheets: [], script: null };
  const before = files[gameHere]?.sheets ?? [];
  gameHere = game;
  await Promise.all([...sheets.map(addSheet), script && import(script).catch(() => {})]);
  for (const link of links()) if (before.includes(new URL(link.href).pathname)) link.remove();
}

/**
 * Fetch what is missing for a piece of a page; null where nothing is.
 * @param {string} html
 * @returns {Promise<unknown> | null}
 */
export function fetchMissing(html) {
  const missing = [...html.matchAll(PLAYED)].map(([, game]) => game).filter((game) => game !== gameHere);
  if (!missing.length) return null;
  return Promise.race([Promise.all(missing.map(fetchGame)), new Promise((done) => setTimeout(done, PATIENCE))]);
}

// -- what is open ---------------------------------------------------------------------------------

// Regions behind something to open (a dialog, a fold): the server sends them while they are open.

/** @type {string[]} */
let watched = [];

const tellServer = () => send({ open: watched });

/** Ask the server for the regions that are open now. */
export function watchOpenRegions() {
  watched = findAll(document, "[data-opens][open]").map((element) => element.dataset.opens ?? "");
  tellServer();
}

/** Say again what is open, over a new connection. */
export function watchAgain() {
  if (watched.length) tellServer();
}

export function listenToFolds() {
  const toggled = (/** @type {Event} */ { target }) => {
    if (target instanceof HTMLElement && target.dataset.opens) watchOpenRegions();
  };
  document.addEventListener("toggle", toggled, true); // it reaches only the fold itself, and does not bubble
}
