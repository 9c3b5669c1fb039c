// What an element with data-collect="kind" is worth: a JSON value, or null while it is not complete.
// Each kind of prompt that needs more than radios and inputs puts its function in here (kinds/).
export const collectors = {};

// Say that an element's value changed, so that the button knows.
export const changed = (element) => element.dispatchEvent(new CustomEvent("collected", { bubbles: true }));
