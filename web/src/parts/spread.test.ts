import { describe, expect, it } from "vitest";
import { spread } from "./spread";

describe("spread", () => {
  it("leaves signs where they belong that have room", () => {
    expect(spread([20, 60, 100], 18, 4, 250)).toEqual([20, 60, 100]);
  });

  it("moves signs that crowd to both sides alike", () => {
    expect(spread([100, 100, 100], 18, 4, 250)).toEqual([82, 100, 118]);
    expect(spread([50, 100, 106], 18, 4, 250)).toEqual([50, 94, 112]);
  });

  it("keeps them within the picture", () => {
    expect(spread([248, 249, 250], 18, 4, 250)[2]).toBeLessThanOrEqual(250);
    const low = spread([4, 4, 5], 18, 4, 250);
    expect(low[0]).toBeGreaterThanOrEqual(4);
    for (const [at, place] of low.slice(1).entries()) expect(place - low[at]!).toBeGreaterThanOrEqual(18 - 1e-9);
  });
});
