// One script of a TypeScript file, with all that it imports.
import { resolve } from "node:path";
import type { Rollup } from "vite";

export async function scriptOf(file: string): Promise<string> {
  const { build } = await import("vite");
  const made = (await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { write: false, target: "es2022", modulePreload: false, rolldownOptions: { input: resolve(file) } },
  })) as Rollup.RolldownOutput;
  return made.output[0].code;
}
