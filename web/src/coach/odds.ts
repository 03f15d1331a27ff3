// Of how many of 100 games that stand like this each move would win that the coach has tried.
import type { Words } from "../lib/words";
import type { ConsideredMove } from "../wire";
import { whole } from "./whole";

/** The moves that were tried with what they would win, give or take how much, in a sentence; nothing of none. */
export function odds(
  words: Words,
  game: string,
  considered: readonly ConsideredMove[] | undefined,
  names: readonly string[],
): string {
  const said = (considered ?? []).map(({ move, steps, wins, error }) =>
    words.text("coach-odds-move", {
      move: whole(words, game, move, steps, names),
      wins: Math.round(wins),
      error: Math.max(1, Math.round(error)),
    }),
  );
  return said.length > 0 ? words.text("coach-odds", { moves: words.join(said) }) : "";
}
