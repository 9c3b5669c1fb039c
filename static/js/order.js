// A list in an order: tap to add and to take out, arrows or dragging to change the order. The script of a game that
// asks for one imports it (static/pad.js); pads of other games do without.
import { changed, collectors } from "./answer_forms.js";
import { closest, find, findAll, findButton, write } from "./dom.js";
import { sortable } from "./drag.js";
import { say } from "./words.js";

const LIST = "[data-collect=order]";

/** @param {HTMLElement} list */
const itemsOf = (list) => findAll(list, "[data-item]");

/** @param {HTMLElement} list */
const lengthOf = (list) => Number(list.dataset.length);

/** @param {HTMLElement} list */
const wishesOf = (list) => /** @type {HTMLElement} */ (list.closest(".wishes"));

/** @param {HTMLElement} item */
const labelOf = (item) => find(item, ".wish-label").textContent;

collectors.order = (list) => {
  const chosen = itemsOf(list).map((item) => item.dataset.item);
  return chosen.length === lengthOf(list) ? chosen : null;
};

/**
 * Update what depends on the order of the items.
 * @param {HTMLElement} list
 * @param {string} words for a screen reader
 */
function settle(list, words) {
  const items = itemsOf(list);
  drawPlaces(list, items.length);
  items.forEach((item, index) => {
    findButton(item, "[data-up]").disabled = index === 0;
    findButton(item, "[data-down]").disabled = index === items.length - 1;
  });
  for (const button of findAll(wishesOf(list), "[data-add]")) drawChoice(button, items);
  write(find(wishesOf(list), "[role=status]"), words);
  changed(list);
}

/**
 * @param {HTMLElement} list
 * @param {number} taken
 */
function drawPlaces(list, taken) {
  findAll(list, "[data-empty]").forEach((place, index) => {
    place.hidden = index >= lengthOf(list) - taken;
  });
  const places = /** @type {HTMLElement[]} */ ([...list.children]).filter((place) => !place.hidden);
  places.forEach((place, index) => write(place.querySelector(".place-no"), String(index + 1)));
}

/**
 * @param {HTMLElement} button
 * @param {HTMLElement[]} items
 */
function drawChoice(button, items) {
  const place = items.findIndex((item) => item.dataset.item === button.dataset.add);
  button.setAttribute("aria-pressed", String(place >= 0));
  write(button.querySelector(".wish-no"), place >= 0 ? String(place + 1) : "");
}

/**
 * Add a wish, or remove it if it is on the list already.
 * @param {HTMLElement} list
 * @param {HTMLElement} button
 */
function add(list, button) {
  const { add: value, label } = button.dataset;
  const items = itemsOf(list);
  const already = items.find((item) => item.dataset.item === value);
  if (already) {
    already.remove();
    return settle(list, say("off-your-list", { label: label ?? "" }));
  }
  if (items.length >= lengthOf(list)) {
    if (lengthOf(list) > 1) return settle(list, say("list-is-full"));
    items[0].remove();
  }
  list.insertBefore(newItem(list, button), list.querySelector("[data-empty]"));
  settle(list, say("is-wish", { label: label ?? "", n: itemsOf(list).length }));
}

/**
 * @param {HTMLElement} list
 * @param {HTMLElement} button
 */
function newItem(list, button) {
  const { add: value, label = "", effect = "" } = button.dataset;
  /** @type {HTMLTemplateElement | null | undefined} */
  const template = list.parentElement?.querySelector("template");
  const item = /** @type {HTMLElement} */ (template?.content.firstElementChild?.cloneNode(true));
  item.dataset.item = value;
  find(item, ".wish-label").textContent = label;
  find(item, ".wish-effect").textContent = effect;
  find(item, "[data-up]").setAttribute("aria-label", say("move-up", { label }));
  find(item, "[data-down]").setAttribute("aria-label", say("move-down", { label }));
  find(item, "[data-out]").setAttribute("aria-label", say("move-off", { label }));
  return item;
}

/**
 * @param {HTMLElement} list
 * @param {HTMLElement} item
 * @param {-1 | 1} by
 */
function move(list, item, by) {
  const items = itemsOf(list);
  const at = items.indexOf(item) + by;
  if (at < 0 || at >= items.length) return;
  if (by < 0) items[at].before(item);
  else items[at].after(item);
  settle(list, say("is-wish", { label: labelOf(item), n: at + 1 }));
}

document.addEventListener("click", (event) => {
  const wishes = closest(event, ".wishes");
  const button = closest(event, "button");
  if (!wishes || !button) return;
  const list = find(wishes, LIST);
  const item = closest(event, "[data-item]");
  if (button.dataset.add) add(list, button);
  else if (item && "out" in button.dataset) {
    add(list, find(wishes, `[data-add="${CSS.escape(item.dataset.item ?? "")}"]`));
  } else if (item && ("up" in button.dataset || "down" in button.dataset)) {
    move(list, item, "up" in button.dataset ? -1 : 1);
    button.focus();
  }
});

sortable(`.wishes ${LIST}`, "[data-item]", (list, item) =>
  settle(list, say("another-place", { label: labelOf(item) })),
);
