// Where a small window stands beside what it speaks of, so that as much as may be of what matters stays in sight.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, "width" | "height">;
export type Spot = Pick<Box, "left" | "top">;

/** Pixels between the window and the thing. */
const GAP = 10;
/** Pixels between a tip and the edge of the screen. */
const EDGE = 8;

const within = (at: number, size: number, from: number, room: number) =>
  Math.max(from, Math.min(at, from + room - size));
const common = (start: number, size: number, other: number, otherSize: number) =>
  Math.max(0, Math.min(start + size, other + otherSize) - Math.max(start, other));
const covered = (box: Box, other: Box) =>
  common(box.left, box.width, other.left, other.width) * common(box.top, box.height, other.top, other.height);

/**
 * To the right of the thing, to the left, below or above: where it stays in the room and covers least of what is to be
 * seen; beside the thing as high as it begins, where the room allows. Else in the middle of the room.
 */
export function besides(thing: Box, size: Size, room: Box, seen: readonly Box[]): Spot {
  const inside = ({ left, top }: Spot): Spot => ({
    left: within(left, size.width, room.left, room.width),
    top: within(top, size.height, room.top, room.height),
  });
  const { left, top } = inside({ left: thing.left + (thing.width - size.width) / 2, top: thing.top });
  const spots = [
    { left: thing.left + thing.width + GAP, top },
    { left: thing.left - size.width - GAP, top },
    { left, top: thing.top + thing.height + GAP },
    { left, top: thing.top - size.height - GAP },
  ].filter((spot) => spot.left === inside(spot).left && spot.top === inside(spot).top);
  const cost = (spot: Spot) => seen.reduce((sum, box) => sum + covered({ ...spot, ...size }, box), 0);
  const middle = inside({
    left: room.left + (room.width - size.width) / 2,
    top: room.top + (room.height - size.height) / 2,
  });
  return (
    spots.reduce<Spot | null>((best, spot) => (best === null || cost(spot) < cost(best) ? spot : best), null) ?? middle
  );
}

/** Below the thing or above it, or as near to it as there is room that covers nothing of what is `dear`. */
export function near(thing: Box, size: Size, screen: Size, dear: readonly Box[]): Spot {
  const left = within(thing.left + (thing.width - size.width) / 2, size.width, EDGE, screen.width - 2 * EDGE);
  const tops = [thing, ...dear].flatMap((box) => [box.top + box.height + GAP, box.top - size.height - GAP]);
  const sides = [thing.left + thing.width + GAP, thing.left - size.width - GAP].map((at) => ({
    left: at,
    top: within(thing.top, size.height, EDGE, screen.height - 2 * EDGE),
  }));
  const spots = [...tops.map((top) => ({ left, top })), ...sides].filter(
    (spot) =>
      spot.left === within(spot.left, size.width, EDGE, screen.width - 2 * EDGE) &&
      spot.top === within(spot.top, size.height, EDGE, screen.height - 2 * EDGE),
  );
  const cost = (spot: Spot) => [thing, ...dear].reduce((sum, box) => sum + covered({ ...spot, ...size }, box), 0);
  const away = (spot: Spot) =>
    Math.hypot(
      spot.left + (size.width - thing.width) / 2 - thing.left,
      spot.top + (size.height - thing.height) / 2 - thing.top,
    );
  const [best] = spots.sort((one, other) => cost(one) - cost(other) || away(one) - away(other));
  return best ?? { left, top: within(thing.top + thing.height + GAP, size.height, EDGE, screen.height - 2 * EDGE) };
}
