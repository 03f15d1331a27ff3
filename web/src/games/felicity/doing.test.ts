// What the reader is about at Felicity's table, without the table.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pointing } from "../../../tests/page";
import { english as words } from "../../../tests/texts";
import { Parts } from "../undecided.svelte";
import { Doing, FEW, type Now } from "./doing.svelte";
import { RECORDED } from "./recorded/games";
import { PETS } from "./display";

const run = RECORDED[1]!.runs[0]!;
const placing = run.find(({ view, moves }) => view.phase === "place" && moves.length > 0)!;
const bidding = run.find(({ view, moves }) => view.phase === "bid" && moves.length > 3)!;

let now: Now;
let doing: Doing;
const play = vi.fn(async (_: string, _asked?: boolean) => ({ ok: true }) as const);
const why = vi.fn(async (_: string) => ({ legal: false, text: "Because.", clause: null }) as const);
const finish = vi.fn();
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
const played = () => play.mock.calls.map(([move]) => move);

function at({ view, moves }: typeof placing): void {
  now = { view, you: 0, moves, words, settings: { confirm: "slips" }, interactive: true, pending: null, play, why };
  doing = new Doing(() => now, finish, new Parts());
}

/** So many cards have been placed in this browser before. */
const placedBefore = (count: number) => localStorage.setItem("rascals-done-felicity-placed", String(count));

beforeEach(() => {
  vi.clearAllMocks();
  placedBefore(FEW);
});

describe("placing", () => {
  const legal = String(placing.moves[0]!.args["pet"]);
  const place = (pet: string) => String((PETS.indexOf(pet as never) + 1) % 10);

  it("ends what moves, and places at once", () => {
    at(placing);
    doing.choose(legal);
    expect([played(), finish.mock.calls.length > 0]).toEqual([[`place ${legal}`], true]);
  });

  it("only chooses where a finger may slip: the second time, or the button, places; a card that is carried is placed", () => {
    pointing(true);
    at(placing);
    doing.choose(legal);
    expect([played(), doing.chosen, doing.ready, doing.note.includes(doing.about(legal))]).toEqual([
      [],
      legal,
      true,
      true,
    ]);
    doing.choose(legal);
    expect(played()).toEqual([`place ${legal}`]);
    doing.choose("rabbit");
    doing.placeChosen();
    doing.drop("rabbit");
    expect(play.mock.calls).toEqual([
      [`place ${legal}`, true],
      ["place rabbit", true],
      ["place rabbit", false],
    ]);
    pointing(false);
  });

  it("asks about the first few cards without being told to, but not about one that is dragged: that is no looking", async () => {
    placedBefore(0);
    for (let count = 0; count < FEW; count += 1) {
      at(placing);
      doing.choose(legal);
      expect([played().length, doing.chosen]).toEqual([count, legal]);
      doing.placeChosen();
      await settle();
    }
    at(placing);
    doing.choose(legal);
    expect(played()).toHaveLength(FEW + 1);
    placedBefore(0);
    at(placing);
    doing.drop(legal);
    expect(played()).toHaveLength(FEW + 2);
  });

  it("chooses ahead, and forgets a card that is gone meanwhile", () => {
    at(placing);
    now = { ...now, moves: [] };
    doing.choose(legal);
    expect([played(), doing.chosen, doing.ready]).toEqual([[], legal, false]);
    doing.review(false);
    expect(doing.chosen).toBe(legal);
    const seats = now.view.seats.map((seat) => ({ ...seat, hand: seat.hand?.filter((pet) => pet !== legal) ?? null }));
    now = { ...now, view: { ...now.view, seats } };
    doing.review(false);
    expect(doing.chosen).toBeNull();
  });

  it("is done by number and Enter, but not by Enter on something else", async () => {
    at(placing);
    expect(doing.key(place(legal), "elsewhere")).toBe(true);
    expect([doing.chosen, String((doing.at + 1) % 10)]).toEqual([legal, place(legal)]);
    expect([doing.key("Enter", "elsewhere"), doing.key("Enter", "panel"), doing.key("4", "field")]).toEqual([
      false,
      false,
      false,
    ]);
    expect(doing.key("Enter", "free")).toBe(true);
    await settle();
    expect([played(), doing.chosen]).toEqual([[`place ${legal}`], null]);
  });

  it("says why a card cannot be placed, and lets everything go on Escape", async () => {
    at(placing);
    doing.choose(placing.view.seats[0]!.removed!);
    await settle();
    expect([played(), doing.note]).toEqual([[], "Because."]);
    doing.escape();
    expect([doing.chosen, doing.note]).toEqual([null, ""]);
  });

  it("waits while a move is on its way, and only looks on where nothing may be done", async () => {
    at(placing);
    now = {
      ...now,
      pending: "place 3",
      play: async () => ({ ok: false, code: "pending", text: "It is on its way.", clause: null }),
    };
    doing.choose(legal);
    await settle();
    expect(doing.note).toBe("It is on its way.");
    now = { ...now, pending: null, interactive: false };
    doing.choose(legal);
    doing.choose(legal);
    await settle();
    expect([played(), why.mock.calls]).toEqual([[], []]);
  });
});

describe("bidding", () => {
  const { least } = (at(bidding), doing.bidding.limits);

  it("goes up and down within what may be bid, by keys that are not for something else", () => {
    at(bidding);
    expect(doing.bidding.amount).toBe(least);
    doing.key("ArrowDown", "free");
    doing.key("ArrowUp", "panel");
    doing.key("ArrowUp", "field");
    expect([doing.key("ArrowUp", "elsewhere"), doing.bidding.amount]).toEqual([false, least + 2]);
    expect([doing.key("Enter", "panel"), doing.key("Enter", "elsewhere")]).toEqual([false, false]);
    doing.key("Enter", "field");
    doing.key("P", "elsewhere");
    expect(played()).toEqual([`bid ${least + 2}`, "pass"]);
  });

  it("sends what was typed as it is, until others bid more", async () => {
    at(bidding);
    doing.bidding.type("99");
    expect(doing.bidding.text).toBe("99");
    doing.bid();
    await settle();
    expect([why.mock.calls, doing.note]).toEqual([[["bid 99"]], "Because."]);
    doing.bidding.type("0");
    expect([doing.bidding.text, doing.bidding.wanted]).toEqual(["0", least]);
    now = { ...now, view: { ...now.view, bidding: { ...doing.bidding.limits, least: least + 1 } } };
    expect([doing.bidding.text, doing.bidding.wanted]).toEqual([String(least + 1), least + 1]);
  });

  it("starts each decision from the least, and has no keys for who has passed", () => {
    at(bidding);
    doing.bidding.change(1);
    doing.bidding.begin();
    expect(doing.bidding.amount).toBe(least);
    const seats = now.view.seats.map((seat) => ({ ...seat, passed: true }));
    now = { ...now, view: { ...now.view, seats } };
    expect([doing.key("p", "free"), played()]).toEqual([false, []]);
  });
});
