// The connection doctor on the board: a sign when a phone has reached this computer, the address in
// the QR code, and a code that joins the Wi-Fi.
import { fetchHtml } from "./dialog_content.js";
import { closest, find, findAll, inBackground, write } from "./dom.js";
import { toast } from "./toasts.js";

const EVERY = 3000; // milliseconds between two looks
const RECENT = 60; // seconds after which it is told in minutes

const { code } = document.body.dataset;
/** When the last phone came, in milliseconds of this page; null if none has come. @type {number | null} */
let came = null;
let timer = 0;

const signs = () => findAll(document, "[data-connect-sign]").filter((each) => each.getClientRects().length > 0);

// Nobody needs help before they have had time to scan. What is drawn anew later is not early any more.
const HELP_AFTER = 30000; // milliseconds after the page was opened
const isEarly = () => performance.now() < HELP_AFTER && came === null;
function showHelp() {
  for (const help of findAll(document, ".no-phone[data-early]")) help.toggleAttribute("data-early", isEarly());
}

/** @param {number} seconds */
function ago(seconds) {
  if (seconds < 2) return "A phone has just been here.";
  if (seconds < RECENT) return `A phone was here ${seconds} seconds ago.`;
  const minutes = Math.floor(seconds / RECENT);
  return minutes === 1 ? "A phone was here a minute ago." : `A phone was here ${minutes} minutes ago.`;
}

function draw() {
  showHelp();
  for (const sign of signs()) {
    sign.toggleAttribute("data-reached", came !== null);
    if (came !== null) write(sign, ago(Math.round((performance.now() - came) / 1000)));
  }
}

async function look() {
  if (!signs().length) stop();
  if (inBackground() || !timer) return;
  const answer = await fetch(`/connect/${code}/sign`).catch(() => null);
  if (!answer?.ok) return;
  /** @type {{ seconds: number | null }} */
  const { seconds } = await answer.json();
  came = seconds === null ? null : performance.now() - seconds * 1000;
  draw();
}

function stop() {
  clearInterval(timer);
  timer = 0;
}

/** @param {HTMLElement} button */
async function choose(button) {
  const body = new URLSearchParams({ url: button.dataset.way ?? "" });
  const html = await fetchHtml(`/connect/${code}/address`, "bad", { method: "POST", body });
  if (html === null) return;
  find(document, "#connect-body").innerHTML = html;
  toast("The code leads there now. Scan it again.");
  look();
}

/** @param {HTMLFormElement} form */
async function showWifi(form) {
  const dialog = find(document, "#connect-body");
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`/connect/${code}/wifi`, { method: "POST", body }).catch(() => null);
  const words = answer ? await answer.text() : "No connection to the table.";
  const codes = find(dialog, "[data-wifi-codes]");
  codes.hidden = !answer?.ok;
  write(find(dialog, "[data-wifi-said]"), answer?.ok ? "" : words);
  if (answer?.ok) find(dialog, "[data-wifi-code]").innerHTML = words;
}

document.addEventListener("click", (event) => {
  const way = closest(event, "[data-way]");
  if (way) choose(way);
});
document.addEventListener("submit", (event) => {
  const form = closest(event, "form[data-wifi]");
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  showWifi(form);
});

/** Look for a phone from time to time, as long as the sign is seen. */
export function watchForPhones() {
  if (!code || timer || !document.querySelector("[data-connect-sign]")) return;
  timer = setInterval(look, EVERY);
  look();
}

// The doctor's dialog has a sign of its own. Its content is fetched just before it opens.
const dialog = document.getElementById("connect-body");
if (dialog) new MutationObserver(() => setTimeout(watchForPhones)).observe(dialog, { childList: true });
