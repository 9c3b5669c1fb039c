// The line to the table: regions come down and are morphed in; commands go up and are acknowledged.
// A command that was not acknowledged is sent again after a reconnect, as long as its prompt stands.

import { isDialog } from "./dialogs.js";
import { write } from "./dom.js";

const body = document.body;
const waiting = new Map();
let socket = null, since = 0, wait = 0, patience = 2500, retry = 0, gone = false, counter = 0;
let doubt = 0, heard = 0, pace = 0, failed = false;

const LONGEST_WAIT = 1200; // between tries, so that nobody waits longer once the network is back
const DOUBT = 1000; // how long a line may be silent after a question before it is given up
const KNOCK = 900; // how often it is asked whether anybody is there
const ANSWER = 4000; // how long the answer may take, on a slow network
const HEALTHY = 60000; // how long a page must have worked before it is fetched anew once more
const QUIET = 5000; // after so much silence the line is asked whether it is alive

export const on = { update: () => {}, refuse: toast };

export function toast(words, tone = "", stays = false) {
  const box = document.getElementById("toasts");
  const note = document.createElement("p");
  note.className = "toast";
  if (tone) note.dataset.tone = tone;
  // Shown anew, it lies over a dialog that was opened meanwhile.
  if (box.showPopover) {
    if (box.matches(":popover-open")) box.hidePopover();
    box.showPopover();
  }
  note.textContent = words;
  box.replaceChildren(note);
  if (!stays) setTimeout(() => { note.remove(); if (!box.firstChild) box.hidePopover?.(); }, 6000);
}

// What somebody has picked or typed but not sent stays, whatever the server draws anew.
function keepInput(from, to) {
  if (!(from instanceof HTMLInputElement) || from.type === "hidden" || !from.closest("form.answer")) return;
  if (from.type === "radio" || from.type === "checkbox") {
    if (to.getAttribute("aria-disabled") !== "true") to.checked = from.checked;
  } else to.value = from.value;
}

// Chrome that belongs to the reader, not to the server: what is open, what was said to them.
function keepOpen(from, to) {
  if (from instanceof HTMLDetailsElement) to.open = from.open;
  if (isDialog(from) && from.hasAttribute("open")) to.setAttribute("open", "");
  if (from instanceof HTMLTextAreaElement && from === document.activeElement) to.value = from.value;
}

// A button that the form keeps (answers.js) stays as it is: its words would be gone and come back.
function keepButton(from, to) {
  if (!from.dataset.says || from.dataset.says !== to.dataset.says) return;
  to.disabled = from.disabled;
  write(to.querySelector(".says") ?? to, (from.querySelector(".says") ?? from).textContent);
}

export function morph(element, html) {
  const sameAnswer = element.querySelector("form.answer")?.dataset.key;
  Idiomorph.morph(element, html, {
    morphStyle: "innerHTML",
    callbacks: {
      beforeNodeMorphed(from, to) {
        if (!(from instanceof Element) || !(to instanceof Element)) return true;
        if (from.id && from.id !== to.id) return true;
        if (from.dataset.region) return false; // what is in there comes by itself
        keepOpen(from, to);
        keepButton(from, to);
        // What a kind of prompt draws by itself is its own, while it is the same question.
        if (sameAnswer && from.dataset.own !== undefined && from.dataset.own === to.dataset.own && to.closest("form.answer")?.dataset.key === sameAnswer) return false;
        if (sameAnswer && to.closest?.("form.answer")?.dataset.key === sameAnswer) keepInput(from, to);
        return true;
      },
    },
  });
}

// Who has sealed while everybody seals: what is said of them is on the page in both words.
let told = JSON.parse(body.dataset.told ?? "{}");
function tell() {
  for (const element of document.querySelectorAll("[data-submission]")) {
    const state = told[element.dataset.submission];
    if (state) element.dataset.state = element.dataset[state] ?? state;
  }
}

function show(regions) {
  for (const [name, html] of Object.entries(regions)) {
    const element = document.getElementById(`region-${name}`);
    if (element) morph(element, html);
  }
  tell();
  const playing = document.querySelector("[data-playing]")?.dataset.playing;
  if (playing) body.dataset.game = playing;
  on.update(regions);
}

function receive(message) {
  heard = performance.now();
  clearTimeout(doubt);
  doubt = 0;
  if (message.submissions) { told = message.submissions; tell(); }
  if (message.regions) show(message.regions);
  if (message.ack) settle(message.ack);
  if (message.removed) leave();
  if (message.gone) { gone = true; location.reload(); }
}

// A page that could not show what it was sent is fetched anew: whole, it is right again. Once; where
// that did not help it is said, since a page that reloads for ever is of no use to anybody.
function recover(error) {
  if (Date.now() - (history.state?.recovered ?? 0) > HEALTHY) {
    history.replaceState({ ...history.state, recovered: Date.now() }, "");
    gone = true;
    location.reload();
  } else toast("Something on this page does not work. Load it again, or play in another browser.", "bad", true);
  throw error;
}

// What is open on this screen: only that is kept up to date.
let opened = [];
export function open(names) {
  opened = names;
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ open: opened }));
}

function settle(ack) {
  const command = waiting.get(ack.id);
  waiting.delete(ack.id);
  if (!command) return;
  command.done(ack);
  if (!ack.ok) on.refuse(ack.say, "bad");
}

