// Regions: parts of the screen that the server renders, and that are morphed into the page. This script also fetches
// the files of the game, and sends the server which regions are open.
import { pollNow, send } from "./connection.js";
import { isDialog } from "./dialogs.js";
import { closest, findAll, isUnpacked, unpack, write } from "./dom.js";
import { separators } from "./words.js";

const body = document.body;

/**
 * What scripts know beside the regions. Messages bring what changes, and an event of its name tells of each.
 * @type {PageData}
 */
export const data = JSON.parse(document.getElementById("data")?.textContent ?? "{}");

/** @type {() => void} */
let updated = () => {};
/** @type {() => boolean} */
let sheetOpens = () => false;

/**
 * Set what happens after regions were morphed.
 * @param {() => void} listener
 * @param {() => void} measure runs code that needs the layout: it runs next, in a separate task, so that a
 *   slow phone can do something else before, and has less to do when it draws the next frame
 * @param {() => boolean} [updateSheets] shows or closes the sheets after their regions were morphed; returns whether
 *   one has opened
 */
export function onUpdate(listener, measure, updateSheets) {
  updated = listener;
  soon.port1.onmessage = measure;
  if (updateSheets) sheetOpens = updateSheets;
}

const soon = new MessageChannel();

/**
 * @param {string} name
 * @param {string} html
 */
function morphRegion(name, html) {
  const element = document.getElementById(`region-${name}`);
  if (element) morph(element, html);
}

const OF_SHEETS = ["look", "result"];

/**
 * Show the regions of sheets, and take them out. If a sheet opens, return a promise that it is drawn: what it covers
 * can be morphed after that.
 * @param {Regions} regions
 * @returns {Promise<unknown> | null}
 */
export function showSheets(regions) {
  const names = OF_SHEETS.filter((name) => name in regions);
  for (const name of names) {
    morphRegion(name, regions[name]);
    delete regions[name];
  }
  if (!names.length || !sheetOpens()) return null;
  return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}

/** @param {Regions} regions */
export function showRegions(regions) {
  soon.port2.postMessage(0); // before the browser draws the next frame
  for (const [name, html] of Object.entries(regions)) morphRegion(name, html);
  markSubmissions();
  markMine();
  watchOpenRegions();
  document.dispatchEvent(new Event("morphed"));
  updated();
}

document.addEventListener("submissions", markSubmissions);
document.addEventListener("me", markMine);

/** Mark what is of this page's seat in what is the same for everybody. */
export function markMine() {
  const { me } = data;
  if (!me) return;
  const { seat = "" } = body.dataset;
  for (const element of findAll(document, "[data-whose]")) {
    element.toggleAttribute("data-me", element.dataset.whose === seat);
  }
  for (const link of findAll(document, "a[data-from-pad]")) {
    if (link instanceof HTMLAnchorElement) link.search = String(new URLSearchParams({ from: "pad", seat }));
  }
  for (const total of findAll(document, "[data-total]")) {
    write(total, me.total);
    total.hidden = !me.total;
  }
}

/** Mark who has sealed and who has not: the page has the words for both. */
export function markSubmissions() {
  const submissions = data.submissions ?? {};
  for (const element of findAll(document, "[data-submission]")) {
    const state = submissions[element.dataset.submission ?? ""];
    if (state) element.dataset.state = element.dataset[state] ?? state;
  }
  findAll(document, "[data-names]").forEach(joinNames);
}

/**
 * Put what the language puts in a list between the names of those who have not sealed; mark whether few
 * enough are left to name.
 * @param {HTMLElement} names
 */
function joinNames(names) {
  const all = findAll(names, "[data-submission]");
  const left = all.filter((name) => name.dataset.state === "awaited");
  const between = separators(left.length);
  left.forEach((name, nth) => {
    if (nth) name.dataset.before = between[nth - 1];
    else delete name.dataset.before;
  });
  /** @type {HTMLElement | null} */
  const headline = names.closest("[data-left]");
  if (headline) headline.dataset.left = left.length < 4 && left.length < all.length ? "few" : "many";
}

// -- morphing ------------------------------------------------------------------------------------

