import { beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "../../tests/texts";
import { paced, Show } from "../games/show.svelte";
import { app, pace } from "../lib/app.svelte";
import { DEFAULTS, paceOf, PACES, reducedMotion } from "../lib/settings";
import { ConditionalMoves } from "./conditional-moves.svelte";
import { Pacing } from "./pacing.svelte";

describe("pacing", () => {
  // The player's own pace.

  const person = { kind: "human" };
  const bot = { kind: "bot" };
  let at: any;
  let api: { hurry: ReturnType<typeof vi.fn>; setPause: ReturnType<typeof vi.fn> };

  beforeEach(() => {
    app.settings = { ...DEFAULTS };
    app.hurried = false;
    at = {
      id: "t1",
      you: 0,
      playing: true,
      mine: false,
      past: null,
      standsIn: false,
      table: { pause: null, seats: [person, bot, bot] },
      act: (work: () => unknown) => work(),
    };
    api = { hurry: vi.fn(async () => ({})), setPause: vi.fn(async () => ({})) };
  });

  const pacing = () => new Pacing(at, api as never);

  describe("one's own pace", () => {
    it("is one's own alone against bots, and told to the server", async () => {
      await pacing().choose("fast");
      expect(api.setPause).toHaveBeenCalledWith("t1", 0.3);
      expect([app.settings.pace, pace()]).toEqual(["fast", PACES.fast]);
      at.table.seats = [person, person];
      await pacing().choose("once");
      expect(api.setPause).toHaveBeenCalledOnce();
      expect([pace(), reducedMotion(app.settings)]).toEqual([0, true]);
    });

    it("comes to a table of one's own, unless that was made with another", () => {
      app.settings = { ...DEFAULTS, pace: "once" };
      const one = pacing();
      one.begin();
      one.begin();
      expect(api.setPause.mock.calls).toEqual([["t1", 0]]);
      at.table.pause = 6;
      pacing().begin();
      expect(api.setPause).toHaveBeenCalledOnce();
    });

    it("leads on to the next decision at once, and then as before", async () => {
      const one = pacing();
      await one.skip();
      expect([api.hurry.mock.calls.length, pace()]).toEqual([1, 0]);
      one.arrive();
      expect(pace()).toBe(0);
      at.mine = true;
      one.arrive();
      expect(pace()).toBe(1);
      await one.skip();
      expect(api.hurry).toHaveBeenCalledOnce();
    });

    it("falls back to the usual one where a browser has kept something else", () => {
      expect(paceOf({ pace: "warp" as never })).toBe(1);
    });
  });

  describe("a show", () => {
    it("gives each beat its time at the pace, and nothing but the end at none", async () => {
      vi.useFakeTimers();
      const shown: number[] = [];
      const rest = vi.fn();
      let factor = 0.5;
      const show = new Show<number>(
        (beat) => (shown.push(beat), 100),
        rest,
        9,
        () => factor,
      );
      show.follow([1, 2]);
      await vi.advanceTimersByTimeAsync(49);
      expect(shown).toEqual([1]);
      await vi.advanceTimersByTimeAsync(2);
      expect(shown).toEqual([1, 2]);
      await vi.advanceTimersByTimeAsync(60);
      expect([show.busy, rest.mock.calls.length]).toEqual([false, 1]);
      factor = 0;
      show.follow([3]);
      expect([shown, show.busy, rest.mock.calls.length]).toEqual([[1, 2], false, 2]);
      vi.useRealTimers();
    });

    it("times movements alike", () => {
      expect(paced({ duration: 300, delay: 20 }, 0.5)).toEqual({ duration: 150, delay: 10 });
      expect(paced({ duration: 300, easing: "ease-in" }, 2)).toEqual({ duration: 600, easing: "ease-in" });
    });
  });
});

describe("conditional-moves", () => {
  // Conditional moves, within what is valid now.

  const OFFERED = [
    { name: "pass-above", lowest: 4, highest: 15 },
    { name: "bid-up-to", lowest: 5, highest: 15 },
  ];

  let at: any;
  let api: { setConditionalMove: ReturnType<typeof vi.fn> };

  beforeEach(() => {
    app.words = english;
    at = {
      id: "t1",
      game: "felicity",
      you: 0,
      playing: true,
      past: null,
      standsIn: false,
      known: { conditions: OFFERED },
      table: { seats: [{ wish: null }, {}] },
      act: (work: () => unknown) => work(),
    };
    api = { setConditionalMove: vi.fn(async () => ({})) };
  });

  const conditionalMoves = () => new ConditionalMoves(at, api as never);

  describe("conditional moves", () => {
    it("offers what the server does, the first at its least number", async () => {
      const one = conditionalMoves();
      expect([one.condition?.name, one.number]).toEqual(["pass-above", 4]);
      await one.decide();
      expect(api.setConditionalMove).toHaveBeenCalledWith("t1", "pass-above", 4);
    });

    it("keeps what was chosen within what is valid by then", async () => {
      const one = conditionalMoves();
      one.pick("bid-up-to");
      one.count(9);
      one.count(Number.NaN);
      expect(one.number).toBe(9);
      at.known = { conditions: OFFERED.map((condition) => ({ ...condition, lowest: 11 })) };
      await one.decide();
      expect(api.setConditionalMove).toHaveBeenCalledWith("t1", "bid-up-to", 11);
      one.count(99);
      expect(one.number).toBe(15);
    });

    it("names the number where there is only one, else leaves it open", () => {
      const [first] = OFFERED;
      expect(conditionalMoves().title(first!)).toBe("Pass as soon as the bid is above …");
      expect(conditionalMoves().title({ ...first!, highest: 4 })).toBe("Pass as soon as the bid is above 4");
    });

    it("says what is decided, and lets go of it", async () => {
      at.table.seats[0].wish = { condition: "pass-above", number: 7 };
      const one = conditionalMoves();
      expect(one.chosen && one.words(one.chosen.condition, one.chosen.number)).toBe(
        "Pass as soon as the bid is above 7",
      );
      await one.cancel();
      expect(api.setConditionalMove).toHaveBeenCalledWith("t1", null);
    });

    it("offers nothing to who looks back, watches, or has a bot play", () => {
      at.past = {};
      expect(conditionalMoves().condition).toBeNull();
      at.past = null;
      at.standsIn = true;
      expect(conditionalMoves().condition).toBeNull();
      at.you = null;
      expect(conditionalMoves().chosen).toBeNull();
    });
  });
});
