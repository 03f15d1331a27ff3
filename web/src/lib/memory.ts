// What this browser remembers of tables: where the reader sits, their notes, whom they do not want to hear.
import { ownName } from "./base";

const TABLES = ownName("rascals-tables");
const MOST = 8;

export interface Remembered {
  id: string;
  game: string;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage refused: remembered for this page only, by the component that holds the value.
  }
}

function isRemembered(item: unknown): item is Remembered {
  return typeof item === "object" && item !== null && "id" in item && "game" in item;
}

/** The tables the reader sat at, latest first. */
export function rememberedTables(): Remembered[] {
  const found = read(TABLES);
  return Array.isArray(found) ? found.filter(isRemembered) : [];
}

export function rememberTable(table: Remembered): void {
  const others = rememberedTables().filter((known) => known.id !== table.id);
  write(TABLES, [{ id: table.id, game: table.game }, ...others].slice(0, MOST));
}

export function forgetTable(id: string): void {
  write(TABLES, rememberedTables().filter((known) => known.id !== id));
}

const joining = (where: string) => `rascals-joining-${where}`;
const unkept = new Map<string, string>();

/** The id of joining a table, or by a code: the same in all tabs until it is known what became of it. */
export function joiningAt(where: string): string {
  const found = read(joining(where)) ?? unkept.get(where);
  if (typeof found === "string") return found;
  const id = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  unkept.set(where, id);
  write(joining(where), id);
  return id;
}

/** It is known what became of joining there. */
export function joined(where: string): void {
  unkept.delete(where);
  try {
    localStorage.removeItem(joining(where));
  } catch {
    // Storage refused: it was never kept there.
  }
}

/** How often the reader has done something in this browser, as far as that was counted. */
export function timesDone(what: string): number {
  const found = read(`rascals-done-${what}`);
  return typeof found === "number" ? found : 0;
}

export function countDone(what: string): void {
  write(`rascals-done-${what}`, timesDone(what) + 1);
}

export function readNotes(table: string): string {
  const found = read(`rascals-notes-${table}`);
  return typeof found === "string" ? found : "";
}

export function keepNotes(table: string, notes: string): void {
  write(`rascals-notes-${table}`, notes);
}

/** The seats whose talk the reader has muted at a table. */
export function readMuted(table: string): number[] {
  const found = read(`rascals-muted-${table}`);
  return Array.isArray(found) ? found.filter((seat) => typeof seat === "number") : [];
}

export function keepMuted(table: string, seats: number[]): void {
  write(`rascals-muted-${table}`, seats);
}

/** Against whom a quick game of a game was last played. */
export function readQuick(game: string): { players?: number; level?: string } {
  const found = read(`rascals-quick-${game}`) as { players?: unknown; level?: unknown } | null;
  const players = typeof found?.players === "number" ? { players: found.players } : {};
  return typeof found?.level === "string" ? { ...players, level: found.level } : players;
}

export function keepQuick(game: string, quick: { players: number; level: string }): void {
  write(`rascals-quick-${game}`, quick);
}
