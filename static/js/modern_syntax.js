// The syntax of ES2020, in which the other scripts are written: where this runs, they do.
const page = document.documentElement;
page.dataset.able = page.dataset.unknown?.toString() ?? "yes";
