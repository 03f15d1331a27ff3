// Which level of bots suits the reader, by how their last games went. It is proposed, never set.
import type { GameInfo, TableInfo } from "../wire";

/** The levels of bots, from the easiest; not every game has them all. */
const LEVELS = ["easy", "medium", "hard", "expert"];
/** So many games are looked at, so many of them won make a level too easy, and none won makes it too hard. */
const [LOOKED_AT, WON] = [3, 2];

export interface Proposal {
  level: string;
  harder: boolean;
}

/** A harder or easier level than `level`, where the last games of `game` alone against bots of that level say so. */
export function proposed(game: GameInfo, level: string, ended: readonly TableInfo[]): Proposal | null {
  const levels = LEVELS.filter((name) => game.bots.includes(name));
  const at = levels.indexOf(level);
  const last = ended
    .map((table) => wonAlone(table, game.name, level))
    .filter((won) => won !== null)
    .slice(0, LOOKED_AT);
  if (at < 0 || last.length < WON) return null;
  const [harder, easier] = [levels[at + 1], levels[at - 1]];
  if (harder && last.filter(Boolean).length >= WON) return { level: harder, harder: true };
  return easier && last.length === LOOKED_AT && !last.some(Boolean) ? { level: easier, harder: false } : null;
}

/** Whether the only person at a table won; null where it was no game of one person against bots of that level. */
function wonAlone({ game, seats, winners }: TableInfo, name: string, level: string): boolean | null {
  const people = seats.filter(({ kind }) => kind === "human");
  const others = seats.filter(({ kind }) => kind !== "human");
  const own = people.length === 1 ? people[0] : undefined;
  if (game !== name || !own || !winners || others.some(({ bot }) => bot !== level)) return null;
  return winners.includes(own.seat);
}
