// Small things about elements that every screen needs.

// Say something else in an element. Its text node stays: WebKit sends no click where the node that
// the finger went down on was replaced before it came up.
export function write(element, words) {
  if (element.textContent === words) return;
  const [node, other] = element.childNodes;
  if (node?.nodeType === Node.TEXT_NODE && !other) node.data = words; else element.textContent = words;
}

// The buttons that send a form, inside it or elsewhere on the page.
export const senders = (form) => [...document.querySelectorAll(`button[type=submit][form="${form.id}"], #${form.id} button[type=submit]`)];

// Whether an element is on the screen, also where the browser cannot be asked.
export const visible = (element) => element.checkVisibility?.() ?? element.getClientRects().length > 0;
