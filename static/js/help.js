// How the game goes: a dialog that opens by itself when a game begins that this player has not had
// explained. The phone remembers who has; where it keeps nothing, the page remembers.
import { isOpen, openDialogs, show } from "./dialogs.js";
import { findAll } from "./dom.js";

const MOST = 12; // players that are remembered for each game
const dialog = document.getElementById("how");
const cover = document.getElementById("cover");
const { code, seat } = document.body.dataset;
const player = `${code}/${seat}`;

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

/** @returns {DOMStringMap} what the help is about; nothing while the phone waits for the board */
const help = () => findAll(document, "[data-about]")[0]?.dataset ?? {};

/** Open the help if a game has begun that this player does not know, and nothing else is open. */
export function openHelpOnce() {
  if (!dialog || !seat) return;
  const { about: game = "", begun } = help();
  if (begun === undefined || isExplained(game)) return;
  if ((cover && !cover.hidden) || openDialogs().length) return;
  show(dialog);
}

/** @param {Event} event */
function closed(event) {
  // Whoever opened the help, it was read. And help that waited for another dialog comes now.
  if (dialog && event.target === dialog && !isOpen(dialog)) remember(help().about);
  openHelpOnce();
}

document.addEventListener("close", closed, true);
