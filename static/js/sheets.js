// Sheets that open automatically over a pad: the tour of a game, “Look up!” during a playback, and a result.
import { openDialog } from "./buttons.js";
import { buzz } from "./device.js";
import { close, isOpen, openDialogs, showSheet } from "./dialogs.js";
import { closest, findAll, inBackground } from "./dom.js";
import { data } from "./regions.js";
import { local } from "./storage.js";

// -- results -------------------------------------------------------------------------------------

// Each result is shown once; it waits while it cannot be read.

const TICK = 250; // milliseconds
const SHOWN_FOR = 5000; // milliseconds
const LONG = 100; // letters; a longer result stays longer
const FOR_EACH_LETTER = 40; // milliseconds
const MOST_RESULTS = 40; // that a phone remembers
const RESULTS_KEY = "companion.results";

const look = document.getElementById("look");
const sheet = document.getElementById("result");
const cover = document.getElementById("cover");
const { code, seat } = document.body.dataset;

let showing = ""; // the last result that was shown, or known
let timeLeft = 0; // milliseconds
let waiting = false; // a result waits until this player is not busy
let ticker = 0;

/**
 * Return a list that this phone stores; nothing if it stores none.
 * @param {string} key
 * @returns {string[]}
 */
function stored(key) {
  try {
    const list = JSON.parse(local.get(key) ?? "");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** @returns {string[]} */
const seen = () => [...stored(RESULTS_KEY), ...(history.state?.results ?? [])];

/** @param {string[]} all */
function keep(all) {
  const results = all.slice(-MOST_RESULTS);
  const stays = local.set(RESULTS_KEY, JSON.stringify(results));
  if (!stays) history.replaceState({ ...history.state, results }, "");
}

/** @param {string} id */
const named = (id) => `${code}/${seat}/${id}`;

// Do not interrupt a player who types, or has opened something.
function busy() {
  const typing = document.activeElement?.matches("form.answer input:not([type=radio]), textarea");
  const others = openDialogs().some((each) => each !== sheet);
  return typing || others || inBackground() || isCovered();
}

const isCovered = () => cover !== null && !cover.hidden;

const openSheet = () => [look, sheet].find((each) => each && isOpen(each));

/** Show or close the sheets according to the page; return whether one has opened that covers it. */
export function updateSheets() {
  if (!look) return false;
  const before = openSheet();
  const looking = look.querySelector("[data-looking]") !== null;
  if (!looking) {
    close(look);
    showResult();
  } else if (!inBackground()) {
    close(sheet);
    showSheet(look);
  }
  waitWhile((looking && !isOpen(look)) || waiting || (sheet !== null && isOpen(sheet)));
  return !before && openSheet() !== undefined;
}

// The timer runs only while a sheet has to be shown or closed.
/** @param {boolean} yes */
function waitWhile(yes) {
  if (yes && !ticker) ticker = setInterval(tick, TICK);
  if (yes) return;
  clearInterval(ticker);
  ticker = 0;
}

function showResult() {
  if (!sheet) return;
  const id = findAll(sheet, "[data-result]")[0]?.dataset.result ?? "";
  if (id === showing) return;
  if (id && busy()) {
    waiting = !isCovered(); // shown once the cover is lifted
    return;
  }
  showing = id;
  waiting = false;
  const known = seen();
  if (!id || known.includes(named(id))) return close(sheet);
  keep([...known, named(id)]);
  timeLeft = SHOWN_FOR + FOR_EACH_LETTER * Math.max(0, (sheet.textContent ?? "").length - LONG);
  showSheet(sheet);
  fitReactions(sheet);
  if (sheet.querySelector(".bad, [data-worse]")) buzz(60, 90, 60);
  else if (sheet.querySelector(".own, .change")) buzz(60);
}

/**
 * Leave out the reactions on a result that needs the whole screen for itself.
 * @param {HTMLElement} sheet
 */
export function fitReactions(sheet) {
  sheet.removeAttribute("data-full");
  sheet.toggleAttribute("data-full", sheet.scrollHeight > sheet.clientHeight);
}

/** Close the sheets before the next player has the phone; an unfinished result is shown again. */
export function hideSheets() {
  if (!sheet || !isOpen(sheet)) return;
  keep(seen().filter((each) => each !== named(showing)));
  showing = "";
}

// A hidden page does not count down, and shows a waiting result when it is visible again.
function tick() {
  if (inBackground()) return;
  if (!sheet || !isOpen(sheet)) return updateSheets();
  timeLeft -= TICK;
  if (timeLeft > 0) return;
  close(sheet);
  waitWhile(false);
}

sheet?.addEventListener("click", () => close(sheet)); // a tap anywhere
look?.addEventListener("close", updateSheets); // Esc, or the back button, closes it too early

// Keys reach nothing that a sheet covers.
document.addEventListener("focusin", (event) => {
  if (closest(event, "#pad")) openSheet()?.querySelector("button")?.focus();
});

// -- how a game goes -----------------------------------------------------------------------------

// The tour of a game, or its help if it has no tour, opens automatically when a game begins that was not
// explained to this player before. The phone stores to whom it was; if it stores nothing, the page does.

const MOST_PLAYERS = 12; // that are remembered for each game
const player = `${code}/${seat}`;
let cameBack = false; // they had this seat on another phone before
let opened = ""; // the game whose explanation was opened automatically on this page

/** @param {string} game */
const storageKey = (game) => `companion.explained.${game}`;

/** @returns {string[]} */
const explainedOnThisPage = () => history.state?.explained ?? [];

/**
 * Return the players to whom a game was explained on this phone.
 * @param {string} game
 */
const playersWhoKnow = (game) => stored(storageKey(game));

// A phone with one seat belongs to one person, at any table.
/** @param {string} game */
function isExplained(game) {
  const known = playersWhoKnow(game);
  return explainedOnThisPage().includes(game) || known.includes(player) || (!cover && known.length > 0);
}

/** @param {string | undefined} game */
function remember(game) {
  if (!game || !seat) return;
  const here = explainedOnThisPage();
  if (!here.includes(game)) history.replaceState({ ...history.state, explained: [...here, game] }, "");
  const others = playersWhoKnow(game).filter((each) => each !== player);
  local.set(storageKey(game), JSON.stringify([...others, player].slice(-MOST_PLAYERS)));
}

/** The game that is played, or picked; none on a page that was opened while phones wait for the board. */
const gameShown = () => data.game ?? "";

const covered = () => isCovered() || openDialogs().length > 0;

// The help that the server sends once it is open gets the focus, as a dialog’s content does.
function focusHelp() {
  const how = document.getElementById("how");
  const focused = document.activeElement;
  if (!how || !isOpen(how) || (focused !== how && how.contains(focused))) return;
  /** @type {HTMLElement | null} */
  const heading = how.querySelector("[autofocus]");
  heading?.focus();
}

/**
 * Tell whether somebody opens this pad who has just sat down. Anybody else who opens it on this phone for the first
 * time had the seat on another one: the last result and the explanation of the game were shown there.
 * @param {boolean} isNew
 */
export function opensPad(isNew) {
  const isPractice = code?.startsWith("practise/"); // which is always of this phone
  if (!seat || isPractice || seen().some((each) => each.startsWith(named("")))) return;
  cameBack = !isNew;
  const [result] = isNew ? [] : findAll(document, "#result [data-result]");
  keep([...seen(), named(result?.dataset.result ?? "")]);
}

/** Explain the game if it has begun, this player has not seen it, and nothing else is open. */
export function openHelpOnce() {
  focusHelp();
  const { begins = false, tour = false } = data.me ?? {};
  const game = gameShown();
  if (cameBack && game) {
    cameBack = false;
    if (begins) remember(game);
  }
  if (!seat || !begins || opened === game || isExplained(game) || covered()) return;
  opened = game;
  if (tour) openTour(covered);
  else openDialog("how");
}

// The script for tours is fetched with the first one.
/** @param {() => boolean} [isLate] whether something else has been opened meanwhile */
async function openTour(isLate) {
  const script = await import("./tour.js").catch(() => null);
  const shown = await script?.showTour(isLate);
  if (!shown) opened = ""; // it is tried again when there is something new
}

/** @param {Event} event */
function closed(event) {
  // It counts as read, however it was opened. A result that waited for a dialog is shown now.
  const { target } = event;
  if (target instanceof Element && (target.id === "how" || target.id === "tour") && !isOpen(target)) {
    remember(gameShown());
  }
  openHelpOnce();
}

document.addEventListener("close", closed, true);
document.addEventListener("click", (event) => {
  if (closest(event, "[data-show-tour]")) openTour();
});
