// Reactions: what phones send passes along the lower edge of the board. Screen readers are told nothing of it.
import { find, inBackground, write } from "./dom.js";

const SHOWN_FOR = 4500; // milliseconds, as the animation in reactions.css
const PLACES = 5; // the most that are seen at once
const LONG = 6; // letters; beside a longer name only the icon has room

/** @type {Map<string, HTMLElement>} what is shown, by its sender, the oldest first */
const shown = new Map();
let place = 0;

/** @param {Reaction} reaction */
function show({ kind, seat = "", name, colour }) {
  const layer = find(document, "#reactions");
  const template = layer.querySelector(`template[data-kind="${CSS.escape(kind)}"]`);
  if (!(template instanceof HTMLTemplateElement) || inBackground()) return;
  const note = /** @type {HTMLElement} */ (find(template.content, ".reaction").cloneNode(true));
  if (name && colour) nameSender(note, name, colour);
  note.style.setProperty("--place", String(freePlace(seat)));
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
  note.toggleAttribute("data-long", name.length > LONG);
  find(note, ".mark").dataset.colour = colour;
  const use = note.querySelector(".mark use");
  use?.setAttribute("href", `${use.getAttribute("href")?.split("#")[0]}#${colour}`);
}

/** @param {HTMLElement} note */
const placeOf = (note) => Number(note.style.getPropertyValue("--place"));

/**
 * Return the number of a place where nothing is shown. What the same sender sent before makes room, and
 * where all places are taken the oldest does.
 * @param {string} seat
 */
function freePlace(seat) {
  const leaving = shown.has(seat) ? seat : [...shown.keys()][0];
  const note = shown.get(leaving);
  if (note && (leaving === seat || shown.size >= PLACES)) {
    remove(leaving, note);
    return placeOf(note);
  }
  const taken = [...shown.values()].map(placeOf);
  do place = (place % PLACES) + 1;
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
