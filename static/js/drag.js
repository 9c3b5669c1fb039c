// Putting a list in order by dragging: a finger or a pen by the handle, a mouse by the whole line.
// Where the dragged item stands follows from where the pointer is alone, so that a list that is
// drawn anew in mid-drag is put right again at once.
let held = null;

const middle = (element) => { const box = element.getBoundingClientRect(); return box.top + box.height / 2; };
const items = () => [...held.list.querySelectorAll(held.kind)];

// `lists` and `kind` select the lists and their items; `done(list, item)` hears of a new order.
export function sortable(lists, kind, done) {
  document.addEventListener("pointerdown", (event) => {
    if (held || event.button || !event.isPrimary) return;
    const item = event.target.closest?.(event.pointerType === "mouse" ? kind : ".handle")?.closest(kind);
    const list = item?.closest(lists);
    if (!list || event.target.closest("button, a, input")) return;
    const { pointerId, clientY: y } = event;
    held = { list, kind, done, item, pointerId, y, grip: y - item.getBoundingClientRect().top, before: null };
    held.before = items();
    list.setPointerCapture(pointerId);
    redrawn();
  });
}

// To be called when the page was drawn anew.
export function redrawn() {
  if (!held) return;
  if (!held.item.isConnected) return drop(false);
  held.item.dataset.state = "dragging";
  place();
}

function place() {
  const { item, y, grip } = held;
  const others = items().filter((each) => each !== item);
  const at = others.filter((each) => middle(each) < y).length;
  if (items().indexOf(item) !== at) at ? others[at - 1].after(item) : others[0].before(item);
  item.style.translate = "";
  item.scrollIntoView({ block: "nearest", behavior: "instant" });
  item.style.translate = `0 ${y - grip - item.getBoundingClientRect().top}px`;
}

function drop(kept) {
  const { list, item, before, done } = held;
  const moved = kept && items().some((each, index) => each !== before[index]);
  if (!kept && item.isConnected) {
    const at = before.indexOf(item);
    at ? before[at - 1].after(item) : before[1]?.before(item);
  }
  held = null;
  item.style.translate = "";
  delete item.dataset.state;
  if (moved) done(list, item);
}

const mine = (event) => held?.pointerId === event.pointerId;
document.addEventListener("pointermove", (event) => { if (mine(event)) { held.y = event.clientY; place(); } });
document.addEventListener("pointerup", (event) => { if (mine(event)) drop(true); });
document.addEventListener("pointercancel", (event) => { if (mine(event)) drop(false); });
document.addEventListener("scroll", () => { if (held) place(); }, true);
document.addEventListener("keydown", (event) => { if (held && event.key === "Escape") drop(false); });
