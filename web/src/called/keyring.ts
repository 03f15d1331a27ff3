// The secret link to my games, as this device keeps it, and what opening one adds here.
import { type Game, gameOf } from "../lib/mygames";
import { ownName } from "../lib/server.svelte";
import { isText, objectOf, stored } from "../lib/stored.svelte";
import type { MyTable } from "../wire";

const KEY = ownName("rascals-key");
const FORM = /^[A-Za-z0-9_-]{43}$/;

interface Key {
  key: string;
  name: string;
}

/** The key in an address: behind the #, so that no server, log or other page ever sees it. */
export const keyIn = (hash: string): string | null =>
  hash.startsWith("#") && FORM.test(hash.slice(1)) ? hash.slice(1) : null;

const isKey = objectOf<Key>({ key: (found): found is string => isText(found) && FORM.test(found), name: isText });

export function keyOf(): Key | null {
  const found = stored.read(KEY);
  return isKey(found) ? found : null;
}

export const keepKey = (key: Key): void => stored.write(KEY, key);

export const dropKey = (): void => stored.remove(KEY);

/** The games of this device and those that a link names: as the server tells them where it does. */
export function merged(games: readonly Game[], tables: readonly MyTable[]): Game[] {
  const told = tables
    .map(({ table, you }) => gameOf(table, you))
    .filter((game) => game.status !== "over" || game.scores !== null);
  const names = new Set(told.map((game) => game.id));
  return [...told, ...games.filter((game) => !names.has(game.id))];
}
