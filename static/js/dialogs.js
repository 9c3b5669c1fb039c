// Opening and closing dialogs, also where the browser does not know <dialog> (Safari before 15.4,
// Firefox before 98): there an attribute and styles (css/base.css) do what it would have done.
import { visible } from "./dom.js";

const known = typeof HTMLDialogElement === "function" && "showModal" in HTMLDialogElement.prototype;

export const isDialog = (element) => element?.localName === "dialog";
export const isOpen = (dialog) => dialog.hasAttribute("open");
export const openDialogs = () => [...document.querySelectorAll("dialog[open]")];

const stack = []; // of the dialogs that are open without the browser's help: each with what had the focus

export function show(dialog) {
  if (isOpen(dialog)) return;
  if (known) return dialog.showModal();
  stack.push({ dialog, before: document.activeElement });
  dialog.dataset.plain = "";
  dialog.setAttribute("role", "dialog");
  dialog.setAttribute("aria-modal", "true");
  dialog.setAttribute("open", "");
  (dialog.querySelector("[autofocus]") ?? first(dialog))?.focus();
}

export function close(dialog) {
  if (!dialog || !isOpen(dialog)) return;
  if (known) return dialog.close();
  dialog.removeAttribute("open");
  const at = stack.findIndex((each) => each.dialog === dialog);
  const [entry] = at < 0 ? [] : stack.splice(at, 1);
  entry?.before?.focus?.();
  dialog.dispatchEvent(new Event("close"));
}

const REACHED = "button:not([disabled]), a[href], input:not([disabled]), select, textarea, summary";
const reached = (dialog) => [...dialog.querySelectorAll(REACHED)].filter(visible);
const first = (dialog) => reached(dialog)[0];
const top = () => stack[stack.length - 1]?.dialog;

function keyed(event) {
  if (!top()) return;
  if (event.key === "Escape") { event.preventDefault(); close(top()); }
  if (event.key !== "Tab") return;
  // The focus goes round within the dialog that lies on top.
  const all = reached(top()), at = all.indexOf(document.activeElement);
  const next = event.shiftKey ? at - 1 : at + 1;
  if (at >= 0 && all[next]) return;
  event.preventDefault();
  all[event.shiftKey ? all.length - 1 : 0]?.focus();
}

if (!known) document.addEventListener("keydown", keyed);
