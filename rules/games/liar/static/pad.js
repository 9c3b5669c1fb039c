// Coloured cards: how many, which, and the colour that is said.
import { changed, collectors } from "../../../js/answer_forms.js";
import { closest, findAll, findInput, findInputs, submitButtons, write } from "../../../js/dom.js";
import { wholeNumber } from "../../../js/typed.js";

const COUNT = 'input[name="count"]';
const CARDS = 'input[name^="cards-"]';
const UNSAID = "…";

/** @param {HTMLInputElement} input */
const number = (input) => Math.max(0, wholeNumber(input.value) ?? 0);

/** @param {HTMLElement} element */
const spoken = (element) => findInputs(element, '[data-part="say"]:checked')[0];

/** @param {HTMLElement} element */
const said = (element) => spoken(element)?.value;

/**
 * Return how many cards are entered, whichever they are; without a place for it there is one number only.
 * @param {HTMLElement} element
 */
function total(element) {
  const [count] = findInputs(element, COUNT);
  return count ? number(count) : Number(element.dataset.most);
}

/** @param {HTMLElement} element */
const inputs = (element) => findInputs(element, CARDS);

/** @param {HTMLInputElement} input */
const colourOf = (input) => input.name.slice("cards-".length);

/** @param {HTMLElement} element */
function cards(element) {
  /** @type {[string, number][]} */
  const rows = inputs(element).map((input) => [colourOf(input), number(input)]);
  return Object.fromEntries(rows.filter(([, count]) => count));
}

/** @param {HTMLElement} element */
const set = (element) => inputs(element).reduce((sum, input) => sum + number(input), 0);

/** @param {HTMLElement} element */
function isEnough(element) {
  const sum = total(element);
  const fits = sum >= Number(element.dataset.least) && sum <= Number(element.dataset.most);
  return fits && (!inputs(element).length || set(element) === sum);
}

collectors.cards = (element) => (isEnough(element) ? cards(element) : null);
collectors.lay = (element) =>
  isEnough(element) && said(element) ? { cards: cards(element), say: said(element) } : null;
collectors.announce = (element) =>
  isEnough(element) && said(element) ? { count: total(element), say: said(element) } : null;

// -- what is entered -----------------------------------------------------------------------------

/**
 * The colours in the order in which they were tapped, by form.
 * @type {WeakMap<HTMLElement, string[]>}
 */
const tapped = new WeakMap();

/** @param {HTMLElement} element */
const order = (element) => tapped.get(element) ?? [];

/**
 * Enter one more card of this colour, or say why there cannot be one.
 * @param {HTMLElement} element
 * @param {HTMLInputElement} input
 */
function take(element, input) {
  if (number(input) >= Number(input.max) && input.dataset.reason) return refuse(element, input.dataset.reason);
  const [count] = findInputs(element, COUNT);
  if (set(element) === total(element)) {
    if (!count || total(element) >= Number(count.max)) return say(element, element.dataset.full);
    count.value = String(total(element) + 1);
  }
  input.value = String(number(input) + 1);
  tapped.set(element, [...order(element), colourOf(input)]);
  return say(element, "");
}

/**
 * Take back the card that was entered last.
 * @param {HTMLElement} element
 */
function takeBack(element) {
  const some = inputs(element).filter(number);
  const taps = order(element).filter((colour) => some.some((input) => colourOf(input) === colour));
  const [colour] = taps.slice(-1);
  const last = some.find((input) => colourOf(input) === colour) ?? some[some.length - 1];
  if (last) last.value = String(number(last) - 1);
  tapped.set(element, taps.slice(0, -1));
  say(element, "");
}

/**
 * Change the number of cards. One fewer than can be is the card that was entered last, taken back.
 * @param {HTMLElement} element
 * @param {HTMLInputElement} count
 * @param {number} by
 */
function step(element, count, by) {
  const next = number(count) + by;
  if (next < Number(count.min)) takeBack(element);
  else count.value = String(Math.min(Number(count.max), next));
  fit(element);
}

/**
 * Let no more cards be entered than are laid.
 * @param {HTMLElement} element
 */
function fit(element) {
  while (set(element) > total(element)) takeBack(element);
}

/**
 * @param {HTMLElement} element
 * @param {string | undefined} words
 */
const say = (element, words = "") => write(findAll(element, ".reason")[0] ?? null, words);

// Why a colour cannot be entered names it: of cards that lie under the cover, it stands there too.
/**
 * @param {HTMLElement} element
 * @param {string} reason
 */
