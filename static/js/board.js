// The board: the shared screen, with a keyboard before it.
import { updateForms } from "./answer_forms.js";
import "./board_keys.js";
import { inBackground } from "./dom.js";
import { redrawn } from "./drag.js";
import { keepChoice } from "./game_setup.js";
import { onUpdate } from "./regions.js";
import { startScreen } from "./screen.js";

onUpdate(() => {
  updateForms();
  redrawn();
  keepChoice();
});

// The screen stays awake where the browser allows it; over plain http it mostly does not.
function stayAwake() {
  if (!inBackground()) navigator.wakeLock?.request("screen").catch(() => {});
}

document.addEventListener("visibilitychange", stayAwake);
startScreen();
stayAwake();
