// The cells of a map: where they lie, which one a key leads to, which one a finger means.

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

// What part of a map is seen: a pure part of the map panel. Lengths of the map are its own units, of the screen pixels.

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

interface Camera {
  /** The middle of what is seen, on the map. */
  x: number;
  y: number;
  /** 1 shows the whole map; 2 half of its width. */
  zoom: number;
}

/** The closest zoom, in pixels of the screen for a cell of the map. */
const NEAREST = 180;
export const STEP = 1.4;

/** Pixels a unit of the map has at zoom 1. */
const whole = (map: Size, frame: Size) => Math.min(frame.width / map.width, frame.height / map.height);

export const pixelsPerUnit = (camera: Camera, map: Size, frame: Size) => whole(map, frame) * camera.zoom;

export const fit = (map: Size): Camera => ({ x: map.width / 2, y: map.height / 2, zoom: 1 });

/** The part of the map that is seen. */
export function seen(camera: Camera, map: Size, frame: Size): Size & Point {
  const scale = pixelsPerUnit(camera, map, frame) || 1;
  const [width, height] = [frame.width / scale, frame.height / scale];
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** The point of the map below a point of the frame. */
export function below(point: Point, camera: Camera, map: Size, frame: Size): Point {
  const view = seen(camera, map, frame);
  const scale = pixelsPerUnit(camera, map, frame) || 1;
  return { x: view.x + point.x / scale, y: view.y + point.y / scale };
}

/** Zoom by a factor, keeping the point of the map below a point of the frame. `cell`: the length of a cell on the map. */
export function zoomed(camera: Camera, factor: number, at: Point, map: Size, frame: Size, cell: number): Camera {
  const most = Math.max(1, NEAREST / (cell * (whole(map, frame) || 1)));
  const zoom = Math.min(most, Math.max(1, camera.zoom * factor));
  const fixed = below(at, camera, map, frame);
  const moved = below(at, { ...camera, zoom }, map, frame);
  return kept({ x: camera.x + fixed.x - moved.x, y: camera.y + fixed.y - moved.y, zoom }, map, frame);
}

/** Pan the map by pixels of the screen. */
export function pulled(camera: Camera, by: Point, map: Size, frame: Size): Camera {
  const scale = pixelsPerUnit(camera, map, frame) || 1;
  return kept({ ...camera, x: camera.x - by.x / scale, y: camera.y - by.y / scale }, map, frame);
}

/** The nearest camera that shows a rectangle of the map. */
export function showing(camera: Camera, place: Size & Point, map: Size, frame: Size): Camera {
  const view = seen(camera, map, frame);
  const by = (from: number, size: number, low: number, length: number) =>
    low < from ? low - from : Math.max(0, low + length - from - size);
  const moved = {
    ...camera,
    x: camera.x + by(view.x, view.width, place.x, place.width),
    y: camera.y + by(view.y, view.height, place.y, place.height),
  };
  return kept(moved, map, frame);
}

/** The map never leaves the frame; where it is smaller it stands in the middle. */
function kept(camera: Camera, map: Size, frame: Size): Camera {
  const view = seen(camera, map, frame);
  const within = (middle: number, length: number, all: number) =>
    length >= all ? all / 2 : Math.min(all - length / 2, Math.max(length / 2, middle));
  return { ...camera, x: within(camera.x, view.width, map.width), y: within(camera.y, view.height, map.height) };
}
