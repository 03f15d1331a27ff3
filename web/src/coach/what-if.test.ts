import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { english } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import type { TriedMove, WhatIf as Found } from "../wire";
import { WhatIf } from "./what-if.svelte";

// Other moves at the moment that a replay shows: which are asked for, for how long, and how they are told.

const TOTAL = 10;
const tried = (bid: number, more: Partial<TriedMove> = {}): TriedMove => ({
  move: `bid ${bid}`,
  steps: [{ move: `bid ${bid}`, kind: "bid", args: { mice: bid } }] as never,
  whole: true,
  games: 0,
  wins: 0,
  error: 100,
  gain: 0,
  gain_error: 100,
  failed: false,
  ...more,
});

let read: any;
let answers: TriedMove[];
let api: { whatIf: ReturnType<typeof vi.fn> };
let whatIf: WhatIf;

beforeEach(() => {
  vi.useFakeTimers();
  app.words = english;
  read = {
    id: "t1",
    game: "felicity",
    names: ["Ana", "Bo"],
    frame: { command: 7, seat: 1 },
    table: { status: "over" },
  };
  answers = [tried(5), tried(6), tried(7)];
  api = {
    whatIf: vi.fn(async (_: string, command: number, bot: string): Promise<Found> => ({
      command,
      seat: 1,
      bot: bot || "shrewd",
      games: TOTAL,
      moves: answers,
    })),
  };
  whatIf = new WhatIf(read, api as never);
});
afterEach(() => vi.useRealTimers());

const asked = () => api.whatIf.mock.calls.map(([, command, bot, places]) => [command, bot, places]);

it("asks for the move that was made, then for those chosen, until all have had their games", async () => {
  await whatIf.begin();
  await whatIf.try(2);
  expect(whatIf.moves.map(({ place, tried }) => [place, tried])).toEqual([
    [0, true],
    [1, false],
    [2, true],
  ]);
  answers = [tried(5, { games: TOTAL }), tried(6), tried(7, { games: TOTAL })];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked()).toEqual([
    [7, "", [0]],
    [7, "shrewd", [0, 2]],
    [7, "shrewd", [0, 2]],
  ]);
  expect(whatIf.asking).toBe(false);
});

it("asks no more once another moment is shown, and shows nothing of this one there", async () => {
  await whatIf.begin();
  read.frame = { command: 8, seat: 0 };
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked()).toEqual([[7, "", [0]]]);
  expect([whatIf.asking, whatIf.found, whatIf.moves]).toEqual([false, null, []]);
});

it.each([
  [{ gain: 12.4, gain_error: 3 }, "12 more than as it was played"],
  [{ gain: -0.8, gain_error: 0.5 }, "1 fewer than as it was played"],
  [{ gain: 2, gain_error: 3 }, "No clear difference"],
])("tells how a move did beside the one that was made: %o", (more, said) => {
  expect(whatIf.beside({ place: 1, one: tried(6, { games: 9, ...more }) })).toBe(said);
  expect(whatIf.beside({ place: 0, one: tried(5, { games: 9, ...more }) })).toBe("");
});

it("stops, goes on, and asks no more for what has failed", async () => {
  await whatIf.begin();
  whatIf.stop();
  expect([whatIf.asking, whatIf.unfinished]).toEqual([false, true]);
  answers = [tried(5, { failed: true }), tried(6), tried(7)];
  await whatIf.ask();
  expect([whatIf.asking, whatIf.unfinished, asked().length]).toEqual([false, false, 2]);
});

it("keeps the move that was made among the eight that are asked for", async () => {
  answers = Array.from({ length: 12 }, (_, at) => tried(at));
  await whatIf.begin();
  for (let place = 1; place < 12; place += 1) await whatIf.try(place);
  expect(asked().at(-1)).toEqual([7, "shrewd", [0, 5, 6, 7, 8, 9, 10, 11]]);
  expect(whatIf.say(tried(5, { whole: false }))).toBe("Bid 5, the rest as the bot likes");
});

it("has no decision where nobody has moved", async () => {
  read.frame = { command: 0, seat: null };
  expect(whatIf.command).toBeNull();
  await whatIf.begin();
  expect(asked()).toEqual([]);
});
