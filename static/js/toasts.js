// A toast: a sentence at the edge of the screen that goes away by itself.
import { fill, find } from "./dom.js";

const SHOWN_FOR = 6000; // milliseconds

/**
 * @param {string | undefined} words
 * @param {Tone} [tone]
 * @param {boolean} [stays] true where it must not go away
 */
export function toast(words, tone = "", stays = false) {
  const box = find(document, "#toasts");
  const note = document.createElement("p");
  note.className = "toast";
  if (tone) note.dataset.tone = tone;
  // Showing the popover again puts it over a dialog that was opened meanwhile.
  if (box.showPopover) {
    if (box.matches(":popover-open")) box.hidePopover();
    box.showPopover();
  }
  note.textContent = words ?? "";
  fill(box, note);
  if (stays) return;
  setTimeout(() => {
    note.remove();
    if (!box.firstChild) box.hidePopover?.();
  }, SHOWN_FOR);
}
