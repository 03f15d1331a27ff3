// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { MoveInfo } from "../../wire";
import { deedsOf, servingSide } from "./deeds";
import { SCENES } from "./recorded/scenes";

describe("what may be done", () => {
  it("is read from the legal moves", () => {
    const deeds = deedsOf(SCENES.bargain.moves, false);
    expect([...deeds.threaten]).toEqual([1, 3]);
    expect(deeds.unthreaten).toBe(true);
    expect([...deeds.choose].sort()).toEqual(["guard", "no", "skim", "yes"]);
    expect([...deeds.promos]).toEqual([["3 lookout", "promo lookout"]]);
    expect([...(deeds.payoff.get(2) ?? [])].sort()).toEqual(["a", "b"]);
    expect([...deeds.unset]).toEqual(["a"]);
    expect([
      deeds.accept.has(1),
      deeds.decline.has(1),
      deeds.withdraw.has(2),
      deeds.ready,
      deeds.done,
      deeds.share,
    ]).toEqual([true, true, true, true, false, false]);
    expect(deeds.rest).toEqual([]);
  });

  it("leaves to buttons what this table does not know, and all steps of a move that is begun", () => {
    const moves: MoveInfo[] = [
      { move: "hum", kind: "hum", args: {} },
      { move: "give 1", kind: "give", args: { to: 1 } },
    ];
    expect(deedsOf(moves, false).rest.map(({ kind }) => kind)).toEqual(["hum"]);
    const begun = deedsOf(moves, true);
    expect([begun.share, begun.rest.length]).toEqual([false, 2]);
  });

  it("is nothing drawn that no moment of play leaves out", () => {
    for (const { moves, view } of Object.values(SCENES)) expect(deedsOf(moves, view.draft !== null).rest).toEqual([]);
  });
});

describe("the vote that serves", () => {
  it("is the one that is chosen, the boss's yes, else whether the share is worth the average", () => {
    expect(servingSide("no", true, 9, 20, 4)).toBe("no");
    expect(servingSide("guard", true, 0, 20, 4)).toBe("yes");
    expect(servingSide(null, false, 5, 20, 4)).toBe("yes");
    expect(servingSide(null, false, 4, 20, 4)).toBe("no");
  });
});
