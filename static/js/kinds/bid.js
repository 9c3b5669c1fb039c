// Points to bid: a slider, steps of one, and keys; all of them set the same field.
const number = (bid) => bid.querySelector("[data-bid-value]");

function show(bid, value) {
  const field = number(bid), most = Number(field.max);
  const points = Math.max(Number(field.min), Math.min(most, value));
  field.value = bid.querySelector("[type=range]").value = points;
  bid.querySelector("output").textContent = points;
  bid.querySelector("[data-left]").textContent = most - points;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

document.addEventListener("input", (event) => {
  if (event.target.matches?.(".bid [type=range]")) show(event.target.closest(".bid"), Number(event.target.value));
});

document.addEventListener("click", (event) => {
  const open = event.target.closest?.(".bid [data-key-open]");
  if (open) {
    const keys = open.closest(".bid").querySelector(".keypad");
    keys.hidden = !keys.hidden;
    open.setAttribute("aria-expanded", !keys.hidden);
  }
  const key = event.target.closest?.(".bid [data-key-step], .bid [data-key-digit], .bid [data-key-delete]");
  if (!key) return;
  const bid = key.closest(".bid"), now = Number(number(bid).value);
  if (key.dataset.keyStep) show(bid, now + Number(key.dataset.keyStep));
  else if (key.dataset.keyDigit) {
    const next = now * 10 + Number(key.dataset.keyDigit);
    // A digit that does not fit behind the others begins anew.
    show(bid, next <= Number(number(bid).max) ? next : Number(key.dataset.keyDigit));
  } else show(bid, Math.floor(now / 10));
});
