// A page holds the styles and the script of the game that is played, and a board besides those of its lobby or
// of the end. What comes next brings its own: they are fetched before anything that needs them is shown.
import { findAll } from "./dom.js";

const PATIENCE = 5000; // milliseconds: then it is shown as it is
const NEEDS = /data-(sheet|playing)="(\w+)"/g;

const { gameSheet = "", gameScript = "", game = "" } = document.body.dataset;
let gameHere = game; // whose files are here, or did not come

const links = () => /** @type {HTMLLinkElement[]} */ (findAll(document, "link[rel=stylesheet]"));

/**
 * Return the link with a sheet of this name, alone or joined with others.
 * @param {string} name
 */
const linkWith = (name) =>
  links().find((link) =>
    new URL(link.href).pathname
      .replace(/.*\/|\.css$/g, "")
      .split("+")
      .includes(name),
  );

/**
 * @param {string} address
 * @param {Element | null | undefined} next the link before which the new one stands; none for the last place
 */
function addSheet(address, next) {
  const last = links()[links().length - 1];
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address + new URL(last.href).search; // old browsers ask for all sheets in their way
  last.parentNode?.insertBefore(link, next ?? last.nextSibling);
  return new Promise((done) => {
    link.onload = link.onerror = done;
  });
}

/** @param {string} name */
async function fetchGame(name) {
  gameHere = name;
  const [before] = links().filter((link) => link.href.includes("/games/"));
  const script = import(gameScript.replace("*", name)).catch(() => {});
  await Promise.all([addSheet(gameSheet.replace("*", name), null), script]);
  before?.remove();
}

/** @param {string} name */
const fetchSheet = (name) => addSheet(gameSheet.replace(/games\/.*/, `css/${name}.css`), linkWith("app"));

/**
 * Fetch what is missing for a piece of a page; null where nothing is.
 * @param {string} html
 * @returns {Promise<unknown> | null}
 */
export function fetchMissing(html) {
  const files = [];
  for (const [, kind, name] of gameSheet ? html.matchAll(NEEDS) : []) {
    if (kind === "sheet" && !linkWith(name)) files.push(fetchSheet(name));
    if (kind === "playing" && name !== gameHere) files.push(fetchGame(name));
  }
  if (!files.length) return null;
  return Promise.race([Promise.all(files), new Promise((done) => setTimeout(done, PATIENCE))]);
}
