// The end of a game in words: one's own place, where the game turned, and what goes into a picture of it.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { all, press, put, settle, texts } from "../../tests/page";
import { english, LANGUAGES, SEATS, source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import type { TableInfo, Turning } from "../wire";
import Final from "./Final.svelte";
import Picture from "./Picture.svelte";
import { ownResult, placesOf } from "./Result.svelte";

const { turningPoint, keep } = vi.hoisted(() => ({ turningPoint: vi.fn(), keep: vi.fn() }));
vi.mock("../lib/api", async (real) => ({ ...(await real<object>()), turningPoint }));
vi.mock("./Picture.svelte", async (real) => ({ ...(await real<object>()), keep }));

const NAMES = ["Ana", "Bo", "Cleo", "Dan"];
const table = (scores: number[], winners: number[], more: object = {}) =>
  ({
    id: "t1",
    game: "heist",
    edition: "v5",
    data: {},
    scores,
    winners,
    rematch: null,
    seed: null,
    created: 0,
    seats: [],
    ...more,
  }) as unknown as TableInfo;

async function show(info: TableInfo, you: number | null, point: Turning["point"] | Error = null) {
  turningPoint.mockImplementation(async () => (point instanceof Error ? Promise.reject(point) : { point }));
  put(Final, {
    table: info,
    fair: "fair" as never,
    names: NAMES,
    you,
    again: () => undefined,
    ended: Date.UTC(2026, 10, 29, 12),
  });
  await settle();
}

beforeEach(() => (app.words = english));

describe("one's own result", () => {
  it.each(LANGUAGES)("is said for every place, alone and shared, each in its own words (%s)", (language) => {
    app.words = new Words(language, source(language), SEATS);
    const alone = Array.from({ length: 8 }, (_, place) =>
      ownResult(placesOf([80, 70, 60, 50, 40, 30, 20, 10], [0]), place),
    );
    const shared = Array.from({ length: 7 }, (_, place) => {
      const scores = Array.from({ length: 8 }, (_, seat) => (seat <= place ? 80 - 10 * seat : 80 - 10 * place));
      return ownResult(placesOf(scores, place === 0 ? [0, 1, 2, 3, 4, 5, 6, 7] : [0]), 7);
    });
    expect(alone[0]).toBe("");
    const said = [...alone.slice(1), ...shared];
    expect(new Set(said).size).toBe(14);
    expect(said.filter((text) => /\d|table-|undefined/.test(text))).toEqual([]);
  });

  it("is nobody's who only watches, and none where points make no order", () => {
    expect(ownResult(placesOf([5, 9, 7], [1]), null)).toBe("");
    expect(ownResult(placesOf([5, 9, 7], [0]), 2)).toBe("");
    expect(ownResult(placesOf([5, 9, 7, 1], [0, 1]), 0)).toBe("");
  });
});

describe("the end of a game without a board of its own", () => {
  const result = () => texts("#final :is(h2, h2 + p)");

  it("says first of all how the player came off, then who has won", async () => {
    await show(table([5, 9, 7, 7], [1]), 3);
    expect(result()).toEqual(["You share second place", "Won by Bo"]);
    expect(texts(".ranking .place")).toEqual(["1", "2", "2", "4"]);
    expect(texts(".ranking .mine bdi")).toEqual(["Dan"]);
    await show(table([5, 9, 7, 7], [1]), 1);
    expect(result()).toEqual(["You win!"]);
    await show(table([5, 9, 9, 7], [1, 2]), 1);
    expect(result()).toEqual(["You share first place", "Won by Bo and Cleo"]);
    await show(table([5, 9, 7, 7], [1]), null);
    expect(result()).toEqual(["Won by Bo"]);
  });

  it("leads to where the game turned, and is silent where it did not", async () => {
    await show(table([5, 9, 7, 7], [1]), 3, { n: 76, last: 85, seat: 1 });
    expect(texts(".turning")).toEqual(["Bo took the lead for good with move 76 of 85."]);
    expect(all(".turning a")[0]?.getAttribute("href")).toBe("/r/t1?n=76&pov=open");
    await show(table([5, 9, 7, 7], [1]), 1, { n: 85, last: 85, seat: 1 });
    expect(texts(".turning")).toEqual(["Only the last move put you ahead."]);
    for (const none of [null, new Error("no network")]) {
      await show(table([5, 9, 7, 7], [1]), 3, none);
      expect(texts(".turning")).toEqual([]);
    }
  });
});

describe("a picture of the end", () => {
  it("shows game, edition, day, everybody's result and where the game turned, to anybody alike", async () => {
    await show(table([5, 9, -7, 7], [1]), 1, { n: 76, last: 85, seat: 1 });
    await press("Save as a picture");
    const [name, shown] = keep.mock.calls[0]!;
    expect(name).toBe("heist-t1.png");
    put(Picture, shown);
    expect(texts("text")).toEqual([
      "Critter Heist",
      "Edition: v5 · November 29, 2026",
      "Won by Bo",
      "1",
      "Bo",
      "9 points",
      "2",
      "Dan",
      "7 points",
      "3",
      "Ana",
      "5 points",
      "4",
      "Cleo",
      "−7 points",
      "Bo took the lead for good with move 76 of 85.",
    ]);
  });
});
