// Picking a card of the ring: which suit is open is a radio of its own, and no part of the answer.
import { collectors } from "../../../js/answer_forms.js";
import { find, findInputs, write } from "../../../js/dom.js";
import "../../../js/order.js";

collectors.ring = (element) => {
  const [picked] = findInputs(element, "input:checked:not(.eatme-suit-pick)");
  const form = element.closest("form");
  if (form) form.dataset.label = picked?.dataset.label ?? "";
  return picked?.value ?? null;
};

// Ticking the cards that lie open: the answer is there when there are as many as there should be.
collectors.open = (element) => {
  const ticked = findInputs(element, "input:checked:not(.eatme-suit-pick)").map((input) => Number(input.value));
  const length = Number(element.dataset.length);
  const over = ticked.length - length;
  const [said, count] = over > 0 ? [element.dataset.over, over] : [element.dataset.count, ticked.length];
  write(find(element, ".eatme-open-count"), (said ?? "").replace("{}", String(count)));
  return over === 0 ? ticked : null;
};
