// Looking back: asked until all is there, in words, with jumps to the moments.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SEATS, source } from "../../tests/texts";
import { ApiError } from "../lib/api";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import type { ConsideredMove } from "../wire";
import { Hindsight } from "./hindsight.svelte";

const bid = (mice: number) => ({ move: `bid ${mice}`, kind: "bid", args: { mice } });
const decision = (command: number, cost: number | null, mice = 5, considered: ConsideredMove[] = []) => ({
  considered,
  command,
  move: "bid 5",
  steps: [bid(5)],
  instead: `bid ${mice}`,
  instead_steps: [bid(mice)],
  same: mice === 5,
  cost,
  reason: { id: "bid", args: { worth: 9, hidden: 0, seat: "none", bid: mice, left: 9 - mice } },
});
const answered = (done: number, decisions: object[], worst: number[] = []) => ({
  seat: 0,
  bot: "shrewd",
  done,
  deeds: 9,
  decisions,
  worst,
});

let read: any;
let api: { analysis: ReturnType<typeof vi.fn> };

beforeEach(() => {
  vi.useFakeTimers();
  app.words = new Words("en", source("en"), SEATS);
  read = {
    id: "t1",
    game: "felicity",
    names: ["Ana", "Bo", "Dummy"],
    seek: vi.fn(),
    frame: { command: 4 },
    frames: [0, 2, 4, 7].map((command, n) => ({ n, command })),
    table: {
      status: "over",
      seats: [
        { seat: 0, kind: "human" },
        { seat: 1, kind: "bot" },
      ],
    },
  };
  api = { analysis: vi.fn() };
});
afterEach(() => vi.useRealTimers());

const hindsight = () => new Hindsight(read, api as never);

describe("looking back", () => {
  it("asks again until the server has come to the end, and marks the dearest then", async () => {
    const [first, second] = [decision(4, 0.5, 3), decision(7, 2, 1)];
    api.analysis.mockResolvedValueOnce(answered(5, [first])).mockResolvedValue(answered(9, [first, second], [7, 4]));
    const back = hindsight();
    await back.ask(0);
    expect([back.done, back.asking, back.others.length, back.rank(first)]).toEqual([false, true, 1, null]);
    await vi.advanceTimersByTimeAsync(900);
    expect([back.done, back.asking, back.rank(first), back.rank(second)]).toEqual([true, false, 2, 1]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(api.analysis.mock.calls).toEqual([
      ["t1", 0],
      ["t1", 0],
    ]);
  });

  it("tells what moves would have won, and how the chance to win went", async () => {
    const tried = (mice: number, wins: number, error: number): ConsideredMove => ({
      move: `bid ${mice}`,
      steps: [bid(mice)],
      wins,
      error,
    });
    const [early, late] = [
      decision(4, 6.04, 7, [tried(7, 38, 4.2), tried(5, 32, 0.2)]),
      decision(7, null, 5, [tried(5, 2, 3)]),
    ];
    api.analysis.mockResolvedValue(answered(9, [early, late, decision(8, 0.7, 3)], [4]));
    const back = hindsight();
    await back.ask(0);
    expect(back.odds(early)).toBe(
      "Of 100 games that stand like this it expects to win: “Bid 7” 38 (± 4) and “Bid 5” 32 (± 1).",
    );
    expect(back.cost(early)).toBe("This cost about 6 of 100 such games.");
    expect([back.odds(decision(8, 0.7, 3)), back.cost(decision(8, 0.7, 3))]).toEqual([
      "",
      "By its reckoning this cost 0.7.",
    ]);
    expect(back.cost(late)).toBe("");
    expect(back.course).toEqual([
      { command: 4, least: 33.8, most: 42.2 },
      { command: 7, least: 0, most: 5 },
    ]);
  });

  it("puts both moves and the reason in words, beside the moment they led to", async () => {
    api.analysis.mockResolvedValue(answered(9, [decision(4, 0.5, 3), decision(7, null)], [4]));
    const back = hindsight();
    await back.ask(0);
    const { here } = back;
    expect(here && [back.made(here), back.instead(here), back.why(here)]).toEqual([
      "Bid 5",
      "Bid 3",
      "The sack looks worth about 9 to you, and you know all its cards. Nobody has bid yet. If you get it for 3, you gain about 6.",
    ]);
    expect(back.others.map(({ command }) => command)).toEqual([4]);
    back.show(decision(7, null));
    expect(read.seek).toHaveBeenCalledWith(3);
    read.frame = { command: 2 };
    expect(back.here).toBeNull();
  });

  it("is of people, once the game is over", () => {
    expect(hindsight().seats).toEqual([{ seat: 0, name: "Ana" }]);
    read.table.status = "playing";
    expect(hindsight().seats).toEqual([]);
  });

  it("says what went wrong, and stops when it is left", async () => {
    const back = hindsight();
    api.analysis.mockRejectedValueOnce(new ApiError(429, "rate", { id: "rate", args: { seconds: 9 } }, "slowly"));
    await back.ask(0);
    expect([back.problem === "", back.asking]).toEqual([false, false]);
    api.analysis.mockResolvedValue(answered(1, []));
    await back.ask(0);
    back.stop();
    await vi.advanceTimersByTimeAsync(9000);
    expect(api.analysis).toHaveBeenCalledTimes(2);
  });
});
