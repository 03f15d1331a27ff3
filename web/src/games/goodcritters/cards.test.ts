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
  particular,
  payoffText,
  shareText,
  short,
  stillThere,
  without,
  worth,
} from "./cards";
import { deedsOf, servingSide } from "./deeds";
import { SCENES } from "./recorded/scenes";

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

  it("can want each of the twenty cards, and of the promo cards those that are in the game", () => {
    expect(new Set(particular(0)).size).toBe(20);
    expect(particular(2).slice(20)).toEqual(["3 lookout", "2 megaphone"]);
    expect(particular(4).slice(20)).toEqual(["3 lookout", "2 megaphone", "4 skeleton-key", "2 double-bottom"]);
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
