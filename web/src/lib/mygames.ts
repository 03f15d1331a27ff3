// The games this device knows: who sat there, how they stand, how they ended. Nothing of it leaves the browser by itself.
import { untrack } from "svelte";
import type { MyTable, TableInfo } from "../wire";
import { ownName } from "./server.svelte";
import { entries, isCount, isNumber, isText, listOf, objectOf, oneOf, orNull, stored } from "./stored.svelte";

const KEY = ownName("rascals-games");
const MOST = 300;
/** How many are asked after at once. */
const ASKED = 32;

export interface Game {
  id: string;
  game: string;
  /** When the table was made, by the server's clock. */
  at: number;
  you: number;
  names: string[];
  status: TableInfo["status"];
  scores: number[] | null;
  winners: number[] | null;
}

const isGame = objectOf<Game>({
  id: isText,
  game: isText,
  at: isNumber,
  you: isCount,
  names: listOf(isText),
  status: oneOf<Game["status"]>(["open", "playing", "over"]),
  scores: orNull(listOf(isNumber)),
  winners: orNull(listOf(isCount)),
});

/** The games, the latest first. */
export const knownGames = (): Game[] => entries(stored.read(KEY), isGame);

/** The games that go on, as far as was known last; the latest first. */
export const goingGames = (): Game[] =>
  knownGames()
    .filter(({ status }) => status !== "over")
    .slice(0, ASKED);

/** Replace what is known; the oldest that are over are forgotten first. */
export function keepGames(games: readonly Game[]): void {
  const sorted = [...games].sort((one, other) => other.at - one.at);
  const going = sorted.filter((game) => game.status !== "over");
  const over = sorted.filter((game) => game.status === "over").slice(0, Math.max(0, MOST - going.length));
  stored.write(
    KEY,
    [...going, ...over].sort((one, other) => other.at - one.at),
  );
}

export function gameOf(table: TableInfo, you: number): Game {
  return {
    id: table.id,
    game: table.game,
    at: table.created,
    you,
    names: table.seats.map((seat) => seat.name ?? ""),
    status: table.status,
    scores: table.scores,
    winners: table.winners,
  };
}

/** Take in how a table stands at which the player sits; one that ended without a game is forgotten. It is noted as told, not as another tab has it. */
export function noteGame(table: TableInfo, you: number): void {
  const games = untrack(knownGames);
  const next = gameOf(table, you);
  const before = games.find((game) => game.id === table.id);
  if (JSON.stringify(before) === JSON.stringify(next)) return;
  const others = games.filter((game) => game.id !== table.id);
  keepGames(table.status === "over" && table.scores === null ? others : [next, ...others]);
}

export function forgetGame(id: string): void {
  keepGames(knownGames().filter((game) => game.id !== id));
}

/** Take in what the server says of games that went on; those at which it knows no seat of this browser are over for it. */
export function refreshed(games: readonly Game[], asked: readonly string[], found: readonly MyTable[]): Game[] {
  const told = new Map(found.map(({ table, you }) => [table.id, gameOf(table, you)]));
  return games
    .map((game) => told.get(game.id) ?? game)
    .filter(
      (game) => !asked.includes(game.id) || (told.has(game.id) && !(game.status === "over" && game.scores === null)),
    );
}

/** Against whom: the names of the others, in their order round the table. */
export const others = (game: Game) => game.names.filter((name, seat) => seat !== game.you && name);

export const won = (game: Game) => game.winners?.includes(game.you) ?? false;

// The secret link to my games, as this device keeps it, and what opening one adds here.

const LINK = ownName("rascals-key");
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
  const found = stored.read(LINK);
  return isKey(found) ? found : null;
}

export const keepKey = (key: Key): void => stored.write(LINK, key);

export const dropKey = (): void => stored.remove(LINK);

/** The games of this device and those that a link names: as the server tells them where it does. */
export function merged(games: readonly Game[], tables: readonly MyTable[]): Game[] {
  const told = tables
    .map(({ table, you }) => gameOf(table, you))
    .filter((game) => game.status !== "over" || game.scores !== null);
  const names = new Set(told.map((game) => game.id));
  return [...told, ...games.filter((game) => !names.has(game.id))];
}
