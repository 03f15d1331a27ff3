// One script of a TypeScript file that imports nothing but types.
import { readFile } from "node:fs/promises";

export async function scriptOf(file: string): Promise<string> {
  const { transformWithOxc } = await import("vite");
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file, { sourcemap: false });
  return code.replace(/^export \{\s*\};?$/m, ""); // they are modules for the checks alone
}
