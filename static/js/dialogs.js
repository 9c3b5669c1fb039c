// Dialogs, and toasts: what lies over a page.
import { find, findAll } from "./dom.js";

/**
 * @param {unknown} element
 * @returns {element is HTMLDialogElement}
 */
export const isDialog = (element) => element instanceof HTMLDialogElement;

/** @param {Element} dialog */
export const isOpen = (dialog) => dialog.hasAttribute("open");

export const openDialogs = () => findAll(document, "dialog[open]");

/** @param {HTMLElement} dialog */
export function show(dialog) {
  if (isDialog(dialog) && !dialog.open) dialog.showModal();
}

/**
 * Show a sheet, which covers the whole page. Where a modal dialog opens or closes, the browser styles everything behind
 * it anew: on a slow phone that takes a tenth of a second each time.
 * @param {HTMLElement} sheet
 */
export function showSheet(sheet) {
  if (!isDialog(sheet) || sheet.open) return;
  // It lies over other dialogs, too.
  if (openDialogs().length) sheet.showModal();
  else sheet.show();
}

/** @param {HTMLElement | null} dialog */
export function close(dialog) {
  if (isDialog(dialog)) dialog.close();
}

// -- toasts --------------------------------------------------------------------------------------

const SHOWN_FOR = 6000; // milliseconds

/**
 * @param {string | undefined} words
 * @param {Tone} [tone]
 * @param {boolean} [stays] true if it must not disappear
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
  box.replaceChildren(note);
  if (stays) return;
  setTimeout(() => {
    note.remove();
    if (!box.firstChild) box.hidePopover?.();
  }, SHOWN_FOR);
}
