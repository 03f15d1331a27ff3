// What lies on each cell of Critter Heist's map, as the generic board draws it.
import type { Ground } from "../generic/places";
import type { At, HeistView, Kind } from "./view";

/** The ways that each shape leads to at rest, as bits: n 1, e 2, s 4, w 8. */
const AT_REST: Record<string, number> = { straight: 5, corner: 3, T: 11, cross: 15 };
const ALL_WAYS = 15;

const nameOf = ([row, column]: At) => `${row},${column}`;

/** The ways of a tile, turned clockwise. */
export function waysOf(shape: string, rotation: number): number {
  const turns = rotation / 90;
  const ways = AT_REST[shape] ?? 0;
  return ((ways << turns) | (ways >> (4 - turns))) & ALL_WAYS;
}

/** What waits on a tile: `T-trap`. */
export function hazardOf(tile: string): Ground["hazard"] {
  const hazard = tile.split("-")[1];
  return hazard === "security" || hazard === "trap" ? hazard : null;
}

function printed(kind: Kind): Pick<Ground, "kind" | "hazard"> {
  switch (kind) {
    case "start":
    case "centre":
    case "side":
      return { kind, hazard: null };
    case "plain":
      return { kind: "preset", hazard: null };
    case "security":
    case "trap":
      return { kind: "preset", hazard: kind };
  }
}

export function groundOf({ fixed, board, loot }: Pick<HeistView, "fixed" | "board" | "loot">): Map<string, Ground> {
  const found = new Map<string, Ground>();
  for (const { at, kind, seat } of fixed)
    found.set(nameOf(at), { ...printed(kind), ways: ALL_WAYS, numbers: [], seat, terms: [kind] });
  for (const { at, tile, rotation } of board) {
    const ways = waysOf(tile.split("-")[0] ?? "", rotation);
    found.set(nameOf(at), { kind: "tile", ways, hazard: hazardOf(tile), numbers: [], seat: null, terms: [tile] });
  }
  for (const [name, numbers] of Object.entries(loot)) {
    const ground = found.get(name);
    if (ground) found.set(name, { ...ground, numbers });
  }
  return found;
}
