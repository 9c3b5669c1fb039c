// Pages to print: the button, and what is chosen is shown at once.
document.querySelector("[data-print]")?.addEventListener("click", () => print());

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-choose]"));
form?.addEventListener("change", () => {
  if (form.reportValidity()) form.submit();
});
