// Where a browser lacks some of today's CSS, fetches style sheets that are written out for it, and the script
// that does the rest (companion/web/old_styles.py). Written so that the oldest browser can read it.
(function () {
  var own = /** @type {HTMLScriptElement} */ (document.currentScript);
  var all = ["selector(:has(*))", "(width: 1cqw)", "(overflow: clip)", "(inset: 0)"];
  var known = "CSS" in window && "supports" in CSS;
  for (var i = 0; i < all.length; i++) known = known && CSS.supports(all[i]);
  if (known) return;

  // Two lines with a gap of one pixel between them, and nothing else.
  function knowsGaps() {
    var box = document.createElement("div");
    box.style.cssText = "display: flex; flex-direction: column; row-gap: 1px";
    box.appendChild(document.createElement("div"));
    box.appendChild(document.createElement("div"));
    document.documentElement.appendChild(box);
    var height = box.scrollHeight;
    document.documentElement.removeChild(box);
    return height === 1;
  }

  var query = knowsGaps() ? "?old" : "?old=no-gap";
  var links = document.querySelectorAll("link[rel=stylesheet]");
  for (var j = 0; j < links.length; j++) links[j].setAttribute("href", links[j].getAttribute("href") + query);
  // Styles that stand in the page itself say which file has them.
  var within = document.querySelectorAll("style[data-sheet]");
  for (var k = 0; k < within.length; k++) {
    var link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = within[k].getAttribute("data-sheet") + query;
    document.head.replaceChild(link, within[k]);
  }
  var rest = document.createElement("script");
  rest.type = "module";
  rest.src = own.getAttribute("data-rest") || "";
  document.head.appendChild(rest);
})();
