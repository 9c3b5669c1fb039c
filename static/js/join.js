// A symbol that the page proposed gives way if somebody else was quicker; one that was picked does not.
document.addEventListener("click", function (event) {
  var proposed = document.getElementById("proposed");
  var picked = event.target instanceof HTMLInputElement && event.target.name === "colour";
  if (proposed && proposed.parentNode && picked) proposed.parentNode.removeChild(proposed);
});
