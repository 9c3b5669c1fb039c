// The screen stays on, on a phone or board whose owner wants it. Where the browser has a wake lock it is used from
// the start. Over plain http there is none: then a silent film keeps the screen on, from the first tap, since a
// browser plays none before.
import { closest, findInputs, inBackground } from "./dom.js";

const STORAGE_KEY = "companion.awake";
const SWITCH = "[data-awake]";
const FILM = new URL("../vendor/no-sleep/no-sleep.js", import.meta.url).href;
const hasLock = "wakeLock" in navigator;
let wanted = true;
let failed = false;
/** @type {{ release(): void } | null} */
let lock = null;
/** @type {{ enabled: boolean, enable(): Promise<void>, disable(): void } | null} */
let film = null;

try {
  const kept = localStorage.getItem(STORAGE_KEY);
  if (kept) wanted = kept === "on";
} catch {
  // This phone keeps nothing.
}

async function takeLock() {
  if (!wanted || inBackground()) return;
  // eslint-disable-next-line compat/compat -- only where the browser has it
  lock = await navigator.wakeLock.request("screen").catch(() => null);
}

async function playFilm() {
  try {
    film = film ?? new (await import(FILM)).default();
    if (wanted) await film?.enable();
    document.querySelector('video[title="No Sleep"]')?.setAttribute("aria-hidden", "true"); // there is nothing to see
  } catch {
    film = null;
  }
  failed = wanted && !film?.enabled;
  showAwake();
}

function apply() {
  if (hasLock && wanted) takeLock();
  else if (hasLock) lock?.release();
  else if (wanted) playFilm();
  else film?.disable();
}

/** Show the switch as it is, and say so where this browser cannot do it. */
export function showAwake() {
  for (const input of findInputs(document, SWITCH)) {
    input.checked = wanted && !failed;
    const words = input.closest("label")?.nextElementSibling;
    if (words instanceof HTMLElement) words.hidden = !failed;
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
  apply();
});

export function startAwake() {
  showAwake();
  if (hasLock) {
    document.addEventListener("visibilitychange", takeLock);
    takeLock();
  } else if (wanted) addEventListener("pointerup", () => wanted && playFilm(), { once: true });
}
