/** What a move under way would change of the city: cubes lifted and put down, stars opened and covered. */
import type { MoveInfo } from "../../wire";
import { cellOf, cubeAt, type GoonsView, groundAt, type Letter, starsAt } from "./view";

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

/** The place in the commit order that a pile of a player would have with that many further markers. [O-17] */
export function placeWith(view: GoonsView, colour: Letter, seat: number, more: number): number {
  const piles = view.villains.find((one) => one.colour === colour)?.piles ?? [];
  const size = (piles.find(([owner]) => owner === seat)?.[1] ?? 0) + more;
  return 1 + piles.filter(([owner, markers]) => owner !== seat && markers >= size).length;
}
