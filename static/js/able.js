// Says so where a browser is too old to play. Written so that the oldest one can read it.
(function () {
  var missed = false;
  // A script that did not arrive says nothing about the browser.
  document.addEventListener("error", function () { missed = true; }, true);
  window.addEventListener("load", function () {
    if (missed || (document.documentElement.getAttribute("data-able") && window.WebSocket)) return;
    var said = document.getElementById("too-old");
    if (said) said.removeAttribute("hidden");
    var sending = document.querySelector("button[form=join]");
    if (sending) sending.disabled = true;
  });
})();
