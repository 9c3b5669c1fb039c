// Picking the language of this device. The page is loaded again in it, and keeps what was typed, picked and opened.
// Where its reader loads it again, it keeps what was picked or typed and not sent yet.
import { session } from "./storage.js";

const KEPT = "companion.typed";

/** @typedef {{ path: string, typed: Record<string, string | boolean>, open: string[] }} Kept */

const UNSENT = ".answer, #join"; // forms whose fields send nothing by themselves
let changing = false; // the language

/** @param {Element} element */
const isField = (element) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !["hidden", "file", "password"].includes(element.type));

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/** @returns {Field[]} */
const fields = () => /** @type {Field[]} */ ([...document.querySelectorAll("input, textarea")].filter(isField));

// A later question has fields of the same names.
/** @param {Field} field */
const keyOf = (field) => JSON.stringify([field.form?.dataset.key, field.id || [field.name, field.defaultValue]]);

/** @param {Field} field */
const canBeChecked = (field) => field.type === "radio" || field.type === "checkbox";

/** @param {string} [forms] only what is in such forms */
function keep(forms) {
  /** @type {Kept} */
  const kept = { path: location.pathname, typed: {}, open: [] };
  for (const field of fields()) {
    if (forms && !field.form?.matches(forms)) continue;
    const { checked, defaultChecked } = /** @type {HTMLInputElement} */ (field);
    if (canBeChecked(field) ? checked !== defaultChecked : field.value !== field.defaultValue)
      kept.typed[keyOf(field)] = canBeChecked(field) ? checked : field.value;
  }
  const opened = forms ? [] : document.querySelectorAll("details[open]");
  for (const details of opened) if (details.id) kept.open.push(details.id);
  if (kept.open.length || Object.keys(kept.typed).length) session.set(KEPT, JSON.stringify(kept));
  else session.remove(KEPT);
}

function restore() {
  const text = session.get(KEPT);
  if (!text) return;
  session.remove(KEPT);
  /** @type {Kept} */
  const { path, typed, open } = JSON.parse(text);
  if (path !== location.pathname) return;
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const field of fields()) {
    const value = typed[keyOf(field)];
    if (value === undefined) continue;
    if (typeof value === "boolean") /** @type {HTMLInputElement} */ (field).checked = value;
    else field.value = value;
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

document.addEventListener("change", async ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || !target.dataset.language) return;
  const picked = new URLSearchParams({ language: target.value });
  const answer = await fetch(target.dataset.language, { method: "POST", body: picked }).catch(() => null);
  if (!answer?.ok) {
    target.value = document.documentElement.lang;
    return;
  }
  keep();
  changing = true;
  location.reload();
});

addEventListener("pagehide", () => {
  if (!changing) keep(UNSENT);
});
addEventListener("load", restore);