// A form with the key of a prompt, or of a later one that a game lets people fill in ahead.
const FORM = "form[data-key]";

/**
 * Morph an element's content into new HTML, and keep the reader's changes to it.
 * @param {HTMLElement} element
 * @param {string} html
 */
export function morph(element, html) {
  const key = formKey(element.querySelector(FORM));
  const result = resultOf(element);
  Idiomorph.morph(element, html, {
    morphStyle: "innerHTML",
    callbacks: {
      beforeNodeMorphed(from, to) {
        if (!(from instanceof HTMLElement) || !(to instanceof HTMLElement)) return true;
        if (from.id && from.id !== to.id) return true;
        // The content of a region is sent separately; that of the last question goes.
        if (from.dataset.region && from.dataset.of === to.dataset.of) return false;
        const isReactions = from.matches("dialog[open] .reactions") && to.matches(".reactions");
        if (isReactions && resultOf(to.parentElement) === result) return false; // under the thumb
        keepOpen(from, to);
        keepButton(from, to);
        const samePrompt = key && formKey(to.closest(FORM)) === key;
        // Some kinds of prompt draw a part in the browser, while the prompt is the same.
        if (samePrompt && from.dataset.own !== undefined && from.dataset.own === to.dataset.own) return false;
        if (samePrompt) keepInput(from, to);
        return true;
      },
    },
  });
}

/** @param {Element | null} element */
const resultOf = (element) => findAll(element ?? body, "[data-result]")[0]?.dataset.result;

/** @param {Element | null} form */
const formKey = (form) => (form instanceof HTMLElement ? form.dataset.key : undefined);

// Values that were picked or typed but not sent stay.
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

// Elements that the reader has opened stay open, and text that they type is not lost.
/**
 * @param {HTMLElement} from
 * @param {HTMLElement} to
 */
function keepOpen(from, to) {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (isUnpacked(from)) unpack(to);
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

// A page has the styles and the script of the current game. When a different game begins, its files are fetched
// before any of it is shown.

// Milliseconds: then it is shown without them. A page that needs a script which is not there is loaded again, so this
// is longer than a slow phone takes.
const PATIENCE = 15000;

const { files = {} } = data;
let gameHere = body.dataset.game ?? ""; // whose files are loaded, or failed to load

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
 * Fetch the files of a game; null if they are there.
 * @param {string} game
 * @returns {Promise<unknown> | null}
 */
export function fetchMissing(game) {
  if (!game || game === gameHere) return null;
  return Promise.race([fetchGame(game), new Promise((done) => setTimeout(done, PATIENCE))]);
}

// -- what is open ---------------------------------------------------------------------------------

// Regions in a dialog or a fold: the server sends them while they are open.

/** @type {string[]} */
let watched = [];

/** The names of the regions that are open. */
export const openRegions = () => watched;

function tellServer() {
  if (!send({ open: watched })) pollNow();
}

/** Ask the server for the regions that are open now, if they are others than before. */
export function watchOpenRegions() {
  const open = findAll(document, "[data-opens][open]").map((element) => element.dataset.opens ?? "");
  const changed = String(open) !== String(watched);
  watched = open;
  if (changed) tellServer();
}

/** Send again what is open, over a new connection. */
export function watchAgain() {
  if (watched.length) tellServer();
}

/** @param {Element | null} fold */
function unpackFold(fold) {
  if (!(fold instanceof HTMLDetailsElement) || !("packed" in fold.dataset)) return;
  unpack(fold);
  document.dispatchEvent(new Event("unpacked"));
}

export function listenToFolds() {
  // A click comes before what it opens is drawn, "toggle" after that: it comes where a script opens a fold, too.
  document.addEventListener("click", (event) => unpackFold(closest(event, "summary")?.parentElement ?? null), true);
  const toggled = (/** @type {Event} */ { target }) => {
    if (target instanceof HTMLDetailsElement) unpackFold(target);
    if (target instanceof HTMLElement && target.dataset.opens) watchOpenRegions();
  };
  document.addEventListener("toggle", toggled, true); // the event does not bubble, so listen while it is captured
}
