// The WebSocket to the table: opens it, notices when it is lost, and opens it again. Where it cannot be opened although
// the server answers, the page asks for its screen over http (polling.js).
import { inBackground } from "./dom.js";

const LONGEST_WAIT = 1200; // before the next try: the longest delay once the network is back
const LONGEST_WAIT_IN_BACKGROUND = 8000;
const LONGEST_WAIT_WHILE_POLLING = 20000;
const FAILED_OPENINGS = 2; // in a row: then the page asks over http
const REPLY_TIMEOUT = 1000; // how long the server may be silent after a ping
const PROBE_EVERY = 900;
const PROBE_TIMEOUT = 4000; // a slow network may take this long
const PING_AFTER = 5000; // of silence
const FIRST_MESSAGE_TIMEOUT = 2500; // grows on a slow network
const LONGEST_FIRST_MESSAGE_TIMEOUT = 15000;
const SLOWEST_OPENING = 700; // the longest time a phone that wakes up waits for a socket that is still opening

/**
 * @typedef {object} Listeners
 * @property {(message: string | ServerMessage) => void} received gets each message: as text, as it came
 * @property {() => void} ready is called after the first message of each connection, and once the page is answered
 *   over http
 * @property {() => string[]} open returns the names of the regions that are open
 */

const { dataset } = document.body;
/** @type {Listeners} */
let listeners = { received: () => {}, ready: () => {}, open: () => [] };
/** @type {WebSocket | null} */
let socket = null;
let ready = false; // the first message is here: what was pending has been sent again
let stopped = false;
let refused = false; // the last socket was closed before it was open
let notBefore = 0; // when the server may be asked again
let probeFirst = false; // the network may be gone: probe before opening another socket
let failedOpenings = 0; // in a row: no second message came
let polled = false; // the page is answered over http
let messages = 0; // that the socket has brought
let openedAt = 0; // when the socket was created
let openingTook = 0; // from creating the socket to its first message
let lastMessageAt = 0;
let firstMessageTimeout = FIRST_MESSAGE_TIMEOUT;
let openingPatience = PROBE_EVERY; // grows if the server is busy
let wait = 0; // before the next try
let retryTimer = 0;
let replyTimer = 0; // runs while a reply of the server is pending

const isOpen = () => socket?.readyState === WebSocket.OPEN;

// Many phones lose the network at once: they must not all reconnect at once.
/** @param {number} milliseconds */
const spread = (milliseconds) => milliseconds * (0.8 + 0.4 * Math.random());

/** @param {boolean} yes */
function showConnected(yes) {
  const bar = document.getElementById("connection");
  if (bar) bar.hidden = yes;
  dataset.connection = yes ? "there" : "lost";
}

// -- sending -------------------------------------------------------------------------------------

/**
 * Send a message. Return false if there is no connection.
 * @param {object} message
 */
export function send(message) {
  return !polled && transmit(message);
}

/** @param {object} message */
function transmit(message) {
  if (!socket || !isOpen()) return false;
  socket.send(JSON.stringify(message));
  return true;
}

/**
 * Send a message that the server replies to. Return false if there is no connection, or only one that is still
 * opening: a message must not overtake those that are sent again over it.
 * @param {object} message
 */
export function request(message) {
  if (!ready || !send(message)) return false;
  expectReply(1.5 * REPLY_TIMEOUT);
  return true;
}

// A connection that was cut without a close frame looks open for a long time. So the wait for a reply
// is limited; the limit is longer if the network is known to be slow.
/** @param {number} within milliseconds */
function expectReply(within) {
  if (replyTimer) return;
  replyTimer = setTimeout(
    () => {
      replyTimer = 0;
      dropSocket();
    },
    Math.max(within, 3 * openingTook),
  );
}

function stopExpectingReply() {
  clearTimeout(replyTimer);
  replyTimer = 0;
}

