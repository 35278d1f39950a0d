import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Tests run the client's build of Svelte, whose runes are live.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: { outDir: "../src/windfall/server/client", emptyOutDir: true },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
}));
