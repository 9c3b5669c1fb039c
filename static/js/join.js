// Joining a table.
import "./language.js";
import "./name_length.js";

// A symbol that the page proposed is replaced if somebody else took it first; a picked one is not.
document.addEventListener("click", ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === "colour") document.getElementById("proposed")?.remove();
});

// Once the page can be used, its letters come, and while a person types their name, the files of their pad.
addEventListener("load", () => {
  const { sheet = "", ahead = "" } = document.body.dataset;
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: sheet });
  document.head.append(link);
  for (const address of ahead.split(" ").filter(Boolean)) fetch(address).catch(() => {});
});
