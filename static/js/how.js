// How the game goes: it opens by itself when a game begins that this player has not had explained.
// Who has is remembered on the phone, and with the page where the phone keeps nothing.
import { isOpen, openDialogs, show } from "./dialogs.js";

const MOST = 12; // players that are remembered for each game
const dialog = document.getElementById("how");
const cover = document.getElementById("cover");
const { code, seat } = document.body.dataset;
const player = `${code}/${seat}`;

const about = () => dialog.querySelector("[data-about]").dataset;
const place = (game) => `companion.explained.${game}`;
const noted = () => history.state?.explained ?? [];

function players(game) {
  try {
    const kept = JSON.parse(localStorage.getItem(place(game)));
    return Array.isArray(kept) ? kept : [];
  } catch { return []; }
}

// A phone with one seat is one person's, at whatever table.
function isExplained(game) {
  const known = players(game);
  return noted().includes(game) || known.includes(player) || (!cover && known.length > 0);
}

function note(game) {
  if (!game || !seat) return;
  if (!noted().includes(game)) history.replaceState({ ...history.state, explained: [...noted(), game] }, "");
  const others = players(game).filter((each) => each !== player);
  try { localStorage.setItem(place(game), JSON.stringify([...others, player].slice(-MOST))); } catch { /* it keeps nothing */ }
}

export function explain() {
  const { about: game, begun } = about();
  if (!seat || begun === undefined || isExplained(game)) return;
  if ((cover && !cover.hidden) || openDialogs().length) return;
  show(dialog);
}

// What was read is explained, whoever opened it; and what waited for another dialog comes now.
document.addEventListener("close", (event) => {
  if (event.target === dialog && !isOpen(dialog)) note(about().about);
  explain();
}, true);
