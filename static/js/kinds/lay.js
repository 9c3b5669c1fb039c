// Coloured cards, by steppers: what is laid, what is turned up, and the colour that is said.
import { collectors, changed } from "../collect.js";
import { senders, write } from "../dom.js";

const number = (input) => Math.max(0, Math.trunc(Number(input.value) || 0));
const said = (element) => element.querySelector('[data-part="say"]:checked')?.value;

function cards(element) {
  const rows = [...element.querySelectorAll('input[name^="cards-"]')].map((input) => [input.name.slice(6), number(input)]);
  return Object.fromEntries(rows.filter(([, count]) => count));
}
function total(element) {
  const count = element.querySelector('input[name="count"]');
  return count ? number(count) : Object.values(cards(element)).reduce((sum, each) => sum + each, 0);
}
function enough(element) {
  const sum = total(element);
  return sum >= Number(element.dataset.least) && sum <= Number(element.dataset.most);
}

collectors.cards = (element) => (enough(element) ? cards(element) : null);
collectors.lay = (element) => (enough(element) && said(element) ? { cards: cards(element), say: said(element) } : null);
collectors.announce = (element) => (enough(element) && said(element) ? { count: total(element), say: said(element) } : null);

const word = (element, count) => element.dataset.numbers.split(" ")[count] ?? String(count);

// The button says what it will say for everybody: the number follows from the cards.
function tell(element) {
  const form = element.closest("form");
  const colour = said(element);
  if (form) form.dataset.label = element.dataset.phrase.replace("{n}", word(element, total(element))).replace("{colour}", colour ?? "…");
  const line = element.querySelector("[data-said]");
  if (line) {
    line.dataset.words ??= line.textContent;
    write(line, `${line.dataset.words}: ${total(element) ? `${word(element, total(element))} ` : ""}${colour ?? "…"}`);
  }
  if (form && element.dataset.noneSaid) {
    const none = enough(element) && !colour ? element.dataset.noneSaid : element.dataset.none;
    for (const button of senders(form)) button.dataset.none = none;
  }
  for (const input of element.querySelectorAll("[data-stepper] input")) {
    const [fewer, more] = input.parentElement.querySelectorAll("button");
    fewer.disabled = number(input) <= Number(input.min);
    const full = number(input) >= Number(input.max) || (!element.querySelector('input[name="count"]') && total(element) >= Number(element.dataset.most));
    more.setAttribute("aria-disabled", String(full));
    more.dataset.reason = full ? input.dataset.reason : "";
    input.toggleAttribute("data-some", number(input) > 0);
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-stepper] [data-by]");
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  const input = button.parentElement.querySelector("input");
  const next = number(input) + Number(button.dataset.by);
  input.value = String(Math.min(Number(input.max), Math.max(Number(input.min), next)));
  changed(input);
});
document.addEventListener("redraw", (event) => event.target.querySelectorAll(".lay").forEach(tell));
