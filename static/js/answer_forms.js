// Answer forms: their value, the label of their button, and sending them.
import { command } from "./commands.js";
import { askWhetherSure, close, toast } from "./dialogs.js";
import { closest, find, findAll, findButton, findInputs, submitButtons, visible, write } from "./dom.js";

// Functions that return the value of an element with data-collect="kind": JSON, or null while it is
// incomplete. Each kind of prompt that needs more than radios and inputs adds its function here
// (prompts.js, and each game's static/pad.js).

/** @type {Record<string, Collector>} */
export const collectors = {};

/**
 * Return the value of an element with data-collect.
 * @param {HTMLElement} element
 */
export const collect = (element) => collectors[element.dataset.collect ?? ""](element);

/**
 * Report that an element's value changed, so that its form is updated.
 * @param {Element} element
 */
export const changed = (element) => element.dispatchEvent(new CustomEvent("collected", { bubbles: true }));

const FORMS = ".answer, [data-amend-key]";

/**
 * Return the answer-form that an event happened in.
 * @param {Event} event
 */
function answerForm(event) {
  const form = closest(event, "form");
  return form instanceof HTMLFormElement && form.matches(FORMS) ? form : null;
}

// One field called "value" is the answer itself; several fields are its parts.
/** @param {HTMLFormElement} form */
function valueOf(form) {
  const whole = findAll(form, "[data-whole]")[0];
  if (whole) return collect(whole);
  /** @type {Record<string, unknown>} */
  const parts = Object.fromEntries(new FormData(form));
  // The inputs inside a collector are sent by the collector alone.
  for (const input of findInputs(form, "[data-collect] [name]")) delete parts[input.name];
  for (const element of findAll(form, "[data-collect]")) parts[element.dataset.field ?? "value"] = collect(element);
  return "value" in parts && Object.keys(parts).length === 1 ? parts.value : parts;
}

// A form, or a part of it, is complete when each group of radios has a choice, and each collector a value.
/** @param {HTMLElement} part */
function isComplete(part) {
  const whole = findAll(part, "[data-whole]")[0];
  if (whole) return collect(whole) !== null;
  const picked = new Set(findInputs(part, "input[type=radio]:checked").map(({ name }) => name));
  if (findInputs(part, "input[type=radio]").some(({ name }) => !picked.has(name))) return false;
  return findAll(part, "[data-collect]").every((each) => collect(each) !== null) && !part.querySelector(":invalid");
}

// Return the message about the first missing part.
/** @param {HTMLFormElement} form */
const notYet = (form) => findAll(form, ".part[data-none]").find((part) => !isComplete(part))?.dataset.none;

/**
 * Show on a form's submit buttons what they will send, and disable them until the form is complete.
 * @param {HTMLFormElement} form
 */
export function updateForm(form) {
  if (form.id === "answer") delete document.body.dataset.branch;
  form.dispatchEvent(new CustomEvent("redraw", { bubbles: true }));
  const complete = isComplete(form); // a collector may write form.dataset.label meanwhile
  const picked = findInputs(form, "input[type=radio]:checked")[0]?.dataset.label || form.dataset.label || "";
  const fields = new FormData(form);
  for (const button of submitButtons(form)) {
    const { says, none = "" } = button.dataset;
    if (!says) continue;
    button.disabled = !complete;
    if (!complete) {
      write(button.querySelector(".says") ?? button, notYet(form) ?? none);
      continue;
    }
    const words = says
      .replace("{}", picked)
      .replace(/\{(\w+)\}/g, (_, name) => String(fields.get(name) ?? "").replace(/^-/, "−"));
    write(button.querySelector(".says") ?? button, words);
  }
}

/** Update all answer-forms on the page. */
export function updateForms() {
  /** @type {NodeListOf<HTMLFormElement>} */
  const forms = document.querySelectorAll("form.answer");
  if (!forms.length) delete document.body.dataset.branch;
  forms.forEach(updateForm);
}

/**
 * Show beside an element why it cannot be chosen, or what it will do.
 * @param {HTMLElement} element
 * @param {string | undefined} words
 * @param {Tone} [tone]
 */
export function explain(element, words = "", tone = "warn") {
  /** @type {HTMLElement | null | undefined} */
  const line = element.closest("form")?.querySelector(".reason");
  if (!line) {
    if (words) toast(words, "warn");
    return;
  }
  write(line, words);
  if (words && tone) line.dataset.tone = tone;
  else delete line.dataset.tone;
}

/** @param {Event} event */
function pick(event) {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !input.form?.matches(FORMS)) return;
  if (input.getAttribute("aria-disabled") === "true") {
    input.checked = false;
    explain(input, input.dataset.reason);
  } else explain(input, input.dataset.effect, "");
  warn(input.form);
  updateForm(input.form);
}

