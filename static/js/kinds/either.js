// One of several things: which one is open is a checked radio, so that a redraw keeps it.
import { changed, collect, collectors } from "../collectors.js";
import { closest, find, findAll, findInputs } from "../dom.js";

collectors.either = (element) => {
  const [branch] = findInputs(element, ".branch-pick:checked");
  if (!branch?.value || !branch.parentElement) return null;
  const section = find(branch.parentElement, `#${CSS.escape(branch.id)} ~ .branch-section`);
  if ("confirm" in section.dataset) return { [branch.value]: "yes" };
  const [inner] = findAll(section, "[data-collect]");
  const value = inner ? collect(inner) : pickedIn(section);
  return value === null ? null : { [branch.value]: value };
};

/** @param {HTMLElement} section */
function pickedIn(section) {
  const picked = findInputs(section, "input, select").find((each) => each.type !== "radio" || each.checked);
  return picked?.value || null;
}

// The page says which branch is open: what else is shown depends on it.
document.addEventListener("redraw", (event) => {
  if (!(event.target instanceof HTMLFormElement) || event.target.id !== "answer") return;
  const [branch] = findInputs(event.target, ".either:not([data-amending]) .branch-pick:checked");
  if (branch?.value) document.body.dataset.branch = branch.value;
});

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-check]");
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  const radio = document.getElementById(button.dataset.check ?? "");
  if (!(radio instanceof HTMLInputElement)) return;
  radio.checked = true;
  changed(radio);
  scrollTo({ top: 0 });
});
