// Shared by boards and pads: handles the messages of the server.
import { listenToForms } from "./answer_forms.js";
import { listenToButtons, listenToDialogs } from "./buttons.js";
import { acknowledge, resendCommands } from "./commands.js";
import { startConnecting, stopConnecting } from "./connection.js";
import "./corrections.js";
import { toast } from "./dialogs.js";
import "./prompts.js";
import {
  data,
  fetchMissing,
  listenToFolds,
  markMine,
  markSubmissions,
  openRegions,
  showRegions,
  showSheets,
  watchAgain,
} from "./regions.js";
import { say } from "./words.js";

const HEALTHY_AFTER = 60000; // milliseconds: a page that worked for this long may be reloaded when it fails

// messages for scripts that not every page has
const HEARD = /** @type {const} */ (["reaction", "greeting", "ring"]);

/** @param {ServerMessage} message */
function receive(message) {
  Object.assign(data, message.data);
  if (data.game) document.body.dataset.game = data.game;
  if (message.regions) showRegions(message.regions);
  for (const name in message.data) document.dispatchEvent(new Event(name));
  if (message.ack) acknowledge(message.ack);
  for (const name of HEARD) {
    if (name in message) document.dispatchEvent(new CustomEvent(name, { detail: message[name] }));
  }
  if (message.removed) leave();
  if (message.gone || (message.files && !import.meta.url.includes(`/${message.files}/`))) reload();
}

function leave() {
  stopConnecting();
  location.assign(`/${document.body.dataset.code}`);
}

function reload() {
  stopConnecting();
  location.reload();
}

// A host lets a TV show the board: the script for that is fetched when it is needed.
const ON_TV = "./show_on_tv.js";

/** @param {SubmitEvent} event */
async function submitLetters(event) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.id !== "tv-form") return;
  event.preventDefault();
  const script = /** @type {TvScript | null} */ (await import(ON_TV).catch(() => null));
  if (script) script.allow(form);
  else toast(say("no-connection"), "bad");
}

document.addEventListener("submit", submitLetters);

// A browser drops what is typed beyond a field's limit without a word.
document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return;
  const most = target.maxLength;
  if (most > 0 && target.value.length >= most) toast(say("all-that-fits", { n: most }));
});

// A page that could not show a message is reloaded, which corrects it. It does so once: if that did
// not help, it shows a notice, since it must not reload for ever.
function recover() {
  if (!history.state?.recovered) {
    history.replaceState({ ...history.state, recovered: true }, "");
    reload();
  } else toast(say("page-isnt-working"), "bad", true);
}

function forgetRecovery() {
  history.replaceState({ ...history.state, recovered: false }, "");
}

/**
 * Messages that are not shown yet: the first one waits for its files, or for the sheet that it opens, and the others
 * for it.
 * @type {ServerMessage[]}
 */
const coming = [];
let waiting = false;

/** @param {string | ServerMessage} message */
function received(message) {
  try {
    coming.push(typeof message === "string" ? JSON.parse(message) : message);
    if (!waiting) showComing();
  } catch (error) {
    recover();
    throw error;
  }
}

function showComing() {
  while (coming.length) {
    const first = fetchMissing(coming[0].data?.game ?? "") ?? showSheets(coming[0].regions ?? {});
    if (first) {
      waitFor(first);
      return;
    }
    const [message] = coming.splice(0, 1);
    receive(message);
  }
}

/** @param {Promise<unknown>} first */
async function waitFor(first) {
  waiting = true;
  await first;
  waiting = false;
  try {
    showComing();
  } catch (error) {
    recover();
    throw error;
  }
}

function ready() {
  watchAgain();
  document.dispatchEvent(new Event("connected"));
  resendCommands();
}

/** Keep this page up to date from now on. */
function goLive() {
  markSubmissions();
  markMine();
  startConnecting({ received, ready, open: openRegions });
  setTimeout(forgetRecovery, HEALTHY_AFTER);
}

/** Start the parts that boards and pads share. */
export function startScreen() {
  listenToForms();
  listenToFolds();
  listenToButtons();
  listenToDialogs();
  goLive();
}
