import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import { layers } from "./tools/layers.js";

export default ts.config(
  { ignores: ["node_modules/", "src/wire/types.ts", "src/games/*/view.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    files: ["src/**"],
    plugins: { tafelrunde: { rules: { layers } } },
    rules: { "tafelrunde/layers": "error" },
  },
  {
    rules: {
      "no-undef": "off", // TypeScript knows it better
      "svelte/no-navigation-without-resolve": "off", // addresses are plain: there is no SvelteKit
      "svelte/prefer-svelte-reactivity": "off", // state is replaced as a whole, never changed inside
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-empty-function": "off", // an empty function is written on purpose
    },
  },
);
