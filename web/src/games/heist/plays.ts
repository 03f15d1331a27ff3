/** Which moves belong to which card, and the places on the map that a move touches. */
import type { MoveInfo } from "../../wire";
import { waysOf } from "./ground";
import { type At, cellName, editionOf, type HeistView } from "./view";

/** A card that the reader may play: from the hand, or the copy on the table. */
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

/** Where a critter may work that is not aimed before: tiles for a mole, places behind walls for a ferret. */
export function reachOf(view: HeistView, you: number, critter: string): string[] {
  if (critter === "mole") return diggable(view, you);
  return critter === "ferret" ? behindWalls(view, you) : [];
}

/** The cells of the place that a crew stands on: of a stash all of them. */
function cellsUnder(view: HeistView, seat: number): At[] {
  const at = view.seats[seat]?.at;
  if (!at) return [];
  const whole = view.fixed.filter(({ place }) => cellName(place) === cellName(at)).map((one) => one.at);
  return whole.length > 0 ? whole : [at];
}

const beside = (cells: readonly At[]): At[] =>
  cells.flatMap(([row, column]) => STEPS.map(([down, right]): At => [row + down, column + right]));

/** The tiles that a mole may replace, as far as the map shows it. [H-18.mole.v1, H-18.mole.v2, H-18.mole.v5] */
function diggable(view: HeistView, you: number): string[] {
  const crews = view.seats.filter(({ ended }) => ended === null);
  const taken = new Set(crews.map(({ at }) => cellName(at)));
  const near = editionOf(view) === 1 ? [you] : crews.map(({ seat }) => seat);
  const reached = new Set(near.flatMap((seat) => beside(cellsUnder(view, seat))).map(cellName));
  const tiles = view.board.map(({ at }) => cellName(at)).filter((cell) => !taken.has(cell));
  return editionOf(view) === 5 ? tiles : tiles.filter((cell) => reached.has(cell));
}

/** The places beside a crew to which no path leads it: there a wall is in between. [H-18.ferret.v1] */
function behindWalls(view: HeistView, you: number): string[] {
  const ways = new Map<string, number>(
    view.board.map(({ at, tile, rotation }) => [cellName(at), waysOf(tile.split("-")[0] ?? "", rotation)]),
  );
  const fixed = new Set(view.fixed.map(({ at }) => cellName(at)));
  const open = (cell: string, way: number) => fixed.has(cell) || ((ways.get(cell) ?? 0) >> way) % 2 === 1;
  const own = cellsUnder(view, you);
  const inside = new Set(own.map(cellName));
  return own.flatMap((at) =>
    STEPS.flatMap(([down, right], way) => {
      const [from, to] = [cellName(at), cellName([at[0] + down, at[1] + right])];
      const there = fixed.has(to) || ways.has(to);
      return there && !inside.has(to) && !(open(from, way) && open(to, (way + 2) % 4)) ? [to] : [];
    }),
  );
}
