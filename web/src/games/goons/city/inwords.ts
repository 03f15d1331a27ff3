/** The city in words: what lies on a cell, and what may be done there. */
import type { Words } from "../../../lib/words";
import type { Cell } from "../../../map/grid";
import { cellName, cubeAt, GAME, type GoonsView, groundAt, NAMES, SIDE, starsAt } from "../view";

/** A cell as a screen reader tells it: the cube or the stars, and the district. */
export function cellIn(words: Words, view: GoonsView, cell: Cell, lit: boolean): string {
  const cube = cubeAt(view, cell);
  const what = cube === "." ? words.text("goons-table-empty", { number: starsAt(view, cell) }) : cubeIn(words, cube);
  const parts = [what, words.text("goons-table-district", { colour: words.term(GAME, NAMES[groundAt(view, cell)]) })];
  if (lit) parts.push(words.text("goons-table-lit"));
  return words.text("label-value", { label: cellName(cell), value: words.series(parts) });
}

/** A cube in words, by its letter. */
export const cubeIn = (words: Words, cube: string) =>
  words.text(`goons-table-cube-${NAMES[cube as keyof typeof NAMES]}`);

/** The rows of the city from the top, each in its letters; an empty cell is a dot. */
export const rowsInWords = (view: GoonsView): string[] =>
  Array.from({ length: SIDE }, (_, row) => `${row}: ${[...(view.city[row] ?? "")].join(" ")}`);
