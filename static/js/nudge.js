// The board's nudge: tap whom the table waits for, and let their phone ring.
import { command } from "./commands.js";
import { openFormDialog } from "./dialog_content.js";
import { close } from "./dialogs.js";
import { closest, findAll } from "./dom.js";
import { toast } from "./toasts.js";

/** @returns {Record<string, string>} the key of what each seat is asked */
function asks() {
  const [says] = findAll(document, "#says[data-asks]");
  return JSON.parse(says?.dataset.asks ?? "{}");
}

/** Mark on the page where a tap asks what to do about somebody: their place, their name, their score. */
export function markAsked() {
  for (const old of findAll(document, "[data-about]")) delete old.dataset.about;
  for (const [seat, key] of Object.entries(asks())) {
    const name = CSS.escape(seat);
    if (document.querySelector(`[data-submission="${name}"][data-state="sealed"]`)) continue;
    const places = `#place-${name}, #score-board-${name}, [data-names] [data-submission="${name}"]`;
    for (const element of findAll(document, places)) element.dataset.about = key;
  }
}

document.addEventListener("submitted", markAsked);

/** @param {HTMLElement} button */
async function ring(button) {
  const ack = await command("ring", { seat: button.dataset.ring });
  if (!ack.ok) return;
  close(button.closest("dialog"));
  toast(`${button.dataset.name}’s phone is ringing.`);
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-ring]");
  if (button) ring(button);
  const asked = closest(event, "[data-about]");
  if (!asked || closest(event, "button, a, input, label") || "playingOut" in document.body.dataset) return;
  openFormDialog("ask", asked.dataset.about ?? "");
});
