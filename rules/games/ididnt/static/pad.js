// Describing a check, and claiming what an excuse claims.
import { changed, collect, collectors } from "../../../js/answer_forms.js";
import { closest, find, findAll, findInput, findInputs, submitButtons, write } from "../../../js/dom.js";
import { fill } from "../../../js/words.js";
import { plain as plainNumber } from "../../../js/typed.js";
import "./ahead.js";

/** @typedef {"main" | "side" | "cost"} Part */

const COST = /^\d{1,3}([.,]\d{1,2})?$/;
const COST_SO_FAR = /^\d{0,3}([.,]\d{0,2})?$/;
/** @type {Part[]} */
const PARTS = ["main", "side", "cost"];

/**
 * @param {ParentNode} element
 * @param {Part} name
 */
const part = (element, name) => findInput(element, `[data-part="${name}"]`);

/** @param {string} food */
const plain = (food) => food.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// Our dishes are shown in the language of the page, and sent by a name that all share.
/** @param {HTMLElement} button */
const said = (button) => button.textContent ?? "";

/**
 * @param {HTMLElement} check
 * @param {"main" | "side"} name
 */
function foodOf(check, name) {
  const typed = part(check, name).value.trim();
  const known = findAll(check, "[data-food]").find((button) => plain(said(button)) === plain(typed));
  return known?.dataset.food ?? typed;
}

// -- a check -------------------------------------------------------------------------------------

// While somebody types, the foods that can be meant are shown, those behind "Other foods" too.
/**
 * @param {HTMLElement} check
 * @param {HTMLElement} foods
 */
function narrow(check, foods) {
  const typed = plain(part(check, foods.dataset.of === "side" ? "side" : "main").value);
  const buttons = findAll(foods, "[data-food]");
  const picked = buttons.some((button) => plain(said(button)) === typed);
  for (const button of buttons) {
    const food = plain(said(button));
    const fits = food.includes(typed);
    button.setAttribute("aria-pressed", String(food === typed));
    button.toggleAttribute("data-match", food === typed || (Boolean(typed) && !picked && fits));
    button.hidden = !picked && !fits;
  }
}

// Below the places there is room for the foods or digits of one: the one that was tapped, or the first that is empty.
/** @param {HTMLElement} check */
function openPart(check) {
  const next = PARTS.find((name) => !part(check, name).value.trim()) ?? "cost";
  check.dataset.open = check.dataset.touched ?? next;
}

collectors.check = (element) => {
  findAll(element, ".ididnt-foods").forEach((foods) => narrow(element, foods));
  openPart(element);
  const [main, side] = [foodOf(element, "main"), foodOf(element, "side")];
  const cost = plainNumber(part(element, "cost").value);
  const whole = cost.replace(/[.,]$/, "");
  const form = element.closest("form");
  if (form) form.dataset.label = whole;
  const { sameDish = "", noCost = "" } = element.dataset;
  const isSame = main !== "" && plain(main) === plain(side);
  const isCost = COST.test(whole);
  write(find(element, ".ididnt-check-why"), isSame ? sameDish : cost && !isCost ? noCost : "");
  return main && side && !isSame && isCost ? { main, side, cost: whole } : null;
};

// A food that is picked twice is taken out again.
/**
 * @param {HTMLElement} check
 * @param {HTMLElement} button
 */
function pick(check, button) {
  const foods = button.closest("[data-of=side]");
  const input = part(check, foods ? "side" : "main");
  const again = button.getAttribute("aria-pressed") === "true";
  input.value = again ? "" : said(button);
  input.blur(); // the phone's own keys go, where a tap on a button leaves them
  delete check.dataset.touched;
  changed(input);
}

/**
 * @param {HTMLElement} check
 * @param {string} key
 */
function pressKey(check, key) {
  const input = part(check, "cost");
  const next = key === "delete" ? input.value.slice(0, -1) : input.value + key;
  if (COST_SO_FAR.test(next)) input.value = key === "." && next === "." ? "0." : next;
  changed(input);
}

document.addEventListener("click", (event) => {
  const check = closest(event, "[data-collect=check]");
  const food = check && closest(event, "[data-food]");
  const key = check && closest(event, "[data-cost-key]");
  if (food) pick(check, food);
  if (key) pressKey(check, key.dataset.costKey ?? "");
});

document.addEventListener("focusin", (event) => {
  const input = closest(event, "[data-collect=check] [data-part]");
  /** @type {HTMLElement | null | undefined} */
  const check = input?.closest("[data-collect]");
  if (!input || !check) return;
  check.dataset.touched = input.dataset.part;
  openPart(check);
});

// -- a row of checks -----------------------------------------------------------------------------

/** @param {HTMLElement} row */
const checksOf = (row) => findAll(row, "[data-collect=check]");

/** @param {HTMLElement} check */
const isDescribed = (check) => collect(check) !== null;

// A food that was typed for one check is offered for the others, too.
/** @param {HTMLElement} row */
function shareFoods(row) {
  for (const name of /** @type {const} */ (["main", "side"])) {
    const typed = checksOf(row)
      .filter(isDescribed)
      .map((check) => part(check, name).value.trim());
    for (const foods of findAll(row, `.ididnt-foods[data-of=${name}]`)) {
      for (const food of typed) offer(foods, food);
    }
  }
}

/**
 * @param {HTMLElement} foods
 * @param {string} food
 */
function offer(foods, food) {
  if (findAll(foods, "[data-food]").some((button) => plain(said(button)) === plain(food))) return;
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "button ididnt-food-pick", textContent: food });
  button.dataset.food = food;
  button.setAttribute("aria-pressed", "false");
  foods.prepend(button);
}

