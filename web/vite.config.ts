import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { installable } from "./app.mjs";
import { filledUp } from "./catalogues.mjs";

const server = "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), filledUp(), installable()],
  // Tests run the client's build of Svelte, whose runes are live.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/windfall/server/client",
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/worker/sw.ts" },
      // A service worker is for all below its own address, which must stay the same.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  // The catalogues of words are the Python package's, and lie outside of this folder.
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: ["..", "../src/windfall/catalogues"] },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/speak.ts"] },
}));
