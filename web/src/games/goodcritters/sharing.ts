/** The boss's share while it is made: which seat gets the card at which place of the middle. */
import { worth } from "./cards";
import { worthOf } from "./money";

export type Given = Readonly<Record<number, number>>;

/** The places of the middle that nobody has been given yet. */
export const left = (middle: readonly string[], given: Given): number[] =>
  middle.flatMap((_, place) => (given[place] === undefined ? [place] : []));

/** Give a card to a seat; null takes it back. */
export function give(given: Given, place: number, seat: number | null): Given {
  const { [place]: _, ...others } = given;
  return seat === null ? others : { ...others, [place]: seat };
}

/** The place of the middle from which a seat has its card number `index`. */
export const placeOf = (middle: readonly string[], given: Given, seat: number, index: number): number | undefined =>
  middle.flatMap((_, place) => (given[place] === seat ? [place] : []))[index];

/** All cards as evenly as can be done simply: the best first, each to the player who has least, the first clockwise from the boss. */
export function evenSplit(middle: readonly string[], players: number, boss: number): Given {
  const places = middle
    .map((_, place) => place)
    .sort((one, other) => worth(middle[other] ?? "") - worth(middle[one] ?? ""));
  const sums = Array<number>(players).fill(0);
  const given: Record<number, number> = {};
  for (const place of places) {
    const clockwise = Array.from({ length: players }, (_, step) => (boss + step) % players);
    const seat = clockwise.reduce((least, one) => ((sums[one] ?? 0) < (sums[least] ?? 0) ? one : least), boss);
    given[place] = seat;
    sums[seat] = (sums[seat] ?? 0) + worthOf([middle[place] ?? "0"]);
  }
  return given;
}
