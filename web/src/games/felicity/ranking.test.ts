// @vitest-environment node
import { describe, expect, it } from "vitest";
import { decidedBy, ranking } from "./ranking";
import type { FelicityView } from "./view";

function over(results: [cats: number, mice: number][], winners: number[]): FelicityView {
  const seats = results.map(([cats, mice], seat) => ({ seat, cats, mice, score: cats + mice }));
  return { seats, winners } as unknown as FelicityView;
}

describe("the final order", () => {
  it("goes by score", () => {
    const view = over(
      [
        [10, 5],
        [20, 9],
        [-3, 12],
      ],
      [1],
    );
    expect(ranking(view).map(({ seat, place }) => [seat.seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
    expect(decidedBy(view)).toBe("score");
  });

  it("goes by cats where scores are equal, and says so", () => {
    const view = over(
      [
        [10, 10],
        [15, 5],
        [1, 1],
      ],
      [1],
    );
    expect(ranking(view)[0]?.seat.seat).toBe(1);
    expect(decidedBy(view)).toBe("cats");
  });

  it("lets equal seats share a place, and says that the victory is shared", () => {
    const view = over(
      [
        [10, 10],
        [10, 10],
        [1, 1],
      ],
      [0, 1],
    );
    expect(ranking(view).map(({ place }) => place)).toEqual([1, 1, 3]);
    expect(decidedBy(view)).toBe("shared");
  });
});
