import { describe, expect, it } from "vitest";
import { source } from "../../../tests/texts";
import type { Language } from "../../lib/settings";
import { Words } from "../../lib/words";
import type { MoveInfo } from "../../wire";
import {
  acceptText,
  counted,
  money,
  NOTHING,
  offerText,
  payoffText,
  shareText,
  short,
  stillThere,
  without,
  worth,
  worthOf,
} from "./cards";
import {
  cheapest,
  legalMoves,
  evenSplit,
  give,
  left,
  mirrored,
  namedIn,
  openWishes,
  paysIn,
  placeOf,
  servingSide,
} from "./legal";
import { keyOf } from "./keys";
import { SCENES } from "./recorded/scenes";
import { reopenedBy } from "./story";
import type { Offer } from "./view";

describe("moves in the notation of the rules", () => {
  it("shares every card of the middle, seat by seat, none for whom there is none", () => {
    expect(shareText(["5 gems", "4 cash", "2 megaphone", "3 sculptures"], [2, 0, 2, 0])).toBe(
      "share 0:4c,3s 2:5g,megaphone",
    );
  });

  it("lays out payoff cards first, then loot as openly as it is given", () => {
    const gifts = [
      { card: "5 gems", manner: "open" },
      { card: "4 cash", manner: "shown" },
      { card: "2 paintings", manner: "hidden" },
    ] as const;
    expect(payoffText("a", "yes", 3, { pays: 2, gifts })).toBe("payoff a yes 3: P2 5g 4c~ 2p?");
    expect(payoffText("b", "no", 1, { pays: 0, gifts: [] })).toBe("payoff b no 1:");
  });

  it("says what an offer wants only where it wants something", () => {
    const given = { pays: 1, gifts: [] };
    expect(offerText(2, given, NOTHING)).toBe("offer 2: P1");
    const wanted = {
      pays: 0,
      gifts: [
        { card: "5", manner: "shown" },
        { card: "?", manner: "shown" },
      ] as const,
    };
    expect(offerText(2, given, wanted)).toBe("offer 2: P1 for 5~ ?");
    expect(offerText(2, NOTHING, wanted)).toBe("offer 2: for 5~ ?");
  });

  it("names the cards chosen when an offer is accepted", () => {
    expect(acceptText(1, [])).toBe("accept 1");
    expect(acceptText(1, ["3 lookout", "2 jewelry"])).toBe("accept 1: lookout 2j");
  });

  it("shortens cards with a kind, cards of any kind, and promo cards", () => {
    expect(["5 gems", "5", "?", "4 skeleton-key"].map(short)).toEqual(["5g", "5", "?", "skeleton-key"]);
  });
});

describe("cards in hand", () => {
  it("keeps of a plan what is still there, each card as often as it is there", () => {
    const goods = { pays: 3, gifts: ["5 gems", "5 gems", "2 cash"].map((card) => ({ card, manner: "open" as const })) };
    const left = stillThere(goods, ["5 gems", "4 cash"], 1);
    expect(left.pays).toBe(1);
    expect(left.gifts.map(({ card }) => card)).toEqual(["5 gems"]);
  });

  it("takes away one card for each named, and counts what is alike", () => {
    expect(without(["2 cash", "5 gems", "2 cash"], ["2 cash", "4 gems"])).toEqual(["5 gems", "2 cash"]);
    expect(counted(["2 cash", "5 gems", "2 cash"])).toEqual([
      ["2 cash", 2],
      ["5 gems", 1],
    ]);
    expect(worth("4 skeleton-key")).toBe(4);
  });
});

describe("money", () => {
  it.each<[Language, RegExp]>([
    ["en", /^\$8,000$/],
    ["de", /^8\.000\s\$$/],
    ["fr", /^8\s000\s\$$/],
  ])("writes thousands in %s as the sentences of the log do, those below ten too", (language, written) => {
    expect(money(new Words(language, source(language)), 8)).toMatch(written);
  });
});

describe("what may be done", () => {
  it("is read from the legal moves", () => {
    const legal = legalMoves(SCENES.bargain.moves, false);
    expect([...legal.threaten]).toEqual([1, 3]);
    expect(legal.unthreaten).toBe(true);
    expect([...legal.choose].sort()).toEqual(["guard", "no", "skim", "yes"]);
    expect([...legal.promos]).toEqual([["3 lookout", "promo lookout"]]);
    expect([...(legal.payoff.get(2) ?? [])].sort()).toEqual(["a", "b"]);
    expect([...legal.unset]).toEqual(["a"]);
    expect([
      legal.accept.has(1),
      legal.decline.has(1),
      legal.withdraw.has(2),
      legal.ready,
      legal.done,
      legal.share,
    ]).toEqual([true, true, true, true, false, false]);
    expect(legal.rest).toEqual([]);
  });

  it("leaves to buttons what this table does not know, and all steps of a move that is begun", () => {
    const moves: MoveInfo[] = [
      { move: "hum", kind: "hum", args: {} },
      { move: "give 1", kind: "give", args: { to: 1 } },
    ];
    expect(legalMoves(moves, false).rest.map(({ kind }) => kind)).toEqual(["hum"]);
    const begun = legalMoves(moves, true);
    expect([begun.share, begun.rest.length]).toEqual([false, 2]);
  });

  it("is nothing drawn that no moment of play leaves out", () => {
    for (const { moves, view } of Object.values(SCENES))
      expect(legalMoves(moves, view.draft !== null).rest).toEqual([]);
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
  const unready = (seat: number) => ({ event: "unready", args: { seat } }) as const;
  const threat = { event: "threatened", args: { seat: 1, to: 2 } } as const;

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
