/** What the reader carries over the table of GoodCritters, to somebody's mat. */
import { Drag } from "../drag.svelte";

export type Carried = { kind: "loot"; place: number } | { kind: "pawn" };

/** A seat is where something would lie: on whose mat. */
export type Carrying = Drag<Carried, number>;

export const carrying = (drop: (what: Carried, seat: number | null) => void): Carrying =>
  new Drag<Carried, number>(seatAt, drop);

function seatAt({ clientX, clientY }: PointerEvent): number | null {
  const mat = document.elementFromPoint?.(clientX, clientY)?.closest<HTMLElement>("[data-drop]");
  return mat ? Number(mat.dataset["drop"]) : null;
}
