// A host lets a TV show the board, by the letters on it.
import { close, toast } from "./dialogs.js";
import { find, findButton, findInput, write } from "./dom.js";

/** @param {HTMLFormElement} form */
export async function allow(form) {
  const input = findInput(form, "#tv-letters");
  const button = findButton(form, "[data-kind=main]");
  button.disabled = true;
  const body = new URLSearchParams({ table: document.body.dataset.code ?? "" });
  const answer = await fetch(`/tv/${encodeURIComponent(input.value)}`, { method: "POST", body }).catch(() => null);
  const { ok, say } = (await answer?.json().catch(() => null)) ?? { ok: false, say: "No connection. Try again." };
  button.disabled = false;
  if (ok) input.removeAttribute("aria-invalid");
  else input.setAttribute("aria-invalid", "true");
  write(find(form, "#tv-said"), ok ? "" : say);
  if (!ok) {
    input.select();
    return;
  }
  form.reset();
  close(form.closest("dialog"));
  toast(say);
}
