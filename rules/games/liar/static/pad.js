// Coloured cards, by steppers: what is laid, what is turned up, and the colour that is said.
import { changed, collectors } from "../../../js/collectors.js";
import { closest, findAll, findInput, findInputs, submitButtons, write } from "../../../js/dom.js";

const COUNT = 'input[name="count"]'; // where the number of cards is entered, and not which
const CARDS = 'input[name^="cards-"]';
const UNSAID = "…";

/** @param {HTMLInputElement} input */
const number = (input) => Math.max(0, Math.trunc(Number(input.value) || 0));

/** @param {HTMLElement} element */
const said = (element) => findInputs(element, '[data-part="say"]:checked')[0]?.value;

/** @param {HTMLElement} element */
function cards(element) {
  /** @type {[string, number][]} */
  const rows = findInputs(element, CARDS).map((input) => [input.name.slice("cards-".length), number(input)]);
  return Object.fromEntries(rows.filter(([, count]) => count));
}

/** @param {HTMLElement} element */
function total(element) {
  const [count] = findInputs(element, COUNT);
  return count ? number(count) : Object.values(cards(element)).reduce((sum, each) => sum + each, 0);
}

/** @param {HTMLElement} element */
function isEnough(element) {
  const sum = total(element);
  return sum >= Number(element.dataset.least) && sum <= Number(element.dataset.most);
}

collectors.cards = (element) => (isEnough(element) ? cards(element) : null);
collectors.lay = (element) =>
  isEnough(element) && said(element) ? { cards: cards(element), say: said(element) } : null;
collectors.announce = (element) =>
  isEnough(element) && said(element) ? { count: total(element), say: said(element) } : null;

// -- what is shown -------------------------------------------------------------------------------

/** @param {HTMLElement} element */
function totalInWords(element) {
  const sum = total(element);
  return element.dataset.numbers?.split(" ")[sum] ?? String(sum);
}

/** @param {HTMLElement} element */
function draw(element) {
  const form = element.closest("form");
  if (form) drawButton(element, form);
  drawAnnouncement(element);
  findInputs(element, "[data-stepper] input").forEach((input) => drawStepper(element, input));
}

// The button says what it will say for everybody: the number follows from the cards.
/**
 * @param {HTMLElement} element
 * @param {HTMLFormElement} form
 */
function drawButton(element, form) {
  const { phrase = "", none, noneSaid } = element.dataset;
  const colour = said(element);
  form.dataset.label = phrase.replace("{n}", totalInWords(element)).replace("{colour}", colour ?? UNSAID);
  if (!noneSaid) return;
  const missing = isEnough(element) && !colour ? noneSaid : none;
  for (const button of submitButtons(form)) button.dataset.none = missing;
}

/** @param {HTMLElement} element */
function drawAnnouncement(element) {
  const [line] = findAll(element, "[data-said]");
  if (!line) return;
  if (line.dataset.words === undefined) line.dataset.words = line.textContent ?? "";
  const count = total(element) ? `${totalInWords(element)} ` : "";
  write(line, `${line.dataset.words}: ${count}${said(element) ?? UNSAID}`);
}

/**
 * @param {HTMLElement} element
 * @param {HTMLInputElement} input
 */
function drawStepper(element, input) {
  if (!input.parentElement) return;
  const [fewer, more] = /** @type {HTMLButtonElement[]} */ (findAll(input.parentElement, "button"));
  const noMoreCards = !element.querySelector(COUNT) && total(element) >= Number(element.dataset.most);
  const full = number(input) >= Number(input.max) || noMoreCards;
  fewer.disabled = number(input) <= Number(input.min);
  more.setAttribute("aria-disabled", String(full));
  more.dataset.reason = full ? input.dataset.reason : "";
  input.toggleAttribute("data-some", number(input) > 0);
}

// -- what is tapped ------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-stepper] [data-by]");
  if (!button?.parentElement || button.getAttribute("aria-disabled") === "true") return;
  const input = findInput(button.parentElement, "input");
  const next = number(input) + Number(button.dataset.by);
  input.value = String(Math.min(Number(input.max), Math.max(Number(input.min), next)));
  changed(input);
});

document.addEventListener("redraw", (event) => {
  if (event.target instanceof HTMLElement) findAll(event.target, ".lay").forEach(draw);
});
