/** How each score came about, and who stands where in the end. [O-30, O-31] */
import type { LogEntry } from "../../wire";
import type { GoonsView } from "./view";

export const PARTS = ["track", "items", "money", "energy", "hustle", "ends"] as const;

export interface Ranked {
  seat: number;
  place: number;
  score: number;
  /** What the score is the sum of; empty where that is not told. */
  parts: readonly { name: (typeof PARTS)[number]; stars: number }[];
}

const cardsOf = (view: GoonsView, seat: number) =>
  Object.values(view.seats[seat]?.items ?? {}).reduce((sum, { copies }) => sum + copies, 0);

/** Winners first, then by score and items; who is equal shares a place. */
export function ranking(view: GoonsView, log: readonly LogEntry[]): Ranked[] {
  const told = new Map(
    log
      .flatMap(({ events }) => events)
      .flatMap(({ event, args }): [number, Record<string, unknown>][] =>
        event === "final_score" ? [[Number(args["seat"]), args]] : [],
      ),
  );
  const rank = (seat: number) => [
    Number(view.winners?.includes(seat) ?? false),
    view.seats[seat]?.score ?? 0,
    cardsOf(view, seat),
  ];
  const ahead = (one: number, other: number) =>
    rank(one)
      .map((value, at) => value - (rank(other)[at] ?? 0))
      .find((gap) => gap !== 0) ?? 0;
  const seats = view.seats.map(({ seat }) => seat).sort((one, other) => ahead(other, one));
  return seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => ahead(other, seat) > 0).length,
    score: view.seats[seat]?.score ?? 0,
    parts: told.has(seat) ? PARTS.map((name) => ({ name, stars: Number(told.get(seat)?.[name] ?? 0) })) : [],
  }));
}

/** What decided the victory: the score alone, after equal scores the items, or the turn order; or nothing. */
export function decidedBy(view: GoonsView, ranked: readonly Ranked[]): "score" | "items" | "order" | "shared" {
  if ((view.winners?.length ?? 0) > 1) return "shared";
  const [best, second] = ranked;
  if (!best || !second || best.score !== second.score) return "score";
  return cardsOf(view, best.seat) === cardsOf(view, second.seat) ? "order" : "items";
}
