// The usual rules of JavaScript, TypeScript and Svelte; how the code is laid out is Prettier's.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/wire.ts", "src/games/*/view.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-this-alias": ["error", { allowedNames: ["it"] }],
      // What a view or an event holds is each game's own.
      "@typescript-eslint/no-explicit-any": "off",
      // Sets and maps are replaced as wholes, in raw state.
      "svelte/prefer-svelte-reactivity": "off",
      // A space at the edge of a block would be dropped if it were not written so.
      "svelte/no-useless-mustaches": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
