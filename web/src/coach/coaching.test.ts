// What may be asked of the coach, and what it has said.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SEATS, source } from "../../tests/texts";
import { ApiError } from "../lib/api";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import { Coaching } from "./coaching.svelte";

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
  app.words = new Words("en", source("en"), SEATS);
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
