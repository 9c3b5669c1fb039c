// Entering a tile: a number by keys or by a tap on a suggestion; a tile that is new is described.
// Everything that is typed or tapped lives in the element's own data, which no redraw touches.
import { collectors, changed } from "../collect.js";
import { visible, write } from "../dom.js";

const minus = (text) => String(text).replace("-", "−");
const parsed = (element, name) => JSON.parse(element.dataset[name] || "null");

// What the server said of this question, read once.
const tables = new WeakMap();
function table(element) {
  if (!tables.has(element)) {
    const rows = new Map(parsed(element, "rows").map(([number, type, price, says, why, soft]) => [number, { number, type, price, says, why, soft }]));
    const [start, stop] = element.dataset.fresh.split(" ").map(Number);
    tables.set(element, { rows, start, stop, reasons: parsed(element, "reasons"), types: parsed(element, "types") ?? [], held: parsed(element, "held") ?? [] });
    given(element);
  }
  return tables.get(element);
}

// An entry that is being amended starts from what it says.
function given(element) {
  const value = parsed(element, "value");
  if (value === "" || value === null || "typed" in element.dataset) return;
  const said = typeof value === "object" ? value : { number: value };
  element.dataset.typed = String(said.number);
  for (const name of ["type", "price", "action"]) if (name in said) element.dataset[`tile${name}`] = String(said[name]);
  if (said.lifted) element.dataset.lifted = "";
}

const number = (element) => (/^-?\d+$/.test(element.dataset.typed ?? "") ? Number(element.dataset.typed) : null);
const isFresh = (element, n) => n !== null && ("always" in element.dataset || (!table(element).rows.get(n)?.type && n >= table(element).start && n < table(element).stop));
const inRange = (element, n) => n >= Number(element.dataset.low) && n <= Number(element.dataset.high);

function described(element) {
  const { tiletype: type, tileprice: price, tileaction: action } = element.dataset;
  const kind = table(element).types.find(([id]) => id === type);
  if (!kind || price === undefined || (kind[2].length && action === undefined)) return null;
  return { type, price: Number(price), action: kind[2].length ? action : "" };
}

collectors.tile = (element) => {
  const form = element.closest("form");
  draw(element);
  const n = number(element);
  if (form) form.dataset.label = n === null ? "" : minus(n);
  if (n === null || !inRange(element, n)) return null;
  const row = table(element).rows.get(n);
  if (row && row.why >= 0) return row.soft && "lifted" in element.dataset ? { number: n, lifted: true } : null;
  if (isFresh(element, n)) {
    const words = described(element);
    return words && { number: n, ...words, ...("lifted" in element.dataset ? { lifted: true } : {}) };
  }
  return row ? n : null;
};

// -- what is shown ---------------------------------------------------------------------------------
function reason(element, n) {
  const { rows, reasons } = table(element);
  if (n === null) return [element.dataset.note, ""];
  const row = rows.get(n);
  if (row && row.why >= 0) return [reasons[row.why], "warn"];
  if (row?.type && !("always" in element.dataset)) return [`${row.type}, ${row.price}${row.says ? ` · ${row.says}` : ""}`, ""];
  if (isFresh(element, n) && inRange(element, n)) return [row?.type ? `Known as ${row.type}, ${row.price}.` : `Nobody has described the ${minus(n)} yet.`, ""];
  return [`There is no ${minus(n)} here. Check the number.`, "warn"];
}

function near(element, n) {
  const { rows, held } = table(element);
  const typed = element.dataset.typed ?? "";
  const fits = [...rows.values()].filter((row) => row.why < 0 && row.type && String(row.number).startsWith(typed));
  fits.sort((one, two) => held.includes(two.number) - held.includes(one.number) || one.number - two.number);
  const box = element.querySelector(".tiler-near");
  const wanted = fits.slice(0, 40).filter((row) => row.number !== n || fits.length > 1);
  const key = wanted.map((row) => row.number).join(" ");
  if (box.dataset.shows === key) return;
  box.dataset.shows = key;
  box.replaceChildren(...wanted.map((row) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "tiler-chip";
    button.dataset.tileNumber = row.number;
    if (held.includes(row.number)) button.dataset.held = "";
    const numeral = document.createElement("b"), price = document.createElement("span");
    numeral.textContent = minus(row.number);
    price.textContent = row.price;
    button.append(numeral, price);
    button.setAttribute("aria-label", `${minus(row.number)}, ${row.type}, ${row.price}`);
    return button;
  }));
}

function press(group, name, chosen) {
  for (const button of group?.querySelectorAll(`[data-tile-${name}]`) ?? []) button.setAttribute("aria-pressed", String(button.dataset[`tile${name[0].toUpperCase()}${name.slice(1)}`] === chosen));
}

