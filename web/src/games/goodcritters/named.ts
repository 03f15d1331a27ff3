// What a line of the log names on the table of GoodCritters.
import type { LogEvent } from "../board";
import { seatsNamed } from "../named";
import type { GoodcrittersView } from "./view";

/** What is taken from the pile, or would be. */
const FROM_PILE: ReadonlySet<string> = new Set(["skimmed", "skim_too_late", "fuzz_skimmed", "pile_empty", "bonus"]);

/** The mats, the pile and the loot in the middle that events name. */
export function placesNamed(view: GoodcrittersView, events: readonly LogEvent[], seats: ReadonlySet<string>): string[] {
  return [
    ...seatsNamed(events, seats).map((seat) => `mat-${seat}`),
    ...(events.some(({ event }) => FROM_PILE.has(event)) ? ["pile"] : []),
    ...(events.some((event) => liesOut(view, event)) ? view.middle.map((_, place) => `loot-${place}`) : []),
  ];
}

/** Whether what was turned over is what lies in the middle. */
function liesOut({ middle }: GoodcrittersView, { event, args }: LogEvent): boolean {
  const sorted = (cards: readonly string[]) => [...cards].sort().join();
  return event === "turned_over" && sorted(args["cards"] as string[]) === sorted(middle);
}
