// @vitest-environment node
import { describe, expect, it } from "vitest";
import { english as words } from "../../tests/texts";
import { statusOf, wordsOf } from "./status";

const NAMES = ["Ana", "Bo"];
const critter = {
  held: 4,
  known: null,
  stash: null,
  threat: null,
  chosen: false,
  ready: false,
  changes: 0,
  payoff_cards: 5,
};
const view = {
  game: "goodcritters",
  shares: [["2 cash", "5 gems"], []],
  seats: [
    { ...critter, seat: 0, stash: ["3 lookout", "2 gems", "5 cash"], changes: 2, ready: true },
    { ...critter, seat: 1, known: { "5": 0, "4": 2, "3": 0, "2": 1 }, threat: 0 },
  ],
};
const counters = (seat: number, of: object = view) =>
  wordsOf("goodcritters")
    .counters(of, seat, words, NAMES)
    .map(({ label, value }) => `${label} ${value}`.trim());

describe("the panel of a player of GoodCritters", () => {
  it("shows one's own stash and everybody's share by value, the best first", () => {
    expect(counters(0)).toEqual([
      "Cards in the stash 4",
      "Stash 5 3 2",
      "Share 5 2",
      "Ready",
      "Changes made 2",
      "Payoff cards 5",
    ]);
  });

  it("shows of others what is certain, and nothing that there is not", () => {
    expect(counters(1)).toEqual(["Cards in the stash 4", "At least 4 4 2", "Threatens Ana", "Payoff cards 5"]);
  });

  it("shows a stash that lies open instead of what was certain of it", () => {
    const over = { ...view, shares: null, seats: [{ ...critter, seat: 0, stash: ["4 cash"], known: { "4": 1 } }] };
    expect(counters(0, over)).toEqual(["Cards in the stash 4", "Stash 4", "Payoff cards 5"]);
  });

  it("has no share before the loot is shared, and nothing for a seat that is not there", () => {
    expect(counters(0, { ...view, shares: null })).not.toContain("Share 5 2");
    expect(counters(7)).toEqual([]);
  });
});

describe("the sentence that says who must do what", () => {
  const bid = { game: "felicity", acting: [1], status: { id: "bid", args: { seat: 1, highest: 4 } } };
  const said = (of: object, you: number | null) => statusOf(of, you, NAMES, words);

  it("is the game's own, to whom it speaks of and to others", () => {
    expect(said(bid, 1)).toBe("Your turn: bid more than 4, or pass.");
    expect(said(bid, 0)).toBe("Bo must bid more than 4, or pass.");
    expect(said(bid, null)).toBe("Bo must bid more than 4, or pass.");
  });

  it("speaks to each of several", () => {
    const ready = { game: "goodcritters", acting: [0, 1], status: { id: "ready", args: { seat: [0, 1] } } };
    expect(said(ready, 1)).toContain("Say that you are ready");
    expect(said(ready, null)).toBe("Everybody bargains. Not ready yet: Ana and Bo.");
  });

  it("is the general one where a game has none, or no words for it", () => {
    expect(said({ game: "unheard", acting: [1] }, 1)).toBe(words.text("table-status-yours"));
    expect(said({ game: "unheard", acting: [1], status: { id: "dig", args: {} } }, 0)).toBe("Waiting for Bo.");
    expect(said({ game: "unheard", acting: [] }, 0)).toBe(words.text("table-status-over"));
  });
});
