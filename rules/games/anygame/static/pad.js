// The keys under a sum: what they write, and what the button says it comes to.
import { closest, findInputs } from "../../../js/dom.js";
import { plain } from "../../../js/typed.js";

/** @param {Element} field */
const inputOf = (field) => findInputs(field, "input")[0];

document.addEventListener("click", (event) => {
  const key = closest(event, "[data-sum-key]");
  const field = key?.closest("[data-sum]");
  if (!key || !(field instanceof HTMLElement)) return;
  const input = inputOf(field);
  const { sumKey } = key.dataset;
  if (sumKey === "delete") input.value = input.value.slice(0, -1);
  else input.value = (input.value + sumKey).slice(0, input.maxLength);
  // As if it was typed: where the field is full, the page says so.
  input.dispatchEvent(new Event("input", { bubbles: true }));
});

document.addEventListener("redraw", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const [field] = form.querySelectorAll("[data-sum]");
  if (!field) return;
  const text = plain(inputOf(field).value);
  const sum = (text.match(/[+-]?\d+/g) ?? []).reduce((all, each) => all + Number(each), 0);
  form.dataset.label = /^[+-]?\d+([+-]\d+)*$/.test(text) ? String(sum).replace("-", "−") : text;
});
