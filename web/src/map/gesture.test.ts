// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Gesture } from "./gesture";

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
