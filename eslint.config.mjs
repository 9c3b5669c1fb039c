// Phones read these scripts as they are: syntax newer than ES2022 is an error.
// Names that nobody declared are found by the type checker (tsconfig.json).
// What else the browsers in package.json lack is an error too, unless a script asks first (eslint-plugin-compat).
import js from "@eslint/js";
import compat from "eslint-plugin-compat";

// Methods that Safari 15.4 or Chrome 105 does not know. eslint-plugin-compat sees only what hangs on a global name.
const NEWER_METHODS = [
  ...["checkVisibility", "groupBy", "moveBefore", "requestSubmit", "startViewTransition"],
  ...["toReversed", "toSorted", "toSpliced"],
].map((name) => ({
  selector: `CallExpression[optional=false][callee.property.name="${name}"]`,
  message: `Safari 15.4 or Chrome 105 does not know ${name}().`,
}));

// A phone's clock may be set, or set itself, while somebody plays. No page shows a date.
// Some browsers have no storage, and some throw where it is touched.
const UNGUARDED = "Use storage.js: not every browser has a storage.";
const WALL_CLOCK = "The clock on the wall may jump: measure with performance.now(), or wait with setTimeout().";

// What a page says comes from its messages (words.js): a script neither writes words nor puts them together.
const OURS = "Say it with a message: say() or fill() of words.js.";
const { raw } = String;
const TEXT = ':not(NewExpression[callee.name="Error"] > *)'; // errors are for engineers
const OTHER = raw`[value.raw!=/[.#>=[\]]|^px /]`; // a selector, or a length of a style
const WORDS_IN_SCRIPTS = [
  // `${count} left`, `${words}: ${count}`
  raw`TemplateLiteral${TEXT} > TemplateElement[value.raw=/\s\p{L}{2,}(\s|$)|^\p{L}{2,}\s/u]${OTHER}`,
  raw`TemplateLiteral${TEXT} > TemplateElement[value.raw=/^[,:;.·–—!?\s]*\s[,:;.·–—!?\s]*$/]`,
  // words + ". " + reason, names.join(", ")
  raw`BinaryExpression[operator="+"]${TEXT} > Literal[value=/\p{L}{2,}|[,:;.·–—!?\s]/u][value!=/[?/]\p{L}/u]`,
  raw`CallExpression[callee.property.name="join"] > Literal[value=/[,;:.·]/]`,
  // write(place, "Sealed"), place.textContent = "Sealed", "Seal it now"
  raw`CallExpression[callee.name=/^(write|toast|explain)$/] > Literal[value=/^\p{Lu}/u]`,
  raw`AssignmentExpression[left.property.name=/^(textContent|ariaLabel|title|placeholder)$/] > Literal[value=/\p{L}/u]`,
  raw`Literal[value=/\p{L}{2,} \p{L}{2,}/u][value!=/[.#>=[\]-]/]`,
  // The name of a message stands whole in the script, where a search finds it.
  raw`CallExpression[callee.name=/^(say|fill)$/] > :matches(TemplateLiteral, BinaryExpression):first-child`,
].map((selector) => ({ selector, message: OURS }));

export default [
  js.configs.recommended,
  compat.configs["flat/recommended"],
  {
    files: ["static/js/**/*.js", "rules/games/*/static/*.js"],
    languageOptions: { ecmaVersion: 2022, sourceType: "module" },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "max-len": ["error", { code: 120 }],
      "max-lines-per-function": ["error", 45],
      "no-restricted-globals": [
        "error",
        { name: "Date", message: WALL_CLOCK },
        { name: "localStorage", message: UNGUARDED },
        { name: "sessionStorage", message: UNGUARDED },
      ],
      "no-restricted-properties": [
        "error",
        { object: "window", property: "Date", message: WALL_CLOCK },
        { object: "globalThis", property: "Date", message: WALL_CLOCK },
        { object: "window", property: "localStorage", message: UNGUARDED },
        { object: "window", property: "sessionStorage", message: UNGUARDED },
        { object: "performance", property: "timeOrigin", message: WALL_CLOCK },
      ],
      "no-restricted-syntax": ["error", ...NEWER_METHODS, ...WORDS_IN_SCRIPTS],
      "no-undef": "off",
      "no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "prefer-const": "error",
      eqeqeq: "error",
    },
  },
];
