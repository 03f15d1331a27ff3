// @vitest-environment node
import { describe, expect, it } from "vitest";
import { REVEALS } from "./recorded/reveals";
import { afterEvent } from "./resolving";
import type { GoodcrittersView } from "./view";

/** What no event tells: it comes with the view. */
const TOLD_BY_VIEW = new Set(["acting", "free", "status", "scores", "winners", "turn"]);

/** What is drawn of a view; of a stash that lies open nothing else need be certain. */
function drawn(view: GoodcrittersView) {
  const seats = view.seats.map((seat) => (seat.stash ? { ...seat, known: null } : seat));
  return Object.fromEntries(Object.entries({ ...view, seats }).filter(([key]) => !TOLD_BY_VIEW.has(key)));
}

describe("the end of a round, event by event", () => {
  it("[G-11 … G-32] leads from the view before to the view after, for every seat and option", () => {
    expect(REVEALS.length).toBeGreaterThan(30);
    for (const { before, events, after, ...about } of REVEALS) {
      expect(drawn(events.reduce(afterEvent, before)), JSON.stringify({ ...about, events })).toEqual(drawn(after));
    }
  });

  it("is recorded with every event there is in it", () => {
    const told = new Set(REVEALS.flatMap(({ events }) => events.map(({ event }) => event)));
    const rare = [
      "guard_bypassed",
      "lookout_stopped",
      "nothing_to_take",
      "nothing_to_rob",
      "rob_without_threat",
      "pile_empty",
      "fuzz_bonus",
      "fuzz_skimmed",
      "payoff_won_loot",
      "bonus",
      "fuzz",
      "loot_lost",
    ];
    expect(rare.filter((event) => !told.has(event))).toEqual([]);
  });
});
