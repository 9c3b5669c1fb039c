// Style sheets hold nothing that a browser in package.json does not know, but for what is ignored here.

// Without it things look plainer, or move less smoothly.
const LOOKS_ALONE = [
  "css-marker-pseudo",
  "css-overscroll-behavior",
  "css-paged-media",
  "css-resize",
  "css-scroll-behavior",
  "css-scrollbar",
  "css-selection",
  "css-subgrid",
  "css-text-wrap-balance",
  "css-touch-action", // Safari on a Mac, where nobody touches
  "css3-cursors",
  "css3-cursors-grab",
  "text-size-adjust",
];
// Safari 15.4 gets other measures (docs/browsers.md).
const SAID_ELSEWHERE = ["css-container-queries", "css-container-query-units", "css-container-queries-style"];
// Another line of the same rule says it for those who do not know it.
const SAID_TWICE = ["viewport-unit-variants"];

// A language from right to left mirrors a page: its styles name a start and an end.
const SIDES = ["left", "right", /^(margin|padding|border)-(left|right)/];

export default {
  plugins: ["stylelint-no-unsupported-browser-features"],
  rules: {
    "at-rule-disallowed-list": ["property", "scope", "starting-style"],
    "plugin/no-unsupported-browser-features": [
      true,
      { ignore: [...LOOKS_ALONE, ...SAID_ELSEWHERE, ...SAID_TWICE], ignorePartialSupport: true },
    ],
    "property-disallowed-list": SIDES,
    "property-no-unknown": true,
    "selector-pseudo-class-disallowed-list": ["modal", "open", "popover-open"],
    "unit-no-unknown": true,
  },
  overrides: [{ files: ["static/css/print.css"], rules: { "property-disallowed-list": null } }], // paper has sides
};
