// What was corrected: said on every screen for as long as it takes to read, while somebody can look.
const box = document.getElementById("mended");
const region = document.getElementById("region-mended");
const close = box.querySelector("[data-mended-close]");
const STORED = "mended";
const TICK = 500;
const OLD = 120; // seconds after which a page that is opened does not say it any more

const said = () => region.querySelector("[data-mended]");
const name = () => said()?.dataset.mended ?? "";
// Behind a dialog, under a cover or in a pocket nobody reads.
const behind = () => document.visibilityState === "hidden" || document.querySelector("dialog[open]") !== null || box.closest("[inert]") !== null;
// What a finger has touched counts as hovered until it touches something else.
const pointed = matchMedia("(hover: hover)").matches ? ":hover, :focus-within" : ":focus-within";
let shown = name(), left = 0, unheard = false;

function remember(value) { try { sessionStorage.setItem(STORED, value); } catch { /* not kept: it is shown once more */ } }
function remembered() { try { return sessionStorage.getItem(STORED); } catch { return null; } }

function show() {
  left = 15000 + 80 * said().textContent.length;
  box.toggleAttribute("data-shown", true);
  box.toggleAttribute("data-whole", false);
  close.hidden = false;
}

function hide() {
  left = 0;
  box.toggleAttribute("data-shown", false);
  close.hidden = true;
  remember(shown);
}

new MutationObserver(() => {
  if (name() === shown) return;
  shown = name();
  if (!shown) return hide();
  unheard = behind();
  show();
}).observe(region, { childList: true, subtree: true, attributes: true });

// What comes while nobody can read it is not read out either: it is put in anew when somebody can.
function readOut() {
  unheard = false;
  region.replaceChildren(...[...region.childNodes].map((each) => each.cloneNode(true)));
}

setInterval(() => {
  if (behind()) return;
  if (unheard) readOut();
  if (!left || box.matches(pointed)) return;
  left -= TICK;
  if (left <= 0) hide();
}, TICK);

box.addEventListener("click", (event) => {
  if (event.target.closest("[data-mended-close]")) hide();
  else box.toggleAttribute("data-whole");
});

if (shown && shown !== remembered() && Number(box.dataset.age) < OLD) show();
