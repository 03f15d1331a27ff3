/** How each score came about, the final order of the crews and what decided it. [H-26] */
import { cellName, type Crew, editionOf, type HeistView, sum } from "./view";

export interface Reckoning {
  /** Loot that counts: brought home, and carried. */
  home: readonly number[];
  carried: readonly number[];
  /** Carried loot that counts nothing. */
  lost: readonly number[];
  /** What rewards and fines come to, and each by its cause. */
  points: number;
  causes: readonly Cause[];
  score: number;
}

/** What changed the points: leaving first, coming late, security or a camera at the most suspicion. */
interface Cause {
  what: "first" | "late" | "fines";
  points: number;
}

const FIRST = 2;
const LATE = 2;

export interface Ranked {
  crew: Crew;
  place: number;
  reckoning: Reckoning;
}

/** What a crew's score is made of. What is carried counts nothing in v1, nor where a late crew loses it: the score says so. */
export function reckon(view: HeistView, crew: Crew): Reckoning {
  const score = crew.score ?? 0;
  const without = sum(crew.banked) + crew.points;
  const counts = score === without + sum(crew.carried);
  return {
    home: crew.banked,
    carried: counts ? crew.carried : [],
    lost: counts ? [] : crew.carried,
    points: crew.points,
    causes: causesOf(view, crew),
    score,
  };
}

/** The points of a crew by what changed them; what is left after the others are fines, one point each. [H-21, H3-25 – H5-25] */
function causesOf(view: HeistView, crew: Crew): Cause[] {
  const edition = editionOf(view);
  const first = (edition === 3 || edition === 4) && crew.ended === 1 ? FIRST : 0;
  const late = edition > 2 && isLate(view, crew) ? -LATE : 0;
  const causes: Cause[] = [
    { what: "first", points: first },
    { what: "late", points: late },
    { what: "fines", points: crew.points - first - late },
  ];
  return causes.filter(({ points }) => points !== 0);
}

/** Whether the end found a crew still out; in v4 and v5 a start tile is safe. [H3-25, H4-25, H5-25, H-27] */
function isLate(view: HeistView, crew: Crew): boolean {
  const begun = view.seats.some(({ ended }) => ended !== null);
  const home = view.fixed.some(({ at, kind }) => kind === "start" && cellName(at) === cellName(crew.at));
  return begun && crew.ended === null && (editionOf(view) === 3 || !home);
}

/** Crews from the best to the last; who is equal in all that decides shares a place. */
export function ranking(view: HeistView): Ranked[] {
  const compare = orderOf(view);
  const crews = [...view.seats].sort(compare);
  return crews.map((crew) => ({
    crew,
    place: 1 + crews.filter((other) => compare(other, crew) < 0).length,
    reckoning: reckon(view, crew),
  }));
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
