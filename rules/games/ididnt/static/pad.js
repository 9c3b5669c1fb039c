// Describing a check, and claiming what an excuse claims.
import { changed, collectors } from "../../../js/collectors.js";
import { closest, findAll, findInput, findInputs } from "../../../js/dom.js";

const COST = /^\d{1,3}([.,]\d{1,2})?$/;

/**
 * @param {ParentNode} element
 * @param {"main" | "side" | "cost"} name
 */
const part = (element, name) => findInput(element, `[data-part="${name}"]`);

/** @param {string} food */
const plain = (food) => food.trim().toLowerCase();

// While somebody types, the foods that cannot be meant are hidden; the one that is picked stands out.
/** @param {HTMLElement} field */
function narrow(field) {
  const typed = plain(findInput(field, "[data-part]").value);
  const buttons = findAll(field, "[data-food]");
  const picked = buttons.some((button) => plain(button.dataset.food ?? "") === typed);
  for (const button of buttons) {
    const { food = "" } = button.dataset;
    button.setAttribute("aria-pressed", String(plain(food) === typed));
    button.hidden = !picked && !food.toLowerCase().includes(typed);
  }
}

collectors.check = (element) => {
  findAll(element, ".food").forEach(narrow);
  const [main, side, cost] = /** @type {const} */ (["main", "side", "cost"]).map((name) => part(element, name).value);
  const check = { main: main.trim(), side: side.trim(), cost: cost.trim() };
  return check.main && check.side && COST.test(check.cost) ? check : null;
};

collectors.claims = (element) => {
  /** @type {Record<string, boolean>} */
  const claims = {};
  for (const row of findAll(element, ".claim")) {
    const said = findInputs(row, "input[type=radio]:checked")[0]?.value;
    const food = row.dataset.food ?? findInput(row, "input:not([type])").value.trim();
    if (said && food) claims[food] = said === "yes";
  }
  const [credibility] = findInputs(element, "[data-credibility]:checked");
  return credibility ? { claims, credibility: Number(credibility.value) } : null;
};

// A food that is picked twice is taken out again.
/** @param {HTMLElement} button */
function pick(button) {
  /** @type {HTMLElement | null} */
  const field = button.closest(".food");
  if (!field) return;
  const input = findInput(field, "[data-part]");
  const again = button.getAttribute("aria-pressed") === "true";
  input.value = again ? "" : (button.dataset.food ?? "");
  changed(input);
  const check = field.closest("[data-collect]");
  if (check && !again) goToCost(check);
}

// The cost is the one thing that must be typed: its keyboard opens once it is all that is missing.
/** @param {Element} check */
function goToCost(check) {
  const cost = part(check, "cost");
  if (!cost.value && part(check, "main").value && part(check, "side").value) cost.focus();
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-collect=check] [data-food]");
  if (button) pick(button);
});
