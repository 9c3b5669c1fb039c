// The steps of setting up on the board: ticked off one by one with the space bar, or skipped.
// Nothing else depends on them, so they are kept in this browser alone.
import { closest, find, findAll } from "./dom.js";

const STEPS = ".between [data-ticks]";

/**
 * How many steps of the list on the screen are done, and whether it is put aside.
 * @typedef {{ list: string, done: number, folded: boolean }} Progress
 */

/** @type {Progress} */
let progress = { list: "", done: 0, folded: false };

/** @param {HTMLElement} list */
const nameOf = (list) => `${document.body.dataset.code} ${list.dataset.ticks}`;

/** @param {string} list */
function progressOf(list) {
  if (progress.list === list) return;
  const [saved, done, folded] = (sessionStorage.getItem("steps") ?? "").split("|");
  progress = { list, done: 0, folded: false };
  if (saved === list) Object.assign(progress, { done: Number(done), folded: folded === "true" });
}

/** Show on the page which steps are done; a region that was rendered again does not know it. */
export function showSteps() {
  for (const list of findAll(document, STEPS)) {
    progressOf(nameOf(list));
    const steps = findAll(list, ":scope > li");
    steps.forEach((step, index) => {
      step.toggleAttribute("data-done", index < progress.done);
      if (index === progress.done) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
    });
    const screen = /** @type {HTMLElement} */ (list.closest(".between"));
    screen.toggleAttribute("data-folded", progress.folded);
    find(screen, "[data-tick]").hidden = progress.done >= steps.length;
    const last = progress.done === steps.length - 1;
    find(screen, "[data-tick] span").textContent = last ? "All done" : "Done, next step";
  }
}

/** @param {Partial<Progress>} change */
function keep(change) {
  Object.assign(progress, change);
  sessionStorage.setItem("steps", `${progress.list}|${progress.done}|${progress.folded}`);
  showSteps();
}

document.addEventListener("click", (event) => {
  if (closest(event, "[data-tick]")) keep({ done: progress.done + 1 });
  else if (closest(event, "[data-fold]")) {
    keep({ folded: true });
    find(document, "[data-unfold]").focus();
  } else if (closest(event, "[data-unfold]")) {
    keep({ folded: false });
    find(document, "[data-tick]").focus();
  } else {
    // A step that is clicked is done with all before it; one that was the last to be done is not done after all.
    const step = closest(event, `${STEPS} > li`);
    if (!step?.parentElement) return;
    const index = findAll(step.parentElement, ":scope > li").indexOf(step);
    keep({ done: progress.done === index + 1 ? index : index + 1 });
  }
});
