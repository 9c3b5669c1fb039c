// Picking the language of this device. The page is loaded again in it, and keeps what was typed, picked and opened.

import { session } from "./storage.js";

const KEPT = "companion.typed";

/** @typedef {{ typed: Record<string, string | boolean>, open: string[] }} Kept */

/** @param {Element} element */
const isField = (element) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !["hidden", "file", "password"].includes(element.type));

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/** @returns {Field[]} */
const fields = () => /** @type {Field[]} */ ([...document.querySelectorAll("input, textarea")].filter(isField));

/** @param {Field} field */
const keyOf = (field) => field.id || `${field.name}=${field.defaultValue}`;

/** @param {Field} field */
const canBeChecked = (field) => field.type === "radio" || field.type === "checkbox";

function keep() {
  /** @type {Kept} */
  const kept = { typed: {}, open: [] };
  for (const field of fields()) {
    const { checked, defaultChecked } = /** @type {HTMLInputElement} */ (field);
    if (canBeChecked(field) ? checked !== defaultChecked : field.value !== field.defaultValue)
      kept.typed[keyOf(field)] = canBeChecked(field) ? checked : field.value;
  }
  for (const details of document.querySelectorAll("details[open]")) if (details.id) kept.open.push(details.id);
  session.set(KEPT, JSON.stringify(kept));
}

function restore() {
  const text = session.get(KEPT);
  if (!text) return;
  session.remove(KEPT);
  /** @type {Kept} */
  const { typed, open } = JSON.parse(text);
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
  location.reload();
});

addEventListener("load", restore);
