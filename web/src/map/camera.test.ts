// @vitest-environment node
import { describe, expect, it } from "vitest";
import { below, fit, pulled, seen, showing, zoomed } from "./camera";

const MAP = { width: 1000, height: 1000 };
const FRAME = { width: 500, height: 400 };

describe("a camera", () => {
  it("shows the whole map at first", () => {
    const view = seen(fit(MAP), MAP, FRAME);
    expect([view.y, view.height]).toEqual([0, 1000]);
    expect(view.x).toBeLessThan(0); // the frame is wider: the map stands in its middle
    expect(view.x + view.width / 2).toBe(500);
  });

  it("keeps the point under the finger when it comes nearer", () => {
    const at = { x: 250, y: 120 };
    const before = below(at, fit(MAP), MAP, FRAME);
    const camera = zoomed(fit(MAP), 2, at, MAP, FRAME, 100);
    const after = below(at, camera, MAP, FRAME);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("comes as near as a cell of 180 pixels, and never farther than the whole map", () => {
    const nearest = zoomed(fit(MAP), 100, { x: 0, y: 0 }, MAP, FRAME, 100);
    expect(nearest.zoom).toBeCloseTo(180 / 40);
    expect(zoomed(nearest, 0.001, { x: 0, y: 0 }, MAP, FRAME, 100)).toEqual(fit(MAP));
  });

  it("is not pulled off the map", () => {
    const camera = pulled({ x: 500, y: 500, zoom: 4 }, { x: 9999, y: -9999 }, MAP, FRAME);
    const view = seen(camera, MAP, FRAME);
    expect(view.x).toBeCloseTo(0);
    expect(view.y + view.height).toBeCloseTo(1000);
  });

  it("follows to what is outside, no farther than needed", () => {
    const camera = { x: 200, y: 200, zoom: 4 };
    const view = seen(showing(camera, { x: 700, y: 150, width: 100, height: 100 }, MAP, FRAME), MAP, FRAME);
    expect(view.x + view.width).toBeCloseTo(800);
    expect(showing(camera, { x: 180, y: 180, width: 20, height: 20 }, MAP, FRAME)).toEqual(camera);
  });
});
