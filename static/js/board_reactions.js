// Reactions of phones appear on the board beside the person whom they are for. Screen readers do not read them.
import { find, findAll, inBackground, visible, write } from "./dom.js";
import { data } from "./regions.js";
import { currentBeat } from "./show.js";
import { playReaction } from "./sound.js";

const SHOWN_FOR = 2400; // milliseconds, as the animation in board.css
const MOST = 8; // that are shown at once
const CORNER = { left: 0, right: 0, top: 0, bottom: 0 }; // for what is beside nobody
const LONG = 8; // letters; beside a longer name nothing else is said

/**
 * Where somebody is, the best place first: on the podium, at the table, in the scores.
 * @type {((seat: string) => string)[]}
 */
const PLACES = [
  (seat) => `.podium-card:has(#podium-${seat})`,
  (seat) => `#place-${seat} .tent`,
  (seat) => `.finale-scores tr[id$="-${seat}"], .board-side tr[id$="-${seat}"]`,
];

/**
 * A reaction that is shown: who sent it, and beside whom it is.
 * @typedef {{ note: HTMLElement, sender: string, near: string }} Shown
 */

/** @type {Shown[]} the oldest first */
let shown = [];

/**
 * Return whom a reaction is for: somebody of the last beat, if possible not its sender, and whoever has the fewest.
 * @param {string} sender
 */
function receiver(sender) {
  const beats = data.show?.about ?? [];
  const seats = beats[Math.min(currentBeat() ?? Infinity, beats.length - 1)] ?? [];
  const others = seats.filter((seat) => seat !== sender);
  const count = (/** @type {string} */ seat) => shown.filter(({ near }) => near === seat).length;
  return others.sort((a, b) => count(a) - count(b))[0] ?? sender;
}

/**
 * Return where a seat is on the board.
 * @param {string} seat
 */
function placeOf(seat) {
  if (!seat) return undefined;
  const found = PLACES.map((place) => findAll(document, place(CSS.escape(seat))).find(isDrawn));
  return found.find((place) => place);
}

/** @param {HTMLElement} element */
function isDrawn(element) {
  return visible(element) && getComputedStyle(element).visibility === "visible";
}

/**
 * Show a reaction for a moment, and play its sound.
 * @param {Reaction} reaction
 */
export function showReaction({ kind, seat = "", name, colour }) {
  const layer = find(document, "#reactions");
  const template = /** @type {HTMLTemplateElement} */ (find(layer, "template"));
  const [ours] = findAll(template.content, `[data-kind="${CSS.escape(kind)}"]`);
  if (!ours || inBackground()) return;
  const before = shown.find(({ sender }) => sender === seat);
  if (before) remove(before);
  else if (shown.length >= MOST) remove(shown[0]);
  const note = /** @type {HTMLElement} */ (ours.cloneNode(true));
  if (name && colour) nameSender(note, name, colour);
  const one = { note, sender: seat, near: receiver(seat) };
  layer.append(note);
  put(one);
  shown.push(one);
  setTimeout(() => remove(one), SHOWN_FOR);
  playReaction(kind);
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

/**
 * Put a reaction beside its place; several at one place lie like a fan. What is in no place is in the corner.
 * @param {Shown} one
 */
function put({ note, near }) {
  const nth = shown.filter((each) => each.near === near).length;
  const { width, height } = note.getBoundingClientRect();
  const place = placeOf(near);
  const { left, right, top, bottom } = place?.getBoundingClientRect() ?? CORNER;
  // In a line of the scores there is room between the name and the total.
  const beside = place instanceof HTMLTableRowElement ? left + (right - left) * 0.6 : right;
  const inwards = left > innerWidth * 0.6 ? -1 : 1;
  const [x, y] = [beside + inwards * width * 0.45 * nth, place ? (top + bottom) / 2 : innerHeight];
  note.style.inset = `${start(y, height, innerHeight)}px auto auto ${start(x, width, innerWidth)}px`;
}

/**
 * Return where something begins that has its middle there, or as near as nothing of it is off the screen.
 * @param {number} middle
 * @param {number} size
 * @param {number} room
 */
const start = (middle, size, room) => Math.max(0, Math.min(room - size, middle - size / 2));

/** @param {Shown} one */
function remove(one) {
  one.note.remove();
  shown = shown.filter((each) => each !== one);
}
