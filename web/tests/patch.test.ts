// @vitest-environment node
// Changes are applied exactly, to copies, and what they leave alone stays the same object.
import { describe, expect, it } from "vitest";
import { patched } from "../src/lib/patch";
import type { Difference } from "../src/wire";

const change = (op: Difference["op"], path: string, value?: unknown): Difference =>
  op === "remove" ? { op, path } : { op, path, value };

describe("a patch", () => {
  it("replaces, adds and removes in objects and lists, one after the other", () => {
    const before = { a: { b: [1, 2, 3], c: null }, gone: 1, "x/~y": { "": 0 } };
    const after = patched(before, [
      change("remove", "/gone"),
      change("add", "/a/d", { e: [] }),
      change("replace", "/a/c", false),
      change("replace", "/a/b/1", "two"),
      change("remove", "/a/b/2"),
      change("add", "/a/b/-", 4),
      change("add", "/a/b/0", 0),
      change("add", "/a/d/e/-", 5),
      change("replace", "/x~1~0y/", 7),
    ]);
    expect(after).toEqual({ a: { b: [0, 1, "two", 4], c: false, d: { e: [5] } }, "x/~y": { "": 7 } });
  });

  it("leaves what it was given as it was, and shares what has not changed", () => {
    const before = { seats: [{ hand: [1] }, { hand: [2] }], board: { cells: [0, 0] } };
    const copy = structuredClone(before);
    const after = patched(before, [change("replace", "/seats/1/hand/0", 9), change("replace", "/seats/1/hand/0", 8)]);
    expect(before).toEqual(copy);
    expect(after.seats[1]).toEqual({ hand: [8] });
    expect(after.seats[0]).toBe(before.seats[0]);
    expect(after.board).toBe(before.board);
    expect(patched(before, [])).toBe(before);
  });

  it("does not write into values that a change brought", () => {
    const value = { n: 1 };
    const after = patched<any>({}, [change("add", "/one", value), change("replace", "/one/n", 2)]);
    expect(after).toEqual({ one: { n: 2 } });
    expect(value).toEqual({ n: 1 });
  });

  it("is an error where there is no such place", () => {
    expect(() => patched({ a: 1 }, [change("replace", "/a/b", 2)])).toThrow(TypeError);
    expect(() => patched({ a: [1] }, [change("replace", "/a/5", 2)])).toThrow(RangeError);
  });
});
