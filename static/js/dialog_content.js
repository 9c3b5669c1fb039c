// Dialogs whose content is fetched when they open.
import { updateForm } from "./answer_forms.js";
import { close, isDialog, isOpen, openDialogs, show } from "./dialogs.js";
import { fill, find, findAll } from "./dom.js";
import { fetchMissing } from "./needed_files.js";
import { watchOpenRegions } from "./on_demand.js";
import { morph } from "./regions.js";
import { toast } from "./toasts.js";

const { dataset } = document.body;
const ofSeat = dataset.seat ? { seat: dataset.seat } : undefined; // on a pad
const FETCHED = ["entries", "undo", "connect", "take-home", "end"];

/**
 * Fetch a piece of a page. Where it does not come, say so, and return null.
 * @param {string} address
 * @param {Tone} tone how a refusal looks
 * @param {RequestInit} [options]
 * @returns {Promise<string | null>}
 */
export async function fetchHtml(address, tone, options) {
  const answer = await fetch(address, options).catch(() => null);
  if (!answer) {
    toast("No connection to the table.", "warn");
    return null;
  }
  const words = await answer.text();
  if (answer.ok) return words;
  toast(words, tone);
  return null;
}

/**
 * Open a dialog, or open or close a fold, by its id.
 * @param {string} name
 */
export async function openDialog(name) {
  const dialog = document.getElementById(name);
  if (dialog instanceof HTMLDetailsElement) return openFold(dialog);
  if (!dialog || isOpen(dialog)) return;
  if (FETCHED.includes(name)) {
    if (!(await fetchContent(name))) return;
    openDialogs().forEach(close);
  }
  show(dialog);
  document.getElementById("take-back")?.focus();
  if (dialog.dataset.opens) watchOpenRegions();
}

// A fold at the top of the page, where it covers nothing; the same button closes it.
/** @param {HTMLDetailsElement} fold */
function openFold(fold) {
  fold.open = !fold.open;
  if (fold.open) scrollTo({ top: 0 });
}

/**
 * Fetch the content of a dialog, and return whether there is any.
 * @param {string} name
 */
async function fetchContent(name) {
  const html = await fetchHtml(`/${name}/${dataset.code}?${new URLSearchParams(ofSeat)}`, "warn");
  if (html === null) return false;
  await fetchMissing(html);
  find(document, `#${name}-body`).innerHTML = html;
  return true;
}

/**
 * Ask anew what an undo would take back, in the dialog that is open.
 * It stays open: one that is closed and opened again is emptied by the event of its closing, which comes later.
 */
export async function askAgain() {
  if (await fetchContent("undo")) document.getElementById("take-back")?.focus();
  else close(document.getElementById("undo"));
}

/**
 * Open a dialog with one form: "amend" changes an entry; "ask" is a call, or a prompt to somebody away.
 * @param {"amend" | "ask"} name
 * @param {string} key of the entry or prompt
 */
export async function openFormDialog(name, key) {
  const query = new URLSearchParams({ key, ...ofSeat });
  const html = await fetchHtml(`/${name}/${dataset.code}?${query}`, "bad");
  if (html === null) return;
  morph(find(document, `#${name}-body`), html);
  openDialogs().forEach(close);
  const dialog = find(document, `#${name}`);
  show(dialog);
  const form = dialog.querySelector("form");
  if (form) updateForm(form);
}

/** @param {Event} event */
function closed(event) {
  const dialog = event.target;
  if (!isDialog(dialog)) return;
  // Nobody else on this phone may see what was picked in a form that was fetched.
  for (const body of findAll(dialog, "#ask-body, #amend-body, #undo-body")) fill(body);
  if (dialog.dataset.opens) watchOpenRegions();
}

export function listenToDialogs() {
  document.addEventListener("close", closed, true);
  // A tap beside a dialog closes it.
  document.addEventListener("click", (event) => {
    if (isDialog(event.target)) close(event.target);
  });
}
