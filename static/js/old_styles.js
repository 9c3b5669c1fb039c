// Does what style sheets cannot in an old browser (companion/web/old_styles.py): marks elements that have others
// in them, tells boxes how large they are, and marks those that are small. Other browsers do not load it.
import { findAll } from "./dom.js";

const MARK = /\[data-(has|box)~="([^"]+)"\]/g;

/** @typedef {{ token: string, of: string, inside: string }} Has */
/** @typedef {{ token: string, box: string, most: boolean, side: string, length: number, unit: string }} Limit */
/** @typedef {{ width: number, height: number, rem: number, em: number }} Size */

let byKeys = false; // what was done last was done by keys
/**
 * Marks of elements `of` that have `inside` in them, or beside them; of all of them, if that is empty.
 * @type {Map<string, Has>}
 */
const having = new Map();
/**
 * Marks of boxes that are no larger, or no smaller, than that.
 * @type {Map<string, Limit>}
 */
const limits = new Map();
/**
 * What selects boxes that others measure themselves by.
 * @type {Set<string>}
 */
const boxes = new Set();

// -- reading the style sheets --------------------------------------------------------------------

/** @param {CSSRuleList} rules */
function read(rules) {
  for (const rule of [...rules]) {
    if (rule instanceof CSSStyleRule) {
      for (const [, kind, token] of rule.selectorText.matchAll(MARK)) learn(kind, token);
      if (rule.style.getPropertyValue("--contains")) boxes.add(rule.selectorText);
    } else if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) read(rule.cssRules);
  }
}

/**
 * @param {string} kind
 * @param {string} token
 */
function learn(kind, token) {
  const [first, second, third, unit] = decodeURIComponent(token).split("|");
  if (kind === "has") having.set(token, { token, of: first, inside: second });
  else {
    const [end, side] = second.split("-");
    limits.set(token, { token, box: first, most: end === "max", side, length: Number(third), unit });
  }
}

// -- marking -------------------------------------------------------------------------------------

/**
 * @param {Element} element
 * @param {string} inside
 */
function has(element, inside) {
  if (!inside) return true;
  const around = element.parentElement;
  if (!/^[~+]/.test(inside) || !around) return Boolean(element.querySelector(`:scope ${inside}`));
  const at = [...around.children].indexOf(element) + 1;
  return Boolean(around.querySelector(`:scope > :nth-child(${at}) ${inside}`));
}

/**
 * Write marks where they belong, and take away all others.
 * @param {string} attribute
 * @param {Map<HTMLElement, string[]>} marks
 */
function write(attribute, marks) {
  for (const element of findAll(document, `[${attribute}]`)) {
    if (!marks.has(element)) element.removeAttribute(attribute);
  }
  marks.forEach((tokens, element) => {
    const words = tokens.join(" ");
    if (element.getAttribute(attribute) !== words) element.setAttribute(attribute, words);
  });
}

function markHaving() {
  /** @type {Map<HTMLElement, string[]>} */
  const marks = new Map();
  having.forEach(({ token, of, inside }) => {
    for (const element of findAll(document, of)) {
      if (has(element, inside)) marks.set(element, [...(marks.get(element) ?? []), token]);
    }
  });
  write("data-has", marks);
}

function markBoxes() {
  /** @type {Map<HTMLElement, string[]>} */
  const marks = new Map();
  for (const element of boxes.size ? findAll(document, [...boxes].join()) : []) {
    const style = getComputedStyle(element);
    const [how, name = ""] = style.getPropertyValue("--contains").trim().split(" ");
    const size = sizeOf(element, style);
    tell(element, "--cqw", how === "normal" ? 0 : size.width);
    tell(element, "--cqh", how === "size" ? size.height : 0);
    const fit = how === "normal" ? [] : [...limits.values()].filter((limit) => fits(limit, name, size));
    if (fit.length) marks.set(element, [...fit.map(({ token }) => token)]);
    sizes.observe(element);
  }
  write("data-box", marks);
}

/**
 * @param {HTMLElement} element
 * @param {CSSStyleDeclaration} style
 * @returns {Size}
 */
function sizeOf(element, style) {
  const pixels = (/** @type {string} */ words) => parseFloat(words) || 0;
  return {
    width: element.clientWidth - pixels(style.paddingLeft) - pixels(style.paddingRight),
    height: element.clientHeight - pixels(style.paddingTop) - pixels(style.paddingBottom),
    rem: pixels(getComputedStyle(document.documentElement).fontSize),
    em: pixels(style.fontSize),
  };
}

/**
 * Say how long a hundredth of a side is.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {number} pixels
 */
function tell(element, name, pixels) {
  const words = pixels > 0 ? `${pixels / 100}px` : "";
  if (element.style.getPropertyValue(name) !== words) element.style.setProperty(name, words);
}

/**
 * @param {Limit} limit
 * @param {string} name
 * @param {Size} size
 */
function fits({ box, most, side, length, unit }, name, size) {
  if (box && box !== name) return false;
  const pixels = length * (unit === "rem" ? size.rem : unit === "em" ? size.em : 1);
  const measured = side === "width" ? size.width : size.height;
  return most ? measured <= pixels : measured >= pixels;
}

// Where the focus is shown: a finger's stays unseen, since it would tell which secret was tapped last.
function markFocus() {
  const element = document.activeElement;
  const typing = element?.matches("textarea, select, input:not([type=radio]):not([type=checkbox]):not([type=range])");
  const shown = element instanceof HTMLElement && element !== document.body && (byKeys || typing);
  write("data-by-keys", new Map(shown ? [[element, [""]]] : []));
}

// -- keeping it so -------------------------------------------------------------------------------

const changes = new MutationObserver(update);
const sizes = new ResizeObserver(update);

function update() {
  markFocus();
  markHaving();
  markBoxes();
  changes.takeRecords(); // what was changed here
}

function start() {
  for (const sheet of [...document.styleSheets]) read(sheet.cssRules);
  update();
}

// A style sheet that arrives later brings marks of its own.
const arrived = (/** @type {Event} */ { target }) => {
  if (target instanceof HTMLLinkElement) start();
};
document.addEventListener("load", arrived, true); // it does not bubble
// After all that listens to the same event: it may undo what was picked.
const later = () => requestAnimationFrame(update);
for (const type of ["input", "change", "reset", "focusin", "focusout"]) document.addEventListener(type, later);
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);
changes.observe(document.documentElement, { attributes: true, childList: true, subtree: true });
start();
