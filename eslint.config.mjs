// Old phones read these scripts as they are: syntax newer than ES2020 is an error.
// Names that nobody declared are found by the type checker (tsconfig.json).
// What else the browsers in package.json lack is an error too, unless a script asks first (eslint-plugin-compat).
import js from "@eslint/js";
import compat from "eslint-plugin-compat";

const OLDEST = ["static/js/browser_support.js", "static/js/join.js", "static/js/style_support.js"]; // ES5
const CLASSIC = [...OLDEST, "static/js/rejoin.js", "static/js/name_length.js"]; // no modules

// Methods that Safari 14 or Chrome 80 does not know. eslint-plugin-compat sees only what hangs on a global name.
const NEWER_METHODS = [
  ...["at", "findLast", "findLastIndex", "groupBy", "hasOwn", "replaceAll", "toReversed", "toSorted", "toSpliced"],
  ...["checkVisibility", "moveBefore", "replaceChildren", "requestSubmit", "startViewTransition"],
].map((name) => ({
  selector: `CallExpression[optional=false][callee.property.name="${name}"]`,
  message: `Old browsers do not know ${name}().`,
}));

// A phone's clock may be set, or set itself, while somebody plays. No page shows a date.
const WALL_CLOCK = "The clock on the wall may jump: measure with performance.now(), or wait with setTimeout().";

export default [
  js.configs.recommended,
  compat.configs["flat/recommended"],
  {
    files: ["static/js/**/*.js", "rules/games/*/static/*.js"],
    languageOptions: { ecmaVersion: 2020, sourceType: "module" },
    settings: { polyfills: ["HTMLDialogElement"] }, // dialogs.js asks first
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "max-len": ["error", { code: 120 }],
      "max-lines-per-function": ["error", 45],
      "no-restricted-globals": ["error", "structuredClone", { name: "Date", message: WALL_CLOCK }],
      "no-restricted-properties": [
        "error",
        { object: "window", property: "Date", message: WALL_CLOCK },
        { object: "globalThis", property: "Date", message: WALL_CLOCK },
        { object: "performance", property: "timeOrigin", message: WALL_CLOCK },
      ],
      "no-restricted-syntax": ["error", ...NEWER_METHODS],
      "no-undef": "off",
      "no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "prefer-const": "error",
      eqeqeq: "error",
    },
  },
  { files: CLASSIC, languageOptions: { sourceType: "script" } },
  { files: OLDEST, languageOptions: { ecmaVersion: 5 } },
];