function draw(element) {
  const n = number(element), fresh = isFresh(element, n) && inRange(element, n ?? 0);
  const row = table(element).rows.get(n);
  const shown = element.querySelector(".keypad-value");
  write(shown, element.dataset.typed ? minus(element.dataset.typed) : "?");
  shown.toggleAttribute("data-empty", !element.dataset.typed);
  const [words, tone] = reason(element, n);
  const line = element.querySelector(".reason");
  write(line, words);
  if (tone) line.dataset.tone = tone; else delete line.dataset.tone;
  near(element, n);
  const lift = element.querySelector("[data-tile-lift]");
  lift.hidden = !("liftable" in element.dataset && row?.soft);
  if (lift.hidden && row) delete element.dataset.lifted;
  lift.setAttribute("aria-pressed", String("lifted" in element.dataset));
  const panel = element.querySelector(".tiler-describe");
  const open = element.querySelector(".tiler-open");
  const may = fresh && !(row && row.why >= 0);
  open.hidden = !may;
  if (!panel) return;
  const describing = may && element.dataset.step === "describe";
  panel.hidden = !describing;
  element.querySelector(".tiler-number").hidden = describing;
  if (!may) return;
  const done = described(element);
  write(open.querySelector("span"), done ? `${minus(n)}: described` : `Describe the ${minus(n)}`);
  write(panel.querySelector("h2"), `The ${minus(n)} is …`);
  press(panel, "type", element.dataset.tiletype);
  press(panel, "price", element.dataset.tileprice);
  press(panel, "action", element.dataset.tileaction);
  const kind = table(element).types.find(([id]) => id === element.dataset.tiletype);
  const acts = panel.querySelector(".tiler-actions");
  acts.hidden = !kind?.[2].length;
  if (kind?.[2].length) for (const [at, form] of ["a", "b"].entries()) write(acts.querySelector(`[data-tile-action="${form}"]`), kind[2][at]);
}

// -- what is tapped ------------------------------------------------------------------------------
function key(element, which) {
  const now = element.dataset.typed ?? "";
  const digits = now.replace("-", "");
  const most = Math.max(Math.abs(Number(element.dataset.low)), Math.abs(Number(element.dataset.high)));
  let next = now;
  if (which === "delete") next = now.slice(0, -1);
  else if (which === "sign") next = now.startsWith("-") ? digits : `-${digits}`;
  else if (digits === "0") next = now.replace("0", which);
  else if (Number(digits + which) <= most) next = now + which;
  else next = which; // A digit that does not fit behind the others begins anew.
  element.dataset.typed = next;
  forget(element);
}

// Another number is another tile.
function forget(element) {
  for (const name of ["tiletype", "tileprice", "tileaction", "lifted", "step"]) delete element.dataset[name];
}

document.addEventListener("click", (event) => {
  const element = event.target.closest?.(".tiler"), button = event.target.closest?.("button");
  if (!element || !button) return;
  const { tileKey, tileNumber, tileStep, tileType, tilePrice, tileAction } = button.dataset;
  if (tileKey !== undefined) key(element, tileKey);
  else if (tileNumber !== undefined) { element.dataset.typed = tileNumber; forget(element); }
  else if ("tileLift" in button.dataset) element.toggleAttribute("data-lifted");
  else if (tileStep !== undefined) { element.dataset.step = tileStep; scrollTo({ top: 0 }); }
  else if (tileType !== undefined) { element.dataset.tiletype = tileType; delete element.dataset.tileaction; }
  else if (tilePrice !== undefined) element.dataset.tileprice = tilePrice;
  else if (tileAction !== undefined) element.dataset.tileaction = tileAction;
  else return;
  draw(element);
  changed(element);
});

// A keyboard types as well: digits, a sign, backspace, while nothing else is being typed.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, textarea, select")) return;
  const element = document.querySelector("dialog[open] .tiler") ?? (document.querySelector("dialog[open]") ? null : document.querySelector("form.answer .tiler"));
  const section = element?.closest(".branch-section");
  if (!element || (section && !visible(section))) return;
  const which = /^\d$/.test(event.key) ? event.key : event.key === "-" ? "sign" : event.key === "Backspace" ? "delete" : null;
  if (!which) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  key(element, which);
  draw(element);
  changed(element);
}, true);

// What the server draws anew is filled in again.
const refresh = () => document.querySelectorAll(".tiler").forEach((element) => { table(element); draw(element); });
new MutationObserver(refresh).observe(document.body, { childList: true, subtree: true });
refresh();
