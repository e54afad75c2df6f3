import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cardIcons } from "./card-icons.ts";

// The built files are served by the Python server and travel in its wheel.
export default defineConfig({
  plugins: [svelte(), cardIcons()],
  base: "/",
  build: { outDir: "../src/freehold/server/dist", emptyOutDir: true, target: "es2022", sourcemap: false },
  // `npm run dev` beside a running `freehold serve`.
  server: { proxy: { "/api": "http://127.0.0.1:8400", "/ws": { target: "ws://127.0.0.1:8400", ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
