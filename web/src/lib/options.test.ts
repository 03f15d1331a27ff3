// @vitest-environment node
// Options in editions, choices among players, and what differs from the usual.
import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../wire";
import { changed, choicesOf, optionsOf } from "./options";

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  choices: [false, true],
  default: false,
  lowest: null,
  highest: null,
  seats: false,
  editions: [],
  ...more,
});
const game = {
  options: [option("open"), option("cap", { choices: [], default: 6, lowest: 1, highest: 100, editions: ["v4"] })],
} as unknown as GameInfo;

describe("options", () => {
  it("are those of the edition", () => {
    expect(optionsOf(game, "v4").map(({ name }) => name)).toEqual(["open", "cap"]);
    expect(optionsOf(game, "v5").map(({ name }) => name)).toEqual(["open"]);
    expect(optionsOf(undefined, null)).toEqual([]);
  });

  it("name only seats that there are", () => {
    const first = option("first", { choices: ["random", 0, 1, 2, 3], seats: true });
    expect(choicesOf(first, 3)).toEqual(["random", 0, 1, 2]);
    expect(choicesOf(option("three", { choices: [3, 2] }), 2)).toEqual([3, 2]);
  });

  it("that are chosen otherwise are told, others not", () => {
    expect(changed(game, "v4", { open: true, cap: 6 })).toEqual([["open", true]]);
    expect(changed(game, "v4", { cap: 7 })).toEqual([["cap", 7]]);
    expect(changed(game, "v5", { cap: 7 })).toEqual([]);
    expect(changed(undefined, null, { open: true })).toEqual([]);
  });

  it("that name the host's own seat, as a game that has begun does, are as usual", () => {
    const led = {
      options: [option("first_boss", { choices: ["host", 0, 1, 2], default: "host", seats: true })],
    } as unknown as GameInfo;
    expect(changed(led, null, { first_boss: 0 }, 0)).toEqual([]);
    expect(changed(led, null, { first_boss: 1 }, 0)).toEqual([["first_boss", 1]]);
    expect(changed(led, null, { first_boss: 0 })).toEqual([["first_boss", 0]]);
  });
});
