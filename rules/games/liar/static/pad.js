// Coloured cards: how many, which, and the colour that is said.
import { changed, collectors } from "../../../js/answer_forms.js";
import { closest, findAll, findInput, findInputs, submitButtons, write } from "../../../js/dom.js";
import { fill, listed } from "../../../js/words.js";
import { wholeNumber } from "../../../js/typed.js";

const COUNT = 'input[name="count"]';
const CARDS = 'input[name^="cards-"]';

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
 * Return the texts that an element carries.
 * @param {HTMLElement} element
 * @returns {Record<string, string | Record<string, string>>}
 */
const wordsOf = (element) => JSON.parse(element.dataset.words ?? "{}");

/** @param {HTMLElement} element */
function draw(element) {
  const form = element.closest("form");
  if (form) drawButton(element, form);
  drawAnnouncement(element);
  drawCards(element);
  findInputs(element, "[data-stepper] input").forEach(drawStepper);
}

// The button says what it will say for everybody: the number follows from the cards.
/**
 * @param {HTMLElement} element
 * @param {HTMLFormElement} form
 */
function drawButton(element, form) {
  const { none, noneSaid } = element.dataset;
  const colour = spoken(element);
  const n = total(element);
  form.dataset.label = colour ? fill(wordsOf(element).phrase, { n, colour: fill(wordsOf(colour).called, { n }) }) : "";
  if (!noneSaid) return;
  const missing = isEnough(element) && !colour ? noneSaid : none;
  for (const button of submitButtons(form)) button.dataset.none = missing;
}

/** @param {HTMLElement} element */
function drawAnnouncement(element) {
  const [line] = findAll(element, "[data-said]");
  if (!line) return;
  const { unsaid, said } = wordsOf(line);
  const colour = spoken(element);
  write(line, colour ? fill(said, { lot: lotOf(colour, total(element)) }) : fill(unsaid));
}

/**
 * Return so many cards of an input's colour in words: "1 heart", "2 hearts", "the rainbow".
 * @param {HTMLInputElement} input
 * @param {number} n
 */
const lotOf = (input, n) => fill(wordsOf(input).lot, { n });

// Which cards are entered stands under the cover only; in the open it is only whether all of them are.
/** @param {HTMLElement} element */
function drawCards(element) {
  const entered = inputs(element).filter(number);
  const short = entered.find((input) => number(input) === Number(input.max));
  const heap = listed(entered.map((input) => lotOf(input, number(input))));
  const reason = short?.dataset.reason ?? "";
  write(findAll(element, "[data-heap]")[0] ?? null, reason ? `${heap}.` : heap);
  write(findAll(element, "[data-heap-reason]")[0] ?? null, reason);
  const [state] = findAll(element, "[data-set]");
  if (state) drawState(element, state, entered.length > 0);
  for (const input of inputs(element)) {
    const count = input.parentElement?.querySelector("[data-count]") ?? null;
    write(count, number(input) ? String(number(input)) : "");
  }
}

/**
 * @param {HTMLElement} element
 * @param {HTMLElement} state
 * @param {boolean} begun whether any card is entered
 */
function drawState(element, state, begun) {
  const { unset, left, all } = wordsOf(state);
  const done = isEnough(element);
  const missing = begun ? fill(left, { n: total(element) - set(element) }) : fill(unset);
  write(state, done ? fill(all) : missing);
  state.toggleAttribute("data-done", done);
}

/** @param {HTMLInputElement} input */
function drawStepper(input) {
  if (!input.parentElement) return;
  const [fewer, more] = /** @type {HTMLButtonElement[]} */ (findAll(input.parentElement, "button"));
  /** @type {HTMLElement | null} */
  const element = input.closest(".liar-lay");
  fewer.disabled = number(input) <= Number(input.min) && !(element && set(element));
  more.disabled = number(input) >= Number(input.max);
  input.toggleAttribute("data-some", number(input) > 0);
}

// -- what is tapped ------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const button = closest(event, ".liar-lay [data-by], .liar-lay [data-take], .liar-lay [data-take-back]");
  /** @type {HTMLElement | null | undefined} */
  const element = button?.closest(".liar-lay");
  if (!button?.parentElement || !element || button.getAttribute("aria-disabled") === "true") return;
  const input = findInput(button.parentElement, "input");
  if (button.dataset.take) take(element, input);
  else if (button.dataset.by) step(element, input, Number(button.dataset.by));
  else takeBack(element);
  changed(input);
});

// A number that is typed.
document.addEventListener("change", (event) => {
  const input = closest(event, `.liar-lay ${COUNT}`);
  /** @type {HTMLElement | null | undefined} */
  const element = input?.closest(".liar-lay");
  if (!input || !element) return;
  fit(element);
  changed(input);
});

document.addEventListener("redraw", (event) => {
  if (event.target instanceof HTMLElement) findAll(event.target, ".liar-lay").forEach(draw);
});
