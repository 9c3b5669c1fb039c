// Beats: moments of a reveal. The server renders everything at once, with the beats between which each element is
// shown (data-start, data-end); this script shows the page at one beat. At rest it is as after the last one.
import { find, findAll, write } from "./dom.js";
import { data } from "./regions.js";
import { say } from "./words.js";

/** Return the seconds until the first beat, and then those of each beat; empty if there are none. */
export const secondsOfBeats = () => data.show?.seconds ?? [];

/** Return the kind of each beat. */
export const kindsOfBeats = () => data.show?.kinds ?? [];

/**
 * Return the sound of a beat, where it has one of its own.
 * @param {number} beat
 * @returns {string | undefined}
 */
export const ownSound = (beat) => data.show?.sounds[beat];

/** Return the number of the playback on the page, 0 for none. */
export const numberOnPage = () => data.show?.number ?? 0;

/** Return the beat that shows the winner, at the end of a game; 0 at any other time. */
export const winningBeat = () => data.show?.won ?? 0;

/**
 * Show the page at a beat; null means at rest.
 * @param {number | null} beat
 * @param {{ waits?: boolean }} [options] whether it advances only by hand
 * @returns {boolean} whether the winner has been shown, or there is nobody to show
 */
export function drawBeat(beat, { waits = false } = {}) {
  const { show } = data;
  const playing = Boolean(show) && beat !== null;
  const now = playing && beat !== null ? beat : Infinity;
  // At the end of a game the places are shown one after the other, from the closing beat to the winning beat.
  const closing = playing && now >= (show?.closing ?? Infinity);
  const won = now >= (show?.won ?? Infinity);
  const paths = playing ? pathsAt(now) : [];
  for (const each of findAll(document, "#region-stage [data-start]")) {
    const seen = phase(each.dataset, now);
    if (each.dataset.phase !== seen) each.dataset.phase = seen;
  }
  for (const path of paths) fly(path);
  flag("playingOut", playing && !closing);
  flag("closing", closing);
  flag("untold", closing && !won);
  drawScores(now);
  tell(playing ? now : null, waits);
  return won;
}

/**
 * @param {string} name
 * @param {boolean} on
 */
function flag(name, on) {
  if (on === name in document.body.dataset) return;
  if (on) document.body.dataset[name] = "";
  else delete document.body.dataset[name];
}

/**
 * @param {DOMStringMap} dataset of an element that is shown from one beat to another
 * @param {number} now
 */
function phase({ start, end }, now) {
  if (now < Number(start)) return "before";
  return end && now >= Number(end) ? "after" : "on";
}

/**
 * Return which cards go from one place to another at a beat, each with where it lies until then.
 * @param {number} now
 */
function pathsAt(now) {
  const begins = `[data-start="${now}"]:not([data-phase="on"])`;
  const comes = findAll(document, `[data-from]${begins}`);
  const goes = findAll(document, `[data-to][data-end="${now}"][data-phase="on"], [data-to]:not([data-end])${begins}`);
  return [...comes, ...goes].flatMap((card) => {
    const to = goes.includes(card);
    const other = document.getElementById((to ? card.dataset.to : card.dataset.from) ?? "");
    return other ? [{ card, other, to, from: (to ? card : other).getBoundingClientRect() }] : [];
  });
}

/**
 * Show a card on its way, over everything else: a copy flies to where it lies now, or to the player who takes it.
 * @param {{ card: HTMLElement, other: HTMLElement, to: boolean, from: DOMRect }} path
 */
function fly({ card, other, to, from }) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || !from.width) return;
  const here = to ? from : card.getBoundingClientRect();
  const there = to ? other.getBoundingClientRect() : from;
  const x = there.x + there.width / 2 - here.x - here.width / 2;
  const y = there.y + there.height / 2 - here.y - here.height / 2;
  const away = { transform: `translate(${x}px, ${y}px) scale(${to ? 0.4 : from.width / here.width})` };
  const timing = { duration: 600, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };
  const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
  copy.className = "flying";
  for (const key of Object.keys(copy.dataset)) delete copy.dataset[key];
  copy.style.cssText = `left: ${here.x}px; top: ${here.y}px; --w: ${here.width}px`;
  document.body.append(copy);
  if (!to) card.animate([{ visibility: "hidden" }, { visibility: "hidden" }], timing);
  copy.animate(to ? [{}, { ...away, opacity: 0 }] : [away, {}], timing).finished.finally(() => copy.remove());
}

/**
 * Show the scores at a beat.
 * @param {number} now
 */
function drawScores(now) {
  const scores = data.show?.scores ?? {};
  for (const [seat, steps] of Object.entries(scores)) {
    const cells = steps[Math.min(now, steps.length - 1)];
    const before = steps[now - 1] ?? cells;
    findAll(document, `.board-side tr[id$="-${seat}"] td`).forEach((cell, nth) => {
      if (cell.textContent !== cells[nth]) write(cell, cells[nth]);
      cell.toggleAttribute("data-new", cells[nth] !== before[nth]);
    });
  }
}

/**
 * Show what was decided up to a beat, over the headline of what comes after it.
 * @param {number | null} now
 * @param {boolean} waits
 */
function tell(now, waits) {
  let box = document.getElementById("show-says");
  if (now === null) return box?.remove();
  if (!box) {
    box = document.createElement("section");
    box.id = "show-says";
    box.className = "board-ruling";
    box.setAttribute("role", "status");
    const hint = `<span class="show-hint">${say("tap-to-go-on")}</span>`;
    box.innerHTML = `<div id="show-words"></div>${hint}`;
    document.getElementById("frame")?.append(box);
  }
  find(box, ".show-hint").hidden = !waits;
  const template = document.getElementById("show");
  const all = template instanceof HTMLTemplateElement ? findAll(template.content, "[data-told]") : [];
  const told = all.filter((each) => Number(each.dataset.told) <= now);
  const words = told.length ? told[told.length - 1].innerHTML : "";
  const shown = find(box, "#show-words");
  if (shown.innerHTML !== words) shown.innerHTML = words;
}
