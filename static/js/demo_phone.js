// A phone beside a demo: it shows what the page around it sends.
import { updateForms } from "./answer_forms.js";
import { find, findAll } from "./dom.js";
import "./prompts.js";

const screen = find(document, "#screen");
let shown = "";

// Sealed answers are shown here: the page explains that at a table nobody else sees them.
function showSecrets() {
  for (const secret of findAll(screen, ".secret")) {
    if (secret.matches(".card")) secret.dataset.face = "up";
    else secret.toggleAttribute("data-shown", true);
  }
}

// Scroll to the picked option, because people cannot scroll here.
function scrollToPick() {
  const [body] = findAll(screen, ".pad-body");
  const picked = findAll(screen, "#demo input:checked, #demo [data-item]")[0]?.closest("label, li");
  if (!body || !picked) return;
  const below = picked.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom;
  if (below > 0) body.scrollTop = below + 12;
}

addEventListener("message", (event) => {
  if (event.origin !== location.origin || event.source !== parent || typeof event.data?.html !== "string") return;
  document.body.toggleAttribute("data-told", Boolean(event.data.told));
  if (shown === event.data.html) return;
  shown = event.data.html;
  // Nothing here may take the focus from the page around it.
  screen.innerHTML = shown.replace(/ autofocus/g, "");
  updateForms();
  showSecrets();
  scrollToPick();
});

// After the script of the game, which the page also has.
document.addEventListener("DOMContentLoaded", () => parent.postMessage("ready", location.origin));
