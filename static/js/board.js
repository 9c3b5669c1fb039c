// The board: the shared screen, with a keyboard before it.
import "./modern_syntax.js";
import { updateForms } from "./answer_forms.js";
import "./board_keys.js";
import "./board_reactions.js";
import { watchForPhones } from "./connect.js";
import { findAll } from "./dom.js";
import { redrawn } from "./drag.js";
import { keepChoice } from "./game_setup.js";
import { startAwake } from "./keep_awake.js";
import "./kinds/typed.js";
import { markAsked } from "./nudge.js";
import { onUpdate } from "./regions.js";
import { startScreen } from "./screen.js";
import { soundOf, startSound } from "./sound.js";
import { startShow, updateShow } from "./show.js";
import { showSteps } from "./steps.js";
import { updateTimer } from "./timer.js";

// Of what was decided there are two lines to see; a button opens the rest, where there is more.
function markCut() {
  const all = findAll(document, ".decided");
  for (const said of all) said.removeAttribute("data-cut");
  const cut = all.filter((said) => said.scrollHeight > said.clientHeight + 2);
  for (const said of cut) said.setAttribute("data-cut", "");
}

addEventListener("resize", markCut);
document.fonts?.ready.then(markCut);

onUpdate(() => {
  updateShow();
  soundOf();
  updateForms();
  redrawn();
  keepChoice();
  showSteps();
  updateTimer();
  markAsked();
  watchForPhones();
}, markCut);

function start() {
  startScreen();
  startShow();
  startSound();
  watchForPhones();
  showSteps();
  startAwake();
}

// After the script of the game, which the page has too.
document.addEventListener("DOMContentLoaded", start);
