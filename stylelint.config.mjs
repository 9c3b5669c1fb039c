// What old browsers get of our style sheets (companion/web/old_styles.py) holds nothing that they do not know,
// but for what is ignored here. package.json names the browsers; `make scripts` writes the sheets for this.

// Without it things look plainer, or move less smoothly.
const LOOKS_ALONE = [
  "css-marker-pseudo",
  "css-overscroll-behavior",
  "css-paged-media",
  "css-resize",
  "css-scroll-behavior",
  "css-scrollbar",
  "css-selection",
  "css-touch-action", // Safari on a Mac, where nobody touches
  "css3-cursors",
  "css3-cursors-grab",
  "text-size-adjust",
];
// Another line of the same rule says it for those who do not know it.
const SAID_TWICE = ["css-subgrid", "viewport-unit-variants"];
// Taken for what it is not: gaps of flex boxes are written out as margins (?old=no-gap), and lists in :not() are
// found by selector-not-notation.
const FOUND_ELSEWHERE = ["flexbox-gap", "css-not-sel-list"];

export default {
  plugins: ["stylelint-no-unsupported-browser-features"],
  rules: {
    "at-rule-disallowed-list": ["container", "layer", "property", "scope", "starting-style"],
    "plugin/no-unsupported-browser-features": [
      true,
      { ignore: [...LOOKS_ALONE, ...SAID_TWICE, ...FOUND_ELSEWHERE], ignorePartialSupport: true },
    ],
    "property-disallowed-list": [
      ["/^(margin|padding|border|inset)-(inline|block)/", "inset", "translate", "rotate", "scale", "/^container/"],
    ],
    "property-no-unknown": true,
    "selector-not-notation": "simple",
    "selector-pseudo-class-disallowed-list": ["focus-visible", "has", "is", "modal", "open", "where"],
    "unit-disallowed-list": ["cqb", "cqh", "cqi", "cqmax", "cqmin", "cqw", "lh", "rlh"],
    "unit-no-unknown": true,
  },
};
