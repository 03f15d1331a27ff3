import { describe, expect, it } from "vitest";
import { put } from "../../tests/page";
import Graph, { spread } from "./Graph.svelte";

describe("Graph", () => {
  // What stands under a graph: some of its points, evenly, and the last; none so near the last that they overlap.

  it.each([2, 9, 13, 17, 23, 24, 40])("names few of %i points, the first and the last among them", (count) => {
    const ticks = Array.from({ length: count }, (_, at) => String(10 * at));
    const points = ticks.map(() => ({ least: 1, most: 2 }));
    put(Graph, {
      lines: [{ seat: 0, name: "Ada", points }],
      ticks,
      write: String,
      between: (least: string) => least,
      title: "t",
      first: "f",
    });
    const told = [...document.querySelectorAll(".ticks span")].map((one) => one.textContent);
    const places = told.flatMap((text, at) => (text ? [at] : []));
    expect([told[0], told.at(-1)]).toEqual([ticks[0], ticks.at(-1)]);
    expect(places.length).toBeLessThanOrEqual(9);
    const gaps = places.slice(1).map((place, at) => place - places[at]!);
    expect(Math.min(...gaps) * 2).toBeGreaterThan(Math.max(...gaps) - 1);
  });
});

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
