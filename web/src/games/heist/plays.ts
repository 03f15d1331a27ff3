/** Which moves belong to which card, and the places on the map that a move touches. */
import type { MoveInfo } from "../../wire";
import { cellName } from "./display";
import type { At, HeistView } from "./view";

/** A card that the player may play: from the hand, or the copy on the table. */
export interface Card {
  critter: string;
  table: boolean;
}

export const keyOf = (card: Card) => (card.table ? `${card.critter} table` : card.critter);

/** Moves that the map itself takes: steps, and tiles being placed or turned. */
const ON_MAP: ReadonlySet<string> = new Set([
  "move",
  "move_to",
  "place",
  "place_tile",
  "place_held",
  "web",
  "turn",
  "at",
  "rotate",
]);
const OF_CARDS: ReadonlySet<string> = new Set(["play", "play_table"]);

/** The moves that need a button of their own. */
export const simpleMoves = (moves: readonly MoveInfo[]) =>
  moves.filter(({ kind }) => !ON_MAP.has(kind) && !OF_CARDS.has(kind));

export const ofKind = (moves: readonly MoveInfo[], ...kinds: string[]) =>
  moves.filter(({ kind }) => kinds.includes(kind));

/** The move that a card begins, or with which it answers security or a trap, if it may now. */
export const playOf = (moves: readonly MoveInfo[], card: Card): MoveInfo | undefined =>
  ofKind(moves, card.table ? "play_table" : "play").find(({ args }) => args["critter"] === card.critter) ??
  answerOf(moves, card);

/** The move with which a card answers security or a trap, if it may now. */
export const answerOf = (moves: readonly MoveInfo[], card: Card): MoveInfo | undefined =>
  ofKind(moves, card.table ? "evade_table" : "evade").find(({ args }) => args["critter"] === card.critter);

/** How a card is written when it is asked why it may not be played. */
export const written = (card: Card) => `play ${keyOf(card)}`;

const STEPS: readonly At[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];
const WAYS = ["n", "e", "s", "w"];

/** The places that the steps of a move name: of a seat where its crew stands, of a way the place it leads to. */
export function placesOf(view: HeistView, steps: readonly MoveInfo[]): string[] {
  const cells: string[] = [];
  let from: At | undefined;
  for (const { kind, args } of steps) {
    const crew = kind === "target" ? view.seats[Number(args["seat"])] : undefined;
    if (crew) cells.push(cellName((from = crew.at)));
    const step = STEPS[WAYS.indexOf(String(args["way"]))];
    if (step && from) cells.push(cellName([from[0] + step[0], from[1] + step[1]]));
    if (typeof args["cell"] === "string") cells.push(args["cell"]);
  }
  return cells;
}
