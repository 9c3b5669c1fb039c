// Picking a card of the ring: which suit is open is a radio of its own, and no part of the answer.
import { collectors } from "../../../js/collectors.js";
import { findInputs } from "../../../js/dom.js";

collectors.ring = (element) => {
  const [picked] = findInputs(element, "input:checked:not(.suit-pick)");
  const form = element.closest("form");
  if (form) form.dataset.label = picked?.dataset.label ?? "";
  return picked?.value ?? null;
};
