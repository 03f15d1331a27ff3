// @vitest-environment node
import { describe, expect, it } from "vitest";
import { besides, near } from "./beside";

const SCREEN = { left: 0, top: 0, width: 1000, height: 800 };
const CARD = { width: 300, height: 200 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("a window beside a thing", () => {
  it("stands to the right, as high as the thing", () => {
    expect(besides(box(100, 150, 200, 100), CARD, SCREEN, [])).toEqual({ left: 310, top: 150 });
  });

  it("stands to the left of what is at the right edge", () => {
    expect(besides(box(750, 150, 200, 100), CARD, SCREEN, [])).toEqual({ left: 440, top: 150 });
  });

  it("does not reach beyond its room", () => {
    expect(besides(box(100, 750, 200, 100), CARD, SCREEN, []).top).toBe(600);
    expect(besides(box(100, -50, 200, 100), CARD, SCREEN, []).top).toBe(0);
  });

  it("covers least of what is to be seen", () => {
    const right = box(320, 100, 200, 200);
    expect(besides(box(100, 150, 200, 100), CARD, SCREEN, [right])).toEqual({ left: 50, top: 260 });
    const below = box(0, 300, 310, 400);
    expect(besides(box(100, 230, 200, 100), CARD, SCREEN, [right, below])).toEqual({ left: 50, top: 20 });
  });

  it("stays in the room that it is given, and leaves what lies below alone", () => {
    const room = box(50, 60, 800, 440);
    expect(besides(box(60, 380, 200, 100), CARD, room, [])).toEqual({ left: 270, top: 300 });
    expect(besides(box(60, 520, 400, 200), CARD, room, [])).toEqual({ left: 470, top: 300 });
  });

  it("stands in the middle of the screen where nothing fits", () => {
    expect(besides(box(100, 100, 200, 100), CARD, box(0, 0, 320, 300), [])).toEqual({ left: 10, top: 50 });
  });
});

describe("a tip about a thing", () => {
  const phone = { width: 360, height: 740 };
  const tip = { width: 200, height: 60 };

  it("stands below it, within the screen, or above it at the end of the screen", () => {
    expect(near(box(0, 10, 20, 20), tip, phone, [])).toEqual({ left: 8, top: 40 });
    expect(near(box(330, 700, 20, 20), tip, phone, [])).toEqual({ left: 152, top: 630 });
  });

  it("covers nothing that is dear, where there is room: it stands beyond, or at a side", () => {
    const rows = [0, 1, 2, 3].map((row) => box(8, 300 + row * 50, 344, 44));
    expect(
      near(
        rows[1]!,
        tip,
        phone,
        rows.filter((_, row) => row !== 1),
      ),
    ).toEqual({ left: 80, top: 230 });
    const columns = [box(0, 0, 1000, 90), box(0, 150, 1000, 640)];
    expect(near(box(100, 100, 40, 40), { width: 200, height: 40 }, SCREEN, columns)).toEqual({ left: 150, top: 100 });
  });
});