function ping() {
  if (transmit({ ping: "here" })) expectReply(REPLY_TIMEOUT);
}

// -- opening and losing --------------------------------------------------------------------------

function openSocket() {
  clearTimeout(retryTimer);
  if (stopped || socket) return;
  const url = new URL(dataset.link ?? "", location.href);
  url.protocol = url.protocol.replace("http", "ws");
  socket = new WebSocket(url);
  messages = 0;
  openedAt = performance.now();
  retryTimer = setTimeout(probeServer, PROBE_EVERY);
  listen(socket);
}

/** @param {WebSocket} own */
function listen(own) {
  let opened = false;
  // After others have failed, it counts as a connection once it has also brought the reply to a ping.
  const needed = isFailing() ? 2 : 1;
  let firstMessageTimer = 0;
  refused = false;
  own.onopen = () => {
    if (own !== socket) return;
    opened = true;
    clearTimeout(retryTimer);
    firstMessageTimer = setTimeout(() => {
      if (own !== socket) return;
      firstMessageTimeout = Math.min(firstMessageTimeout * 1.6, LONGEST_FIRST_MESSAGE_TIMEOUT);
      dropSocket();
    }, firstMessageTimeout);
  };
  own.onmessage = (event) => {
    if (own !== socket) return;
    clearTimeout(firstMessageTimer);
    lastMessageAt = performance.now();
    stopExpectingReply();
    messages += 1;
    if (messages > 1) failedOpenings = 0;
    listeners.received(event.data);
    if (messages === needed) connected();
    else if (messages < needed) ping();
  };
  own.onclose = () => {
    clearTimeout(firstMessageTimer);
    if (own !== socket) return;
    refused = !opened;
    const worked = messages > 0;
    dropSocket();
    probeFirst = !worked; // a server that closes a working connection can be reached
  };
}

function connected() {
  probeFirst = false;
  polled = false;
  poller?.stopPolling();
  openingTook = performance.now() - openedAt;
  wait = 0;
  firstMessageTimeout = FIRST_MESSAGE_TIMEOUT;
  openingPatience = PROBE_EVERY;
  showConnected(true);
  listeners.ready();
  ready = true;
}

// Give the socket up without waiting until the server closes it too, and try again.
function dropSocket() {
  const old = socket;
  socket = null;
  ready = false;
  stopExpectingReply();
  old?.close();
  if (stopped) return;
  if (old && messages < 2) failedOpenings += 1;
  if (isFailing()) startPolling();
  if (!polled) showConnected(false);
  probeFirst = true;
  clearTimeout(retryTimer);
  wait = Math.min(wait ? wait * 1.6 : 200, longestWait());
  retryTimer = setTimeout(connect, spread(wait));
}

function longestWait() {
  if (polled) return LONGEST_WAIT_WHILE_POLLING;
  return inBackground() ? LONGEST_WAIT_IN_BACKGROUND : LONGEST_WAIT;
}

// -- asking over http ----------------------------------------------------------------------------

const POLLER = "./polling.js"; // fetched when it is needed
/** @type {Poller | null} */
let poller = null;

const isFailing = () => failedOpenings >= FAILED_OPENINGS;

async function startPolling() {
  poller ??= /** @type {Poller | null} */ (await import(POLLER).catch(() => null));
  if (isFailing() && !ready && !stopped) poller?.startPolling(polling);
}

/** Whether the page asks over http, and is answered. */
export const isPolled = () => polled;

/** Ask at once, since something was sent; not if the page has a connection. */
export const pollNow = () => poller?.pollNow();

const polling = {
  address() {
    const address = new URL(dataset.viewUrl ?? "", location.href);
    for (const name of listeners.open()) address.searchParams.append("open", name);
    return address.href;
  },
  /** @param {ServerMessage} message */
  answered(message) {
    listeners.received(message);
    if (polled || stopped) return;
    polled = true;
    showConnected(true);
    listeners.ready();
  },
  unanswered: loseNetwork,
};

