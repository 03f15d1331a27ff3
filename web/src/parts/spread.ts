// Places the labels at the right ends of a chart's lines so that none overlap, for Graph.svelte; y grows downwards.

/**
 * Where signs stand, from the highest to the lowest: as near as may be to where they belong (ascending), `room` apart,
 * none above `least` and, as long as they all fit, none below `most`. Those that crowd give way to both sides alike.
 */
export function spread(wanted: readonly number[], room: number, least: number, most: number): number[] {
  const down = inside(
    [...wanted].map((at) => Math.max(at, least)),
    room,
    least,
  );
  const up = inside(
    mirrored(wanted, most).map((at) => Math.max(at, 0)),
    room,
    0,
  );
  const fit = (places: readonly number[]) =>
    mirrored(
      inside(
        mirrored(places, most).map((at) => Math.max(at, 0)),
        room,
        0,
      ),
      most,
    );
  const [lower, higher] = [fit(down), inside(mirrored(up, most), room, least)];
  return lower.map((at, index) => (at + higher[index]!) / 2);
}

/** Each is moved on by what it lacks to the one before. */
function inside(places: readonly number[], room: number, least: number): number[] {
  const found: number[] = [];
  for (const at of places) found.push(Math.max(at, (found.at(-1) ?? least - room) + room));
  return found;
}

/** The same from the other end. */
const mirrored = (places: readonly number[], most: number) => places.map((at) => most - at).reverse();
