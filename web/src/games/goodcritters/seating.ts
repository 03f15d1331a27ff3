// Who sits where: the animal of each seat, and where its mat stands.

/**
 * Where the mats stand: the player's in front, the others clockwise around the middle, which begins at the player's left.
 * The den is a grid of twelve columns; the middle fills what no mat does.
 */
export interface Place {
  /** The first of its columns, from 1, and how many it takes. */
  column: number;
  columns: number;
  row: number;
  /** How many rows it takes. */
  rows: number;
}

const left = (row: number, columns = 3): Place => ({ column: 1, columns, row, rows: 1 });
const right = (row: number, columns = 3): Place => ({ column: 13 - columns, columns, row, rows: 1 });
const above = (column: number, columns: number): Place => ({ column, columns, row: 1, rows: 1 });

/** Where three mats lie below one another they are wide: what lies on a wide one needs fewer lines. */
const WIDE = 4;

/** By the number of mats around it: their places clockwise, and the middle's. */
const AROUND: Record<number, { mats: readonly Place[]; middle: Place }> = {
  3: { mats: [left(2), above(4, 6), right(2)], middle: { column: 4, columns: 6, row: 2, rows: 1 } },
  4: { mats: [left(2), above(2, 5), above(7, 5), right(2)], middle: { column: 4, columns: 6, row: 2, rows: 1 } },
  5: {
    mats: [left(2), above(1, 4), above(5, 4), above(9, 4), right(2)],
    middle: { column: 4, columns: 6, row: 2, rows: 1 },
  },
  6: {
    mats: [left(3, WIDE), left(2, WIDE), above(1, 6), above(7, 6), right(2, WIDE), right(3, WIDE)],
    middle: { column: 5, columns: 4, row: 2, rows: 2 },
  },
  7: {
    mats: [left(3, WIDE), left(2, WIDE), above(1, 4), above(5, 4), above(9, 4), right(2, WIDE), right(3, WIDE)],
    middle: { column: 5, columns: 4, row: 2, rows: 2 },
  },
  8: {
    mats: [
      left(3, WIDE),
      left(2, WIDE),
      ...[1, 4, 7, 10].map((column) => above(column, 3)),
      right(2, WIDE),
      right(3, WIDE),
    ],
    middle: { column: 5, columns: 4, row: 2, rows: 2 },
  },
};

/** The other seats clockwise from the player; all of them, from seat 0, for somebody who only watches. */
export function around(players: number, you: number | null): number[] {
  if (you === null) return Array.from({ length: players }, (_, seat) => seat);
  return Array.from({ length: players - 1 }, (_, step) => (you + 1 + step) % players);
}

interface Seating {
  /** The mats around the middle, clockwise. */
  mats: readonly { seat: number; place: Place }[];
  middle: Place;
}

export function seating(players: number, you: number | null): Seating {
  const seats = around(players, you);
  const plan = AROUND[seats.length] ?? AROUND[8]!;
  return { mats: seats.map((seat, index) => ({ seat, place: plan.mats[index] ?? left(index) })), middle: plan.middle };
}

/** A place as the grid says it. */
export const area = ({ column, columns, row, rows }: Place) => `${row} / ${column} / span ${rows} / span ${columns}`;

/** Who sits where: an animal for each seat, beside its sign and colour. */
const CRITTERS = ["fox", "raccoon", "badger", "owl", "squirrel", "mole", "ferret", "hedgehog"];

export const critterOf = (seat: number): string => CRITTERS[seat] ?? "mouse";
