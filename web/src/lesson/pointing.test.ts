// @vitest-environment node
import { describe, expect, it } from "vitest";
import { lineTo, scrollFor, standing } from "./pointing";

const screen = { width: 1280, height: 800 };
const card = { width: 320, height: 240 };
const board = { left: 20, top: 90, width: 880, height: 1200 };

describe("where a card stands", () => {
  it("is beside the board, as high as the thing it speaks of", () => {
    const thing = { left: 100, top: 400, width: 80, height: 60 };
    expect(standing(thing, board, card, screen)).toEqual({ kind: "beside", left: 916, top: 310, width: 348 });
  });

  it("is within the screen and not above the board, however high or low the thing is", () => {
    const high = standing({ left: 100, top: -50, width: 80, height: 60 }, board, card, screen);
    const low = standing({ left: 100, top: 790, width: 80, height: 60 }, board, card, screen);
    expect([high, low].map((found) => (found.kind === "beside" ? found.top : null))).toEqual([90, 544]);
  });

  it("is a strip where there is no room beside the board", () => {
    const phone = { width: 360, height: 740 };
    const narrow = { left: 8, top: 90, width: 344, height: 1200 };
    expect(standing(null, narrow, card, phone)).toEqual({ kind: "strip", edge: "bottom" });
  });

  it("never covers what it speaks of: the strip goes to the other edge", () => {
    const phone = { width: 360, height: 740 };
    const narrow = { left: 8, top: 90, width: 344, height: 1200 };
    const below = { left: 20, top: 560, width: 100, height: 120 };
    expect(standing(below, narrow, card, phone)).toEqual({ kind: "strip", edge: "top" });
    const above = { left: 20, top: 60, width: 100, height: 120 };
    expect(standing(above, narrow, card, phone)).toEqual({ kind: "strip", edge: "bottom" });
  });
});

describe("scrolling", () => {
  it("is none where the thing is seen already", () => {
    expect(scrollFor({ left: 0, top: 100, width: 50, height: 50 }, { width: 360, height: 740 }, 240)).toBe(0);
  });

  it("brings a thing below the strip to the middle of what is free", () => {
    const by = scrollFor({ left: 0, top: 700, width: 50, height: 50 }, { width: 360, height: 740 }, 240);
    const after = 700 - by;
    expect(after + 25).toBe((740 - 240) / 2);
  });

  it("brings the beginning of a thing that is too large to the top", () => {
    expect(scrollFor({ left: 0, top: 300, width: 50, height: 900 }, { width: 360, height: 740 }, 240)).toBe(284);
  });
});

describe("the line", () => {
  it("goes from the card to the nearer edge of the thing", () => {
    const thing = { left: 700, top: 400, width: 80, height: 60 };
    expect(lineTo(thing, { left: 916, top: 430 })).toEqual({ x1: 916, y1: 430, x2: 784, y2: 430 });
    expect(lineTo(thing, { left: 916, top: 700 })?.y2).toBe(456);
  });

  it("is left out where they touch, and where it would run over much else", () => {
    expect(lineTo({ left: 100, top: 400, width: 80, height: 60 }, { left: 916, top: 430 })).toBeNull();
    expect(lineTo({ left: 100, top: 400, width: 810, height: 60 }, { left: 916, top: 430 })).toBeNull();
  });
});