/**
 * Show what has been entered on the tabs, and the check that is open below them.
 * @param {HTMLElement} row
 */
function drawRow(row) {
  const words = JSON.parse(row.dataset.words ?? "{}");
  const tab = findInputs(row, "[data-tab]:checked")[0] ?? findInput(row, "[data-tab]");
  const open = tab.value;
  tab.checked = true;
  row.dataset.place = open;
  for (const check of checksOf(row)) {
    const done = isDescribed(check);
    const { place } = check.dataset;
    check.toggleAttribute("data-shown", place === open);
    const tab = findInput(row, `[data-tab][value="${place}"]`);
    const [main, cost] = [part(check, "main").value.trim(), part(check, "cost").value.trim()];
    const label = /** @type {HTMLElement} */ (tab.parentElement);
    find(label, "[data-tab-says]").toggleAttribute("data-done", done);
    write(find(label, ".ididnt-row-main"), main);
    write(find(label, ".ididnt-row-cost"), cost && fill(words.cost, { cost }));
    const said = fill(main ? words.main : words.check, { place: place ?? "", main });
    tab.setAttribute("aria-label", done ? said : fill(words.notYet, { check: said }));
  }
}

/**
 * Return the first check after the open one that is not entered yet; null when all are.
 * @param {HTMLElement} row
 */
function nextOf(row) {
  const checks = checksOf(row);
  const at = checks.findIndex((check) => check.dataset.place === row.dataset.place);
  return [...checks.slice(at + 1), ...checks.slice(0, at + 1)].find((check) => !isDescribed(check)) ?? null;
}

// While checks are missing, the button of the form goes on to the next one.
/** @param {HTMLElement} row */
function drawButtons(row) {
  const form = row.closest("form");
  const button = document.querySelector(`[data-next-check="${form?.id}"]`);
  if (!form || !(button instanceof HTMLElement)) return;
  const open = checksOf(row).find((check) => check.dataset.place === row.dataset.place);
  button.hidden = !(open && isDescribed(open) && nextOf(row));
  for (const send of submitButtons(form)) send.hidden = !button.hidden;
}

collectors.row = (row) => {
  shareFoods(row);
  drawRow(row);
  drawButtons(row);
  if (nextOf(row)) return null;
  return Object.fromEntries(checksOf(row).map((check) => [check.dataset.place, collect(check)]));
};

/** @param {HTMLElement} row */
function openNext(row) {
  const next = nextOf(row);
  if (!next) return;
  const [tab] = findInputs(row, `[data-tab][value="${next.dataset.place}"]`);
  tab.checked = true;
  changed(tab);
  tab.focus();
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-next-check]");
  const form = button && document.getElementById(button.dataset.nextCheck ?? "");
  const row = form?.querySelector("[data-collect=row]");
  if (row instanceof HTMLElement) openNext(row);
});

// Enter goes on to what is missing of the check, then to the next one; once nothing is, it sends.
document.addEventListener("keydown", (event) => {
  const input = event.key === "Enter" ? closest(event, "[data-collect=row] [data-part]") : null;
  const [row, check] = ["row", "check"].map((kind) => input?.closest(`[data-collect=${kind}]`));
  if (!(row instanceof HTMLElement) || !(check instanceof HTMLElement) || collect(row)) return;
  event.preventDefault();
  if (isDescribed(check)) openNext(row);
  const open = checksOf(row).find((each) => each.dataset.place === row.dataset.place) ?? check;
  const missing = PARTS.find((name) => !part(open, name).value.trim()) ?? "cost";
  part(open, missing).focus();
});

// -- an excuse -----------------------------------------------------------------------------------

/** @param {HTMLElement} row */
function claimOf(row) {
  const said = findInputs(row, "input[type=radio]:checked")[0]?.value ?? "";
  const food = row.dataset.food ?? findInput(row, "input:not([type])").value.trim();
  row.toggleAttribute("data-empty", !food);
  if (said) row.dataset.said = said;
  else delete row.dataset.said;
  return { food, said };
}

// The foods of the check that was picked come first, the others behind one tap; before that there is nothing to claim.
/** @param {HTMLElement} element */
function drawPicked(element) {
  const form = element.closest("form");
  const picked = form && findInputs(form, "[name=beside]:checked")[0];
  if (picked) element.dataset.picked = picked.dataset.slot;
  else delete element.dataset.picked;
  for (const claim of findAll(element, ".ididnt-claim[data-beside]")) {
    const slots = claim.dataset.beside?.split(" ") ?? [];
    claim.toggleAttribute("data-here", slots.includes(picked?.dataset.slot ?? ""));
  }
  element.toggleAttribute("data-all", findInputs(element, ".ididnt-more-foods:checked").length > 0);
}

/** @param {HTMLElement} element */
function drawClaims(element) {
  drawPicked(element);
  findAll(element, ".ididnt-claim").forEach(claimOf);
}

collectors.claims = (element) => {
  drawClaims(element);
  /** @type {Record<string, boolean>} */
  const claims = {};
  for (const { food, said } of findAll(element, ".ididnt-claim").map(claimOf)) {
    if (said && food) claims[food] = said === "yes";
  }
  const [credibility] = findInputs(element, "[data-credibility]:checked");
  const form = element.closest("form");
  if (form) form.dataset.unsure = Object.keys(claims).length ? "" : element.dataset.unsure;
  return credibility ? { claims, credibility: Number(credibility.value) } : null;
};

document.addEventListener("redraw", (event) => {
  if (event.target instanceof HTMLElement) findAll(event.target, "[data-collect=claims]").forEach(drawClaims);
});
