/** How each score came about, the final order of the crews and what decided it. [H-26] */
import { type Crew, type HeistView, sum } from "./view";

export interface Reckoning {
  /** Loot that counts: brought home, and carried. */
  home: readonly number[];
  carried: readonly number[];
  /** Carried loot that counts nothing. */
  lost: readonly number[];
  points: number;
  score: number;
}

export interface Ranked {
  crew: Crew;
  place: number;
  reckoning: Reckoning;
}

/** What a crew's score is made of. What is carried counts nothing in v1, nor where a late crew loses it: the score says so. */
export function reckon(crew: Crew): Reckoning {
  const score = crew.score ?? 0;
  const without = sum(crew.banked) + crew.points;
  const counts = score === without + sum(crew.carried);
  return { home: crew.banked, carried: counts ? crew.carried : [], lost: counts ? [] : crew.carried, points: crew.points, score };
}

/** Crews from the best to the last; who is equal in all that decides shares a place. */
export function ranking(view: HeistView): Ranked[] {
  const compare = orderOf(view);
  const crews = [...view.seats].sort(compare);
  return crews.map((crew) => ({ crew, place: 1 + crews.filter((other) => compare(other, crew) < 0).length, reckoning: reckon(crew) }));
}

function orderOf(view: HeistView): (one: Crew, other: Crew) => number {
  const shared = view.options["final_tie"] === "shared";
  const last = Number.MAX_SAFE_INTEGER;
  return (one, other) =>
    (other.score ?? 0) - (one.score ?? 0) ||
    (shared ? 0 : one.suspicion - other.suspicion || (one.ended ?? last) - (other.ended ?? last));
}

/** What decided the victory: the score alone, after equal scores the suspicion or who left earlier, or nothing. */
export function decidedBy(view: HeistView): "score" | "suspicion" | "ended" | "shared" {
  if ((view.winners?.length ?? 0) > 1) return "shared";
  const [best, second] = ranking(view);
  if (!best || !second || best.crew.score !== second.crew.score) return "score";
  return best.crew.suspicion === second.crew.suspicion ? "ended" : "suspicion";
}
