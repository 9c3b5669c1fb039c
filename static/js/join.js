// Joining a table.
import { write } from "./dom.js";
import "./language.js";
import "./name_length.js";
import { say } from "./words.js";

// A symbol that the page proposed is replaced if somebody else took it first; a picked one is not.
document.addEventListener("click", ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === "colour") document.getElementById("proposed")?.remove();
});

// Once the page can be used, its letters come, and while a person types their name, the files of their pad.
addEventListener("load", () => {
  const files = document.getElementById("files-of-pad");
  if (files instanceof HTMLTemplateElement) document.head.append(files.content);
});

const PATIENCE = 5000; // milliseconds: then the pad is shown without its styles

// -- sitting down --------------------------------------------------------------------------------

// The page becomes the pad that the table answers with, whose files are here; so it does with the same form, if
// the table refuses the name. Nothing is loaded for that.

/** @param {SubmitEvent} event */
async function sitDown(event) {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.id !== "join" || submitter?.id === "namesake") return;
  event.preventDefault();
  const body = new FormData(form);
  body.set("in_place", "yes");
  if (submitter instanceof HTMLButtonElement) submitter.disabled = true;
  const answer = await fetch(location.href, { method: "POST", body }).catch(() => null);
  const html = await answer?.text().catch(() => null);
  if (answer && html) return become(html, answer.headers.get("Content-Location") ?? location.href);
  if (submitter instanceof HTMLButtonElement) submitter.disabled = false;
  write(document.getElementById("said"), say("no-connection"));
}

document.addEventListener("submit", sitDown);

/**
 * Become another page: its styles come first, then what it shows, then its scripts.
 * @param {string} html
 * @param {string} address
 */
async function become(html, address) {
  const { head, body, title } = new DOMParser().parseFromString(html, "text/html");
  /** @type {NodeListOf<HTMLElement>} */
  const sheets = head.querySelectorAll("link[rel=stylesheet]");
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([Promise.all([...sheets].map(useSheet)), late]);
  history.replaceState(null, "", address);
  document.title = title;
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  for (const { name, value } of body.attributes) document.body.setAttribute(name, value);
  document.body.replaceChildren(...body.childNodes);
  scrollTo({ top: 0 });
  /** @type {HTMLElement | null} */
  const first = document.querySelector("[autofocus], [aria-invalid], #todo h1");
  first?.focus({ preventScroll: true });
  try {
    for (const script of head.querySelectorAll("script")) if (script.src) await run(script);
    document.dispatchEvent(new Event("DOMContentLoaded"));
  } catch {
    location.reload();
  }
}

/** @param {HTMLScriptElement} script */
function run({ src, type }) {
  if (type === "module") return import(src);
  const again = document.createElement("script"); // one of a page that was only read never runs
  again.src = src;
  return added(again);
}

/** @param {HTMLElement} element */
function loaded(element) {
  return new Promise((done) => {
    element.onload = element.onerror = done;
  });
}

/** @param {HTMLElement} element */
function added(element) {
  document.head.append(element);
  return loaded(element);
}

/**
 * Let a sheet count here. It is fetched if it is not in this page.
 * @param {HTMLElement} link
 */
function useSheet(link) {
  const address = link.getAttribute("href") ?? "";
  /** @type {HTMLLinkElement | HTMLStyleElement | null} */
  const here = document.head.querySelector(`[href="${address}"], [data-sheet="${address}"]`);
  if (!here) return added(link);
  here.removeAttribute("media");
  return here.sheet || loaded(here);
}
