// @vitest-environment node
import { expect, test } from "vitest";
import { groundOf, waysOf } from "./ground";

const [N, E, S, W] = [1, 2, 4, 8];

test("tiles turn clockwise", () => {
  expect(waysOf("straight", 0)).toBe(N | S);
  expect(waysOf("straight", 90)).toBe(E | W);
  expect(waysOf("corner", 90)).toBe(E | S);
  expect(waysOf("corner", 270)).toBe(W | N);
  expect(waysOf("T", 0)).toBe(W | N | E);
  expect(waysOf("T", 180)).toBe(E | S | W);
});

test("each cell says what lies there", () => {
  const ground = groundOf({
    fixed: [
      { at: [0, 0], kind: "start", seat: 1 },
      { at: [2, 2], kind: "security", seat: null },
    ],
    board: [{ at: [0, 1], tile: "T-trap", rotation: 90 }],
    loot: { "2,2": [2], "9,9": [4] },
  });
  expect(ground.get("0,0")).toMatchObject({ kind: "start", seat: 1, hazard: null });
  expect(ground.get("2,2")).toMatchObject({ kind: "preset", hazard: "security", numbers: [2], ways: 15 });
  expect(ground.get("0,1")).toMatchObject({ kind: "tile", hazard: "trap", ways: N | E | S, numbers: [] });
  expect(ground.size).toBe(3);
});
