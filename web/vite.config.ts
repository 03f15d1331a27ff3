import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { anywhere, serviceWorker } from "./plugins";

// `npm run dev` talks to a running `rascals serve`; RASCALS_SERVER names another address.
const serverOf = (mode: string) => loadEnv(mode, ".", "RASCALS_")["RASCALS_SERVER"] ?? "http://127.0.0.1:8000";

// What every page has, and what table and replay share from the first.
const BASE =
  /node_modules|src\/(lib\/(?!connection|kept|lines|listing|mygames|store)|parts\/(Altered|Choice|Fan|Icon|LearnLink|Logo|Nickname|SeatName)|art\/SeatSymbol|games\/registry)/;
const TABLE =
  /src\/(lib\/(?!listing|kept|mygames)|parts\/(?!Chat|Copy|Graph|Players|Ranking|Result|RulesText|Say)|sitting|sound\/play|coach\/whole|lesson\/hints|games\/(board|ghosts|named|status|show|undecided))/;
// The end of every game.
const END = /src\/parts\/(Graph|Ranking|Result)/;
// What this device knows of its own games, wherever they are told of.
const DEVICE = /src\/(called\/calls|lib\/mygames)/;

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), serviceWorker(), anywhere()],
  // Files name each other by where they lie, so that a site without a server can lie in any folder; the page is found at any depth.
  experimental: { renderBuiltUrl: (_name, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  build: {
    outDir: "../src/rascals/server/static",
    emptyOutDir: true,
    // The server reads there what a page will ask for, and names it in the head.
    manifest: "chunks.json",
    target: "es2022",
    modulePreload: { polyfill: false },
    // Few files: each costs a question and its headers.
    rolldownOptions: {
      // Nobody here makes elements of their own, for which Svelte would bring its older ways along.
      treeshake: { moduleSideEffects: (id) => !id.includes("/dom/elements/custom-element.js") },
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: BASE, priority: 2 },
            { name: "table", test: TABLE, minShareCount: 2, priority: 1 },
            { name: "end", test: END, minShareCount: 2 },
            { name: "device", test: DEVICE, minShareCount: 2 },
          ],
        },
      },
    },
    // No data: addresses: the server's content security policy allows only files of its own.
    assetsInlineLimit: 0,
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    // The texts lie beside the rules, in the package.
    fs: { allow: [".."] },
    proxy: { "/api": serverOf(mode), "/ws": { target: serverOf(mode).replace("http", "ws"), ws: true } },
  },
  // Threads begin slowly: files share them, and find everything as it was (tests/afresh.ts).
  test: {
    environment: "jsdom",
    pool: "threads",
    isolate: false,
    setupFiles: ["tests/afresh.ts"],
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    // Milliseconds; they only end what hangs, however slow the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 300_000,
  },
}));
