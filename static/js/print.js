// Pages to print: the print button, and options that apply at once.
document.querySelector("[data-print]")?.addEventListener("click", () => print());

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-choose]"));
form?.addEventListener("change", () => {
  if (form.reportValidity()) form.submit();
});
