// The tour of a game: a few cards to swipe or to tap through. A phone fetches this script and the tour
// when it is first shown.
import { fetchHtml } from "./buttons.js";
import { send } from "./connection.js";
import { close, openDialogs, show } from "./dialogs.js";
import { closest, find, findAll } from "./dom.js";

const { code } = document.body.dataset;

/** @returns {HTMLElement} the tour's dialog */
function dialogOfTour() {
  const known = document.getElementById("tour");
  if (known) return known;
  const dialog = document.createElement("dialog");
  dialog.id = "tour";
  dialog.setAttribute("aria-labelledby", "tour-title");
  dialog.innerHTML = '<div class="paper"></div>';
  dialog.addEventListener("click", clicked);
  dialog.addEventListener("close", () => send({ doing: null }));
  document.body.append(dialog);
  return dialog;
}

/**
 * Show the tour of the game; return whether it is shown.
 * @param {() => boolean} [isLate] whether something else was opened while it was fetched
 * @returns {Promise<boolean>}
 */
export async function showTour(isLate) {
  const html = await fetchHtml(`/tour/${code}`, "warn");
  if (!html) return false;
  if (isLate?.()) return false;
  const dialog = dialogOfTour();
  find(dialog, ".paper").innerHTML = html;
  openDialogs().forEach(close);
  addDots(dialog);
  show(dialog);
  send({ doing: "tour" });
  const cards = find(dialog, ".tour-cards");
  cards.scrollLeft = 0;
  cards.addEventListener("scroll", () => mark(dialog), { passive: true });
  mark(dialog);
  return true;
}

/** @param {HTMLElement} dialog */
function addDots(dialog) {
  const dots = findAll(dialog, ".tour-cards > li").map(() => document.createElement("i"));
  find(dialog, ".tour-dots").append(...dots);
}

/** @param {HTMLElement} dialog */
function nthShown(dialog) {
  const cards = find(dialog, ".tour-cards");
  return Math.round(Math.abs(cards.scrollLeft) / Math.max(1, cards.clientWidth));
}

/**
 * Mark which card is shown: after the last one there is no next.
 * @param {HTMLElement} dialog
 */
function mark(dialog) {
  const nth = nthShown(dialog);
  const dots = findAll(dialog, ".tour-dots i");
  dots.forEach((dot, each) => dot.toggleAttribute("data-now", each === nth));
  const next = find(dialog, "[data-tour-next]");
  const done = find(dialog, "[data-tour-done]");
  const [before, after] = nth >= dots.length - 1 ? [next, done] : [done, next];
  const hadFocus = document.activeElement === before;
  find(dialog, ".tour").toggleAttribute("data-last", after === done);
  if (hadFocus) after.focus(); // the button that had it is hidden now
}

/** @param {Event} event */
function clicked(event) {
  if (!closest(event, "[data-tour-next]")) return;
  const dialog = dialogOfTour();
  const next = findAll(dialog, ".tour-cards > li")[nthShown(dialog) + 1];
  next?.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "center" });
}
