// Builds the scripts of a site without a server, one file each: `rascals build-page` writes into them.
import type { Plugin } from "vite";
import { scriptOf } from "./script";

const SCRIPTS = ["page", "worker", "keep"];

export function anywhere(): Plugin {
  return {
    name: "anywhere",
    apply: "build",
    async generateBundle() {
      for (const name of SCRIPTS) {
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
