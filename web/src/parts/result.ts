// Who came where when a game is over, and what that is for the reader.
import { t } from "../lib/app.svelte";

/** A seat in the final order, from the best to the last; who is equal shares a place. */
export interface Placed {
  seat: number;
  place: number;
  score: number;
}

/** The final order where a game says no more of it than who has won and how many points everybody has. */
export function placesOf(scores: readonly number[], winners: readonly number[]): Placed[] {
  const before = (one: number, other: number) =>
    Number(winners.includes(one)) - Number(winners.includes(other)) || scores[one]! - scores[other]!;
  return scores
    .map((score, seat) => ({ seat, score, place: 1 + scores.filter((_, other) => before(other, seat) > 0).length }))
    .sort((one, other) => one.place - other.place)
    .map((one) => ({ ...one, place: winners.includes(one.seat) ? 1 : one.place }));
}

/**
 * Where the reader came in, in a sentence; empty for a spectator, for the only winner, of whom a headline tells, and where
 * points make no order: winners who have not the same, as a team, or fewer than others.
 */
export function ownResult(ranked: readonly Placed[], you: number | null): string {
  const mine = ranked.find(({ seat }) => seat === you);
  const best = ranked[0]?.score ?? 0;
  if (!mine || ranked.some(({ place, score }) => (place === 1 ? score !== best : score > best))) return "";
  const shared = ranked.filter(({ place }) => place === mine.place).length > 1;
  return mine.place === 1 && !shared ? "" : t("table-end-place", { place: mine.place, shared: shared ? "yes" : "no" });
}
