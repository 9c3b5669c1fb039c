// A symbol that was only proposed gives way where somebody else was quicker; one that was picked does not.
document.addEventListener("click", function (event) {
  var proposed = document.getElementById("proposed");
  if (proposed && event.target.name === "colour") proposed.parentNode.removeChild(proposed);
});
