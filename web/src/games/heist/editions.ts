/** What the critters and traps of an edition do, in words. */
import type { Words } from "../../lib/words";

const EDITIONS = ["v1", "v2", "v3", "v4", "v5"];

/** One line on what a critter or trap does in an edition: what came with that or the last one before; nothing where it is not in it. */
export function doesWhat(words: Words, edition: string, name: string): string {
  const so = EDITIONS.slice(0, EDITIONS.indexOf(edition) + 1).reverse();
  return words.first(so.map((from) => `heist-does-${name}-${from}`)) ?? "";
}
