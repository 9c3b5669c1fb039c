// What the other scripts are written in: where this runs, they do (Safari 14, Chrome 86, Firefox 79).
const page = document.documentElement;
let able = null;
able ??= page?.replaceChildren && "yes";
if (able) page.dataset.able = able;