/**
 * Whether a change takes back nothing that was entered later, or the person has read what and presses again.
 * @param {HTMLFormElement} form
 * @param {unknown} value
 */
async function isAgreed(form, value) {
  const { code, seat } = document.body.dataset;
  const text = JSON.stringify(value) ?? "null";
  if (form.dataset.agreed === text) return true;
  const query = new URLSearchParams({ key: form.dataset.amendKey ?? "", value: text, ...(seat && { seat }) });
  const answer = await fetch(`/amend/${code}/lost?${query}`).catch(() => null);
  const lost = answer?.ok ? await answer.text() : "";
  if (lost) warn(form, lost, text);
  return !lost;
}

/**
 * Show what a change would take back; nothing clears it.
 * @param {HTMLFormElement} form
 * @param {string} [lost] as the server drew it
 * @param {string} [value] that is to be pressed for again
 */
function warn(form, lost = "", value) {
  const place = findAll(form, ".amend-lost")[0];
  if (!place || (!lost && !place.firstChild)) return;
  place.innerHTML = lost;
  if (value === undefined) delete form.dataset.agreed;
  else form.dataset.agreed = value;
  for (const button of submitButtons(form)) {
    const { says, anyway } = button.dataset;
    Object.assign(button.dataset, { says: anyway, anyway: says });
  }
  updateForm(form);
  if (lost) form.scrollIntoView({ block: "end" });
}

/** @param {SubmitEvent} event */
function submit(event) {
  const form = answerForm(event);
  if (!form) return;
  event.preventDefault();
  const button = /** @type {HTMLButtonElement | undefined} */ (event.submitter ?? submitButtons(form)[0]);
  // A collector may find that what is entered is allowed, but rarely meant.
  const { unsure } = form.dataset;
  if (unsure) askWhetherSure(JSON.parse(unsure), () => sendForm(form, button));
  else sendForm(form, button);
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement | undefined} button that was pressed
 */
async function sendForm(form, button) {
  if (button) button.disabled = true;
  const amended = form.dataset.amendKey;
  const fields = { key: amended ?? form.dataset.key, value: valueOf(form) };
  if (amended && !(await isAgreed(form, fields.value))) {
    if (button) button.disabled = false;
    return;
  }
  const showQuestion = showSealed(form);
  const ack = await command(amended ? "amend" : "answer", fields);
  if (ack.ok) {
    close(form.closest("dialog"));
    if (amended) focusBehind(amended);
    return;
  }
  showQuestion?.();
  if (button?.isConnected) {
    button.disabled = false;
    updateForms(); // the button may now belong to the next question
    if (document.activeElement?.matches("body, #todo h1")) button.focus();
  }
}

/**
 * Show an answer as sealed before the table has said that it is. Return what puts the question back as it was filled
 * in; null where the answer is not secret.
 * @param {HTMLFormElement} form
 * @returns {(() => void) | null}
 */
function showSealed(form) {
  const region = document.getElementById("region-main");
  const template = document.getElementById("when-sealed");
  const { key, seal } = form.dataset;
  if (seal === undefined || !region?.contains(form) || !(template instanceof HTMLTemplateElement)) return null;
  const question = [...region.childNodes];
  region.replaceChildren(document.importNode(template.content, true));
  const takeBack = findButton(region, "[data-do=unseal]");
  takeBack.dataset.key = key;
  takeBack.disabled = true; // until the table has the answer: a second tap would land here
  const card = find(region, ".card");
  const wax = card.querySelector(".wax use");
  wax?.setAttribute("href", `${wax.getAttribute("href")?.split("#")[0]}#${seal}`);
  if (!seal) card.remove();
  scrollTo({ top: 0 });
  // What the table draws since has no such mark.
  find(region, "#todo").dataset.sealing = "";
  return () => {
    if (region.querySelector("[data-sealing]")) region.replaceChildren(...question);
  };
}

/**
 * Focus the entry that was changed, or what opens the list of entries: the dialogs that led to the change are closed.
 * @param {string} key of the entry
 */
function focusBehind(key) {
  const behind = findAll(document, `[data-amend="${CSS.escape(key)}"], [data-open=entries]`).find(visible);
  behind?.focus({ preventScroll: true });
}

export function listenToForms() {
  document.addEventListener("change", pick);
  // A kind of prompt with its own controls sends "collected" when its value has changed.
  for (const type of ["input", "collected"]) {
    document.addEventListener(type, (event) => {
      const form = answerForm(event);
      // Of a radio or a box, a change tells the same.
      if (!form || (type === "input" && closest(event, "[type=radio], [type=checkbox]"))) return;
      warn(form);
      updateForm(form);
    });
  }
  document.addEventListener("submit", submit);
  updateForms();
}
