// Joining a table.
import "./language.js";
import "./name_length.js";

// A symbol that the page proposed is replaced if somebody else took it first; a picked one is not.
document.addEventListener("click", ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === "colour") document.getElementById("proposed")?.remove();
});

// While a person types their name, the files of their pad are fetched in advance.
addEventListener("load", () => {
  for (const address of (document.body.dataset.ahead ?? "").split(" ").filter(Boolean)) fetch(address).catch(() => {});
});
