// Vibration, on a phone that has it and whose owner wants it.
import { closest, findInputs, inBackground } from "./dom.js";

const STORAGE_KEY = "companion.vibration";
const SWITCH = "#vibrates";
const noMotion = matchMedia("(prefers-reduced-motion: reduce)");
let wanted = true;

try {
  wanted = localStorage.getItem(STORAGE_KEY) !== "off";
} catch {
  // This phone keeps nothing.
}

/**
 * Vibrate, unless nobody looks at the phone or its owner does not want it.
 * @param {...number} pattern milliseconds: on, off, on
 */
export function buzz(...pattern) {
  if (wanted && !noMotion.matches && !inBackground()) navigator.vibrate?.(pattern);
}

/** Show the switch as it is, where the phone can vibrate. */
export function showSwitch() {
  for (const input of findInputs(document, SWITCH)) {
    input.checked = wanted;
    /** @type {HTMLElement} */ (input.parentNode).hidden = !("vibrate" in navigator);
  }
}

document.addEventListener("change", (event) => {
  const input = closest(event, SWITCH);
  if (!(input instanceof HTMLInputElement)) return;
  wanted = input.checked;
  try {
    localStorage.setItem(STORAGE_KEY, wanted ? "on" : "off");
  } catch {
    // It holds for this page.
  }
  buzz(60);
});
