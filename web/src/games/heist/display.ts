/** What the server tells of a game of Critter Heist, as far as the table around the map reads it. */
import type { Words } from "../../lib/words";

import type { At, HeistView } from "./view";

export const GAME = "heist";

export const cellName = ([row, column]: At) => `${row},${column}`;

/** A number with a real minus sign. */
export const signed = (value: number) => (value < 0 ? `−${-value}` : String(value));

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The food that is worth so much. */
export const foodOf = ({ worths }: Pick<HeistView, "worths">, value: number): string =>
  Object.keys(worths).find((food) => worths[food] === value) ?? "loot";

/** What a piece of loot looks like: food in v5, before that a coin. */
export const lookOf = (view: Pick<HeistView, "edition" | "worths">, value: number) =>
  view.edition === "v5" || value < 0 ? foodOf(view, value) : "loot";

/** A piece of loot in words: in v5 it is food by name, else its worth alone. */
export function lootName(words: Words, view: HeistView, value: number): string {
  if (value < 0) return words.term(GAME, "minus");
  return view.edition === "v5"
    ? words.text("heist-around-loot", { loot: words.term(GAME, foodOf(view, value)), number: value })
    : String(value);
}

/** The turns left to a crew once the end is near; null while nothing runs for it. */
export function turnsLeft(view: HeistView, seat: number): number | null {
  if (view.seats[seat]?.ended) return null;
  if (view.countdown) return seat === view.countdown.by ? null : (view.countdown.turns_left[seat] ?? null);
  return view.last_turns[seat] ?? null;
}

/** What the player has been shown of a place and still knows: `hand 1`, `pile 2`, `stack top`. */
export const knownOf = (view: HeistView, where: string): readonly string[] =>
  view.known.find((fact) => fact.where === where)?.cards ?? [];

/** Each card once with how many there are of it, in the order they first appear. */
export function counted(cards: readonly string[]): [string, number][] {
  return [...new Set(cards)].map((card) => [card, cards.filter((one) => one === card).length]);
}

/** The discard pile of a seat, the last card on top; v1 has one for all. */
export const discardOf = (view: HeistView, seat: number): readonly string[] =>
  view.discards[view.discards.length === 1 ? 0 : seat] ?? [];
