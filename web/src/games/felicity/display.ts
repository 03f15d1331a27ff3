/** What a seat or a spectator knows of a game of Felicity: the JSON view, field by field. Null is hidden. */
import { printedValue } from "../../art/pets";
import type { Words } from "../../lib/words";

export const GAME = "felicity";

/** The ten cards of a set in their usual order. */
export { PETS } from "../../art/pets";

export function isDog(pet: string | null): boolean {
  return pet === "large-dog" || pet === "small-dog";
}

/** What is printed in the corner of a card: a number, or the word of a dog. */
export function printed(words: Words, pet: string): string {
  return isDog(pet) ? words.text(`felicity-board-mark-${pet}`) : printedValue(pet);
}

/** A card in words, followed by what is printed on it if that differs: a user of voice control says what they read. */
export function printedName(words: Words, pet: string): string {
  const term = words.term(GAME, pet);
  return isCat(pet) ? term : `${term} (${printed(words, pet)})`;
}

export function isCat(pet: string | null): boolean {
  return pet !== null && /^-?\d+$/.test(pet);
}

/** What some pets are worth together. */
export function pointsOf(pets: readonly string[], worths: Readonly<Record<string, number>>): number {
  return pets.reduce((sum, pet) => sum + (worths[pet] ?? 0), 0);
}
