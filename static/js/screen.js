// What boards and pads share.
import { listenToForms } from "./answer_forms.js";
import { listenToButtons } from "./command_buttons.js";
import { listenToDialogs } from "./dialog_content.js";
import { goLive } from "./live.js";
import { listenToFolds } from "./on_demand.js";
import "./kinds.js";
import "./correction_notice.js";
import "./rename.js";

export function startScreen() {
  listenToForms();
  listenToFolds();
  listenToButtons();
  listenToDialogs();
  goLive();
}
