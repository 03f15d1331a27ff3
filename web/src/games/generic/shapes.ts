// How a view that nobody has drawn a board for is laid out, and how its moves are grouped.
import type { MoveInfo } from "../../wire";

/** Fields that the page around the board already shows. */
const ELSEWHERE = new Set(["game", "edition", "options", "data", "status", "players", "seat", "acting", "free"]);

/** The names of a game's values that are seats. */
type Seats = ReadonlySet<string>;

type Shape = "nothing" | "seat" | "seats" | "yes-no" | "value" | "chips" | "table" | "fields";

/** How a value is shown. */
export function shapeOf(key: string, value: unknown, seats: Seats): Shape {
  if (value === null || value === undefined) return "nothing";
  if (typeof value === "boolean") return "yes-no";
  if (typeof value === "number") return seats.has(key) ? "seat" : "value";
  if (Array.isArray(value)) return shapeOfList(key, value, seats);
  return typeof value === "object" ? "fields" : "value";
}

function shapeOfList(key: string, list: unknown[], seats: Seats): Shape {
  const first = list.find((item) => item !== null);
  if (Array.isArray(first)) return "fields";
  if (typeof first === "object") return "table";
  return seats.has(key) ? "seats" : "chips";
}

/** The columns of a list of records, in the order they first appear. */
export function columnsOf(rows: readonly object[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row ?? {})))];
}

/** Nothing is known of it, or nothing lies there. */
const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** A view's own fields, where they tell something: short ones first, then those that need a panel each. */
export function split(
  view: Record<string, unknown>,
  seats: Seats,
): { facts: [string, unknown][]; panels: [string, unknown][] } {
  const shown = Object.entries(view).filter(([key, value]) => !ELSEWHERE.has(key) && !isNothing(value));
  const isPanel = ([key, value]: [string, unknown]) =>
    ["chips", "table", "fields"].includes(shapeOf(key, value, seats));
  return { facts: shown.filter((field) => !isPanel(field)), panels: shown.filter(isPanel) };
}

export interface Group {
  kind: string;
  moves: MoveInfo[];
  /** The one number in which the moves differ, where they differ in nothing else. */
  number: string | null;
  /**
   * Of many moves, the parts in which they differ: choose one after the other, the last among the moves that are
   * left. Empty where each move is a button.
   */
  parts: string[];
}

/** Moves of all kinds: those that are the only one of theirs stand together. */
export interface Offer {
  groups: Group[];
  single: MoveInfo[];
}

const FEW = 4;
/** More buttons than this are too many to look through. */
export const WALL = 12;
/** With more groups than this, those of more than `MANY` moves start folded. */
const FEW_GROUPS = 2;
const MANY = 8;

/** Moves by kind, in their order. */
export function groupsOf(moves: readonly MoveInfo[], seats: Seats): Group[] {
  const kinds = [...new Set(moves.map((move) => move.kind))];
  return kinds.map((kind) =>
    groupOf(
      kind,
      moves.filter((move) => move.kind === kind),
      seats,
    ),
  );
}

function groupOf(kind: string, moves: MoveInfo[], seats: Seats): Group {
  const varied = variedParts(moves);
  const number = moves.length > FEW ? onlyNumber(moves, varied, seats) : null;
  const many = moves.length > (varied.length > 1 ? FEW : WALL);
  return { kind, moves, number, parts: number === null && many ? varied : [] };
}

export function offerOf(moves: readonly MoveInfo[], seats: Seats): Offer {
  const all = groupsOf(moves, seats);
  const single = all.filter((group) => group.moves.length === 1).flatMap((group) => group.moves);
  return { groups: all.filter((group) => group.moves.length > 1), single };
}

/** Whether a group begins folded: it is large, and stands among many. */
export const isFolded = (group: Group, groups: readonly Group[]) =>
  group.number === null && group.moves.length > MANY && groups.length > FEW_GROUPS;

/**
 * The parts in which moves differ; the first named, what they are about, comes last. The order does not depend on how
 * many values are left, so that nothing changes places while a move is put together.
 */
function variedParts(moves: readonly MoveInfo[]): string[] {
  const keys = [...new Set(moves.flatMap((move) => Object.keys(move.args)))];
  const [first, ...others] = keys.filter((key) => valuesOf(moves, key).length > 1);
  return first === undefined ? [] : [...others, first];
}

function onlyNumber(moves: readonly MoveInfo[], varied: readonly string[], seats: Seats): string | null {
  const [key] = varied;
  if (varied.length !== 1 || key === undefined || seats.has(key)) return null;
  return moves.every((move) => typeof move.args[key] === "number") ? key : null;
}

/** The different values of one part of these moves, in their order. */
function valuesOf(moves: readonly MoveInfo[], key: string): unknown[] {
  return moves
    .map((move) => move.args[key])
    .filter((value, index, all) => all.findIndex((one) => same(one, value)) === index);
}

export interface Part {
  key: string;
  values: unknown[];
  /** Which of the values is chosen. */
  at: number;
}

/**
 * What there is to choose before the last part, one after the other, and the moves that are left then.
 *
 * `wanted`: the value wanted of each part; where it is not to be had the first is chosen.
 */
export function narrowed(
  group: Group,
  wanted: Readonly<Record<string, unknown>>,
): { before: Part[]; left: MoveInfo[] } {
  let left = group.moves;
  const before = group.parts.slice(0, -1).map((key) => {
    const values = valuesOf(left, key);
    const at = Math.max(
      0,
      values.findIndex((value) => same(value, wanted[key])),
    );
    left = left.filter((move) => same(move.args[key], values[at]));
    return { key, values, at };
  });
  return { before, left };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
