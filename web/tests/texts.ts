// The Fluent sources as the server joins them, read from the repository.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Words } from "../src/lib/words";

const ROOT = join(import.meta.dirname, "..", "..", "src", "rascals");

export const LANGUAGES = ["en", "fr", "de"] as const;

/** Names of values that are seats, as the server tells them of these games. */
export const SEATS = {
  felicity: ["seat", "acting", "winners", "owner", "start", "turn"],
  goodcritters: ["seat", "acting", "winners", "owner", "boss", "turn", "threat", "to", "from", "by", "maker"],
  heist: ["seat", "acting", "winners", "by", "first", "from", "of", "to", "turn", "victims"],
  goons: ["seat", "acting", "winners", "order", "tied", "to"],
};

export function source(language: string): string {
  const games = readdirSync(join(ROOT, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = [join(ROOT, "text"), ...games.map((game) => join(ROOT, "games", game.name, "text"))];
  return files.map((folder) => read(join(folder, `${language}.ftl`))).join("\n");
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** All of the application's own sources, with their paths. */
export function sources(folder = join(import.meta.dirname, "..", "src")): [string, string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [[path, readFileSync(path, "utf8")]] : [];
  });
}

/** All texts in English. */
export const english = new Words("en", source("en"), SEATS);
