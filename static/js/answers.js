// What boards and pads share: buttons that are commands, forms that are answers, dialogs.
import { command, morph, open, toast } from "./link.js";
import { collectors } from "./collect.js";
import { close, isDialog, isOpen, openDialogs, show } from "./dialogs.js";
import { senders, write } from "./dom.js";
import "./kinds.js";

const query = (extra) => {
  const seat = document.body.dataset.seat;
  return new URLSearchParams({ ...extra, ...(seat ? { seat } : {}) });
};

// A form's value: one field called "value" is the answer itself, several are its parts.
export function valueOf(form) {
  const whole = form.querySelector("[data-whole]");
  if (whole) return collectors[whole.dataset.collect](whole);
  const parts = Object.fromEntries(new FormData(form));
  // What a collector is made of is sent by it alone.
  for (const input of form.querySelectorAll("[data-collect] [name]")) delete parts[input.name];
  for (const element of form.querySelectorAll("[data-collect]")) {
    parts[element.dataset.field ?? "value"] = collectors[element.dataset.collect](element);
  }
  return "value" in parts && Object.keys(parts).length === 1 ? parts.value : parts;
}

// Whether there is something to send: every group of radios has its pick, every collector its value.
function complete(form) {
  const whole = form.querySelector("[data-whole]");
  if (whole) return collectors[whole.dataset.collect](whole) !== null;
  const groups = new Set([...form.querySelectorAll("input[type=radio]")].map((radio) => radio.name));
  for (const name of groups) if (!form.querySelector(`input[name="${CSS.escape(name)}"]:checked`)) return false;
  return [...form.querySelectorAll("[data-collect]")].every((each) => collectors[each.dataset.collect](each) !== null) &&
    form.checkValidity();
}

// The button says what it will send, and waits until there is something to send.
export function label(form) {
  form.dispatchEvent(new CustomEvent("redraw", { bubbles: true }));
  const ready = complete(form); // a kind of prompt may write form.dataset.label meanwhile
  const says = form.querySelector("input[type=radio]:checked")?.dataset.label || form.dataset.label || "";
  for (const button of senders(form)) {
    if (!button.dataset.says) continue;
    button.disabled = !ready;
    const words = button.querySelector(".says") ?? button;
    write(words, button.disabled ? button.dataset.none : button.dataset.says.replace("{}", says).replace(/\{(\w+)\}/g, (_, name) => form.elements[name]?.value ?? ""));
  }
}

function reason(element, words, tone = "warn") {
  const line = element.closest("form")?.querySelector(".reason");
  if (line) { write(line, words); if (words && tone) line.dataset.tone = tone; else delete line.dataset.tone; }
  else if (words) toast(words, "warn");
}

function picked(event) {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !input.form?.matches(".answer, [data-amend-key]")) return;
  if (input.getAttribute("aria-disabled") === "true") {
    input.checked = false;
    reason(input, input.dataset.reason);
  } else reason(input, input.dataset.effect ?? "", "");
  label(input.form);
}

async function sent(event) {
  const form = event.target;
  if (!form.matches(".answer, [data-amend-key]")) return;
  event.preventDefault();
  const button = event.submitter ?? senders(form)[0];
  if (button) button.disabled = true;
  const amending = form.dataset.amendKey;
  const ack = await command(amending ? "amend" : "answer", { key: amending ?? form.dataset.key, value: valueOf(form) });
  if (ack.ok) close(form.closest("dialog"));
  if (!ack.ok && button?.isConnected) button.disabled = false;
}

// What is behind something to open is fetched while it is open.
const tellOpen = () => open([...document.querySelectorAll("[data-opens][open]")].map((each) => each.dataset.opens));
function toggled(event) { if (event.target.dataset?.opens) tellOpen(); }

export async function openDialog(name) {
  const dialog = document.getElementById(name);
  if (!dialog || isOpen(dialog)) return;
  if (name === "entries" || name === "undo") {
    const answer = await fetch(`/${name}/${document.body.dataset.code}`).catch(() => null);
    if (!answer) return toast("No connection to the table.", "warn");
    const words = await answer.text();
    if (!answer.ok) return toast(words, "warn");
    document.getElementById(`${name}-body`).innerHTML = words;
  }
  show(dialog);
  document.getElementById("take-back")?.focus();
  if (dialog.dataset.opens) tellOpen();
}

// A dialog with one form: "amend" changes an entry, "ask" is a call, or what somebody away is asked.
async function formDialog(name, key) {
  const answer = await fetch(`/${name}/${document.body.dataset.code}?${query({ key })}`).catch(() => null);
  if (!answer) return toast("No connection to the table.", "warn");
  const words = await answer.text();
  if (!answer.ok) return toast(words, "bad");
  morph(document.getElementById(`${name}-body`), words);
  openDialogs().forEach(close);
  const dialog = document.getElementById(name);
  show(dialog);
  const form = dialog.querySelector("form");
  if (form) label(form);
}

async function pressed(event) {
  const button = event.target.closest("button, [data-open]");
  if (!button) return;
  const { dataset } = button;
  if (button.getAttribute("aria-disabled") === "true") return reason(button, dataset.reason);
  if ("close" in dataset) close(button.closest("dialog"));
  else if (dataset.open) openDialog(dataset.open);
  else if (dataset.amend) formDialog("amend", dataset.amend);
  else if (dataset.ask) formDialog("ask", dataset.ask);
  else if (dataset.do) {
    if (dataset.sure && !confirm(dataset.sure)) return;
    const { do: what, sure, kind, shape, next, digit, ...extra } = { ...button.closest("[data-key]:not(form)")?.dataset, ...dataset };
    button.disabled = true;
    const ack = await command(what, extra);
    if (button.isConnected) button.disabled = false;
    if (ack.ok) close(button.closest(what === "close" || what === "undo" ? "dialog" : "#ask"));
    // Something else is the last entry now: it is named before it is taken back.
    else if (what === "undo") { close(button.closest("dialog")); openDialog("undo"); }
    return ack;
  }
}

// A tap beside a dialog closes it.
function besides(event) {
  if (isDialog(event.target)) close(event.target);
}

// A form that was fetched goes with its dialog: what was picked in it is for nobody else's eyes.
function closed(event) {
  if (!isDialog(event.target)) return;
  event.target.querySelector("#ask-body, #amend-body, #undo-body")?.replaceChildren();
  if (event.target.dataset.opens) tellOpen();
}

export function listen() {
  document.addEventListener("close", closed, true);
  document.addEventListener("toggle", toggled, true);
  document.addEventListener("change", picked);
  // A kind of prompt with its own controls says "collected" when its value changed.
  for (const type of ["input", "collected"]) {
    document.addEventListener(type, (event) => { const form = event.target.closest?.("form"); if (form?.matches(".answer, [data-amend-key]")) label(form); });
  }
  document.addEventListener("submit", sent);
  document.addEventListener("click", pressed);
  document.addEventListener("click", besides);
  document.querySelectorAll("form.answer").forEach(label);
}
