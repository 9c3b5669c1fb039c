// Eat Me on the board: a round that was just revealed is played out card by card.
// The server draws every step; which of them is seen now is said here, and at rest it is the last.
const PACE = 3400, FIRST = 2200;
let round = null, at = 0, timer = 0, paused = false;

const ring = () => document.getElementById("ring");
const steps = (element) => Number(element.dataset.steps);

function phase(element, step) {
  if (step < Number(element.dataset.start)) return "before";
  return element.dataset.end && step >= Number(element.dataset.end) ? "after" : "on";
}

function draw() {
  const scene = document.getElementById("scene"), element = ring();
  if (!scene || !element) return;
  const playing = round !== null;
  const step = playing ? at : steps(element) + 1;
  const next = scene.querySelector("[data-ring-next]"), again = scene.querySelector("[data-ring-again]");
  for (const each of scene.querySelectorAll("[data-start]")) {
    const now = phase(each, step);
    if (each.dataset.phase !== now) each.dataset.phase = now;
  }
  set(scene, "playing", playing);
  set(document.body, "playingOut", playing);
  if (next && next.disabled === playing) next.disabled = !playing;
  if (again && again.disabled !== playing) again.disabled = playing;
}

function set(element, name, yes) {
  if (yes === name in element.dataset) return;
  if (yes) element.dataset[name] = ""; else delete element.dataset[name];
}

function forward() {
  clearTimeout(timer);
  if (round === null) return;
  at += 1;
  if (at > steps(ring())) round = null;
  else if (!paused) timer = setTimeout(forward, PACE);
  draw();
}

function begin() {
  clearTimeout(timer);
  round = ring().dataset.round;
  at = 0;
  if (!paused) timer = setTimeout(forward, FIRST);
  draw();
}

// What was there when the page was opened is not played out; what comes later is, once.
let seen = ring()?.dataset.round ?? "";
function look() {
  const element = ring();
  if (!element) { round = null; seen = ""; clearTimeout(timer); set(document.body, "playingOut", false); return; }
  const now = element.dataset.round;
  if (now !== seen) {
    const fresh = Number(now) > Number(seen || 0);
    seen = now;
    round = null;
    if (fresh && Number(now) > 0) return begin();
  }
  draw();
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-ring-next]")) forward();
  if (event.target.closest?.("[data-ring-again]")) begin();
  const stop = event.target.closest?.("[data-ring-pause]");
  if (!stop) return;
  paused = stop.checked;
  if (event.detail) stop.blur();  // so that space goes on, and does not take the tick back
  if (paused) clearTimeout(timer);
  else if (round !== null) timer = setTimeout(forward, PACE);
});

const stage = document.getElementById("region-stage");
if (stage) {
  new MutationObserver(look).observe(stage, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-round", "data-phase"] });
  look();
}
