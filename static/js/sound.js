// The sounds of the board. Nothing depends on them: if they cannot be played, everything else works.
import { toast } from "./dialogs.js";
import { attempt, closest, findAll } from "./dom.js";
import { data } from "./regions.js";
import { local, session } from "./storage.js";
import { say } from "./words.js";

const KEPT = "companion.sound"; // "off", or how loud: 0.1 to 1
const MUSIC = "companion.music"; // "off", or else on
const TOLD = "companion.sound-told";
const SOFT_HOURS = [22, 7]; // from and until: softer, for people who sleep next door
const SOFT = 0.4;

/** The sound of each kind of beat; the others are silent. @type {Record<string, string>} */
const SOUNDS = {
  challenge: "challenge",
  turn: "turn",
  match: "match",
  take: "take",
  move: "turn",
  pay: "bill",
  catch: "tip",
  truth: "truth",
  lie: "lie",
  eat: "eaten",
  bid: "turn",
  skip: "knock",
  strike: "knock",
};

/** @type {Record<string, string>} the music and the sounds */
const { theme, ...addresses } = data.sounds ?? {};
/** @type {Map<string, AudioBuffer>} */
const loaded = new Map();
/** @type {AudioContext | null} */
let context = null;

/** @returns {number} how loud, 0 for off */
function loudness() {
  const kept = local.get(KEPT);
  if (kept === "off") return 0;
  const hour = new Date().getHours(); // eslint-disable-line no-restricted-globals -- the hour of the day
  const isNight = hour >= SOFT_HOURS[0] || hour < SOFT_HOURS[1];
  return (Number(kept) || 0.7) * (isNight ? SOFT : 1);
}

const hasMusic = () => local.get(MUSIC) !== "off";

/** Browsers let a page make sounds after somebody has clicked or pressed a key on it. */
async function prepare() {
  if (context?.state === "suspended") await context.resume(); // the laptop was asleep
  if (!context && loudness() && typeof AudioContext === "function") await loadAll();
  music();
}

async function loadAll() {
  context = new AudioContext();
  await Promise.all(Object.entries(addresses).map(([name, address]) => load(name, address)));
}

const PLAYER = "./music.js"; // fetched with the sounds
/** @type {MusicPlayer | null} */
let player = null;

/** Let the music begin, go on or fade out, as the page and the settings are now. */
async function music() {
  if (context?.state !== "running") return;
  try {
    player ??= /** @type {MusicPlayer} */ (await import(PLAYER));
  } catch {
    return; // Without music: the laptop was out of reach.
  }
  player.updateMusic(context, theme, hasMusic() ? loudness() : 0);
}

/**
 * @param {string} name
 * @param {string} address
 */
async function load(name, address) {
  try {
    const answer = await fetch(address);
    if (context) loaded.set(name, await context.decodeAudioData(await answer.arrayBuffer()));
  } catch {
    // Without this sound.
  }
}

/**
 * Play a sound, if there may be any.
 * @param {string} name
 */
export function play(name) {
  attempt(() => playLoaded(name));
}

/** @param {string} name */
function playLoaded(name) {
  const sound = loaded.get(name);
  const loud = loudness();
  if (loud && context?.state !== "running") askForGesture();
  if (!context || !sound || !loud || context.state !== "running") return;
  const source = context.createBufferSource();
  const volume = context.createGain();
  volume.gain.value = loud;
  source.buffer = sound;
  source.connect(volume).connect(context.destination);
  source.start();
  player?.duck(context, sound.duration);
}

/**
 * Play the sound of a beat, if it has one.
 * @param {string} kind
 * @param {string} [own] the beat's own sound, instead of that of its kind
 */
export function playBeat(kind, own = SOUNDS[kind]) {
  if (own) play(own);
}

const REACTIONS_A_SECOND = 3; // that are heard; more are only seen

/** @type {number[]} when the last reactions were heard */
let heard = [];

/**
 * Play the sound of a reaction, unless several were heard just before.
 * @param {string} kind
 */
export function playReaction(kind) {
  const now = performance.now();
  heard = heard.filter((time) => now - time < 1000);
  if (heard.length >= REACTIONS_A_SECOND) return;
  heard.push(now);
  play(kind);
}

/** Show once per window that the browser needs a click or key before it plays sounds. */
function askForGesture() {
  if (typeof AudioContext !== "function" || session.get(TOLD)) return;
  session.set(TOLD, "yes");
  toast(say("for-sound"));
}

// -- on, off, and how loud -----------------------------------------------------------------------

function showState() {
  const off = local.get(KEPT) === "off";
  for (const button of findAll(document, "[data-mute]")) button.setAttribute("aria-pressed", String(off));
  for (const input of findAll(document, "[data-music]")) {
    if (input instanceof HTMLInputElement) input.checked = hasMusic();
  }
  for (const slider of findAll(document, "#volume")) {
    if (slider instanceof HTMLInputElement) slider.value = String(off ? 0 : Number(local.get(KEPT)) || 0.7);
  }
}

/** @param {number} loud */
function setLoudness(loud) {
  local.set(KEPT, loud ? String(loud) : "off");
  showState();
  prepare().then(() => play("take"));
}

function toggle() {
  const off = local.get(KEPT) === "off";
  setLoudness(off ? 0.7 : 0);
  toast(say(off ? "sound-is-on" : "sound-is-off"));
}

document.addEventListener("click", (event) => {
  if (closest(event, "[data-mute]")) toggle();
});
document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.id === "volume") setLoudness(Number(target.value));
  if ("music" in target.dataset) {
    local.set(MUSIC, target.checked ? "on" : "off");
    music();
  }
});
document.addEventListener("unpacked", showState);
for (const gesture of ["pointerdown", "pointerup", "keydown"]) {
  addEventListener(gesture, () => prepare(), { passive: true });
}

// -- when ----------------------------------------------------------------------------------------

/** How many had sealed at the last update of the page. */
let sealed = -1;
let isOver = false;

/** Play the sound for a change of the page: somebody has sealed, all have, the game is over. */
export function soundOf() {
  attempt(listenToPage);
}

function listenToPage() {
  const places = findAll(document, "#region-says [data-names] [data-submission]");
  const now = places.filter((each) => each.dataset.state === "sealed").length;
  if (places.length && sealed >= 0 && now > sealed) play(now === places.length ? "sealed" : "seal");
  sealed = places.length ? now : -1;
  const { dataset } = document.body;
  const over = document.querySelector(".finale") !== null && !("playingOut" in dataset) && !("untold" in dataset);
  if (over && !isOver) play("win");
  isOver = over;
  music();
}

document.addEventListener("submissions", soundOf);
document.addEventListener("visibilitychange", music);

export function startSound() {
  isOver = document.querySelector(".finale") !== null;
  showState();
  // A reloaded page needs a click or key before it may make a sound. Starting a game on the board is one;
  // if a phone starts it, a notice appears with the first missing sound.
  if (!document.querySelector(".lobby") && loudness()) askForGesture();
}

export { showState as showSound };
