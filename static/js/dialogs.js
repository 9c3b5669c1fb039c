// Opening and closing dialogs, also where the browser does not know <dialog> (Safari before 15.4,
// Firefox before 98): there an attribute and styles (css/base.css) do what it would have done.
import { findAll, visible } from "./dom.js";

const supported = typeof HTMLDialogElement === "function" && "showModal" in HTMLDialogElement.prototype;
const FOCUSABLE = "button:not([disabled]), a[href], input:not([disabled]), select, textarea, summary";

/** @typedef {{ dialog: HTMLElement, focusedBefore: Element | null }} Opened */

/**
 * The dialogs that are open without the browser's help, the top one last.
 * @type {Opened[]}
 */
const stack = [];

/**
 * @param {unknown} element
 * @returns {element is HTMLElement}
 */
export const isDialog = (element) => element instanceof Element && element.localName === "dialog";

/** @param {Element} dialog */
export const isOpen = (dialog) => dialog.hasAttribute("open");

export const openDialogs = () => findAll(document, "dialog[open]");

/** @param {HTMLElement} dialog */
export function show(dialog) {
  if (isOpen(dialog)) return;
  if (supported) return /** @type {HTMLDialogElement} */ (dialog).showModal();
  stack.push({ dialog, focusedBefore: document.activeElement });
  dialog.dataset.plain = "";
  dialog.setAttribute("role", "dialog");
  dialog.setAttribute("aria-modal", "true");
  dialog.setAttribute("open", "");
  const [wanted] = findAll(dialog, "[autofocus]");
  (wanted ?? focusable(dialog)[0])?.focus();
}

/** @param {HTMLElement | null} dialog */
export function close(dialog) {
  if (!dialog || !isOpen(dialog)) return;
  if (supported) return /** @type {HTMLDialogElement} */ (dialog).close();
  dialog.removeAttribute("open");
  const at = stack.findIndex((each) => each.dialog === dialog);
  const [entry] = at < 0 ? [] : stack.splice(at, 1);
  if (entry?.focusedBefore instanceof HTMLElement) entry.focusedBefore.focus();
  dialog.dispatchEvent(new Event("close"));
}

/** @param {HTMLElement} dialog */
const focusable = (dialog) => findAll(dialog, FOCUSABLE).filter(visible);

/** @param {KeyboardEvent} event */
function pressKey(event) {
  const dialog = stack[stack.length - 1]?.dialog;
  if (!dialog) return;
  if (event.key === "Escape") {
    event.preventDefault();
    close(dialog);
  } else if (event.key === "Tab") keepFocusIn(dialog, event);
}

// The focus goes round within the dialog on top.
/**
 * @param {HTMLElement} dialog
 * @param {KeyboardEvent} event
 */
function keepFocusIn(dialog, event) {
  const all = focusable(dialog);
  const at = all.findIndex((each) => each === document.activeElement);
  const next = event.shiftKey ? at - 1 : at + 1;
  if (at >= 0 && all[next]) return;
  event.preventDefault();
  all[event.shiftKey ? all.length - 1 : 0]?.focus();
}

if (!supported) document.addEventListener("keydown", pressKey);
