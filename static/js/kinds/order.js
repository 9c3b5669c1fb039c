// A list of wishes: tap to add and to take out, arrows or dragging to change the order.
import { changed, collectors } from "../collect.js";
import { write } from "../dom.js";
import { sortable } from "../drag.js";

const items = (list) => [...list.querySelectorAll("[data-item]")];

collectors.order = (list) => {
  const chosen = items(list).map((item) => item.dataset.item);
  return chosen.length === Number(list.dataset.length) ? chosen : null;
};

const source = (list, value) => list.closest(".wishes").querySelector(`[data-add="${CSS.escape(value)}"]`);

// The empty places below, the numbers, and what is told aloud.
function settle(list, words = "") {
  const chosen = items(list);
  const length = Number(list.dataset.length);
  const wishes = list.closest(".wishes");
  list.querySelectorAll("[data-empty]").forEach((slot, index) => { slot.hidden = index >= length - chosen.length; });
  [...list.children].filter((slot) => !slot.hidden).forEach((slot, index) => { write(slot.querySelector(".place-no"), String(index + 1)); });
  chosen.forEach((item, index) => {
    item.querySelector("[data-up]").disabled = index === 0;
    item.querySelector("[data-down]").disabled = index === chosen.length - 1;
  });
  for (const button of wishes.querySelectorAll("[data-add]")) {
    const place = chosen.findIndex((item) => item.dataset.item === button.dataset.add);
    button.setAttribute("aria-pressed", place >= 0);
    write(button.querySelector(".wish-no"), place >= 0 ? String(place + 1) : "");
  }
  if (words) write(wishes.querySelector("[role=status]"), words);
  changed(list);
}

function add(list, button) {
  const value = button.dataset.add;
  const already = items(list).find((item) => item.dataset.item === value);
  if (already) {
    already.remove();
    return settle(list, `${button.dataset.label} is off your list.`);
  }
  if (items(list).length >= Number(list.dataset.length)) {
    if (Number(list.dataset.length) > 1) return settle(list, `Your list is full: take one out first.`);
    items(list)[0].remove();
  }
  const item = list.parentElement.querySelector("template").content.firstElementChild.cloneNode(true);
  item.dataset.item = value;
  item.querySelector(".wish-label").textContent = button.dataset.label;
  item.querySelector(".wish-effect").textContent = button.dataset.effect ?? "";
  for (const [mark, verb] of [["up", "up"], ["down", "down"], ["out", "off the list"]]) {
    item.querySelector(`[data-${mark}]`).setAttribute("aria-label", `Move ${button.dataset.label} ${verb}`);
  }
  list.insertBefore(item, list.querySelector("[data-empty]"));
  settle(list, `${button.dataset.label} is wish ${items(list).length}.`);
}

function move(list, item, by) {
  const chosen = items(list), at = chosen.indexOf(item) + by;
  if (at < 0 || at >= chosen.length) return;
  if (by < 0) chosen[at].before(item); else chosen[at].after(item);
  settle(list, `${item.querySelector(".wish-label").textContent} is wish ${at + 1}.`);
}

document.addEventListener("click", (event) => {
  const wishes = event.target.closest?.(".wishes");
  if (!wishes) return;
  const list = wishes.querySelector("[data-collect=order]");
  const button = event.target.closest("button");
  const item = event.target.closest("[data-item]");
  if (button?.dataset.add) add(list, button);
  else if (button && item && "up" in button.dataset) { move(list, item, -1); button.focus(); }
  else if (button && item && "down" in button.dataset) { move(list, item, 1); button.focus(); }
  else if (button && item && "out" in button.dataset) add(list, source(list, item.dataset.item));
});

sortable(".wishes [data-collect=order]", "[data-item]", (list, item) => {
  settle(list, `${item.querySelector(".wish-label").textContent} has another place.`);
});
