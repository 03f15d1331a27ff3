// How a view that nobody has drawn a board for is laid out, and how its moves are grouped.
import type { MoveInfo } from "../../wire";

/** Fields whose numbers are seats. */
const SEATS = new Set(["seat", "owner", "start", "turn", "by", "to", "acting", "winners", "host"]);

/** Fields that the page around the board already shows. */
const ELSEWHERE = new Set(["game", "edition", "options", "players", "seat", "acting"]);

export type Shape = "nothing" | "seat" | "seats" | "yes-no" | "value" | "chips" | "table" | "fields";

export const isSeatField = (key: string) => SEATS.has(key);

/** How a value is shown. */
export function shapeOf(key: string, value: unknown): Shape {
  if (value === null || value === undefined) return "nothing";
  if (typeof value === "boolean") return "yes-no";
  if (typeof value === "number") return isSeatField(key) ? "seat" : "value";
  if (Array.isArray(value)) return shapeOfList(key, value);
  return typeof value === "object" ? "fields" : "value";
}

function shapeOfList(key: string, list: unknown[]): Shape {
  const first = list.find((item) => item !== null);
  if (Array.isArray(first)) return "fields";
  if (typeof first === "object") return "table";
  return isSeatField(key) ? "seats" : "chips";
}

/** The columns of a list of records, in the order they first appear. */
export function columnsOf(rows: readonly object[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row ?? {})))];
}

/** A view's own fields: short ones first, then those that need a panel each. */
export function split(view: Record<string, unknown>): { facts: [string, unknown][]; panels: [string, unknown][] } {
  const shown = Object.entries(view).filter(([key, value]) => !ELSEWHERE.has(key) && value !== null);
  const isPanel = ([key, value]: [string, unknown]) => ["chips", "table", "fields"].includes(shapeOf(key, value));
  return { facts: shown.filter((field) => !isPanel(field)), panels: shown.filter(isPanel) };
}

export interface Group {
  kind: string;
  moves: MoveInfo[];
  /** The one number in which the moves differ, where they differ in nothing else. */
  number: string | null;
}

const FEW = 4;

/** Moves by kind, in their order; a long run over one number becomes a stepper. */
export function groupsOf(moves: readonly MoveInfo[]): Group[] {
  const kinds = [...new Set(moves.map((move) => move.kind))];
  return kinds.map((kind) => {
    const own = moves.filter((move) => move.kind === kind);
    return { kind, moves: own, number: own.length > FEW ? variedNumber(own) : null };
  });
}

function variedNumber(moves: readonly MoveInfo[]): string | null {
  const first = moves[0]?.args ?? {};
  const varied = Object.keys(first).filter((key) => moves.some((move) => !same(move.args[key], first[key])));
  const [key] = varied;
  if (varied.length !== 1 || key === undefined || isSeatField(key)) return null;
  return moves.every((move) => typeof move.args[key] === "number") ? key : null;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
