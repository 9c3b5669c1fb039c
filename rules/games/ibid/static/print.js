// The button of the page that prints a deck.
document.querySelector("[data-print]")?.addEventListener("click", () => print());
