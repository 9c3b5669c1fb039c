// Old phones read these scripts as they are: syntax newer than ES2020 is an error.
// Names that nobody declared are found by the type checker (tsconfig.json).
import js from "@eslint/js";

const ES5_SCRIPTS = ["static/js/browser_support.js", "static/js/join.js", "static/js/rejoin.js", "static/js/name_length.js", "static/js/style_support.js"];

const NEWER_THAN_ES2020 = ["at", "findLast", "findLastIndex", "hasOwn", "replaceAll"].map((name) => ({
  selector: `CallExpression[callee.property.name="${name}"]`,
  message: `Safari 14 does not know ${name}().`,
}));

export default [
  js.configs.recommended,
  {
    files: ["static/js/**/*.js", "rules/games/*/static/*.js"],
    languageOptions: { ecmaVersion: 2020, sourceType: "module" },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "max-len": ["error", { code: 120 }],
      "max-lines-per-function": ["error", 45],
      "no-restricted-globals": ["error", "structuredClone"],
      "no-restricted-syntax": ["error", ...NEWER_THAN_ES2020],
      "no-undef": "off",
      "no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "prefer-const": "error",
      eqeqeq: "error",
    },
  },
  { files: ES5_SCRIPTS, languageOptions: { sourceType: "script" } },
  { files: [ES5_SCRIPTS[0], ES5_SCRIPTS[1], ES5_SCRIPTS[4]], languageOptions: { ecmaVersion: 5 } },
];
