/** What the server tells of a game of Critter Heist, as far as the table around the map reads it. */
import type { Words } from "../../lib/words";

export const GAME = "heist";

export type At = readonly [number, number];

export interface Crew {
  seat: number;
  at: At;
  carried: number[];
  banked: number[];
  points: number;
  suspicion: number;
  /** Its place in the order of leaving, from 1. */
  ended: number | null;
  taken_from: string[];
  waiting: { butterfly: number; fox: number };
  /** The cards in hand; null where the reader may not know them. */
  hand: string[] | null;
  cards: number;
  table: string[];
  /** Tiles in hand, or held for later; null where hidden. */
  held: string[] | null;
  tiles: number;
  chosen: boolean;
  choice: string[] | null;
  pack: string[] | null;
  pack_size: number;
  score: number | null;
}

export interface Pending {
  kind: string;
  seat: number | null;
  by: string;
  tiles: (string | null)[];
  cards: (string | null)[];
  cells: At[];
  left: number | null;
  of: number | null;
}

interface Known {
  where: string;
  cards: string[];
}

export interface HeistView {
  game: string;
  edition: string;
  options: Record<string, boolean | number | string>;
  data?: Record<string, unknown>;
  phase: string;
  first: number;
  round: number;
  turn: number | null;
  acting: number[];
  players: number;
  seats: Crew[];
  status: { id: string; args: Record<string, unknown> } | null;
  winners: number[] | null;
  end_reason: string | null;
  fixed: { at: At; kind: string; place: At; seat: number | null }[];
  board: { at: At; tile: string; rotation: number }[];
  loot: Record<string, number[]>;
  cap: number;
  stack: number;
  unused: number;
  critter_deck: number;
  trap_deck: number;
  piles: number[];
  looked: number[];
  table_pack: number | null;
  discards: string[][];
  trap_discard: string[];
  box: { tiles: string[]; cards: number; loot: number[] };
  used: { moves: number; critters: number; birds: number };
  left: { moves: number; critters: number } | null;
  effects: { ferret: number; no_security: boolean; no_trap: boolean };
  pending: Pending | null;
  countdown: { by: number; turns_left: number[] } | null;
  last_turns: (number | null)[];
  known: Known[];
  top_loot_taken: boolean;
}

/** The number of an edition: 1 to 5. */
export const editionOf = (view: HeistView) => Number(view.edition.slice(1));

export const cellName = ([row, column]: At) => `${row},${column}`;

/** A number with a real minus sign. */
export const signed = (value: number) => (value < 0 ? `−${-value}` : String(value));

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Names of food by what it is worth, the most first; what is worth less than nothing is a token. */
const FOODS: Record<number, string> = {
  10: "canned",
  8: "canned",
  7: "nuts",
  6: "nuts",
  4: "gourd",
  2: "apple",
  [-1]: "minus",
};

/** The food that is worth so much. */
export const foodOf = (value: number) => FOODS[value] ?? (value < 0 ? "minus" : "apple");

/** What a piece of loot looks like: food in v5, before that a coin. */
export const lookOf = (view: { edition: string }, value: number) =>
  view.edition === "v5" || value < 0 ? foodOf(value) : "loot";

/** A piece of loot in words: in v5 it is food by name, else its worth alone. */
export function lootName(words: Words, view: HeistView, value: number): string {
  if (value < 0) return words.term(GAME, "minus");
  return view.edition === "v5"
    ? words.text("heist-around-loot", { loot: words.term(GAME, foodOf(value)), number: value })
    : String(value);
}

/** The turns left to a crew once the end is near; null while nothing runs for it. */
export function turnsLeft(view: HeistView, seat: number): number | null {
  if (view.seats[seat]?.ended) return null;
  if (view.countdown) return seat === view.countdown.by ? null : (view.countdown.turns_left[seat] ?? null);
  return view.last_turns[seat] ?? null;
}

/** What the reader has been shown of a place and still knows: `hand 1`, `pile 2`, `stack top`. */
export const knownOf = (view: HeistView, where: string): readonly string[] =>
  view.known.find((fact) => fact.where === where)?.cards ?? [];

/** Each card once with how many there are of it, in the order they first appear. */
export function counted(cards: readonly string[]): [string, number][] {
  return [...new Set(cards)].map((card) => [card, cards.filter((one) => one === card).length]);
}

/** The discard pile of a seat, the last card on top; v1 has one for all. */
export const discardOf = (view: HeistView, seat: number): readonly string[] =>
  view.discards[view.discards.length === 1 ? 0 : seat] ?? [];
