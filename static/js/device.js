// Features of a phone or laptop: vibration, and a screen that stays on.
import { closest, findInputs, inBackground } from "./dom.js";
import { local } from "./storage.js";

// -- vibration, on a phone that has it and whose owner wants it ----------------------------------

const VIBRATION_KEY = "companion.vibration";
const VIBRATION_SWITCH = "#vibrates";
const noMotion = matchMedia("(prefers-reduced-motion: reduce)");
let vibrates = local.get(VIBRATION_KEY) !== "off";

/**
 * Vibrate, unless the page is hidden or the phone's owner has turned it off.
 * @param {...number} pattern milliseconds: on, off, on
 */
export function buzz(...pattern) {
  if (vibrates && !noMotion.matches && !inBackground()) navigator.vibrate?.(pattern);
}

/** Show the switch in its state, if the phone can vibrate. */
export function showSwitch() {
  for (const input of findInputs(document, VIBRATION_SWITCH)) {
    input.checked = vibrates;
    /** @type {HTMLElement} */ (input.parentNode).hidden = !("vibrate" in navigator);
  }
}

document.addEventListener("change", (event) => {
  const input = closest(event, VIBRATION_SWITCH);
  if (!(input instanceof HTMLInputElement)) return;
  vibrates = input.checked;
  local.set(VIBRATION_KEY, vibrates ? "on" : "off");
  buzz(60);
});

// -- a screen that stays on ----------------------------------------------------------------------

// The screen stays on, on a phone or board whose owner wants it. If the browser has a wake lock, it is used from
// the start. Over plain http there is none: then a silent video keeps the screen on, from the first tap, since a
// browser plays no video before.

const AWAKE_KEY = "companion.awake";
const AWAKE_SWITCH = "[data-awake]";
const FILM = new URL("../vendor/no-sleep/no-sleep.js", import.meta.url).href;
const hasLock = "wakeLock" in navigator;
let awake = local.get(AWAKE_KEY) !== "off";
let failed = false;
/** @type {{ release(): void } | null} */
let lock = null;
/** @type {{ enabled: boolean, enable(): Promise<void>, disable(): void } | null} */
let film = null;

async function takeLock() {
  if (!awake || inBackground()) return;
  // eslint-disable-next-line compat/compat -- only where the browser has it
  lock = await navigator.wakeLock.request("screen").catch(() => null);
}

async function playFilm() {
  try {
    film = film ?? new (await import(FILM)).default();
    if (awake) await film?.enable();
    document.querySelector('video[title="No Sleep"]')?.setAttribute("aria-hidden", "true"); // there is nothing to see
  } catch {
    film = null;
  }
  failed = awake && !film?.enabled;
  showAwake();
}

function apply() {
  if (hasLock && awake) takeLock();
  else if (hasLock) lock?.release();
  else if (awake) playFilm();
  else film?.disable();
}

/** Show the switch in its state, and a message if this browser cannot do it. */
export function showAwake() {
  for (const input of findInputs(document, AWAKE_SWITCH)) {
    input.checked = awake && !failed;
    const words = input.closest("label")?.nextElementSibling;
    if (words instanceof HTMLElement) words.hidden = !failed;
  }
}

document.addEventListener("change", (event) => {
  const input = closest(event, AWAKE_SWITCH);
  if (!(input instanceof HTMLInputElement)) return;
  awake = input.checked;
  local.set(AWAKE_KEY, awake ? "on" : "off");
  apply();
});

for (const show of [showSwitch, showAwake]) document.addEventListener("unpacked", show);

export function startAwake() {
  showAwake();
  if (hasLock) {
    document.addEventListener("visibilitychange", takeLock);
    takeLock();
  } else if (awake) addEventListener("pointerup", () => awake && playFilm(), { once: true });
}
