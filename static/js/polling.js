// Asking for the screen over http, where no WebSocket opens although the server answers: antivirus programs, VPNs and
// the proxies of hotels refuse them, swallow them, or cut them.

const ASK_EVERY = 1500; // milliseconds
const PATIENCE = 6000; // milliseconds for one answer

/**
 * @typedef {object} Polling
 * @property {() => string} address of the screen, with what is open on it
 * @property {(message: ServerMessage) => void} answered gets what has changed on the screen
 * @property {() => void} unanswered is called when the server does not answer; the page then asks no more
 */

/** @type {Polling | null} */
let polling = null;
let timer = 0;
let asking = false;
let again = false; // something was sent since the question that is under way
/** @type {Regions} what the last answer had */
let shown = {};

/** @param {Polling} toCall */
export function startPolling(toCall) {
  if (polling) return;
  polling = toCall;
  shown = {};
  pollNow();
}

export function stopPolling() {
  polling = null;
  clearTimeout(timer);
}

/** Ask at once, since something was sent; not if the page has a connection. */
export async function pollNow() {
  if (!polling) return;
  again = asking;
  if (asking) return;
  asking = true;
  clearTimeout(timer);
  const { address, answered, unanswered } = polling;
  const message = await fetchScreen(address());
  asking = false;
  if (!polling) return;
  if (!message) {
    stopPolling();
    unanswered();
    return;
  }
  timer = setTimeout(pollNow, again ? 0 : ASK_EVERY);
  answered(takeKnown(message));
}

/**
 * Return the answer; null if none comes, or one that is not the server's.
 * @param {string} address
 * @returns {Promise<ServerMessage | null>}
 */
async function fetchScreen(address) {
  const question = new AbortController();
  const timeout = setTimeout(() => question.abort(), PATIENCE);
  try {
    const answer = await fetch(address, { signal: question.signal, cache: "no-store" });
    const message = await answer.json(); // a proxy may answer with a page of its own
    if (answer.status === 404) return { gone: message.say };
    return answer.ok ? message : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timeout);
  }
}

/**
 * Take the regions out that are as the last answer had them.
 * @param {ServerMessage} message
 */
function takeKnown(message) {
  const before = shown;
  shown = message.regions ?? {};
  const changed = Object.entries(shown).filter(([name, html]) => html !== before[name]);
  if (changed.length) return { ...message, regions: Object.fromEntries(changed) };
  const { regions, ...rest } = message;
  return rest;
}
