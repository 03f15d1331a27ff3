// What lies on each cell of Critter Heist's map, as the generic board draws it.
import type { Ground } from "../generic/places";

type At = readonly [number, number];
interface Fixed {
  at: At;
  kind: string;
  seat: number | null;
}
interface Laid {
  at: At;
  tile: string;
  rotation: number;
}

/** The ways that each shape leads to at rest, as bits: n 1, e 2, s 4, w 8. */
const AT_REST: Record<string, number> = { straight: 5, corner: 3, T: 11, cross: 15 };
const ALL_WAYS = 15;
const HAZARDS = new Set(["security", "trap"]);

const nameOf = ([row, column]: At) => `${row},${column}`;

/** The ways of a tile, turned clockwise. */
export function waysOf(shape: string, rotation: number): number {
  const turns = rotation / 90;
  const ways = AT_REST[shape] ?? 0;
  return ((ways << turns) | (ways >> (4 - turns))) & ALL_WAYS;
}

export function groundOf(view: Record<string, unknown>): Map<string, Ground> {
  const loot = (view["loot"] ?? {}) as Record<string, number[]>;
  const found = new Map<string, Ground>();
  for (const { at, kind, seat } of (view["fixed"] ?? []) as Fixed[]) {
    const preset = HAZARDS.has(kind) || kind === "plain";
    const hazard = HAZARDS.has(kind) ? kind : null;
    found.set(nameOf(at), { kind: preset ? "preset" : kind, ways: ALL_WAYS, hazard, numbers: [], seat, terms: [kind] });
  }
  for (const { at, tile, rotation } of (view["board"] ?? []) as Laid[]) {
    const [shape = "", hazard = ""] = tile.split("-");
    const ways = waysOf(shape, rotation);
    found.set(nameOf(at), {
      kind: "tile",
      ways,
      hazard: HAZARDS.has(hazard) ? hazard : null,
      numbers: [],
      seat: null,
      terms: [tile],
    });
  }
  for (const [name, numbers] of Object.entries(loot)) {
    const ground = found.get(name);
    if (ground) found.set(name, { ...ground, numbers });
  }
  return found;
}
