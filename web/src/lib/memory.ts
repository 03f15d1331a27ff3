// What this browser remembers of tables: where the player sits, their notes, whom they do not want to hear.
import { ownName } from "./server.svelte";
import { entries, isCount, isRecord, isText, objectOf, ofTab, stored } from "./stored.svelte";

const TABLES = ownName("rascals-tables");
const MOST = 8;

interface Remembered {
  id: string;
  game: string;
}

const isRemembered = objectOf<Remembered>({ id: isText, game: isText });

/** The tables the player sat at, latest first. */
export const rememberedTables = (): Remembered[] => entries(stored.read(TABLES), isRemembered);

export function rememberTable(table: Remembered): void {
  const others = rememberedTables().filter((known) => known.id !== table.id);
  stored.write(TABLES, [{ id: table.id, game: table.game }, ...others].slice(0, MOST));
}

export function forgetTable(id: string): void {
  stored.write(
    TABLES,
    rememberedTables().filter((known) => known.id !== id),
  );
  forgetHalf(id);
}

const joining = (where: string) => `rascals-joining-${where}`;
const isId = (found: unknown): found is string => isText(found) && /^[0-9a-f]{64}$/.test(found);

/** The id of joining a table, or by a code: the same in all tabs until it is known what became of it. */
export function joiningAt(where: string): string {
  const found = stored.read(joining(where));
  if (isId(found)) return found;
  const id = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
  stored.write(joining(where), id);
  return id;
}

/** It is known what became of joining there. */
export const joined = (where: string): void => stored.remove(joining(where));

/** How often the player has done something in this browser, as far as that was counted. */
export function timesDone(what: string): number {
  const found = stored.read(`rascals-done-${what}`);
  return isCount(found) ? found : 0;
}

export function countDone(what: string): void {
  stored.write(`rascals-done-${what}`, timesDone(what) + 1);
}

export function readNotes(table: string): string {
  const found = stored.read(`rascals-notes-${table}`);
  return isText(found) ? found : "";
}

export function keepNotes(table: string, notes: string): void {
  stored.write(`rascals-notes-${table}`, notes);
}

/** What is half done at a table: by name what ends with a decision and what lasts longer, and what each belongs to. */
export interface HalfDone {
  of: Readonly<Record<string, unknown>>;
  decision: Readonly<Record<string, unknown>>;
  longer: Readonly<Record<string, unknown>>;
}

const halfAt = (table: string) => `rascals-half-${table}`;
const isHalfDone = objectOf<HalfDone>({ of: isRecord, decision: isRecord, longer: isRecord });

/** What this tab was about to do at a table; null where that is nothing. */
export function readHalf(table: string): HalfDone | null {
  const found = ofTab.read(halfAt(table));
  return isHalfDone(found) ? found : null;
}

export const keepHalf = (table: string, done: HalfDone): void => ofTab.write(halfAt(table), done);
export const forgetHalf = (table: string): void => ofTab.remove(halfAt(table));

const muted = (table: string) => `rascals-muted-${table}`;

/** The seats whose talk the player has muted at a table. */
export const mutedAt = (table: string): number[] => entries(stored.read(muted(table)), isCount);

/** Mute a seat, or hear it again. */
export function mute(table: string, seat: number): void {
  const before = mutedAt(table);
  stored.write(muted(table), before.includes(seat) ? before.filter((one) => one !== seat) : [...before, seat]);
}

/** Against whom a quick game of a game was last played. */
export function readQuick(game: string): { players?: number; level?: string } {
  const found = stored.read(`rascals-quick-${game}`) as { players?: unknown; level?: unknown } | null;
  const players = isCount(found?.players) ? { players: found.players } : {};
  return isText(found?.level) ? { ...players, level: found.level } : players;
}

export function keepQuick(game: string, quick: { players: number; level: string }): void {
  stored.write(`rascals-quick-${game}`, quick);
}
