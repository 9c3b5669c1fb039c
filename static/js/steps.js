// What demos and replays share: the steps of a game are shown by buttons and by keys, as they come from the server.
import { toast } from "./dialogs.js";
import { closest } from "./dom.js";
import { say } from "./words.js";

/** @type {Record<string, string>} */
const KEYS = { Home: "first", ArrowLeft: "back", ArrowRight: "forward", End: "last", " ": "play" };

/** Counts the requested steps: only the last one is shown. */
let wanted = 0;

/**
 * Return a step once it has come; null if it does not come, which is said, or if another one was requested since.
 * @param {Promise<string>} step
 * @param {() => void} stop stops automatic play
 */
export async function ifStillWanted(step, stop) {
  wanted += 1;
  const mine = wanted;
  try {
    const html = await step;
    return mine === wanted ? html : null;
  } catch {
    if (mine === wanted) {
      stop();
      toast(say("step-didnt-come"));
    }
    return null;
  }
}

/**
 * Do what the buttons and keys say.
 * @param {string} buttons the attribute of the buttons, which names their action
 * @param {(action: string) => void} act
 * @param {() => void} leave what Escape does
 */
export function listen(buttons, act, leave) {
  document.addEventListener("click", (event) => {
    const pressed = closest(event, `[${buttons}]`);
    if (!pressed) return;
    if (pressed.getAttribute("aria-disabled") !== "true") act(pressed.getAttribute(buttons) ?? "");
    if (event.detail) pressed.blur(); // after a click, the space bar plays
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || closest(event, "select")) return;
    if (event.key === "Escape") leave();
    const name = KEYS[event.key];
    if (!name || (name === "play" && closest(event, "a, button, [type=checkbox]"))) return;
    event.preventDefault();
    act(name);
  });
}
