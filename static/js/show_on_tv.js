// A host lets a TV show the board, by the letters on it.
import { close, toast } from "./dialogs.js";
import { find, findButton, findInput, write } from "./dom.js";
import { plain } from "./typed.js";
import { say } from "./words.js";

/** @param {HTMLFormElement} form */
export async function allow(form) {
  const input = findInput(form, "#tv-letters");
  const button = findButton(form, "[data-kind=main]");
  button.disabled = true;
  const letters = plain(input.value).toUpperCase().replace(/\P{L}/gu, "");
  const body = new URLSearchParams({ table: document.body.dataset.code ?? "" });
  const answer = await fetch(`/tv/${encodeURIComponent(letters)}`, { method: "POST", body }).catch(() => null);
  const { ok, say: said } = (await answer?.json().catch(() => null)) ?? { ok: false, say: say("no-connection") };
  button.disabled = false;
  if (ok) input.removeAttribute("aria-invalid");
  else input.setAttribute("aria-invalid", "true");
  write(find(form, "#tv-said"), ok ? "" : said);
  if (!ok) {
    input.select();
    return;
  }
  form.reset();
  close(form.closest("dialog"));
  toast(said);
}
