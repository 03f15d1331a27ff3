// The floor plan as the view tells it: cells, rooms, crews, and which ways are open.
import type { Cell } from "../../../map/camera";
import type { Ground } from "../../generic/places";
import { groundOf } from "../ground";
import { lookOf as look } from "../display";
import type { At, Crew as CrewTold, HeistView, Kind } from "../view";

export interface Crew {
  seat: number;
  at: string;
  /** Off the heist: it stands nowhere any more. */
  ended: boolean;
  taken: readonly string[];
  held: readonly string[];
}

/** A stash: several cells that are one place, named by the first. */
export interface Room {
  name: string;
  kind: Kind;
  cells: readonly string[];
  row: number;
  column: number;
  rows: number;
  columns: number;
  numbers: readonly number[];
}

export interface Plan {
  rows: number;
  columns: number;
  ground: ReadonlyMap<string, Ground>;
  rooms: readonly Room[];
  crews: readonly Crew[];
  /** What a piece of loot of such a worth looks like: a coin, in v5 a food. */
  lookOf: (worth: number) => string;
  /** The place of a cell: of a stash its first cell, else itself. */
  placeOf: (name: string) => string;
  /** Whether the board has such a cell. */
  holds: (name: string) => boolean;
}

type Told = Pick<HeistView, "edition" | "worths" | "size" | "fixed" | "board" | "loot"> & {
  seats: readonly Pick<CrewTold, "seat" | "at" | "ended" | "taken_from" | "held">[];
};

export const nameOf = ([row, column]: At) => `${row},${column}`;

export function cellOf(name: string): Cell {
  const [row = 0, column = 0] = name.split(",").map(Number);
  return { row, column };
}

export const named = ({ row, column }: Cell) => `${row},${column}`;

/** The ways by their letters: rows and columns, and their bits in `Ground.ways`. */
export const WAYS = { n: [-1, 0, 1], e: [0, 1, 2], s: [1, 0, 4], w: [0, -1, 8] } as const;
export type Way = keyof typeof WAYS;
export const LETTERS = Object.keys(WAYS) as Way[];

export function beside(name: string, way: Way): string {
  const { row, column } = cellOf(name);
  return named({ row: row + WAYS[way][0], column: column + WAYS[way][1] });
}

/** The way from a cell to the next; null where they do not touch. */
export const wayTo = (from: string, to: string): Way | null => LETTERS.find((way) => beside(from, way) === to) ?? null;

export function planOf(view: Told): Plan {
  const [rows, columns] = view.size;
  const places = new Map(view.fixed.map(({ at, place }) => [nameOf(at), nameOf(place)]));
  const ground = new Map([...groundOf(view)].map(([name, one]) => [name, inside(name, one, rows, columns)]));
  const crews = view.seats.map(({ seat, at, ended, taken_from, held }) => ({
    seat,
    at: nameOf(at),
    ended: ended !== null,
    taken: taken_from,
    held: held ?? [],
  }));
  const lookOf = (worth: number) => look(view, worth);
  return {
    rows,
    columns,
    lookOf,
    ground,
    crews,
    rooms: roomsOf(view, ground),
    placeOf: (name) => places.get(name) ?? name,
    holds: (name) => within(cellOf(name), rows, columns),
  };
}

/** A start's paths lead into the board only, and those of a stash are its doors. */
function inside(name: string, ground: Ground, rows: number, columns: number): Ground {
  if (ground.kind === "tile" || ground.kind === "preset") return ground;
  const leading = LETTERS.filter((way) => within(cellOf(beside(name, way)), rows, columns));
  return { ...ground, ways: leading.reduce((bits, way) => bits | WAYS[way][2], 0) };
}

const within = ({ row, column }: Cell, rows: number, columns: number) =>
  row >= 0 && row < rows && column >= 0 && column < columns;

function roomsOf({ fixed }: Told, ground: ReadonlyMap<string, Ground>): Room[] {
  const stashes = fixed.filter(({ kind }) => kind === "side" || kind === "centre");
  const firsts = stashes.filter(({ at, place }) => nameOf(at) === nameOf(place));
  return firsts.map(({ kind, place }) => {
    const name = nameOf(place);
    const cells = stashes.filter((cell) => nameOf(cell.place) === name);
    const [down, right] = [cells.map(({ at }) => at[0]), cells.map(({ at }) => at[1])];
    const [row, column] = [Math.min(...down), Math.min(...right)];
    return {
      name,
      row,
      column,
      kind,
      cells: cells.map(({ at }) => nameOf(at)),
      rows: Math.max(...down) - row + 1,
      columns: Math.max(...right) - column + 1,
      numbers: ground.get(name)?.numbers ?? [],
    };
  });
}

/** The ways that lead out of a cell: paths, and of a stash its doors; walls inside a room are none. */
export function exits(plan: Plan, name: string): Way[] {
  const ways = plan.ground.get(name)?.ways ?? 0;
  const room = plan.rooms.find(({ cells }) => cells.includes(name));
  return LETTERS.filter((way) => (ways & WAYS[way][2]) !== 0 && !room?.cells.includes(beside(name, way)));
}

/** The crews at a place. */
export const crewsAt = (plan: Plan, name: string) =>
  plan.crews.filter((crew) => !crew.ended && plan.placeOf(crew.at) === plan.placeOf(name));

/** The middle of a place in cells from the corner of the map: of a stash that of its room. */
export function middleOf(plan: Plan, name: string): { x: number; y: number } {
  const room = plan.rooms.find(({ cells }) => cells.includes(name));
  const { row, column } = cellOf(name);
  return room ? { x: room.column + room.columns / 2, y: room.row + room.rows / 2 } : { x: column + 0.5, y: row + 0.5 };
}
