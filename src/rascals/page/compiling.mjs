// Runs compiling.py in Pyodide: node compiling.mjs FOLDER ARCHIVE... The folder contains Pyodide's files, compiling.py,
// and the archives, which the compiled ones replace.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...archives] = process.argv.slice(2);
const file = (name) => join(folder, name);
process.on("uncaughtException", ended);
try {
  const { loadPyodide } = await import(pathToFileURL(file("pyodide.mjs")).href);
  const lock = JSON.parse(await readFile(file("lock.json"), "utf8"));
  const python = await loadPyodide({ indexURL: folder, lockFileContents: lock });
  python.runPython(await readFile(file("compiling.py"), "utf8"));
  const compiled = python.globals.get("compiled");
  for (const name of archives) {
    const given = python.toPy(new Uint8Array(await readFile(file(name)))).tobytes();
    await writeFile(file(name), compiled(given).toJs());
  }
} catch (error) {
  ended(error);
}

/** Print only the error's message, not the minified script around it, and exit. */
function ended(error) {
  console.error(String(error?.message ?? error).slice(-2000));
  process.exit(1);
}
