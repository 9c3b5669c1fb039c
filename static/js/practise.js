// Practising: when a game begins at the table, the phone returns there automatically.
const head = document.getElementById("region-head");

function goBack() {
  /** @type {HTMLElement | null} */
  const called = document.querySelector("[data-go]");
  if (called?.dataset.go) location.replace(called.dataset.go);
}

if (head) new MutationObserver(goBack).observe(head, { childList: true, subtree: true });
goBack();
