// The music of the board: a quiet loop in the lobby and at the end of a game. Nothing depends on it.
import { inBackground } from "./dom.js";

const LEVEL = 0.4; // beside the other sounds
const DUCKED = 0.3; // of that, while another sound is heard
const [LEAD, LOOP] = [0.5, 36]; // seconds, as static/sounds/make_sounds.py says
const [COMES, GOES, DUCKS, RETURNS] = [2.5, 0.4, 0.06, 0.8]; // seconds in which it has come most of the way

/** @type {AudioBuffer | null} */
let theme = null;
let fetching = false;
/** @type {{ source: AudioBufferSourceNode, volume: GainNode, level: number } | null} */
let playing = null;

/** Tell whether this is a moment for music: people arrive, or the places are announced. */
function isMoment() {
  if (document.body.dataset.role !== "board" || inBackground()) return false;
  const over = document.querySelector(".finale") !== null && !("playingOut" in document.body.dataset);
  return over || document.querySelector(".lobby") !== null;
}

/**
 * Begin, go on, or fade out, as the page and the settings are now.
 * @param {AudioContext} context
 * @param {string | undefined} address
 * @param {number} loudness of all sounds, 0 for no music
 */
export function updateMusic(context, address, loudness) {
  const level = isMoment() ? LEVEL * loudness : 0;
  if (!level) end(context);
  else if (!theme) fetchTheme(context, address, loudness);
  else if (!playing) begin(context, theme, level);
  else if (playing.level !== level) {
    playing.level = level;
    turn(playing.volume, context.currentTime, level, GOES);
  }
}

/**
 * @param {AudioContext} context
 * @param {string | undefined} address
 * @param {number} loudness
 */
async function fetchTheme(context, address, loudness) {
  if (fetching || !address) return;
  fetching = true; // once: without it there is no music
  try {
    const answer = await fetch(address);
    theme = await context.decodeAudioData(await answer.arrayBuffer());
    updateMusic(context, address, loudness);
  } catch {
    // Without music.
  }
}

/**
 * @param {AudioContext} context
 * @param {AudioBuffer} buffer
 * @param {number} level
 */
function begin(context, buffer, level) {
  const source = context.createBufferSource();
  const volume = context.createGain();
  volume.gain.value = 0;
  source.buffer = buffer;
  // The file goes on before and after the loop, so it does not matter by how much a decoder shifts it.
  Object.assign(source, { loop: true, loopStart: LEAD, loopEnd: LEAD + LOOP });
  source.connect(volume).connect(context.destination);
  source.start(0, LEAD);
  turn(volume, context.currentTime, level, COMES);
  playing = { source, volume, level };
}

/** @param {AudioContext} context */
function end(context) {
  if (!playing) return;
  turn(playing.volume, context.currentTime, 0, GOES);
  playing.source.stop(context.currentTime + 8 * GOES);
  playing = null;
}

/**
 * Turn the music down while another sound is heard.
 * @param {AudioContext} context
 * @param {number} seconds
 */
export function duck(context, seconds) {
  if (!playing) return;
  turn(playing.volume, context.currentTime, DUCKED * playing.level, DUCKS);
  playing.volume.gain.setTargetAtTime(playing.level, context.currentTime + seconds, RETURNS);
}

/**
 * Let a volume go to a level, from wherever it is now.
 * @param {GainNode} volume
 * @param {number} now
 * @param {number} level
 * @param {number} seconds
 */
function turn({ gain }, now, level, seconds) {
  gain.cancelScheduledValues(now);
  gain.setTargetAtTime(level, now, seconds);
}
