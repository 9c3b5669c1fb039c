// Two sheets over a pad: "Look up!" while the board plays something out, and after it what happened,
// as it concerns this player. Each result is shown once; it waits while nobody can read it.
import { close, isOpen, openDialogs, show } from "./dialogs.js";
import { findAll, inBackground } from "./dom.js";
import { buzz } from "./vibration.js";

const TICK = 250; // milliseconds
const SHOWN_FOR = 5000; // milliseconds
const LONG = 100; // letters; a longer result stays longer
const FOR_EACH_LETTER = 40; // milliseconds
const MOST = 40; // results that a phone remembers
const STORAGE_KEY = "companion.results";

const look = document.getElementById("look");
const sheet = document.getElementById("result");
const cover = document.getElementById("cover");
const { code, seat } = document.body.dataset;

let showing = ""; // the last result that was shown, or known
let timeLeft = 0; // milliseconds
let waiting = false; // a result for which somebody is too busy
let ticker = 0;

/** @type {string[]} where the phone keeps nothing, the page remembers */
let here = [];

// -- what was shown ------------------------------------------------------------------------------

/** @returns {string[]} */
function seen() {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "");
    return Array.isArray(kept) ? [...kept, ...here] : here;
  } catch {
    return [...(history.state?.results ?? []), ...here];
  }
}

/** @param {string[]} all */
function keep(all) {
  here = all.slice(-MOST);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(here));
  } catch {
    history.replaceState({ ...history.state, results: here }, "");
  }
}

/** @param {string} id */
const named = (id) => `${code}/${seat}/${id}`;

// -- the sheets ----------------------------------------------------------------------------------

// Nobody is interrupted who types, or has opened something.
function busy() {
  const typing = document.activeElement?.matches("form.answer input:not([type=radio]), textarea");
  const others = openDialogs().some((each) => each !== sheet);
  return typing || others || inBackground() || isCovered();
}

const isCovered = () => cover !== null && !cover.hidden;

/** Show or close the sheets, as the page is now. */
export function updateSheets() {
  if (!look) return;
  const looking = look.querySelector("[data-looking]") !== null;
  if (!looking) {
    close(look);
    showResult();
  } else if (!inBackground()) {
    close(sheet);
    show(look);
  }
  waitWhile((looking && !isOpen(look)) || waiting || (sheet !== null && isOpen(sheet)));
}

// A pad on which nothing is to be shown or closed has no timer.
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
    waiting = !isCovered(); // who lifts the cover is shown it then
    return;
  }
  showing = id;
  waiting = false;
  const known = seen();
  if (!id || known.includes(named(id))) return close(sheet);
  keep([...known, named(id)]);
  timeLeft = SHOWN_FOR + FOR_EACH_LETTER * Math.max(0, (sheet.textContent ?? "").length - LONG);
  show(sheet);
  if (sheet.querySelector(".bad, [data-worse]")) buzz(60, 90, 60);
  else if (sheet.querySelector(".own, .change")) buzz(60);
}

/** Close the sheets before somebody else has the phone; what was not read to its end comes again. */
export function hideSheets() {
  if (!sheet || !isOpen(sheet)) return;
  const others = seen().filter((each) => each !== named(showing));
  here = [];
  keep(others);
  showing = "";
}

// A page in the background does not count down, and shows what waited when it is looked at again.
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
