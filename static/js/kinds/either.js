// One of several things: which one is open is a checked radio, so that a redraw keeps it.
import { collectors, changed } from "../collect.js";

const opened = (element) => element.querySelector(".branch-pick:checked");

collectors.either = (element) => {
  const branch = opened(element);
  if (!branch?.value) return null;
  const section = branch.parentElement.querySelector(`#${CSS.escape(branch.id)} ~ .branch-section`);
  if ("confirm" in section.dataset) return { [branch.value]: "yes" };
  const inner = section.querySelector("[data-collect]");
  if (inner) {
    const value = collectors[inner.dataset.collect](inner);
    return value === null ? null : { [branch.value]: value };
  }
  const picked = [...section.querySelectorAll("input, select")].find((each) => each.type !== "radio" || each.checked);
  return picked?.value ? { [branch.value]: picked.value } : null;
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-check]");
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  const radio = document.getElementById(button.dataset.check);
  if (!radio) return;
  radio.checked = true;
  changed(radio);
  scrollTo({ top: 0 });
});
