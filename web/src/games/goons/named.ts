// What a line of the log names on the table of Goons, beside the city; and the city in words.
import type { Words } from "../../lib/words";
import type { Cell } from "../../map/grid";
import type { LogEvent } from "../board";
import { seatsNamed } from "../named";
import { cellName, cubeAt, GAME, type GoonsView, groundAt, NAMES, SIDE, starsAt } from "./view";

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

/** A cell as a screen reader tells it: the cube or the stars, and the district. */
export function cellIn(words: Words, view: GoonsView, cell: Cell, lit: boolean): string {
  const cube = cubeAt(view, cell);
  const what = cube === "." ? words.text("goons-table-empty", { number: starsAt(view, cell) }) : cubeIn(words, cube);
  const parts = [what, words.text("goons-table-district", { colour: words.term(GAME, NAMES[groundAt(view, cell)]) })];
  if (lit) parts.push(words.text("goons-table-lit"));
  return words.text("label-value", { label: cellName(cell), value: words.series(parts) });
}

/** A cube in words, by its letter. */
const cubeIn = (words: Words, cube: string) => words.text(`goons-table-cube-${NAMES[cube as keyof typeof NAMES]}`);

/** The rows of the city from the top, each in its letters; an empty cell is a dot. */
export const rowsInWords = (view: GoonsView): string[] =>
  Array.from({ length: SIDE }, (_, row) => `${row}: ${[...(view.city[row] ?? "")].join(" ")}`);
