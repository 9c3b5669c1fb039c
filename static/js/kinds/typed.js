// A number that is typed at the board: why it cannot be is said at once.
import { explain } from "../answer_forms.js";
import { collectors } from "../collectors.js";
import { findInput } from "../dom.js";

/** @param {HTMLInputElement} input */
const isInRange = ({ value, min, max }) => Number(value) >= Number(min) && Number(value) <= Number(max);

/**
 * Return why a number cannot be entered, or nothing.
 * @param {HTMLInputElement} input
 * @param {Record<string, string>} reasons
 */
function objection(input, reasons) {
  if (!input.value) return "";
  if (!isInRange(input)) return `It can be ${input.min} to ${input.max}.`;
  return reasons[Number(input.value)] ?? "";
}

collectors.typed = (element) => {
  const input = findInput(element, "input");
  const why = objection(input, JSON.parse(element.dataset.reasons ?? "{}"));
  explain(element, why);
  return input.value && !why ? Number(input.value) : null;
};
