import { fileURLToPath } from "node:url";
import { defineConfig } from "eslint/config";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import imports from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const scripts = fileURLToPath(new URL("eslint.scripts.js", import.meta.url));

export default defineConfig(
  { ignores: [".venv", "dist", "docs", "ludoteca/server/client"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.ts", "**/*.svelte"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    plugins: { "import-x": imports },
    settings: {
      "import-x/parsers": { "@typescript-eslint/parser": [".ts"], [scripts]: [".svelte"] },
      "import-x/resolver-next": [createTypeScriptImportResolver({ extensions: [".ts", ".svelte", ".js"] })],
    },
    rules: {
      "import-x/no-cycle": "error",
      "svelte/block-lang": ["error", { script: "ts" }],
      "svelte/no-at-html-tags": "off",
    },
  },
);
