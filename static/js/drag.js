// Putting a list in order by dragging: a finger or a pen by the handle, a mouse by the whole line.
// The dragged item's place depends only on the pointer's position, so that a list that is rendered
// again during a drag is corrected at once.
import { closest, findAll } from "./dom.js";

/**
 * Is called with the reordered list and the item that was moved.
 * @typedef {(list: HTMLElement, item: HTMLElement) => void} Reordered
 */

/**
 * @typedef {object} Drag
 * @property {HTMLElement} list
 * @property {string} kind selects the items of the list
 * @property {Reordered} done
 * @property {HTMLElement} item that is dragged
 * @property {number} pointerId
 * @property {number} y of the pointer
 * @property {number} grip how far below the item's top the pointer holds it
 * @property {HTMLElement[]} before the items in their order before the drag
 */

/** @type {Drag | null} */
let drag = null;

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return box.top + box.height / 2;
}

/** @param {Drag} drag */
const itemsOf = ({ list, kind }) => findAll(list, kind);

/**
 * Let people drag the items of lists.
 * @param {string} lists selects the lists
 * @param {string} kind selects their items
 * @param {Reordered} done
 */
export function sortable(lists, kind, done) {
  document.addEventListener("pointerdown", (event) => {
    if (drag || event.button || !event.isPrimary) return;
    /** @type {HTMLElement | null | undefined} */
    const item = closest(event, event.pointerType === "mouse" ? kind : ".handle")?.closest(kind);
    /** @type {HTMLElement | null | undefined} */
    const list = item?.closest(lists);
    if (!item || !list || closest(event, "button, a, input")) return;
    const { pointerId, clientY: y } = event;
    const grip = y - item.getBoundingClientRect().top;
    drag = { list, kind, done, item, pointerId, y, grip, before: findAll(list, kind) };
    list.setPointerCapture(pointerId);
    redrawn();
  });
}

// A list that was morphed has the dragged item in its old place.
function redrawn() {
  if (!drag) return;
  if (!drag.item.isConnected) return drop(drag, false);
  drag.item.dataset.state = "dragging";
  place(drag);
}

/** @param {Drag} drag */
function place(drag) {
  const { item, y, grip } = drag;
  const others = itemsOf(drag).filter((each) => each !== item);
  const at = others.filter((each) => middle(each) < y).length;
  if (itemsOf(drag).indexOf(item) !== at) putAt(item, at, others);
  item.style.translate = "";
  item.scrollIntoView({ block: "nearest", behavior: "instant" });
  item.style.translate = `0 ${y - grip - item.getBoundingClientRect().top}px`;
}

/**
 * @param {HTMLElement} item
 * @param {number} at
 * @param {HTMLElement[]} others the list without the item
 */
function putAt(item, at, others) {
  if (at) others[at - 1].after(item);
  else others[0]?.before(item);
}

/**
 * End a drag.
 * @param {Drag} ended
 * @param {boolean} kept false puts the item back where it was
 */
function drop(ended, kept) {
  const { list, item, before, done } = ended;
  const moved = kept && itemsOf(ended).some((each, index) => each !== before[index]);
  if (!kept && item.isConnected) {
    const others = before.filter((each) => each !== item);
    putAt(item, before.indexOf(item), others);
  }
  drag = null;
  item.style.translate = "";
  delete item.dataset.state;
  if (moved) done(list, item);
}

document.addEventListener("morphed", redrawn);
document.addEventListener("pointermove", (event) => {
  if (drag?.pointerId !== event.pointerId) return;
  drag.y = event.clientY;
  place(drag);
});
document.addEventListener("pointerup", (event) => {
  if (drag?.pointerId === event.pointerId) drop(drag, true);
});
document.addEventListener("pointercancel", (event) => {
  if (drag?.pointerId === event.pointerId) drop(drag, false);
});
document.addEventListener("keydown", (event) => {
  if (drag && event.key === "Escape") drop(drag, false);
});
document.addEventListener("scroll", () => drag && place(drag), true);
