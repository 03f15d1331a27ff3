/** What the critters and traps of an edition are and do, by the clauses H-17, H-18 and H-22. */
import type { Words } from "../../lib/words";

const CRITTERS: Record<string, readonly string[]> = {
  v1: ["raccoon", "mole", "ferret", "bird", "hedgehog", "butterfly", "mouse", "squirrel", "bat", "owl"],
  v2: ["raccoon", "mole", "ferret", "bird", "butterfly", "squirrel", "bat", "owl", "snake", "fox"],
  v3: ["raccoon", "mole", "ferret", "bird", "butterfly", "squirrel", "bat", "owl", "snake", "fox"],
  v4: ["raccoon", "mole", "ferret", "bird", "butterfly", "squirrel", "bat", "owl", "snake", "fox", "badger"],
  v5: ["raccoon", "mole", "ferret", "bird", "butterfly", "squirrel", "bat", "owl", "fox", "spider"],
};
const FIRST_TRAPS = ["rotate", "tile", "swap", "suspicion"];
const TRAPS = ["fake-path", "slippery", "pit", "camera", "hook"];
const LEAVE_AT_ONCE: Record<string, readonly string[]> = {
  v2: ["raccoon", "owl", "snake", "squirrel"],
  v3: ["raccoon", "owl", "snake", "squirrel"],
  v4: ["raccoon", "owl", "snake", "squirrel"],
  v5: ["raccoon", "squirrel", "bat"],
};
const ALL_TRAPS: ReadonlySet<string> = new Set([...FIRST_TRAPS, ...TRAPS]);
const EDITIONS = 5;

export const crittersOf = (edition: string): readonly string[] => CRITTERS[edition] ?? [];

export const trapsOf = (edition: string): readonly string[] => (edition === "v1" ? FIRST_TRAPS : TRAPS);

/** How often a card from the hand works: `given` is v5's owl, which goes to another hand. [H-17] */
export function usesOf(edition: string, critter: string): "once" | "twice" | "given" {
  if (edition === "v1" || LEAVE_AT_ONCE[edition]?.includes(critter)) return "once";
  return edition === "v5" && critter === "owl" ? "given" : "twice";
}

/** The texts that may say what a critter or trap does, the one that holds in this edition first. */
function textsOf(edition: string, name: string): string[] {
  const number = Number(edition.slice(1));
  return Array.from({ length: EDITIONS }, (_, index) => index + 1)
    .filter((from) => from <= number)
    .reverse()
    .map((from) => `heist-does-${name}-v${from}`);
}

/** One line on what a critter or trap does in an edition; nothing where it is not in it. */
export const doesWhat = (words: Words, edition: string, name: string): string =>
  words.first(textsOf(edition, name)) ?? "";

/** The clause that says what a critter or trap does in an edition: `H-18.mole.v2`. */
export function clauseOf(words: Words, edition: string, name: string): string {
  const found = textsOf(edition, name).find((id) => words.has(id));
  const clause = ALL_TRAPS.has(name) ? "H-22" : "H-18";
  return found ? `${clause}.${found.slice("heist-does-".length).replace(/-(v\d)$/, ".$1")}` : clause;
}
