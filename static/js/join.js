// Joining a table.
import "./name_length.js";

// A symbol that the page proposed gives way if somebody else was quicker; one that was picked does not.
document.addEventListener("click", ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === "colour") document.getElementById("proposed")?.remove();
});

// While somebody types their name, what their pad needs is fetched: it is there when they sit down.
addEventListener("load", () => {
  for (const address of (document.body.dataset.ahead ?? "").split(" ").filter(Boolean)) fetch(address).catch(() => {});
});
