// @vitest-environment node
import { describe, expect, it } from "vitest";
import { cellAt, meant, nextOf, towards } from "./grid";

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
