// Reactions: what phones send passes along the lower edge of the board. Screen readers are told nothing of it.
import { find, inBackground, write } from "./dom.js";

const SHOWN_FOR = 4500; // milliseconds, as the animation in reactions.css
const PLACES = 6; // the most that are seen at once

/** @type {Map<string, HTMLElement>} what is shown, by its sender, the oldest first */
const shown = new Map();
let place = 0;

/**
 * @param {Reaction} reaction
 */
function show({ kind, seat = "", name, colour }) {
  const layer = find(document, "#reactions");
  const template = layer.querySelector(`template[data-kind="${CSS.escape(kind)}"]`);
  if (!(template instanceof HTMLTemplateElement) || inBackground()) return;
  const note = /** @type {HTMLElement} */ (find(template.content, ".reaction").cloneNode(true));
  if (name && colour) nameSender(note, name, colour);
  note.style.gridColumn = String(freePlace(seat) + 1);
  layer.append(note);
  shown.set(seat, note);
  setTimeout(() => remove(seat, note), SHOWN_FOR);
}

/**
 * @param {HTMLElement} note
 * @param {string} name
 * @param {string} colour
 */
function nameSender(note, name, colour) {
  write(note.querySelector(".who-name"), name);
  find(note, ".mark").dataset.colour = colour;
  const use = note.querySelector(".mark use");
  use?.setAttribute("href", `${use.getAttribute("href")?.split("#")[0]}#${colour}`);
}

/**
 * Return the number of a place where nothing is shown. What the same sender sent before makes room, and
 * where all places are taken the oldest does.
 * @param {string} seat
 */
function freePlace(seat) {
  const leaves = shown.has(seat) ? seat : shown.size >= PLACES ? [...shown.keys()][0] : null;
  const note = leaves === null ? null : shown.get(leaves);
  if (leaves !== null && note) {
    remove(leaves, note);
    return Number(note.style.gridColumn) - 1;
  }
  const taken = [...shown.values()].map((each) => Number(each.style.gridColumn) - 1);
  do place = (place + 1) % PLACES;
  while (taken.includes(place));
  return place;
}

/**
 * @param {string} seat
 * @param {HTMLElement} note
 */
function remove(seat, note) {
  note.remove();
  if (shown.get(seat) === note) shown.delete(seat);
}

document.addEventListener("reaction", (event) => {
  if (event instanceof CustomEvent) show(event.detail);
});
