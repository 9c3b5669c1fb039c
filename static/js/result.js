// The page of a result: copy its text, and share its picture where the browser can.
// Over plain http there is neither a clipboard nor sharing, so the text is selected, and copied with execCommand.
import { find } from "./dom.js";
import { say } from "./words.js";

const text = /** @type {HTMLTextAreaElement} */ (find(document, "#text"));
const share = /** @type {HTMLButtonElement} */ (find(document, "#share"));
/** @type {HTMLAnchorElement | null} */
const save = document.querySelector("#save");

function copy() {
  text.focus();
  text.setSelectionRange(0, text.value.length);
  const done = document.execCommand("copy");
  find(document, "#copied").textContent = say(done ? "copied" : "selected");
}

/** Share the picture with the text, or only the text if the browser shares no files. */
async function sharePicture() {
  const answer = save && (await fetch(save.href).catch(() => null));
  const files = answer?.ok && save ? [new File([await answer.blob()], save.download, { type: "image/png" })] : [];
  const all = { files, text: text.value };
  const data = files.length && navigator.canShare?.(all) ? all : { text: text.value };
  // Closing the list of apps rejects the promise, but is not a failure.
  await navigator.share(data).catch(() => {});
}

share.hidden = !("share" in navigator);
share.addEventListener("click", sharePicture);
find(document, "#copy").addEventListener("click", copy);
