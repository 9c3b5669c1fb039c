// Regions behind something to open (a dialog, a fold): the server sends them while they are open.
import { send } from "./connection.js";
import { findAll } from "./dom.js";

/** @type {string[]} */
let watched = [];

const tellServer = () => send({ open: watched });

/** Ask the server for the regions that are open now. */
export function watchOpenRegions() {
  watched = findAll(document, "[data-opens][open]").map((element) => element.dataset.opens ?? "");
  tellServer();
}

/** Say again what is open, over a new connection. */
export function watchAgain() {
  if (watched.length) tellServer();
}

export function listenToFolds() {
  const toggled = (/** @type {Event} */ { target }) => {
    if (target instanceof HTMLElement && target.dataset.opens) watchOpenRegions();
  };
  document.addEventListener("toggle", toggled, true); // it reaches only the fold itself, and does not bubble
}
