// The board's time for each question: where it is shown, how the host sets it, and when it is paused.
import { command } from "./commands.js";
import { close } from "./dialogs.js";
import { findInput, visible } from "./dom.js";
import { data } from "./regions.js";
import { saveDealing } from "./show.js";
import { drawTime, setTime, showTimeIn } from "./time_face.js";

showTimeIn(() => document.getElementById("time"));

document.addEventListener("time", () => setTime(data.time ?? null));

/** Follow the page: the place for the time may change, and the timer is paused while cards are dealt. */
export function updateTimer() {
  drawTime();
  const [steps] = document.getElementsByClassName("to-deal");
  saveDealing(steps !== undefined && visible(steps));
}

document.addEventListener("submit", async (event) => {
  if (!(event.target instanceof HTMLFormElement) || event.target.id !== "timer-form") return;
  event.preventDefault();
  const ack = await command("set_timer", { value: findInput(document, "#timer-typed").value });
  if (!ack.ok) return;
  event.target.reset();
  close(event.target.closest("dialog"));
});

// Steps may have been skipped, or opened again.
document.addEventListener("click", () => setTimeout(updateTimer));