// Once the network is back, a socket is tried first.
function loseNetwork() {
  poller?.stopPolling();
  polled = false;
  dropSocket();
  failedOpenings = 0;
}

function connect() {
  const pause = notBefore - performance.now();
  clearTimeout(retryTimer);
  if (pause > 0) retryTimer = setTimeout(connect, pause);
  else if (probeFirst) probeServer();
  else openSocket();
}

// A lost packet is resent late, and later each time; and browsers delay a page's sockets for
// seconds after many have failed. So the page probes the server with small requests until one
// is answered; any answer will do. They carry no cookies, since such requests have a connection of
// their own: the page's other connections may be as dead as its socket.
async function probeServer() {
  clearTimeout(retryTimer);
  const before = socket;
  if (stopped || (before && before.readyState !== WebSocket.CONNECTING)) return;
  retryTimer = setTimeout(probeServer, spread(inBackground() ? LONGEST_WAIT_IN_BACKGROUND : PROBE_EVERY));
  const probe = new AbortController();
  const timeout = setTimeout(() => probe.abort(), PROBE_TIMEOUT);
  try {
    const options = { method: "HEAD", signal: probe.signal };
    await fetch(dataset.link ?? "", { ...options, cache: "no-store", credentials: "omit" });
  } catch {
    refused = false; // it was the network
    if (before === socket && !isOpen() && !polled) showConnected(false);
    return;
  } finally {
    clearTimeout(timeout);
  }
  if (before !== socket) return;
  // The server answers, but the socket created before the probe is still not open: it was lost, or the
  // server is busy with many others. Each new socket is queued after those.
  if (before?.readyState === WebSocket.CONNECTING) {
    if (performance.now() - openedAt < openingPatience) return;
    openingPatience = Math.min(openingPatience * 1.6, PROBE_TIMEOUT);
    dropSocket();
    if (isFailing()) return;
  }
  if (socket) return;
  if (refused) askWhy();
  else openSocket();
}

// The server answers, but refuses the socket: the page itself says why. If its table is gone, the page is
// loaded again, and stays at what the server says; if others at this address guess codes, it waits.
async function askWhy() {
  refused = false;
  const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.status === 404) {
    stopConnecting();
    location.reload();
  } else if (answer?.status === 429) {
    notBefore = performance.now() + 1000 * Number(answer.headers.get("Retry-After"));
    connect();
  } else openSocket();
}

// A phone that wakes up, or finds a network, checks its connection at once.
function wakeUp() {
  if (inBackground()) return;
  wait = 0;
  if (!socket) connect();
  else if (isOpen()) ping();
  else if (performance.now() - openedAt > SLOWEST_OPENING) dropSocket();
}

// An idle page wakes up only for this, and no more often than necessary.
function breakSilence() {
  const silence = performance.now() - lastMessageAt;
  const long = silence > PING_AFTER - 1000; // a reply to the last ping came a little later than the ping
  if (long && !inBackground()) ping();
  setTimeout(breakSilence, long ? PING_AFTER : PING_AFTER - silence);
}

// -- from outside --------------------------------------------------------------------------------

/** Never open a connection again: the page is about to be left. */
export function stopConnecting() {
  stopped = true;
  poller?.stopPolling();
}

/** @param {Listeners} toCall */
export function startConnecting(toCall) {
  listeners = toCall;
  document.addEventListener("visibilitychange", wakeUp);
  document.addEventListener("resume", wakeUp);
  for (const event of ["pageshow", "focus", "online"]) addEventListener(event, wakeUp);
  // A page that was left for good, and is gone back to, is not what this device may see now.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && stopped) location.reload();
  });
  addEventListener("offline", loseNetwork);
  addEventListener("pagehide", () => {
    const old = socket;
    socket = null;
    ready = false;
    old?.close();
  });
  breakSilence();
  connect();
}
