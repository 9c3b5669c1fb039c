// Parts of a pad that are fetched when they are needed: the time for its question, and the board's nudge.
import { close, show } from "./dialogs.js";
import { find, write } from "./dom.js";
import { drawTime, setTime, showTimeIn } from "./time_face.js";
import { say } from "./words.js";

// milliseconds
const RINGS_FOR = 12000;

/**
 * @param {string} tag
 * @param {string} name its class
 */
function make(tag, name) {
  const element = document.createElement(tag);
  element.className = name;
  return element;
}

// -- the time ------------------------------------------------------------------------------------

const face = make("div", "time pad-time");
face.id = "time";
face.hidden = true;
const words = make("span", "time-words");
words.setAttribute("role", "status");
const figures = make("span", "time-figures");
figures.setAttribute("aria-hidden", "true");
face.append(make("span", "time-bar"), figures, words);
find(document, ".pad-top").append(face);

// Only a pad with a question shows the time.
const asks = () => document.querySelector("#region-main form.answer:not([data-offered])") !== null;

showTimeIn(() => (asks() ? face : null));
new MutationObserver(drawTime).observe(find(document, "#region-main"), { childList: true, subtree: true });

export const time = setTime;

// -- the nudge -----------------------------------------------------------------------------------

const call = make("dialog", "call");
call.setAttribute("aria-labelledby", "call-words");
const waits = make("p", "call-words");
waits.id = "call-words";
const coming = make("button", "button");
coming.setAttribute("type", "button");
coming.setAttribute("autofocus", "");
coming.textContent = say("coming");
call.append(waits, coming);
call.addEventListener("click", () => close(call));
document.body.append(call);
let ends = 0;

/** @param {string} name empty for this pad's seat, else the name of a different seat of this phone */
export function ring(name) {
  write(waits, name ? say("table-waits-for", { name }) : say("table-waits-for-you"));
  close(call);
  show(call);
  clearTimeout(ends);
  ends = setTimeout(() => close(call), RINGS_FOR);
}
