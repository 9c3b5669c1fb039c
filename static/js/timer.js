// The board's time for each question: where it is shown, how the host sets one, and when nobody is timed.
import { command } from "./commands.js";
import { send } from "./connection.js";
import { findInput, inBackground, visible } from "./dom.js";
import { saveDealing } from "./playback.js";
import { drawTime, setTime, showTimeIn } from "./time_face.js";

showTimeIn(() => document.getElementById("time"));

document.addEventListener("time", (event) => {
  if (event instanceof CustomEvent) setTime(event.detail);
});

// A laptop that slept may have counted wrongly: it asks again.
document.addEventListener("visibilitychange", () => {
  if (!inBackground()) send({ time: "now" });
});

/** Follow the page: it may have another place for the time, and nobody is timed while cards are dealt. */
export function updateTimer() {
  drawTime();
  const [steps] = document.getElementsByClassName("to-deal");
  saveDealing(steps !== undefined && visible(steps));
}

/** What somebody typed, "90" or "1:30", in seconds; NaN for anything else. */
function typed() {
  const parts = findInput(document, "#timer-typed").value.trim().split(":");
  if (parts.length > 2 || !parts.every((part) => /^\d{1,4}$/.test(part))) return NaN;
  return parts.reduce((sum, part) => 60 * sum + Number(part), 0);
}

document.addEventListener("submit", async (event) => {
  if (!(event.target instanceof HTMLFormElement) || event.target.id !== "timer-form") return;
  event.preventDefault();
  const seconds = typed();
  const ack = await command("timer", { value: Number.isNaN(seconds) ? 0 : seconds });
  if (ack.ok) event.target.reset();
});

document.addEventListener("click", () => setTimeout(updateTimer)); // steps that were skipped, or opened again
