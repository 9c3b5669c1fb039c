// For authors (companion --dev): a click with the Alt key names the message of a text, and does nothing else.
import { toast } from "./dialogs.js";

document.addEventListener(
  "click",
  async (event) => {
    if (!event.altKey || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const text = event.target.textContent || event.target.getAttribute("aria-label") || "";
    const answer = await fetch(`/said?${new URLSearchParams({ text: text.slice(0, 1000) })}`);
    /** @type {string[]} */
    const names = answer.ok ? await answer.json() : [];
    if (document.getElementById("toasts")) toast(String(names));
    else alert(String(names));
  },
  true,
);
