// Another name or symbol: one's own from the pad, anybody's from the host's board.
import { close, isOpen, openDialogs, show } from "./dialogs.js";
import { write } from "./dom.js";
import { command, on, toast } from "./link.js";

const dialog = document.createElement("dialog");
dialog.id = "rename";
dialog.append(Object.assign(document.createElement("div"), { className: "paper" }));
document.body.append(dialog);
const form = () => dialog.querySelector("form");

// What is refused is said beside the field that it is about, and not in a toast besides.
const refuse = on.refuse;
on.refuse = (...said) => { if (!isOpen(dialog)) refuse(...said); };

async function open(seat) {
  const { code, seat: own } = document.body.dataset;
  const answer = await fetch(`/rename/${code}/${seat}${own ? `?seat=${encodeURIComponent(own)}` : ""}`).catch(() => null);
  if (!answer) return toast("No connection to the table.", "warn");
  const words = await answer.text();
  if (!answer.ok) return toast(words, "bad");
  openDialogs().forEach(close);
  dialog.firstChild.innerHTML = words;
  show(dialog);
  form().elements.name.select();
}

function say(code, words) {
  const about = /colour/.test(code) ? "colour" : "name";
  for (const line of form().querySelectorAll("[data-said]")) write(line, line.dataset.said === about ? words : "");
  const { name } = form().elements;
  if (words && about === "name") { name.setAttribute("aria-invalid", "true"); name.focus(); } else name.removeAttribute("aria-invalid");
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-rename]");
  if (button) open(button.dataset.rename);
});
dialog.addEventListener("submit", async (event) => {
  event.preventDefault();
  const sent = form(), button = event.submitter ?? sent.querySelector("[type=submit]");
  say("", "");
  button.disabled = true;
  const ack = await command("rename", { seat: sent.dataset.seat, ...Object.fromEntries(new FormData(sent)) });
  button.disabled = false;
  if (sent !== form()) return;
  if (!ack.ok) return say(ack.code, ack.say);
  close(dialog);
});
dialog.addEventListener("close", () => dialog.firstChild.replaceChildren());
