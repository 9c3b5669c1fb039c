// The board: the shared screen, a keyboard before it.
import { command, on, start } from "./link.js";
import { label, listen, openDialog } from "./answers.js";
import { openDialogs } from "./dialogs.js";
import { visible } from "./dom.js";
import { redrawn, sortable } from "./drag.js";
import "./mended.js";
import "./rename.js";

on.update = () => { document.querySelectorAll("form.answer").forEach(label); redrawn(); stillChosen(); };

// -- keys ---------------------------------------------------------------------------------------
const next = () => [...document.querySelectorAll("dialog[open] [data-next], #frame [data-next]:not(:disabled)")].find(visible);
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.target.closest?.("input:not([type=radio]):not([type=checkbox]), textarea, select")) return;
  if (openDialogs().length) return;
  const key = event.key.toLowerCase();
  if (key === " ") {
    if (event.target.closest?.("button, a, summary, input")) return;
    event.preventDefault();
    next()?.click();
  } else if (key === "u") document.querySelector('[data-open="undo"]')?.click();
  else if (key === "a") document.querySelector('[data-open="entries"]')?.click();
  else if (key === "?") document.querySelector("[data-rules]")?.click();
  else if (/^[0-9]$/.test(key)) document.querySelector(`.quick [data-digit="${key}"]`)?.click();
});

// -- the lobby: game, options, seat order ------------------------------------------------------
function options(form) {
  const values = {};
  for (const field of form.querySelectorAll("[data-name]")) {
    const { name } = field.dataset;
    if (field.matches("output")) values[name] = Number(field.textContent);
    else if (field.matches("textarea")) values[name] = field.value;
    else if ("several" in field.dataset) (values[name] ??= []).push(...(field.checked ? [field.value] : []));
    else if (field.type === "checkbox") values[name] = field.checked;
    else if (field.checked) values[name] = field.value;
  }
  return values;
}
// What was chosen and is not heard yet stays: a drawing that was under way meanwhile knows nothing of it.
let chosen = null, unheard = 0;
async function pick(form, only) {
  const game = form.querySelector("[name=game]:checked").value;
  const touched = JSON.parse(form.dataset.touched ?? "{}");
  if (only) touched[only] = options(form)[only];
  form.dataset.touched = JSON.stringify(only ? touched : {}); // what comes next builds on it
  chosen = { game, touched: form.dataset.touched };
  unheard++;
  await command("pick", { game, options: only ? touched : {} });
  if (--unheard === 0) chosen = null;
}
function stillChosen() {
  const form = document.querySelector("[data-setup]");
  if (!chosen || form?.querySelector("[name=game]:checked")?.value !== chosen.game) return;
  form.dataset.touched = chosen.touched;
  for (const [name, value] of Object.entries(JSON.parse(chosen.touched))) {
    const output = form.querySelector(`output[data-name="${name}"]`);
    if (output) output.textContent = value;
  }
}
document.addEventListener("change", (event) => {
  const form = event.target.closest?.("[data-setup]");
  if (form) pick(form, event.target.dataset.name);
});
document.addEventListener("click", (event) => {
  const step = event.target.closest?.("[data-setup] [data-step]");
  if (!step) return;
  const output = step.parentElement.querySelector("output");
  const value = Number(output.textContent) + Number(step.dataset.step);
  output.textContent = Math.min(Number(output.dataset.high), Math.max(Number(output.dataset.low), value));
  pick(step.closest("form"), output.dataset.name);
});

const seats = () => [...document.querySelectorAll("#seat-order > [data-seat]")];
const order = () => command("order", { seats: seats().map((item) => item.dataset.seat) });
document.addEventListener("click", (event) => {
  const move = event.target.closest?.("[data-sortable] [data-move]");
  if (!move) return;
  const item = move.closest("li");
  const other = Number(move.dataset.move) < 0 ? item.previousElementSibling : item.nextElementSibling;
  if (!other?.dataset.seat) return;
  if (Number(move.dataset.move) < 0) other.before(item); else other.after(item);
  order();
});
sortable("[data-sortable]", "li[data-seat]", order);

// Space means "next": a dialog that the mouse opened leaves no button behind that it would press.
document.addEventListener("close", () => setTimeout(() => {
  try {
    if (document.activeElement?.matches(":focus-visible")) return;
  } catch { /* it does not tell the mouse's focus from the keyboard's */ }
  document.activeElement?.blur();
}), true);

// The screen stays awake where the browser lets it; over plain http it mostly does not.
document.addEventListener("visibilitychange", awake);
function awake() { if (document.visibilityState === "visible") navigator.wakeLock?.request("screen").catch(() => {}); }

listen();
start();
awake();
