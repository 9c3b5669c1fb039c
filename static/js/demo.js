// A demo: the board, the phones beside it, and captions, step by step. The server renders each step; this script
// fetches and shows it, and advances automatically at the pace of a person who reads the captions.
import { drawBeat, secondsOfBeats } from "./beats.js";
import { closest, find, findAll, findInput, inBackground } from "./dom.js";
import { data, markSubmissions, morph } from "./regions.js";
import { ifStillWanted, listen } from "./steps.js";
import { local } from "./storage.js";

const READING = { least: 2.4, most: 9, word: 0.24 }; // seconds for a caption
const PACES = { brisk: 1, slow: 1.6 };
const AFTER_BEATS = 1.2; // seconds that a board is at rest after a reveal, before phones show what it means
const BETWEEN_GAMES = 14; // seconds at the end, before the next game is shown
const PHONE = 320; // the width of a phone's page, in pixels

const { body } = document;
const last = Number(body.dataset.last);
/** @type {Map<number, string>} steps as the server drew them */
const kept = new Map();
let number = 0;
/** @type {number | null} the beat of its step that the board shows; null at rest */
let beat = null;
/** Whether the board has just shown its step moment by moment. */
let played = false;
let playing = false;
let timer = 0;
/** @type {Map<string, string>} what is on each phone, by its seat */
const screens = new Map();
/** Whether the board has shown the winner, or there is nothing to wait for. */
let told = true;

const small = matchMedia("(max-width: 60em)");
const noMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** How many times as long everything takes as at the ordinary pace; 0 if only people advance it. */
function pace() {
  const kept = local.get("companion.pace") ?? "brisk";
  return kept in PACES ? PACES[/** @type {keyof PACES} */ (kept)] : 0;
}

// -- what is shown -------------------------------------------------------------------------------

/** @param {string} html a step as the server drew it */
function show(html) {
  const made = document.createElement("template");
  made.innerHTML = html;
  const step = find(made.content, "[data-step]");
  /** @param {string} name */
  const part = (name) => /** @type {HTMLTemplateElement} */ (find(step, `[data-part="${name}"]`)).innerHTML;
  number = Number(step.dataset.step);
  body.dataset.kind = step.dataset.kind;
  drawBeat(null);
  Object.assign(data, JSON.parse(find(step, '[data-part="data"]').textContent ?? "{}"));
  morph(find(document, "#demo-board"), part("board"));
  markSubmissions();
  const caption = find(document, "#demo-caption");
  if (caption.innerHTML !== part("caption")) caption.innerHTML = part("caption");
  const turns = body.dataset.kind === "revealed" || number === last;
  beat = turns && moves() && beats() ? Math.min(Number(step.dataset.first), beats()) : null;
  played = beat !== null;
  draw();
  showPhones(/** @type {HTMLTemplateElement[]} */ (findAll(step, "[data-phone]")));
}

/** Whether the board shows a reveal moment by moment. */
const moves = () => !noMotion.matches && !small.matches && pace() > 0;

/** How many beats the board has to show. */
const beats = () => Math.max(secondsOfBeats().length - 1, 0);

/** @param {HTMLTemplateElement[]} drawn */
function showPhones(drawn) {
  const main = drawn.find((each) => "main" in each.dataset) ?? drawn[0];
  for (const each of drawn) {
    const seat = each.dataset.phone ?? "";
    const phone = find(document, `.demo-phone[data-seat="${CSS.escape(seat)}"]`);
    phone.toggleAttribute("data-main", "main" in each.dataset);
    phone.toggleAttribute("data-shown", each === main);
    find(phone, "figcaption").textContent = each.dataset.caption ?? "";
    screens.set(seat, each.innerHTML);
    send(phone);
  }
  fit();
}

/** @param {HTMLElement} phone */
function send(phone) {
  const frame = /** @type {HTMLIFrameElement} */ (find(phone, "iframe"));
  const html = screens.get(phone.dataset.seat ?? "");
  if (html !== undefined) frame.contentWindow?.postMessage({ html, told }, location.origin);
}

const phones = () => findAll(document, ".demo-phone");

/** Make each phone's page as large as its glass. */
function fit() {
  for (const glass of findAll(document, ".demo-glass")) {
    const edge = 2 * find(glass, "iframe").offsetTop;
    const scale = (glass.clientWidth - edge) / PHONE;
    if (scale <= 0) continue;
    glass.style.setProperty("--scale", String(scale));
    find(glass, "iframe").style.height = `${(glass.clientHeight - edge) / scale}px`;
  }
}

function draw() {
  const before = told;
  told = drawBeat(beat) || beat === null;
  if (told !== before) phones().forEach(send);
  const atEnd = number === last && beat === null;
  button("back").setAttribute("aria-disabled", String(number === 0));
  button("forward").setAttribute("aria-disabled", String(atEnd));
  const play = button("play");
  play.setAttribute("aria-pressed", String(playing));
  /** @type {HTMLProgressElement} */ (find(document, "#demo-progress")).value = number;
  find(document, "#demo-end").hidden = !atEnd;
  remember();
}

