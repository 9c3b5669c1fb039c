// Newer syntax than the other scripts have: where this runs, they do (Safari 14, Chrome 86, Firefox 79).
const page = document.documentElement;
/** @type {string | null} */
let able = null;
able ??= "replaceChildren" in page ? "yes" : null;
if (able) page.dataset.able = able;
