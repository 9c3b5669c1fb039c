// Describing a check, and claiming what an excuse claims.
import { changed, collectors } from "../collect.js";

const part = (element, name) => element.querySelector(`[data-part="${name}"]`);
const same = (one, other) => one.trim().toLowerCase() === other.trim().toLowerCase();
const COST = /^\d{1,3}([.,]\d{1,2})?$/;

// While somebody types, the foods that cannot be meant step aside; what is picked stands out.
function sift(field) {
  const typed = field.querySelector("[data-part]").value;
  const picks = [...field.querySelectorAll("[data-food]")];
  const picked = picks.some((pick) => same(pick.dataset.food, typed));
  for (const pick of picks) {
    const it = same(pick.dataset.food, typed);
    pick.setAttribute("aria-pressed", it);
    pick.hidden = !picked && !pick.dataset.food.toLowerCase().includes(typed.trim().toLowerCase());
  }
}

collectors.check = (element) => {
  element.querySelectorAll(".food").forEach(sift);
  const [main, side, cost] = ["main", "side", "cost"].map((name) => part(element, name).value.trim());
  return main && side && COST.test(cost) ? { main, side, cost } : null;
};

document.addEventListener("click", (event) => {
  const pick = event.target.closest?.("[data-collect=check] [data-food]");
  if (!pick) return;
  const field = pick.closest(".food");
  const input = field.querySelector("[data-part]");
  const again = pick.getAttribute("aria-pressed") === "true";
  input.value = again ? "" : pick.dataset.food;
  changed(input);
  // The next thing that is missing; a keyboard opens only where something must be typed.
  const form = field.closest("[data-collect]");
  const cost = part(form, "cost");
  if (!again && !cost.value && part(form, "main").value && part(form, "side").value) cost.focus();
});

collectors.claims = (element) => {
  const claims = {};
  for (const row of element.querySelectorAll(".claim")) {
    const said = row.querySelector("input[type=radio]:checked")?.value;
    const food = row.dataset.food ?? row.querySelector("input:not([type])").value.trim();
    if (said && food) claims[food] = said === "yes";
  }
  const credibility = element.querySelector("[data-credibility]:checked");
  return credibility ? { claims, credibility: Number(credibility.value) } : null;
};