/** @param {string} name */
const button = (name) => find(document, `[data-demo="${name}"]`);

// The address names the step: a page that is loaded again shows it.
function remember() {
  const url = new URL(location.href);
  url.searchParams.set("step", String(number));
  history.replaceState(history.state, "", url);
}

// -- the steps -----------------------------------------------------------------------------------

/** @param {number} step */
async function drawn(step) {
  const known = kept.get(step);
  if (known) return known;
  const answer = await fetch(`${body.dataset.steps}${step}`);
  const html = await answer.text();
  if (!answer.ok || !html.includes("data-step")) throw new Error(`step ${step}: ${answer.status}`);
  kept.set(step, html);
  return html;
}

/**
 * Show another step.
 * @param {number} step
 */
async function go(step) {
  clearTimeout(timer);
  const html = await ifStillWanted(drawn(Math.max(0, Math.min(step, last))), pause);
  if (html === null) return;
  show(html);
  if (number < last) drawn(number + 1).catch(() => {}); // so that it is loaded when it is needed
  playOn();
}

// -- automatic play ------------------------------------------------------------------------------

/** Return how many seconds the current moment is shown. */
function seconds() {
  if (beat !== null) return secondsOfBeats()[beat];
  if (played) return AFTER_BEATS;
  const words = (find(document, "#demo-caption").textContent ?? "").split(/\s+/).length;
  return Math.min(READING.least + words * READING.word, READING.most);
}

/** Advance after a while: to the next beat even when paused, to the next step only while playing. */
function playOn() {
  clearTimeout(timer);
  if (beat === null && !playing) return;
  if (beat === null && number === last) return end();
  timer = setTimeout(goOn, seconds() * (pace() || 1) * 1000);
}

function goOn() {
  if (inBackground()) return playOn();
  if (beat === null) return void go(number + 1);
  beat += 1;
  if (beat > beats()) beat = null;
  draw();
  playOn();
}

function pause() {
  playing = false;
  draw();
}

/** End the game, and begin the next one later if the box for that is checked. */
function end() {
  pause();
  if (keeps().checked) timer = setTimeout(nextGame, BETWEEN_GAMES * 1000);
}

const keeps = () => findInput(document, "#demo-keep");

function nextGame() {
  const url = new URL(body.dataset.next ?? "", location.href);
  url.searchParams.set("keep", "1");
  location.assign(carried(url));
}

/**
 * Return the address of another game, with the way back.
 * @param {URL} url
 */
function carried(url) {
  const back = new URL(/** @type {HTMLAnchorElement} */ (find(document, "#demo-stop")).href);
  url.searchParams.set("from", back.pathname);
  return url.href;
}

function togglePlay() {
  playing = !playing;
  draw();
  if (!playing) clearTimeout(timer);
  else if (number === last && beat === null) go(0);
  else playOn();
}

// -- what a reader does --------------------------------------------------------------------------

/** @type {Record<string, () => void>} */
const ACTIONS = {
  back: () => void go(number - 1),
  forward: () => void (number < last ? go(number + 1) : toTheEnd()),
  first: () => void go(0),
  last: () => void go(last),
  play: togglePlay,
};

/** Show the last step as it is at rest. */
function toTheEnd() {
  beat = null;
  draw();
}

listen(
  "data-demo",
  (name) => ACTIONS[name](),
  () => find(document, "#demo-stop").click(),
);

document.addEventListener("click", (event) => {
  const next = closest(event, "[data-demo-next]");
  if (next instanceof HTMLAnchorElement) next.href = carried(new URL(next.href));
});

const select = /** @type {HTMLSelectElement} */ (find(document, "#demo-game"));
select.addEventListener("change", () => location.assign(carried(new URL(select.value, location.href))));
// Whoever comes back to this game finds its name there again, not that of the game that was picked.
addEventListener("pageshow", () => {
  select.value = location.pathname;
});

keeps().addEventListener("change", () => {
  if (number === last && beat === null) end();
  else if (keeps().checked && !playing) togglePlay();
});

// Somebody uses the page: the game waits for them, and no other one begins.
addEventListener("pointerdown", (event) => {
  if (!keeps().checked || closest(event, ".demo-head, .demo-bar, .demo-end")) return;
  keeps().checked = false;
  if (playing) togglePlay();
});

addEventListener("message", (event) => {
  if (event.origin !== location.origin) return;
  const phone = phones().find((each) => {
    const frame = /** @type {HTMLIFrameElement} */ (find(each, "iframe"));
    return frame.contentWindow === event.source;
  });
  if (phone) send(phone);
});

addEventListener("resize", fit);
small.addListener(() => show(kept.get(number) ?? ""));

const first = find(document, "#demo-step");
kept.set(Number(find(first, "[data-step]").dataset.step), first.innerHTML);
show(first.innerHTML);
if (number < last) drawn(number + 1).catch(() => {});
playing = pace() > 0 && !noMotion.matches;
draw();
playOn();
