import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { english, english as words, SEATS } from "../../tests/texts";
import { ApiError } from "../lib/api";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import type { ConsideredMove, MoveInfo } from "../wire";
import { Coaching } from "./coaching.svelte";
import { Hindsight } from "./hindsight.svelte";
import { whole } from "./whole";

describe("coaching", () => {
  // What may be asked of the coach, and what it has said.

  const seat = (number: number, more: object = {}) => ({
    seat: number,
    kind: "human",
    reason: null,
    coach: false,
    advised: 0,
    ...more,
  });
  const bot = (number: number) => seat(number, { kind: "bot" });
  const BID = { move: "bid 5", kind: "bid", args: { mice: 5 } };
  const ADVICE = {
    type: "advice",
    id: "",
    bot: "shrewd",
    move: "bid 5",
    steps: [BID],
    reason: { id: "bid", args: { worth: 9, hidden: 0, seat: "none", bid: 5, left: 4 } },
  };

  let at: any;
  let api: { advice: ReturnType<typeof vi.fn>; agreeCoach: ReturnType<typeof vi.fn> };

  beforeEach(() => {
    app.words = english;
    at = {
      id: "t1",
      game: "felicity",
      names: ["Ana", "Bo", "Cy", "Dummy"],
      you: 0,
      playing: true,
      mine: true,
      past: null,
      standsIn: false,
      known: { decision: 3 },
      table: { coach: "agreed", seats: [seat(0), bot(1), bot(2)] },
      act: vi.fn((work: () => Promise<unknown>) => work()),
      play: vi.fn(async () => ({ ok: true })),
    };
    api = { advice: vi.fn(async () => ADVICE), agreeCoach: vi.fn(async () => ({})) };
  });

  const coaching = () => new Coaching(at, api as never);

  describe("the coach", () => {
    it("says what it would play and why, in words, and does it when told to", async () => {
      const coach = coaching();
      await coach.ask();
      expect(api.advice).toHaveBeenCalledWith("t1", 3);
      expect([coach.move, coach.why]).toEqual([
        "Bid 5",
        "The sack looks worth about 9 to you, and you know all its cards. Nobody has bid yet. If you get it for 5, you gain about 4.",
      ]);
      await coach.follow();
      expect(at.play).toHaveBeenCalledWith("bid 5", true);
      expect(coach.advice).toBeNull();
    });

    it("does not deny a reason whose words are still sent for", async () => {
      app.words = new Words(
        "en",
        "# rest: felicity-because\ncoach-because-none = It gives no reason for it.",
        SEATS,
        () => {},
      );
      const coach = coaching();
      await coach.ask();
      expect(coach.why).toBe("");
      api.advice.mockResolvedValue({ ...ADVICE, reason: null });
      await coach.ask();
      expect(coach.why).toBe("It gives no reason for it.");
    });

    it("says of loot that is shared who gets what", async () => {
      const give = (to: number) => ({ move: `give ${to}`, kind: "give", args: { to } });
      at.game = "goodcritters";
      api.advice.mockResolvedValue({ ...ADVICE, move: "share 0:5p,4g 2:3s", steps: [give(0), give(0), give(2)] });
      const coach = coaching();
      await coach.ask();
      expect(coach.move).toBe("Ana: 5 in paintings and 4 in gems · Cy: 3 in sculptures");
    });

    it("names several small moves, alike ones together", async () => {
      api.advice.mockResolvedValue({ ...ADVICE, move: "a; b", steps: [BID, { ...BID, args: { mice: 6 } }, BID] });
      const coach = coaching();
      await coach.ask();
      expect(coach.move).toBe("Bid 5 × 2 · Bid 6");
    });

    it("speaks of one decision alone", async () => {
      const coach = coaching();
      await coach.ask();
      at.known = { decision: 4 };
      expect(coach.advice).toBeNull();
      at.known = { decision: 3 };
      expect(coach.advice).toEqual(ADVICE);
      at.past = {};
      expect(coach.advice).toBeNull();
    });

    it("is there for who plays against bots, and nowhere without one", () => {
      expect([coaching().open, coaching().shared]).toEqual([true, false]);
      at.table.coach = "off";
      expect([coaching().here, coaching().open]).toEqual([false, false]);
      at.table.coach = "on";
      at.table.seats = [seat(0), seat(1)];
      expect([coaching().open, coaching().shared]).toEqual([true, false]);
      at.you = null;
      expect(coaching().open).toBe(false);
    });

    it("waits until all people agree; who has left is not asked", async () => {
      at.table.seats = [seat(0, { coach: true }), seat(1), bot(2), seat(3, { reason: "left" })];
      const coach = coaching();
      expect([coach.open, coach.agreed, coach.needed, coach.agrees]).toEqual([false, 1, 2, true]);
      await coach.ask();
      expect(api.advice).not.toHaveBeenCalled();
      await coach.agree(false);
      expect(api.agreeCoach).toHaveBeenCalledWith("t1", false);
      at.table.seats[1].coach = true;
      expect(coach.open).toBe(true);
    });

    it("asks nothing while it thinks, in the past, or when nothing is to be decided", async () => {
      const coach = coaching();
      at.mine = false;
      expect(coach.ready).toBe(false);
      at.mine = true;
      at.past = {};
      expect(coach.ready).toBe(false);
      at.past = null;
      api.advice.mockReturnValue(new Promise(() => {}));
      void coach.ask();
      expect([coach.thinking, coach.ready]).toEqual([true, false]);
    });

    it("says why it has no answer, unless the table has moved on", async () => {
      const coach = coaching();
      api.advice.mockRejectedValue(new ApiError(429, "rate", { id: "rate", args: { seconds: 5 } }, "slowly"));
      await coach.ask();
      expect(coach.problem).not.toBe("");
      coach.dismiss();
      api.advice.mockImplementation(async () => {
        at.known = { decision: 4 };
        throw new ApiError(409, "stale", { id: "stale", args: {} }, "late");
      });
      await coach.ask();
      expect([coach.problem, coach.thinking]).toEqual(["", false]);
    });

    it("tells who else has asked", () => {
      at.table.seats = [seat(0, { advised: 4 }), seat(1, { advised: 2 }), bot(2)];
      expect(coaching().used).toEqual([{ name: "Bo", count: 2 }]);
    });
  });
});

describe("whole", () => {
  const small = (kind: string, args: Record<string, unknown> = {}): MoveInfo => ({ move: kind, kind, args });

  it("tells a move made of small ones without the one that only ends it", () => {
    const steps = [small("payoff", { token: "a", to: 1, side: "yes" }), small("pay"), small("pay"), small("finish")];
    const said = whole(words, "goodcritters", "payoff a yes 1: P2", steps, ["Ada", "Otto"]);
    expect(said).toMatch(/A payoff card × 2$/);
  });

  it("names the end of a move where that is all there is to do", () => {
    expect(whole(words, "goodcritters", "finish", [small("finish")], [])).toBe("That is all");
  });
});

describe("hindsight", () => {
  // Looking back: asked until all is there, in words, with jumps to the moments.

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
    app.words = english;
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
        "Out of 100 games like this one it expects to win: “Bid 7” 38 (± 4) and “Bid 5” 32 (± 1).",
      );
      expect(back.cost(early)).toBe("This cost about 6 wins in 100 such games.");
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
});