function refuse(element, reason) {
  say(element, element.dataset.covered ?? reason);
}

// -- what is shown -------------------------------------------------------------------------------

/**
 * @param {HTMLElement} element
 * @param {number} count
 */
const inWords = (element, count) => element.dataset.numbers?.split(" ")[count] ?? String(count);

/** @param {HTMLElement} element */
function draw(element) {
  const form = element.closest("form");
  if (form) drawButton(element, form);
  drawAnnouncement(element);
  drawCards(element);
  findInputs(element, "[data-stepper] input").forEach(drawStepper);
}

/**
 * Return what so many cards are called: "1 heart", "2 hearts", "2 red".
 * @param {HTMLInputElement | undefined} input
 * @param {string | undefined} colour
 * @param {number} count
 */
const called = (input, colour, count) => (count === 1 ? input?.dataset.one : colour) ?? UNSAID;

// The button says what it will say for everybody: the number follows from the cards.
/**
 * @param {HTMLElement} element
 * @param {HTMLFormElement} form
 */
function drawButton(element, form) {
  const { phrase = "", none, noneSaid } = element.dataset;
  const colour = said(element);
  const count = total(element);
  const words = called(spoken(element), colour, count);
  form.dataset.label = phrase.replace("{n}", inWords(element, count)).replace("{colour}", words);
  if (!noneSaid) return;
  const missing = isEnough(element) && !colour ? noneSaid : none;
  for (const button of submitButtons(form)) button.dataset.none = missing;
}

/** @param {HTMLElement} element */
function drawAnnouncement(element) {
  const [line] = findAll(element, "[data-said]");
  if (!line) return;
  if (line.dataset.words === undefined) line.dataset.words = line.textContent ?? "";
  const count = total(element) ? `${inWords(element, total(element))} ` : "";
  write(line, `${line.dataset.words}: ${count}${called(spoken(element), said(element), total(element))}`);
}

// Which cards are entered stands under the cover only; in the open it is only whether all of them are.
/** @param {HTMLElement} element */
function drawCards(element) {
  const heap = findAll(element, "[data-heap]")[0] ?? null;
  const entered = inputs(element).filter(number);
  const words = entered
    .map((input) => `${inWords(element, number(input))} ${called(input, colourOf(input), number(input))}`)
    .join(", ");
  const short = entered.find((input) => number(input) === Number(input.max));
  const done = isEnough(element);
  write(heap, words + (short?.dataset.reason ? `. ${short.dataset.reason}` : ""));
  const [state] = findAll(element, "[data-set]");
  const left = total(element) - set(element);
  const missing = entered.length ? `${inWords(element, left)} left` : state?.dataset.unset;
  write(state, (done ? element.dataset.allSet : missing) ?? "");
  state?.toggleAttribute("data-done", done);
  for (const input of inputs(element)) {
    const count = input.parentElement?.querySelector("[data-count]") ?? null;
    write(count, number(input) ? String(number(input)) : "");
  }
}

/** @param {HTMLInputElement} input */
function drawStepper(input) {
  if (!input.parentElement) return;
  const [fewer, more] = /** @type {HTMLButtonElement[]} */ (findAll(input.parentElement, "button"));
  /** @type {HTMLElement | null} */
  const element = input.closest(".lay");
  fewer.disabled = number(input) <= Number(input.min) && !(element && set(element));
  more.disabled = number(input) >= Number(input.max);
  input.toggleAttribute("data-some", number(input) > 0);
}

// -- what is tapped ------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const button = closest(event, ".lay [data-by], .lay [data-take], .lay [data-take-back]");
  /** @type {HTMLElement | null | undefined} */
  const element = button?.closest(".lay");
  if (!button?.parentElement || !element || button.getAttribute("aria-disabled") === "true") return;
  const input = findInput(button.parentElement, "input");
  if (button.dataset.take) take(element, input);
  else if (button.dataset.by) step(element, input, Number(button.dataset.by));
  else takeBack(element);
  changed(input);
});

// A number that is typed.
document.addEventListener("change", (event) => {
  const input = closest(event, `.lay ${COUNT}`);
  /** @type {HTMLElement | null | undefined} */
  const element = input?.closest(".lay");
  if (!input || !element) return;
  fit(element);
  changed(input);
});

document.addEventListener("redraw", (event) => {
  if (event.target instanceof HTMLElement) findAll(event.target, ".lay").forEach(draw);
});
