// Finding elements and changing their text.

/**
 * Return the one element that matches; the page always has it.
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function find(root, selector) {
  /** @type {HTMLElement | null} */
  const found = root.querySelector(selector);
  if (!found) throw new Error(`No element matches ${selector}.`);
  return found;
}

/**
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export function findAll(root, selector) {
  /** @type {NodeListOf<HTMLElement>} */
  const found = root.querySelectorAll(selector);
  return [...found];
}

/**
 * Return the one input that matches; the page always has it.
 * @param {ParentNode} root
 * @param {string} selector
 */
export const findInput = (root, selector) => /** @type {HTMLInputElement} */ (find(root, selector));

/**
 * Return the one button that matches; the page always has it.
 * @param {ParentNode} root
 * @param {string} selector
 */
export const findButton = (root, selector) => /** @type {HTMLButtonElement} */ (find(root, selector));

/**
 * @param {ParentNode} root
 * @param {string} selector
 */
export const findInputs = (root, selector) => /** @type {HTMLInputElement[]} */ (findAll(root, selector));

/**
 * Return what an event happened in, if it matches.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function closest(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/**
 * Change an element's text. Its text node stays: WebKit sends no click if the node that the finger
 * went down on was replaced before the finger came up.
 * @param {Element | null} element
 * @param {string} words
 */
export function write(element, words) {
  if (!element || element.textContent === words) return;
  const [node, other] = element.childNodes;
  if (node instanceof Text && !other) node.data = words;
  else element.textContent = words;
}

// What is seldom shown waits in a template in its place (data-packed) until then: what nobody sees is not styled.
/**
 * @param {Element} element
 * @returns {HTMLTemplateElement | null}
 */
const templateOf = (element) => element.querySelector(":scope > template");

/** @param {HTMLElement} element */
export const isUnpacked = (element) => "packed" in element.dataset && !templateOf(element);

/**
 * Return what has the content of an element, be it packed or not.
 * @param {HTMLElement} element
 */
export const contentOf = (element) => templateOf(element)?.content ?? element;

/** @param {Element} element */
export function unpack(element) {
  const template = templateOf(element);
  template?.replaceWith(template.content);
}

/**
 * Return the buttons that send a form, inside it or elsewhere on the page.
 * @param {HTMLFormElement} form
 */
export function submitButtons(form) {
  const selector = `button[type=submit][form="${form.id}"], #${form.id} button[type=submit]`;
  return /** @type {HTMLButtonElement[]} */ (findAll(document, selector));
}

/**
 * Tell whether an element takes up room on the screen. Safari before 17.4 has no checkVisibility().
 * @param {Element} element
 */
export const visible = (element) => element.checkVisibility?.() ?? element.getClientRects().length > 0;

/**
 * Run what nothing depends on: an error in it is reported, and goes no further.
 * @param {() => void} run
 */
export function attempt(run) {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
}

/** Tell whether this page is in the background: another tab, another app, a locked phone. */
export const inBackground = () => document.visibilityState === "hidden";
