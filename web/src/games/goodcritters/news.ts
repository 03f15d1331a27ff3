/** Who is no longer ready, and by what: the first thing among the events that takes back the others' ready. */
import type { EventInfo } from "../../wire";

const UNSETTLING: ReadonlySet<string> = new Set([
  "threatened",
  "threat_withdrawn",
  "choice_changed",
  "promo_used",
  "payoff_set",
  "payoff_unset",
  "offered",
  "accepted",
]);

export interface Reopened {
  cause: EventInfo;
  seats: readonly number[];
}

export function reopenedBy(events: readonly EventInfo[]): Reopened | null {
  const seats = events.filter(({ event }) => event === "unready").map(({ args }) => Number(args["seat"]));
  const cause = events.find(({ event }) => UNSETTLING.has(event));
  return cause && seats.length > 0 ? { cause, seats } : null;
}
