// The pad: one seat's own screen.
import { on, start } from "./link.js";
import { label, listen } from "./answers.js";
import { close, openDialogs } from "./dialogs.js";
import { write } from "./dom.js";
import { redrawn } from "./drag.js";
import { explain } from "./how.js";
import "./mended.js";
import "./rename.js";

let asked = document.querySelector("form.answer")?.dataset.key;

// A new question starts at the top, and buzzes where the phone can.
on.update = () => {
  rename(document.querySelector("#pad-head .who-name")?.textContent);
  redrawn();
  const form = document.querySelector("form.answer");
  document.querySelectorAll("form.answer").forEach(label);
  if (form?.dataset.key !== asked) {
    asked = form?.dataset.key;
    if (!asked && document.getElementById("sealed")) scrollTo({ top: 0 });
    if (asked) { scrollTo({ top: 0 }); if (document.visibilityState === "visible") navigator.vibrate?.(60); }
  }
  explain();
};

// A name that was mended is the page's too, and that of its cover.
function rename(name) {
  if (!name || !document.body.dataset.seat) return;
  document.title = `${name} · Companion`;
  const lifted = document.querySelector("#cover [data-uncover]");
  if (!lifted) return;
  write(lifted, `I am ${name}`);
  write(document.querySelector("#cover h1"), `${name}’s pad`);
}

// Hold to look; letting go, or leaving the page, hides it again.
function look(yes) {
  for (const secret of document.querySelectorAll(".secret")) {
    if (secret.matches(".card")) secret.dataset.face = yes ? "up" : "down";
    else secret.toggleAttribute("data-shown", yes);
  }
  const hold = document.querySelector("[data-hold]");
  if (hold) hold.dataset.state = yes ? "holding" : "";
}
for (const type of ["pointerdown", "keydown"]) {
  document.addEventListener(type, (event) => {
    if (event.target.closest?.("[data-hold]") && (!event.key || event.key === " " || event.key === "Enter")) look(true);
  });
}
for (const type of ["pointerup", "pointercancel", "keyup", "blur"]) addEventListener(type, () => look(false));
document.addEventListener("contextmenu", (event) => { if (event.target.closest("[data-hold]")) event.preventDefault(); });

// A phone that goes from hand to hand: a cover lies over each pad until its player lifts it.
const cover = document.getElementById("cover");
function covered(yes) {
  if (!cover) return;
  cover.hidden = !yes;
  document.getElementById("pad").toggleAttribute("inert", yes);
  if (yes) openDialogs().forEach(close); else explain();
}
cover?.querySelector("[data-uncover]").addEventListener("click", () => covered(false));

// Blank when it leaves the foreground.
document.addEventListener("visibilitychange", () => {
  look(false);
  document.body.toggleAttribute("data-away", document.visibilityState === "hidden");
  if (document.visibilityState === "hidden") covered(true);
});
addEventListener("pagehide", () => covered(true));
addEventListener("pagehide", () => document.body.toggleAttribute("data-away", true));
addEventListener("pageshow", () => document.body.toggleAttribute("data-away", document.visibilityState === "hidden"));

listen();
start();
const address = new URL(location.href);
if (address.searchParams.has("new")) {
  address.searchParams.delete("new");
  history.replaceState(history.state, "", address);
}
explain();
