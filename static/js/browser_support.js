// Says so where a browser is too old to play. Written so that the oldest browser can read it.
(function () {
  var missed = false;
  // A script that did not arrive says nothing about the browser.
  document.addEventListener(
    "error",
    function () {
      missed = true;
    },
    true
  );
  window.addEventListener("load", function () {
    if (missed || (document.documentElement.getAttribute("data-able") && window.WebSocket)) return;
    var notice = document.getElementById("too-old");
    if (notice) notice.removeAttribute("hidden");
    var join = document.querySelector("button[form=join]");
    if (join instanceof HTMLButtonElement) join.disabled = true;
  });
})();
