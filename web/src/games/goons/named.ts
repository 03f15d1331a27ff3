// What a line of the log names on the table of Goons, beside the city; and the city in words.
import type { Words } from "../../lib/words";
import type { Cell } from "../../map/camera";
import type { MoveInfo } from "../../wire";
import type { LogEvent } from "../board";
import { seatsNamed } from "../named";
import { cellName, cellOf, cubeAt, GAME, groundAt, NAMES, SIDE, starsAt } from "./display";
import type { GoonsEvent, GoonsEvents, GoonsView, Letter } from "./view";

/** The events whose colours are villains: elsewhere they are cubes, columns and tracks. */
const OF_SCHEMES: ReadonlySet<keyof GoonsEvents> = new Set([
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
export function placesNamed(events: readonly GoonsEvent[], seats: ReadonlySet<string>): string[] {
  const ofSchemes = events.filter(({ event }) => OF_SCHEMES.has(event));
  return [
    ...seatsNamed(events, seats).flatMap((seat) => [`mat-${seat}`, `glance-${seat}`]),
    ...wordsOf(ofSchemes, "colour", "to").map((colour) => `villain-${colour}`),
    ...wordsOf(events, "item", "items").map((item) => `item-${item}`),
  ];
}

const wordsOf = (events: readonly LogEvent[], ...keys: string[]) =>
  events.flatMap(({ args }) => keys.flatMap((key) => args[key])).filter((value) => typeof value === "string");

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

/** What a move under way would change of the city: cubes lifted and put down, stars opened and covered. */

export interface Changes {
  lifted: ReadonlySet<string>;
  /** By cell, the cube that comes there. */
  landed: ReadonlyMap<string, string>;
  /** By colour, how many more stars would be visible, or fewer. */
  stars: ReadonlyMap<Letter, number>;
}

const FROM = new Set(["take", "ability", "club", "again_club", "reap", "next_cell"]);

export function changesOf(view: GoonsView, steps: readonly MoveInfo[]): Changes {
  const lifted = new Set<string>();
  const landed = new Map<string, string>();
  let carried = ".";
  for (const { kind, args } of steps) {
    const cell = String(args["cell"] ?? "");
    if (FROM.has(kind)) {
      carried = landed.get(cell) ?? cubeAt(view, cellOf(cell));
      landed.delete(cell);
      lifted.add(cell);
    } else if (kind === "to_cell") {
      landed.set(cell, carried);
      lifted.delete(cell);
    }
  }
  return { lifted, landed, stars: starsOf(view, lifted, landed) };
}

function starsOf(
  view: GoonsView,
  lifted: ReadonlySet<string>,
  landed: ReadonlyMap<string, string>,
): Map<Letter, number> {
  const stars = new Map<Letter, number>();
  for (const cell of [...lifted, ...landed.keys()].map(cellOf)) {
    const [before, after] = [cubeAt(view, cell) === ".", !landed.has(`${cell.row},${cell.column}`)];
    const more = (Number(after) - Number(before)) * starsAt(view, cell);
    if (more !== 0) stars.set(groundAt(view, cell), (stars.get(groundAt(view, cell)) ?? 0) + more);
  }
  return stars;
}
