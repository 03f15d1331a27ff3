// The cells of a map: where they lie, which one a key leads to, which one a finger means.
import type { Point } from "./camera";

export interface Cell {
  row: number;
  column: number;
}

/** Units of the map for a cell. */
export const CELL = 100;

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

/** The cell to which an arrow key leads; the same at the edge, null for another key. */
export function towards(from: Cell, key: string, rows: number, columns: number): Cell | null {
  const way = WAYS[key];
  if (!way) return null;
  return { row: clamped(from.row + way[0], rows), column: clamped(from.column + way[1], columns) };
}

const clamped = (at: number, length: number) => Math.min(length - 1, Math.max(0, at));

/** The middle of a cell, on the map. */
export const middle = ({ row, column }: Cell): Point => ({ x: (column + 0.5) * CELL, y: (row + 0.5) * CELL });

export const same = (one: Cell | null, other: Cell | null) => one?.row === other?.row && one?.column === other?.column;

/** The cell at a point of the map; null outside. */
export function cellAt({ x, y }: Point, rows: number, columns: number): Cell | null {
  const [row, column] = [Math.floor(y / CELL), Math.floor(x / CELL)];
  return row < 0 || column < 0 || row >= rows || column >= columns ? null : { row, column };
}

/** The cell that a finger means: that below it, but where that cannot be chosen a close one that can. */
export function meant(at: Point, near: number, choosable: readonly Cell[], rows: number, columns: number): Cell | null {
  const hit = cellAt(at, rows, columns);
  if (choosable.some((cell) => same(cell, hit))) return hit;
  const away = (cell: Cell) => {
    const { x, y } = middle(cell);
    return Math.hypot(Math.max(0, Math.abs(at.x - x) - CELL / 2), Math.max(0, Math.abs(at.y - y) - CELL / 2));
  };
  const close = choosable.filter((cell) => away(cell) <= near).sort((one, other) => away(one) - away(other));
  return close[0] ?? hit;
}

/** The cell after this one among those that can be chosen, row by row and round again. */
export function nextOf(choosable: readonly Cell[], from: Cell, back: boolean): Cell | null {
  const rank = ({ row, column }: Cell) => row * 1000 + column;
  const inOrder = [...choosable].sort((one, other) => (rank(one) - rank(other)) * (back ? -1 : 1));
  const after = inOrder.find((cell) => (back ? rank(cell) < rank(from) : rank(cell) > rank(from)));
  return after ?? inOrder[0] ?? null;
}