function leave() {
  gone = true;
  location.assign(`/${body.dataset.code}`);
}

// Only what still stands is sent again: a prompt that is gone needs no answer.
function stillStands(command) {
  return !command.message.key || command.message.do !== "answer" ||
    document.querySelector(`[data-key="${CSS.escape(command.message.key)}"]`) !== null;
}

function resend() {
  for (const [id, command] of waiting) {
    if (stillStands(command)) socket.send(JSON.stringify(command.message));
    else { waiting.delete(id); command.done({ ok: false }); }
  }
}

export function command(what, extra = {}) {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}-${counter++}`;
  const message = { id, do: what, ...extra };
  return new Promise((done) => {
    waiting.set(id, { message, done });
    if (socket?.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify(message));
      giveUpUnlessHeard(1.5 * DOUBT);
    } else post(id);
  });
}

// Without a socket (yet), post the command.
async function post(id) {
  const { message } = waiting.get(id);
  try {
    const answer = await fetch(commandUrl(), {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message),
    });
    settle({ ...(await answer.json()), id });
  } catch { /* no network: it is sent again with the next connection */ }
}

function commandUrl() {
  return body.dataset.commandUrl + (body.dataset.seat ? `?seat=${encodeURIComponent(body.dataset.seat)}` : "");
}

function connected(yes) {
  const bar = document.getElementById("connection");
  if (bar) bar.hidden = yes;
  body.dataset.connection = yes ? "there" : "lost";
}

// A packet that was lost is sent again late, and later each time; and browsers hold back a page's
// sockets for seconds when many before have failed. So it is asked plainly whether anybody is there,
// again and again, until somebody answers: any answer will do. Without cookies, since that goes over
// a connection of its own: the page's others may be as dead as its socket.
async function knock() {
  clearTimeout(retry);
  const before = socket;
  if (gone || (before && before.readyState !== WebSocket.CONNECTING)) return;
  retry = setTimeout(knock, (hidden() ? 8000 : KNOCK) * (0.8 + 0.4 * Math.random()));
  const asked = new AbortController();
  const tired = setTimeout(() => asked.abort(), ANSWER);
  try {
    await fetch(body.dataset.link, { method: "HEAD", cache: "no-store", credentials: "omit", signal: asked.signal });
  } catch { return; } finally { clearTimeout(tired); }
  if (before !== socket) return;
  // A socket that was asked for before this, and still is, has lost its way.
  if (before?.readyState === WebSocket.CONNECTING) { socket = null; before.close(); }
  if (!socket) dial();
}

function dial() {
  clearTimeout(retry);
  if (gone || socket) return;
  const url = new URL(body.dataset.link, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const line = socket = new WebSocket(url);
  since = performance.now();
  retry = setTimeout(knock, KNOCK);
  let first = true, tired = 0;
  line.onopen = () => {
    if (line !== socket) return;
    clearTimeout(retry);
    tired = setTimeout(() => { if (line === socket) { patience = Math.min(patience * 1.6, 15000); drop(); } }, patience);
  };
  line.onmessage = (event) => {
    if (line !== socket) return;
    clearTimeout(tired);
    try { receive(JSON.parse(event.data)); } catch (error) { return recover(error); }
    if (first) { first = false; failed = false; pace = performance.now() - since; wait = 0; patience = 2500; connected(true); if (opened.length) open(opened); resend(); }
  };
  line.onclose = () => { clearTimeout(tired); if (line === socket) drop(); };
}

// Let the line go without waiting for its farewell, and try anew.
function drop() {
  const line = socket;
  socket = null;
  clearTimeout(doubt);
  doubt = 0;
  line?.close();
  if (gone) return;
  connected(false);
  failed = true;
  clearTimeout(retry);
  wait = Math.min(wait ? wait * 1.6 : 200, hidden() ? 8000 : LONGEST_WAIT);
  retry = setTimeout(connect, wait * (0.8 + 0.4 * Math.random()));
}

function connect() {
  if (failed) knock(); else dial();
}

// A line that was cut without a word looks open for a long time: whoever asks it something waits
// only so long; longer where the line is known to be slow.
function giveUpUnlessHeard(within) {
  if (!doubt) doubt = setTimeout(() => { doubt = 0; drop(); }, Math.max(within, 3 * pace));
}

const hidden = () => document.visibilityState === "hidden";

function probe() {
  if (socket?.readyState !== WebSocket.OPEN) return;
  socket.send('{"ping":"here"}');
  giveUpUnlessHeard(DOUBT);
}

// A phone that wakes up, or comes into a network, asks at once.
function wake() {
  if (hidden()) return;
  wait = 0;
  if (!socket) connect();
  else if (socket.readyState === WebSocket.OPEN) probe();
  else if (performance.now() - since > 700) drop();
}

export function start() {
  tell();
  document.addEventListener("visibilitychange", wake);
  document.addEventListener("resume", wake);
  for (const event of ["pageshow", "focus", "online"]) addEventListener(event, wake);
  addEventListener("offline", drop);
  addEventListener("pagehide", () => { const line = socket; socket = null; line?.close(); });
  setInterval(() => {
    if (!hidden() && performance.now() - heard > QUIET) probe();
  }, 1000);
  connect();
}
