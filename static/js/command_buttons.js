// Buttons that are commands (data-do), or that open and close dialogs.
import { explain } from "./answer_forms.js";
import { command } from "./commands.js";
import { askAgain, openDialog, openFormDialog } from "./dialog_content.js";
import { close, show } from "./dialogs.js";
import { closest, find, write } from "./dom.js";

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
    if (dataset.sure) askWhetherSure(dataset.sure, button, send);
    else send();
  }
}

// A command that cannot be taken back is asked about in the dialog that the page has for it.
/**
 * @param {string} question
 * @param {HTMLElement} button its words are those of the answer "yes"
 * @param {() => void} send
 */
function askWhetherSure(question, button, send) {
  const dialog = find(document, "#sure");
  const yes = find(dialog, "[data-yes]");
  write(find(dialog, "h2"), question);
  write(find(dialog, "[data-close]"), button.dataset.no ?? "Keep");
  write(yes, button.dataset.yes ?? button.textContent?.trim() ?? "Yes");
  yes.onclick = () => {
    close(dialog);
    send();
  };
  show(dialog);
}

// The command's fields are the button's data, besides what only concerns its looks and keys.
/** @param {HTMLElement} button */
function fieldsOf(button) {
  /** @type {HTMLElement | null} */
  const around = button.closest("[data-key]:not(form)");
  const { do: what, sure, yes, no, kind, shape, next, digit, ...fields } = { ...around?.dataset, ...button.dataset };
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
  if (ack.ok) close(button.closest(what === "close" || what === "undo" ? "dialog" : "#ask, #end"));
  else if (what === "undo") {
    // Something else is the last entry now: the dialog names it before it is taken back.
    askAgain();
  }
}

export function listenToButtons() {
  document.addEventListener("click", (event) => {
    const button = closest(event, "button, [data-open]");
    if (button) press(button);
  });
}
