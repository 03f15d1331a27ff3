// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import { below, cellAt, fit, meant, nextOf, pulled, seen, showing, towards, zoomed } from "./camera";
import { Gesture } from "./gesture";

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

describe("gesture", () => {
  const hands = {
    tap: vi.fn(),
    pull: vi.fn(),
    pinch: vi.fn(),
    grab: vi.fn(() => false),
    carry: vi.fn(),
    drop: vi.fn(),
    letGo: vi.fn(),
  };
  const at = (x: number, y = 0) => ({ x, y });
  let gesture: Gesture;

  beforeEach(() => {
    vi.clearAllMocks();
    gesture = new Gesture(hands);
  });

  describe("fingers on a map", () => {
    it("tap, also when they tremble", () => {
      gesture.down(1, at(10));
      gesture.move(1, at(14));
      gesture.up(1, at(14));
      expect(hands.tap).toHaveBeenCalledWith(at(14));
      expect(hands.pull).not.toHaveBeenCalled();
    });

    it("pull the map, which is no tap", () => {
      gesture.down(1, at(10));
      gesture.move(1, at(40));
      gesture.move(1, at(60));
      gesture.up(1, at(60));
      expect(hands.pull.mock.calls).toEqual([[at(30)], [at(20)]]);
      expect(hands.tap).not.toHaveBeenCalled();
    });

    it("carry what they took hold of, and drop it", () => {
      hands.grab.mockReturnValueOnce(true);
      gesture.down(1, at(10));
      gesture.move(1, at(40));
      gesture.up(1, at(50));
      expect(hands.grab).toHaveBeenCalledWith(at(10));
      expect(hands.carry).toHaveBeenCalledWith(at(40));
      expect(hands.drop).toHaveBeenCalledWith(at(50));
      expect(hands.pull).not.toHaveBeenCalled();
    });

    it("pinch about their middle; what was carried is let go", () => {
      hands.grab.mockReturnValueOnce(true);
      gesture.down(1, at(0));
      gesture.move(1, at(20));
      gesture.down(2, at(120));
      gesture.move(2, at(220));
      expect(hands.letGo).toHaveBeenCalledOnce();
      expect(hands.pinch).toHaveBeenCalledWith(2, at(120));
      gesture.up(2, at(220));
      gesture.move(1, at(90));
      gesture.up(1, at(90));
      expect(hands.tap).not.toHaveBeenCalled();
      expect(hands.drop).not.toHaveBeenCalled();
    });

    it("take hold only when they stay; otherwise they pull or scroll", () => {
      hands.grab.mockReturnValue(true);
      gesture.down(1, at(10), true);
      gesture.move(1, at(40));
      expect([gesture.stay(1), hands.grab.mock.calls, hands.pull.mock.calls]).toEqual([false, [], [[at(30)]]]);
      gesture.up(1, at(40));
      gesture.down(2, at(10), true);
      expect([gesture.stay(2), gesture.carries]).toEqual([true, true]);
      gesture.move(2, at(90));
      gesture.up(2, at(90));
      expect([hands.grab.mock.calls, hands.carry.mock.lastCall, hands.drop.mock.calls]).toEqual([
        [[at(10)]],
        [at(90)],
        [[at(90)]],
      ]);
      hands.grab.mockReturnValue(false);
    });

    it("let go what they carry when the browser takes them", () => {
      hands.grab.mockReturnValueOnce(true);
      gesture.down(1, at(10), true);
      gesture.stay(1);
      gesture.cancel(1);
      gesture.up(1, at(20));
      expect([hands.letGo.mock.calls.length, hands.drop.mock.calls, gesture.carries]).toEqual([1, [], false]);
    });

    it("do nothing when the browser takes them to scroll", () => {
      gesture.down(1, at(0));
      gesture.cancel(1);
      gesture.up(1, at(0));
      expect(hands.tap).not.toHaveBeenCalled();
    });
  });
});

const cell = (row: number, column: number) => ({ row, column });

describe("cells", () => {
  it("are walked by arrow keys, up to the edge", () => {
    expect(towards(cell(0, 1), "ArrowDown", 3, 3)).toEqual(cell(1, 1));
    expect(towards(cell(0, 2), "ArrowRight", 3, 3)).toEqual(cell(0, 2));
    expect(towards(cell(0, 2), "x", 3, 3)).toBeNull();
  });

  it("end at the edge of the map", () => {
    expect(cellAt({ x: 299, y: 0 }, 3, 3)).toEqual(cell(0, 2));
    expect(cellAt({ x: 300, y: 0 }, 3, 3)).toBeNull();
    expect(cellAt({ x: -1, y: 0 }, 3, 3)).toBeNull();
  });

  it("are meant by a finger close by, where they can be chosen", () => {
    const choosable = [cell(1, 1), cell(1, 2)];
    expect(meant({ x: 90, y: 150 }, 20, choosable, 3, 3)).toEqual(cell(1, 1));
    expect(meant({ x: 70, y: 150 }, 20, choosable, 3, 3)).toEqual(cell(1, 0));
    expect(meant({ x: 205, y: 150 }, 20, choosable, 3, 3)).toEqual(cell(1, 2));
  });

  it("follow each other row by row, and round again", () => {
    const choosable = [cell(2, 0), cell(0, 2), cell(0, 1)];
    expect(nextOf(choosable, cell(0, 1), false)).toEqual(cell(0, 2));
    expect(nextOf(choosable, cell(2, 0), false)).toEqual(cell(0, 1));
    expect(nextOf(choosable, cell(0, 1), true)).toEqual(cell(2, 0));
    expect(nextOf([], cell(0, 1), true)).toBeNull();
  });
});
