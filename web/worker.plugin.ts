// Builds the service worker: one script without imports, which knows the files of the bundle by name.
import { createHash } from "node:crypto";
import type { Plugin, Rollup } from "vite";
import { scriptOf } from "./script";

const WORKER = "src/worker/worker.ts";
const PICTURES = ["favicon.svg", "manifest.webmanifest", "icons/icon-192.png"];

/** The chunk of the page, all that it imports at once, and their styles. */
function shellOf(bundle: Rollup.OutputBundle): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    chunk.imports.forEach(add);
    chunk.viteMetadata?.importedCss.forEach((style) => found.add(style));
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === "chunk" && chunk.isEntry) add(chunk.fileName);
  return found;
}

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async generateBundle(_options, bundle) {
      const shell = shellOf(bundle);
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const first = [...PICTURES, ...files.filter((name) => shell.has(name))].sort();
      const rest = files.filter((name) => !shell.has(name)).sort();
      const { readFile } = await import("node:fs/promises");
      const code = await scriptOf(WORKER);
      const page = await readFile("index.html", "utf8");
      const build = createHash("sha256")
        .update([code, page, ...first, ...rest].join("\n"))
        .digest("hex")
        .slice(0, 16);
      const source = code
        .replaceAll("__SHELL__", JSON.stringify(first))
        .replaceAll("__REST__", JSON.stringify(rest))
        .replaceAll("__BUILD__", JSON.stringify(build));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}
