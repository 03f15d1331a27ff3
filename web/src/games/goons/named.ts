// What a line of the log names on the table of Goons, beside the city.
import type { LogEvent } from "../board";
import { seatsNamed } from "../named";

/** The events whose colours are villains: elsewhere they are cubes, columns and tracks. */
const OF_SCHEMES: ReadonlySet<string> = new Set([
  "committed",
  "withdrawn",
  "shifted",
  "masked",
  "fee_paid",
  "added",
  "scheme_began",
  "rewarded",
  "failed",
  "scheme_turned_up",
]);

/** The mats, the villains and the items that events name. */
export function placesNamed(events: readonly LogEvent[], seats: ReadonlySet<string>): string[] {
  const villains = events
    .filter(({ event }) => OF_SCHEMES.has(event))
    .flatMap(({ args }) => [args["colour"], args["to"]]);
  const items = events.flatMap(({ args }) => [args["item"], args["items"]].flat());
  return [
    ...seatsNamed(events, seats).flatMap((seat) => [`mat-${seat}`, `glance-${seat}`]),
    ...villains.filter((colour) => typeof colour === "string").map((colour) => `villain-${colour}`),
    ...items.filter((item) => typeof item === "string").map((item) => `item-${item}`),
  ];
}
