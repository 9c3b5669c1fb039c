// Commands are sent to the table and acknowledged. A command that was not acknowledged is sent
// again after a reconnect, as long as its prompt is open.
import { isPolled, pollNow, request, send } from "./connection.js";
import { removeComplaints, toast } from "./dialogs.js";

/** @typedef {{ message: Command, done: (ack: Acknowledgement) => void }} PendingCommand */

const { dataset } = document.body;
/** @type {Map<string, PendingCommand>} */
const pending = new Map();
const POST_AGAIN_AFTER = 1000; // milliseconds
let counter = 0;
let posting = false;
/** The codes of refusals that say that somebody else was faster: nobody made a mistake. */
const MEANWHILE = ["refused.stale", "refused.over-already", "app.game-on", "app.no-game", "app.no-rejoin-request"];

/** @param {Acknowledgement} ack */
export const toneOf = (ack) => (MEANWHILE.includes(ack.code ?? "") ? "warn" : "bad");

/** @type {(ack: Acknowledgement) => void} */
let refused = (ack) => toast(ack.say, toneOf(ack));

/**
 * Set what happens when a command is refused, instead of a toast.
 * @param {(ack: Acknowledgement) => void} listener
 */
export function onRefusal(listener) {
  refused = listener;
}

const random = () => Math.random().toString(36).slice(2, 10);

/**
 * Send a command. The promise resolves once it is acknowledged: done or refused.
 * @param {string} what the kind of command
 * @param {object} [fields]
 * @returns {Promise<Acknowledgement>}
 */
export function command(what, fields = {}) {
  const id = `${random()}-${random()}-${counter++}`;
  /** @type {Command} */
  const message = { id, do: what, ...fields };
  return new Promise((done) => {
    pending.set(id, { message, done });
    if (!request(message)) postPending();
  });
}

/** Post all that is not acknowledged, one after the other: what is said first must also come first. */
async function postPending() {
  if (posting) return;
  posting = true;
  let reached = true;
  for (const { message } of pending.values()) {
    if (stillStands(message)) reached = await post(message);
    if (!reached) break; // the next connection brings the rest
  }
  posting = false;
  if (!reached && isPolled()) setTimeout(postPending, POST_AGAIN_AFTER);
}

/** @param {Acknowledgement} ack */
export function acknowledge(ack) {
  const id = ack.id ?? "";
  const command = pending.get(id);
  pending.delete(id);
  if (!command) return;
  command.done(ack);
  if (ack.ok) removeComplaints();
  else refused(ack);
}

/**
 * Post a message: there is no WebSocket (yet). Return whether the server has answered.
 * @param {{ id?: string, [field: string]: unknown }} message
 */
export async function post(message) {
  const body = JSON.stringify(message);
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(postAddress(), { method: "POST", headers, body }).catch(() => null);
  // What is no acknowledgement, such as a page of a proxy, leaves the command to be sent again.
  const ack = await answer?.json().catch(() => null);
  if (ack) acknowledge({ ...ack, id: message.id });
  pollNow();
  return Boolean(ack);
}

function postAddress() {
  return (dataset.commandUrl ?? "") + (dataset.seat ? `?seat=${encodeURIComponent(dataset.seat)}` : "");
}

// An answer whose prompt is gone is no longer needed.
/** @param {Command} message */
function stillStands(message) {
  if (!message.key || message.do !== "answer") return true;
  return document.querySelector(`[data-key="${CSS.escape(String(message.key))}"]`) !== null;
}

/** Send the unacknowledged commands again, over a new connection, or over http. */
export function resendCommands() {
  let sent = true;
  for (const [id, { message, done }] of pending) {
    if (stillStands(message)) sent = send(message) && sent;
    else {
      pending.delete(id);
      done({ ok: false });
    }
  }
  if (!sent) postPending();
}
