// The places of a board: where they are drawn, what stands there, and which moves name them.
import type { BoardInfo, MoveInfo } from "../../wire";

export interface Spot {
  name: string;
  /** The middle of the place, in steps from the upper left corner of the drawing. */
  x: number;
  y: number;
}

/** A board in steps: 1 is the distance of its closest places, and half a step is left free around them. */
export interface Drawing {
  spots: Spot[];
  links: { from: Spot; to: Spot }[];
  width: number;
  height: number;
  grid: boolean;
}

export function drawingOf(board: BoardInfo): Drawing {
  const step = closest(board);
  const [left, top] = [Math.min(...board.places.map(({ x }) => x)), Math.min(...board.places.map(({ y }) => y))];
  const spots = board.places.map(({ name, x, y }) => ({ name, x: (x - left) / step + 0.5, y: (y - top) / step + 0.5 }));
  const found = new Map(spots.map((spot) => [spot.name, spot]));
  const links = board.links.flatMap(([one = "", other = ""]) => {
    const [from, to] = [found.get(one), found.get(other)];
    return from && to ? [{ from, to }] : [];
  });
  const width = Math.max(...spots.map(({ x }) => x)) + 0.5;
  const height = Math.max(...spots.map(({ y }) => y)) + 0.5;
  return { spots, links, width, height, grid: board.rows !== null && board.columns !== null };
}

function closest({ places }: BoardInfo): number {
  const gaps = places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  return Math.min(...gaps.filter((gap) => gap > 0), Infinity) === Infinity
    ? 1
    : Math.min(...gaps.filter((gap) => gap > 0));
}

/** What a game says lies at a place of a grid, for games whose board grows: see `grounds` in the registry. */
export interface Ground {
  /** How it looks. */
  kind: "start" | "side" | "centre" | "preset" | "tile";
  /** The ways that paths lead to, as bits: n 1, e 2, s 4, w 8. */
  ways: number;
  hazard: "security" | "trap" | null;
  /** What can be taken there, by its worth. */
  numbers: readonly number[];
  /** Whose it is. */
  seat: number | null;
  /** Its words, as terms of the game. */
  terms: readonly string[];
}

/** The part of a grid that a game plays on, where its view tells a size. */
export function playedOn(board: BoardInfo, view: Record<string, unknown>): BoardInfo {
  const size = view["size"];
  if (board.rows === null || !Array.isArray(size)) return board;
  const [rows, columns] = size as number[];
  const inside = ({ x, y }: { x: number; y: number }) => y < (rows ?? 0) && x < (columns ?? 0);
  return { ...board, places: board.places.filter(inside) };
}

/** Something at a place: a seat's, by the field that names the place, or the table's own. */
export interface Piece {
  seat: number | null;
  field: string;
  /** The first of a seat's fields that name a place is where the seat itself stands. */
  main: boolean;
}

/** What stands where, by the names of the places. */
export function piecesOf(view: Record<string, unknown>, board: BoardInfo): Map<string, Piece[]> {
  const names = new Set(board.places.map(({ name }) => name));
  const pieces = new Map<string, Piece[]>(board.places.map(({ name }) => [name, []]));
  const put = (value: unknown, piece: Piece) => placesIn(value, names).forEach((name) => pieces.get(name)?.push(piece));
  for (const [field, value] of Object.entries(view)) {
    if (field === "seats") continue;
    put(value, { seat: null, field, main: true });
  }
  const seats = Array.isArray(view["seats"]) ? (view["seats"] as Record<string, unknown>[]) : [];
  for (const [index, fields] of seats.entries()) {
    const seat = typeof fields["seat"] === "number" ? fields["seat"] : index;
    const naming = Object.entries(fields).filter(([, value]) => placesIn(value, names).length > 0);
    naming.forEach(([field, value], place) => put(value, { seat, field, main: place === 0 }));
  }
  return pieces;
}

/** The places that a value names: a place, a row and a column of it, or a list of nothing else. */
function placesIn(value: unknown, names: ReadonlySet<string>): string[] {
  if (Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)) {
    const name = value.join(",");
    return names.has(name) ? [name] : [];
  }
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.every((one) => typeof one === "string" && names.has(one)) ? (list as string[]) : [];
}

/** Whether a move names a place, alone or in a list. */
export const names = (move: MoveInfo, place: string) =>
  Object.values(move.args).some((value) => value === place || (Array.isArray(value) && value.includes(place)));

/** The moves that name all of these places. */
export const naming = (moves: readonly MoveInfo[], places: readonly string[]) =>
  moves.filter((move) => places.every((place) => names(move, place)));

/**
 * The places chosen after one more: a second place of the same moves is added, a chosen one let go; any other begins
 * again.
 */
export function chosenAfter(moves: readonly MoveInfo[], chosen: readonly string[], place: string): string[] {
  if (chosen.includes(place)) return chosen.filter((one) => one !== place);
  const more = [...chosen, place];
  return naming(moves, more).length > 0 ? more : [place];
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place to which an arrow key leads: the nearest in that direction, straight ahead before aside; null for none. */
export function placeTowards(spots: readonly Spot[], from: number, key: string): number | null {
  const [way, here] = [WAYS[key], spots[from]];
  if (!way || !here) return null;
  const [right, down] = way;
  let [best, least]: [number | null, number] = [null, Infinity];
  for (const [index, spot] of spots.entries()) {
    const [dx, dy] = [spot.x - here.x, spot.y - here.y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    if (ahead > 0.01 && ahead + 2 * aside < least && aside <= 2 * ahead) [best, least] = [index, ahead + 2 * aside];
  }
  return best;
}
