// Buttons: those that send commands (data-do), and those that open dialogs, which fetch their content.
import { explain, updateForm } from "./answer_forms.js";
import { command } from "./commands.js";
import { askWhetherSure, close, findById, isDialog, isOpen, openDialogs, putIn, show, toast } from "./dialogs.js";
import { closest, find, findAll } from "./dom.js";
import { morph, watchOpenRegions } from "./regions.js";
import { say } from "./words.js";

const { dataset } = document.body;
const ofSeat = dataset.seat ? { seat: dataset.seat } : undefined; // on a pad
const CLOSES = ["end_game", "undo", "set_timer"]; // the commands after which there is nothing left to do in any dialog
const FETCHED = ["entries", "undo", "connect", "take-home", "end"];

/**
 * Fetch a piece of a page. If that fails, show a message, and return null.
 * @param {string} address
 * @param {Tone} tone how a refusal looks
 * @param {RequestInit} [options]
 * @returns {Promise<string | null>}
 */
export async function fetchHtml(address, tone, options) {
  const answer = await fetch(address, options).catch(() => null);
  if (!answer) {
    toast(say("no-connection-to-the-table"), "warn");
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
  const dialog = findById(name);
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
  /** @type {HTMLElement} */ (findById(`${name}-body`)).innerHTML = html;
  return true;
}

/**
 * Fetch again what an undo would take back, in the open dialog.
 * It stays open: if it were closed and opened again, the later "close" event would empty it.
 */
async function refreshUndo() {
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
  const dialog = /** @type {HTMLElement} */ (findById(name));
  putIn(dialog); // nothing is morphed in a template
  morph(find(dialog, `#${name}-body`), html);
  openDialogs().forEach(close);
  show(dialog);
  const form = dialog.querySelector("form");
  if (form) updateForm(form);
}

/** @param {Event} event */
function closed(event) {
  const dialog = event.target;
  if (!isDialog(dialog)) return;
  // The next person on this phone must not see what was picked in a fetched form.
  for (const body of findAll(dialog, "#ask-body, #amend-body, #undo-body")) body.replaceChildren();
  if (dialog.dataset.opens) watchOpenRegions();
}

export function listenToDialogs() {
  document.addEventListener("close", closed, true);
  // A tap beside a dialog closes it.
  document.addEventListener("click", (event) => {
    if (isDialog(event.target)) close(event.target);
  });
}

// -- what is pressed ------------------------------------------------------------------------------

/** @param {HTMLElement} button */
function press(button) {
  const { dataset } = button;
  if (button.getAttribute("aria-disabled") === "true") explain(button, dataset.reason);
  else if ("close" in dataset) close(button.closest("dialog"));
  else if (dataset.open) openDialog(dataset.open);
  else if (dataset.amend) openFormDialog("amend", dataset.amend);
  else if (dataset.ask) openFormDialog("ask", dataset.ask);
  else if (dataset.do) {
    const what = dataset.do;
    const fields = fieldsOf(button);
    const send = () => sendCommand(/** @type {HTMLButtonElement} */ (button), what, fields);
    const yes = dataset.yes ?? button.textContent?.trim() ?? say("yes"); // or the button's own label
    if (dataset.sure) askWhetherSure({ question: dataset.sure, yes, no: dataset.no ?? say("keep") }, send);
    else send();
  }
}

// The command's fields are the button's data, except those about its looks and keys.
/** @param {HTMLElement} button */
function fieldsOf(button) {
  /** @type {HTMLElement | null} */
  const around = button.closest("[data-key]:not(form)");
  const all = { ...around?.dataset, ...button.dataset };
  const { do: what, sure, yes, no, kind, shape, next, typed, typing, possible, entered, ...fields } = all;
  return fields;
}

/**
 * @param {HTMLButtonElement} button
 * @param {string} what
 * @param {Record<string, string | undefined>} fields
 */
async function sendCommand(button, what, fields) {
  button.disabled = true;
  const ack = await command(what, fields);
  if (button.isConnected) button.disabled = false;
  if (ack.ok) close(button.closest(CLOSES.includes(what) ? "dialog" : "#ask, #end"));
  else if (what === "undo") {
    // The last entry has changed: the dialog shows the new one before it is taken back.
    refreshUndo();
  }
}

export function listenToButtons() {
  document.addEventListener("click", (event) => {
    const button = closest(event, "button, [data-open]");
    if (button) press(button);
  });
}
