// The secret link to my games, as this device keeps it, and what opening one adds here.
import { ownName } from "../lib/base";
import { gameOf, type Game } from "../lib/mygames";
import type { MyTable } from "../wire";

const KEY = ownName("rascals-key");
const FORM = /^#([A-Za-z0-9_-]{43})$/;

export interface Key {
  key: string;
  name: string;
}

/** The key in an address: behind the #, so that no server, log or other page ever sees it. */
export const keyIn = (hash: string): string | null => FORM.exec(hash)?.[1] ?? null;

export function keyOf(): Key | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Key> | null;
    return typeof found?.key === "string" && typeof found.name === "string" ? { key: found.key, name: found.name } : null;
  } catch {
    return null;
  }
}

export function keepKey(key: Key): Key {
  try {
    localStorage.setItem(KEY, JSON.stringify(key));
  } catch {
    // Storage refused: it holds as long as the page.
  }
  return key;
}

export function dropKey(): null {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
  return null;
}

/** The games of this device and those that a link names: as the server tells them where it does. */
export function merged(games: readonly Game[], tables: readonly MyTable[]): Game[] {
  const told = tables.map(({ table, you }) => gameOf(table, you)).filter((game) => game.status !== "over" || game.scores !== null);
  const names = new Set(told.map((game) => game.id));
  return [...told, ...games.filter((game) => !names.has(game.id))];
}
