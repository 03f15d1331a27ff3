/** What a seat or a spectator knows of a game of Felicity: the JSON view, field by field. Null is hidden. */
import { printedValue } from "../../art/pets";
import type { Words } from "../../lib/words";

import type { FelicityView, MouseCard } from "./types";

export type { FelicityView, MouseCard, Player, RowCard } from "./types";

export const GAME = "felicity";

/** The ten cards of a set in their usual order. */
export { PETS } from "../../art/pets";

/** Numbers of all mouse cards by the number of players. [F-02] */
export const MOUSE_CARDS: Record<number, number[]> = { 3: [3, 6], 4: [2, 4, 6], 5: [2, 3, 4, 6] };

export function isDog(pet: string | null): boolean {
  return pet === "large-dog" || pet === "small-dog";
}

/** What is printed in the corner of a card: a number, or the word of a dog. */
export function printed(words: Words, pet: string): string {
  return isDog(pet) ? words.text(`felicity-board-mark-${pet}`) : printedValue(pet);
}

/** A card in words, and what is printed on it where that says something else: who speaks to the page says what they read. */
export function printedName(words: Words, pet: string): string {
  const term = words.term(GAME, pet);
  return isCat(pet) ? term : `${term} (${printed(words, pet)})`;
}

export function isCat(pet: string | null): boolean {
  return pet !== null && /^-?\d+$/.test(pet);
}

/** Points of the cats among these pets; rabbits and dogs count nothing. */
export function catPoints(pets: string[]): number {
  return pets.filter(isCat).reduce((sum, pet) => sum + Number(pet), 0);
}

/** The seat, or the dummy at index `players`, whose card lies at a place of the row. [F-08] */
export function ownerOfPlace(view: Pick<FelicityView, "players" | "row_size" | "start">, place: number): number {
  const dummies = view.row_size - view.players;
  return place < dummies ? view.players : (view.start + place - dummies) % view.players;
}

/** The least and the most that may be bid now by a seat, whether or not it is its turn. [F-11, F-15] */
export function bidLimits(view: FelicityView, seat: number): { least: number; most: number; take: boolean } {
  const own = view.seats[seat];
  const take = view.bidders === 1 && view.highest_bid === 0 && own?.passed === false;
  const purse = (own?.mice ?? 0) + (own?.bid ?? 0);
  return { least: view.highest_bid + 1, most: take ? Math.min(1, purse) : purse, take };
}

/** The mouse card the next pass claims, or null when none is left. */
export function nextMouseCard(view: FelicityView): MouseCard | null {
  return view.mouse_cards[0] ?? null;
}
