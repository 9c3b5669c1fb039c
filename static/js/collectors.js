// What an element with data-collect="kind" is worth: a JSON value, or null while it is not complete.
// Each kind of prompt that needs more than radios and inputs puts its function in here (kinds/,
// and each game's static/pad.js).

/** @type {Record<string, Collector>} */
export const collectors = {};

/**
 * Return what an element with data-collect is worth.
 * @param {HTMLElement} element
 */
export const collect = (element) => collectors[element.dataset.collect ?? ""](element);

/**
 * Say that an element's value changed, so that its form is updated.
 * @param {Element} element
 */
export const changed = (element) => element.dispatchEvent(new CustomEvent("collected", { bubbles: true }));
