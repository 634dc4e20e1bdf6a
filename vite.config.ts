import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const HOME = "http://127.0.0.1:8080";

/** Writes down which modules each chunk was really made of. */
const inventory = (): Plugin => ({
  name: "inventory",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const made = chunks.map(({ fileName, modules }) => [
      fileName,
      Object.keys(modules).filter((id) => modules[id]!.renderedLength),
    ]);
    const source = JSON.stringify(Object.fromEntries(made)).replaceAll(at("."), "");
    this.emitFile({ type: "asset", fileName: ".vite/modules.json", source });
  },
});

/** All words of a language arrive together. */
const words = { test: /\.ftl\?raw$/, name: (id: string) => `words.${/(\w+)\.ftl/.exec(id)![1]}` };

export default defineConfig({
  root: at("web"),
  base: "./",
  plugins: [svelte({ configFile: at("svelte.config.js") }), svelteTesting(), inventory()],
  resolve: { alias: { $web: at("web/src"), $boxes: at("ludoteca/boxes") } },
  server: { fs: { allow: [at(".")] }, proxy: { "/api": { target: HOME }, "/ws": { target: HOME, ws: true } } },
  build: {
    target: ["safari16.4", "chrome111", "firefox113"],
    outDir: at("ludoteca/server/client"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [words] } } },
    license: { fileName: ".vite/license.json" },
  },
  test: { root: at("."), environment: "jsdom", include: ["web/**/*.test.ts", "ludoteca/boxes/*/web/**/*.test.ts"] },
});
