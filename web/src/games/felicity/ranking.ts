/** The final order of the seats and what decided it. [F-22, F-23] */
import type { FelicityView, SeatView } from "./view";

export interface Ranked {
  seat: SeatView;
  place: number;
}

/** Seats from the best to the last; equal score and equal cats share a place. */
export function ranking(view: FelicityView): Ranked[] {
  const seats = [...view.seats].sort((a, b) => compare(a, b));
  return seats.map((seat) => ({ seat, place: 1 + seats.filter((other) => compare(other, seat) < 0).length }));
}

function compare(a: SeatView, b: SeatView): number {
  return (b.score ?? 0) - (a.score ?? 0) || b.cats - a.cats;
}

/** What decided the victory: the score alone, the cats after equal scores, or nothing (it is shared). */
export function decidedBy(view: FelicityView): "score" | "cats" | "shared" {
  if ((view.winners?.length ?? 0) > 1) return "shared";
  const best = Math.max(...view.seats.map((seat) => seat.score ?? 0));
  return view.seats.filter((seat) => seat.score === best).length > 1 ? "cats" : "score";
}
