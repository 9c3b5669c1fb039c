// A symbol that the page proposed gives way if somebody else was quicker; one that was picked does not.
document.addEventListener("click", function (event) {
  var proposed = document.getElementById("proposed");
  var picked = event.target instanceof HTMLInputElement && event.target.name === "colour";
  if (proposed && proposed.parentNode && picked) proposed.parentNode.removeChild(proposed);
});

// While somebody types their name, what their pad needs is fetched: it is there when they sit down.
window.addEventListener("load", function () {
  var addresses = (document.body.getAttribute("data-ahead") || "").split(" ");
  for (var i = 0; i < addresses.length; i++) {
    if (!addresses[i]) continue;
    var asked = new XMLHttpRequest();
    asked.open("GET", addresses[i]);
    asked.send();
  }
});
