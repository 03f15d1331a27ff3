import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { serviceWorker } from "./worker.plugin";

// `npm run dev` talks to a running `rascals serve`; RASCALS_SERVER names another address.
const serverOf = (mode: string) => loadEnv(mode, ".", "RASCALS_")["RASCALS_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: "../src/rascals/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // No data: addresses: the server's content security policy allows only files of its own.
    assetsInlineLimit: 0,
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    // The texts lie beside the rules, in the package.
    fs: { allow: [".."] },
    proxy: {
      "/api": serverOf(mode),
      "/ws": { target: serverOf(mode).replace("http", "ws"), ws: true },
    },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
}));
