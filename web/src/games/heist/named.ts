// What a line of the log names in the building of Critter Heist.
import type { LogEvent } from "../board";
import { cellsNamed } from "../named";
import type { Plan } from "./map/plan";
import { cellsOf } from "./map/targets";

/** The cells that events name, of a stash all of them. */
export function groundNamed(plan: Plan, events: readonly LogEvent[]): string[] {
  const places = cellsNamed(events).filter(plan.holds).map(plan.placeOf);
  return cellsOf(plan, new Set(places));
}
