// Dialogs, and toasts: what lies over a page.
import { find, findAll, write } from "./dom.js";

/**
 * @param {unknown} element
 * @returns {element is HTMLDialogElement}
 */
export const isDialog = (element) => element instanceof HTMLDialogElement;

/** @param {Element} dialog */
export const isOpen = (dialog) => dialog.hasAttribute("open");

export const openDialogs = () => findAll(document, "dialog[open]");

// Most dialogs are in a template of the page until they are first shown: what nobody sees is not styled.
const waiting = document.getElementById("dialogs");
const waitingDialogs = waiting instanceof HTMLTemplateElement ? waiting.content : null;

/**
 * Return what has an id in the page, or in a dialog that was not shown yet.
 * @param {string} id
 */
export const findById = (id) => document.getElementById(id) ?? waitingDialogs?.getElementById(id) ?? null;

/**
 * Put a dialog into the page, if it was not shown yet.
 * @param {HTMLElement} dialog
 */
export function putIn(dialog) {
  if (dialog.isConnected) return;
  document.body.append(dialog);
  document.dispatchEvent(new Event("unpacked"));
}

/** @param {HTMLElement} dialog */
export function show(dialog) {
  if (!isDialog(dialog) || dialog.open) return;
  putIn(dialog);
  dialog.showModal();
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

/**
 * Ask in a dialog of the page before something is done that cannot be undone, or is rarely meant.
 * @param {{ question: string, yes: string, no: string }} words
 * @param {() => void} act
 */
export function askWhetherSure({ question, yes, no }, act) {
  const dialog = /** @type {HTMLElement} */ (findById("sure"));
  const agrees = find(dialog, "[data-yes]");
  write(find(dialog, "h2"), question);
  write(find(dialog, "[data-close]"), no);
  write(agrees, yes);
  agrees.onclick = () => {
    close(dialog);
    act();
  };
  show(dialog);
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
  if (stays) note.dataset.stays = "";
  // Showing the popover again puts it over a dialog that was opened meanwhile.
  if (box.showPopover) {
    if (box.matches(":popover-open")) box.hidePopover();
    box.showPopover();
  }
  note.textContent = words ?? "";
  box.replaceChildren(note);
  if (stays) return;
  setTimeout(() => remove(note), SHOWN_FOR);
}

/** @param {HTMLElement} note */
function remove(note) {
  const box = find(document, "#toasts");
  note.remove();
  if (!box.firstChild) box.hidePopover?.();
}

/** Remove what was complained of: something has been accepted since. */
export function removeComplaints() {
  findAll(document, ".toast[data-tone]:not([data-stays])").forEach(remove);
}
