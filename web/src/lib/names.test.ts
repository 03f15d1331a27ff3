import { beforeEach, describe, expect, it } from "vitest";
import { SEATS, source } from "../../tests/texts";
import { option } from "../../tests/wire";
import type { GameInfo } from "../wire";
import { app } from "./app.svelte";
import { changed, choicesOf, optionsOf, statusName } from "./names";
import { Words } from "./words";

describe("names", () => {
  beforeEach(() => (app.words = new Words("en", source("en"), SEATS)));

  it("says of a table that it waits for players only while a seat is free", () => {
    const table = (status: string, ...kinds: string[]) =>
      statusName({ status, seats: kinds.map((kind) => ({ kind })) } as never);
    expect(table("open", "human", "open")).toBe("Waiting for players");
    expect(table("open", "human", "bot")).toBe("All seats taken");
    expect(table("playing", "human", "bot")).toBe("Playing");
  });
});

// Options in editions, choices among players, and what differs from the usual.

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
