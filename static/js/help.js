// How a game goes: a tour, or where the game has none the help, opens by itself when a game begins that
// this player has not had explained. The phone remembers who has; where it keeps nothing, the page does.
import { openDialog } from "./dialog_content.js";
import { isOpen, openDialogs } from "./dialogs.js";
import { closest } from "./dom.js";

const MOST = 12; // players that are remembered for each game
const cover = document.getElementById("cover");
const { code, seat } = document.body.dataset;
const player = `${code}/${seat}`;
let opened = ""; // the game whose explanation was opened by itself on this page

/** @param {string} game */
const storageKey = (game) => `companion.explained.${game}`;

/** @returns {string[]} */
const explainedOnThisPage = () => history.state?.explained ?? [];

/**
 * Return who has had a game explained on this phone.
 * @param {string} game
 * @returns {string[]}
 */
function playersWhoKnow(game) {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey(game)) ?? "");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

// A phone with one seat belongs to one person, at whatever table.
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
  try {
    localStorage.setItem(storageKey(game), JSON.stringify([...others, player].slice(-MOST)));
  } catch {
    // This phone keeps nothing.
  }
}

/** @returns {DOMStringMap} what is played, or picked; nothing while the phone waits for the board */
const head = () => document.getElementById("pad-head")?.dataset ?? {};

const covered = () => (cover && !cover.hidden) || openDialogs().length > 0;

// What the server sends once the help is open takes the focus, as a dialog’s content does.
function focusHelp() {
  const how = document.getElementById("how");
  const focused = document.activeElement;
  if (!how || !isOpen(how) || (focused !== how && how.contains(focused))) return;
  /** @type {HTMLElement | null} */
  const heading = how.querySelector("[autofocus]");
  heading?.focus();
}

/** Explain the game if it has begun and this player does not know it, and nothing else is open. */
export function openHelpOnce() {
  focusHelp();
  const { playing = "", begun, tour } = head();
  if (!seat || begun === undefined || opened === playing || isExplained(playing) || covered()) return;
  opened = playing;
  if (tour !== undefined) openTour(covered);
  else openDialog("how");
}

// What shows a tour is fetched with the first one.
/** @param {() => boolean} [isLate] whether something else has been opened meanwhile */
async function openTour(isLate) {
  const script = await import("./tour.js").catch(() => null);
  const shown = await script?.showTour(isLate);
  if (!shown) opened = ""; // it is tried again when there is something new
}

/** @param {Event} event */
function closed(event) {
  // Whoever opened it, it was read. And what waited for another dialog comes now.
  const { target } = event;
  if (target instanceof Element && (target.id === "how" || target.id === "tour") && !isOpen(target)) {
    remember(head().playing);
  }
  openHelpOnce();
}

document.addEventListener("close", closed, true);
document.addEventListener("click", (event) => {
  if (closest(event, "[data-show-tour]")) openTour();
});
