// Scripts that are built beside the pages, each one file with all that it imports.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build, type Plugin, type Rollup } from "vite";

/** The script of a TypeScript file. */
async function scriptOf(file: string): Promise<string> {
  const made = (await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { write: false, target: "es2022", modulePreload: false, rolldownOptions: { input: resolve(file) } },
  })) as Rollup.RolldownOutput;
  const { code } = made.output[0];
  if (/\$(state|derived|effect)\b/.test(code)) throw new Error(`${file} imports runes, which only Svelte can compile`);
  return code;
}

/** The scripts of a site without a server: `rascals build-page` writes into them. */
export function anywhere(): Plugin {
  return {
    name: "anywhere",
    apply: "build",
    async generateBundle() {
      for (const name of ["page", "worker", "keep"]) {
        const code = await scriptOf(`src/anywhere/${name}.ts`);
        this.emitFile({
          type: "asset",
          fileName: `anywhere/${name}.js`,
          source: name === "page" ? `(() => {\n${code}})();\n` : code,
        });
      }
    },
  };
}

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

/** The service worker, which knows the files of the bundle by name. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async generateBundle(_options, bundle) {
      const shell = shellOf(bundle);
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const first = [...PICTURES, ...files.filter((name) => shell.has(name))].sort();
      const rest = files.filter((name) => !shell.has(name)).sort();
      const code = await scriptOf("src/worker/worker.ts");
      const page = await readFile("index.html", "utf8");
      const hash = createHash("sha256")
        .update([code, page, ...first, ...rest].join("\n"))
        .digest("hex")
        .slice(0, 16);
      const source = code
        .replaceAll("__SHELL__", JSON.stringify(first))
        .replaceAll("__REST__", JSON.stringify(rest))
        .replaceAll("__BUILD__", JSON.stringify(hash));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}
