// Another name or symbol: one's own from the pad, anybody's from the host's board.
import { onRefusal, command } from "./commands.js";
import { fetchHtml } from "./dialog_content.js";
import { close, isOpen, openDialogs, show } from "./dialogs.js";
import { closest, fill, find, findAll, findInput, write } from "./dom.js";
import "./name_length.js";
import { toast } from "./toasts.js";

const dialog = document.createElement("dialog");
const paper = Object.assign(document.createElement("div"), { className: "paper" });
dialog.id = "rename";
dialog.append(paper);
document.body.append(dialog);

const findForm = () => /** @type {HTMLFormElement} */ (find(dialog, "form"));
const nameField = () => findInput(findForm(), "[name=name]");

// While this dialog is open, a refusal stands beside the field that it is about, and not in a toast.
onRefusal((ack) => {
  if (!isOpen(dialog)) toast(ack.say, "bad");
});

/** @param {string} seat */
async function open(seat) {
  const { code, seat: own } = document.body.dataset;
  const query = own ? `?seat=${encodeURIComponent(own)}` : "";
  const html = await fetchHtml(`/rename/${code}/${seat}${query}`, "bad");
  if (html === null) return;
  openDialogs().forEach(close);
  paper.innerHTML = html;
  show(dialog);
  nameField().select();
}

/**
 * Say why the form was refused, beside the field that it is about.
 * @param {string} code of the refusal
 * @param {string} words empty where nothing is wrong any more
 */
function say(code, words) {
  const about = /colour/.test(code) ? "colour" : "name";
  for (const line of findAll(findForm(), "[data-said]")) write(line, line.dataset.said === about ? words : "");
  const name = nameField();
  if (words && about === "name") {
    name.setAttribute("aria-invalid", "true");
    name.focus();
  } else name.removeAttribute("aria-invalid");
}

/** @param {SubmitEvent} event */
async function submit(event) {
  event.preventDefault();
  const form = findForm();
  const button = /** @type {HTMLButtonElement} */ (event.submitter ?? find(form, "[type=submit]"));
  say("", "");
  button.disabled = true;
  const ack = await command("rename", { seat: form.dataset.seat, ...Object.fromEntries(new FormData(form)) });
  button.disabled = false;
  if (dialog.querySelector("form") !== form) return;
  if (ack.ok) close(dialog);
  else say(ack.code ?? "", ack.say ?? "");
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-rename]");
  if (button?.dataset.rename) open(button.dataset.rename);
});
dialog.addEventListener("submit", submit);
dialog.addEventListener("close", () => fill(paper));
