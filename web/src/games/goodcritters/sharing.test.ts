// @vitest-environment node
import { describe, expect, it } from "vitest";
import { worthOf } from "./money";
import { evenSplit, give, left, placeOf } from "./sharing";

const MIDDLE = ["5 gems", "4 cash", "4 cash", "3 jewelry", "2 cash", "2 gems"];

describe("a share while it is made", () => {
  it("gives places, not cards: of two alike one may go here and one there", () => {
    const given = give(give({}, 1, 2), 2, 3);
    expect(left(MIDDLE, given)).toEqual([0, 3, 4, 5]);
    expect(placeOf(MIDDLE, given, 3, 0)).toBe(2);
    expect(left(MIDDLE, give(given, 1, null))).toEqual([0, 1, 3, 4, 5]);
    expect(placeOf(MIDDLE, given, 3, 1)).toBeUndefined();
  });

  it("splits evenly: everything, and nobody has more than the others by more than a card", () => {
    const given = evenSplit(MIDDLE, 4, 1);
    expect(left(MIDDLE, given)).toEqual([]);
    const worths = [0, 1, 2, 3].map((seat) => worthOf(MIDDLE.filter((_, place) => given[place] === seat)));
    expect(Math.max(...worths) - Math.min(...worths)).toBeLessThanOrEqual(2);
    expect(given[0]).toBe(1);
  });
});
