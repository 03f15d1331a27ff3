// @vitest-environment node
import { describe, expect, it } from "vitest";
import { worthOf } from "./cards";
import { keyOf } from "./keys";
import { cheapest, evenSplit, give, left, mirrored, namedIn, openWishes, paysIn, placeOf } from "./offers";
import { reopenedBy } from "./story";
import type { Offer } from "./view";

const OFFER: Offer = {
  from: 2,
  to: 0,
  gives: ["P2", "4 gems", null],
  gives_manners: ["open", "shown", "hidden"],
  wants: ["P1", "5", "3 cash", "?"],
  wants_manners: ["open", "open", "shown", "hidden"],
};

const STASH = ["5 gems", "5 cash", "3 cash", "2 cash"];

describe("an offer", () => {
  it("turned round wants what it gave and gives what it wanted, as far as it is named", () => {
    expect(mirrored(OFFER, STASH)).toEqual({
      given: {
        pays: 1,
        gifts: [
          { card: "5 gems", manner: "open" },
          { card: "3 cash", manner: "shown" },
        ],
      },
      wanted: {
        pays: 2,
        gifts: [
          { card: "4 gems", manner: "shown" },
          { card: "?", manner: "shown" },
        ],
      },
    });
    expect([openWishes(OFFER), paysIn(OFFER.gives)]).toEqual([1, 2]);
  });

  it("takes the named cards out of a stash before the free choice, which begins with the cheapest", () => {
    expect(namedIn(OFFER, STASH).map(({ card }) => card)).toEqual(["5 gems", "3 cash"]);
    expect(namedIn(OFFER, ["2 cash"])).toEqual([]);
    expect(cheapest(["5 cash", "2 cash", "3 gems"], 2)).toEqual(["2 cash", "3 gems"]);
  });
});

describe("who is no longer ready", () => {
  const unready = (seat: number) => ({ event: "unready", args: { seat } });
  const threat = { event: "threatened", args: { seat: 1, to: 2 } };

  it("is told with what reopened it, and only where somebody was ready", () => {
    expect(reopenedBy([threat, unready(0), unready(3)])).toEqual({ cause: threat, seats: [0, 3] });
    expect(reopenedBy([threat])).toBeNull();
    expect(reopenedBy([{ event: "ready", args: { seat: 0 } }])).toBeNull();
  });
});

describe("keys", () => {
  it("choose cards while one bargains, and give cards while one shares", () => {
    expect(keyOf("2", false, null)).toEqual({ kind: "action", action: "rob" });
    expect(keyOf("7", false, null)).toBeNull();
    expect(keyOf("0", true, null)).toEqual({ kind: "give", number: 0 });
    expect([keyOf("e", true, null)?.kind, keyOf("e", false, null)]).toEqual(["split", null]);
  });

  it("aim at the mat that has the focus", () => {
    expect(keyOf("t", false, 3)).toEqual({ kind: "threaten", seat: 3 });
    expect(keyOf("t", false, null)).toBeNull();
    expect(keyOf("ArrowLeft", false, 3)).toEqual({ kind: "walk", way: "left" });
    expect(keyOf("ArrowUp", true, null)).toEqual({ kind: "walk", way: "up" });
    expect(keyOf("r", false, null)).toEqual({ kind: "ready" });
  });
});

const MIDDLE = ["5 gems", "4 cash", "4 cash", "3 jewelry", "2 cash", "2 gems"];

describe("a share while it is made", () => {
  it("gives places, not cards: of two alike one may go here and one there", () => {
    const given = give(give({}, 1, 2), 2, 3);
    expect(left(MIDDLE, given)).toEqual([0, 3, 4, 5]);
    expect(placeOf(MIDDLE, given, 3, 0)).toBe(2);
    expect(left(MIDDLE, give(given, 1, null))).toEqual([0, 1, 3, 4, 5]);
    expect(placeOf(MIDDLE, given, 3, 1)).toBeUndefined();
  });

  it("splits evenly: everything, and nobody has more than the others by more than a card", () => {
    const given = evenSplit(MIDDLE, 4, 1);
    expect(left(MIDDLE, given)).toEqual([]);
    const worths = [0, 1, 2, 3].map((seat) => worthOf(MIDDLE.filter((_, place) => given[place] === seat)));
    expect(Math.max(...worths) - Math.min(...worths)).toBeLessThanOrEqual(2);
    expect(given[0]).toBe(1);
  });
});
