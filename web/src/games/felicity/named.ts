// What a line of the log names on Felicity's table.
import type { LogEvent } from "../board";
import { seatsNamed } from "../named";
import type { FelicityView } from "./view";

/** The mats, the cards in the row and the mouse cards that events name, as far as they lie there. */
export function placesNamed(view: FelicityView, events: readonly LogEvent[], seats: ReadonlySet<string>): string[] {
  return [
    ...seatsNamed(events, seats).map((seat) => `seat-${seat}`),
    ...events.flatMap(({ event, args }) => (event === "mice_taken" ? [`card-${args["card"]}`] : [])),
    ...view.row.flatMap(({ owner, pet }, place) =>
      pet !== null && events.some((event) => isOf(event, owner, pet)) ? [`place-${place}`] : [],
    ),
  ];
}

/** Whether an event is about a seat's card: of each seat there is one with this pet. */
function isOf({ args }: LogEvent, owner: number, pet: string): boolean {
  return args["pet"] === pet && (args["owner"] ?? args["seat"]) === owner;
}
