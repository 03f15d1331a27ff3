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

/** How near one can come, in pixels of the screen for a cell of the map. */
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

/** Come nearer by a factor; the point of the frame stays on the same point of the map. `cell`: its length on the map. */
export function zoomed(camera: Camera, factor: number, at: Point, map: Size, frame: Size, cell: number): Camera {
  const most = Math.max(1, NEAREST / (cell * (whole(map, frame) || 1)));
  const zoom = Math.min(most, Math.max(1, camera.zoom * factor));
  const fixed = below(at, camera, map, frame);
  const moved = below(at, { ...camera, zoom }, map, frame);
  return kept({ x: camera.x + fixed.x - moved.x, y: camera.y + fixed.y - moved.y, zoom }, map, frame);
}

/** Pull the map by pixels of the screen. */
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
