// What the player is about at Felicity's table, without the table.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pointing } from "../../../tests/page";
import { english as words } from "../../../tests/texts";
import { Parts } from "../undecided.svelte";
import { Controller, FEW, type Now } from "./controller.svelte";
import { RECORDED } from "./recorded/games";
import { PETS } from "./display";

const run = RECORDED[1]!.runs[0]!;
const placing = run.find(({ view, moves }) => view.phase === "place" && moves.length > 0)!;
const bidding = run.find(({ view, moves }) => view.phase === "bid" && moves.length > 3)!;

let now: Now;
let controller: Controller;
const play = vi.fn(async (_: string, _asked?: boolean) => ({ ok: true }) as const);
const why = vi.fn(async (_: string) => ({ legal: false, text: "Because.", clause: null }) as const);
const finish = vi.fn();
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
const played = () => play.mock.calls.map(([move]) => move);

function at({ view, moves }: typeof placing): void {
  now = { view, you: 0, moves, words, settings: { confirm: "slips" }, interactive: true, pending: null, play, why };
  controller = new Controller(() => now, finish, new Parts());
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
    controller.choose(legal);
    expect([played(), finish.mock.calls.length > 0]).toEqual([[`place ${legal}`], true]);
  });

  it("only chooses where a finger may slip: the second time, or the button, places; a card that is carried is placed", () => {
    pointing(true);
    at(placing);
    controller.choose(legal);
    expect([played(), controller.chosen, controller.ready, controller.note.includes(controller.about(legal))]).toEqual([
      [],
      legal,
      true,
      true,
    ]);
    controller.choose(legal);
    expect(played()).toEqual([`place ${legal}`]);
    controller.choose("rabbit");
    controller.placeChosen();
    controller.drop("rabbit");
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
      controller.choose(legal);
      expect([played().length, controller.chosen]).toEqual([count, legal]);
      controller.placeChosen();
      await settle();
    }
    at(placing);
    controller.choose(legal);
    expect(played()).toHaveLength(FEW + 1);
    placedBefore(0);
    at(placing);
    controller.drop(legal);
    expect(played()).toHaveLength(FEW + 2);
  });

  it("chooses ahead, and forgets a card that is gone meanwhile", () => {
    at(placing);
    now = { ...now, moves: [] };
    controller.choose(legal);
    expect([played(), controller.chosen, controller.ready]).toEqual([[], legal, false]);
    controller.review(false);
    expect(controller.chosen).toBe(legal);
    const seats = now.view.seats.map((seat) => ({ ...seat, hand: seat.hand?.filter((pet) => pet !== legal) ?? null }));
    now = { ...now, view: { ...now.view, seats } };
    controller.review(false);
    expect(controller.chosen).toBeNull();
  });

  it("is done by number and Enter, but not by Enter on something else", async () => {
    at(placing);
    expect(controller.key(place(legal), "elsewhere")).toBe(true);
    expect([controller.chosen, String((controller.at + 1) % 10)]).toEqual([legal, place(legal)]);
    expect([
      controller.key("Enter", "elsewhere"),
      controller.key("Enter", "panel"),
      controller.key("4", "field"),
    ]).toEqual([false, false, false]);
    expect(controller.key("Enter", "free")).toBe(true);
    await settle();
    expect([played(), controller.chosen]).toEqual([[`place ${legal}`], null]);
  });

  it("says why a card cannot be placed, and lets everything go on Escape", async () => {
    at(placing);
    controller.choose(placing.view.seats[0]!.removed!);
    await settle();
    expect([played(), controller.note]).toEqual([[], "Because."]);
    controller.escape();
    expect([controller.chosen, controller.note]).toEqual([null, ""]);
  });

  it("waits while a move is on its way, and only looks on where nothing may be done", async () => {
    at(placing);
    now = {
      ...now,
      pending: "place 3",
      play: async () => ({ ok: false, code: "pending", text: "It is on its way.", clause: null }),
    };
    controller.choose(legal);
    await settle();
    expect(controller.note).toBe("It is on its way.");
    now = { ...now, pending: null, interactive: false };
    controller.choose(legal);
    controller.choose(legal);
    await settle();
    expect([played(), why.mock.calls]).toEqual([[], []]);
  });
});

describe("bidding", () => {
  const { least } = (at(bidding), controller.bidding.limits);

  it("goes up and down within what may be bid, by keys that are not for something else", () => {
    at(bidding);
    expect(controller.bidding.amount).toBe(least);
    controller.key("ArrowDown", "free");
    controller.key("ArrowUp", "panel");
    controller.key("ArrowUp", "field");
    expect([controller.key("ArrowUp", "elsewhere"), controller.bidding.amount]).toEqual([false, least + 2]);
    expect([controller.key("Enter", "panel"), controller.key("Enter", "elsewhere")]).toEqual([false, false]);
    controller.key("Enter", "field");
    controller.key("P", "elsewhere");
    expect(played()).toEqual([`bid ${least + 2}`, "pass"]);
  });

  it("sends what was typed as it is, until others bid more", async () => {
    at(bidding);
    controller.bidding.type("99");
    expect(controller.bidding.text).toBe("99");
    controller.bid();
    await settle();
    expect([why.mock.calls, controller.note]).toEqual([[["bid 99"]], "Because."]);
    controller.bidding.type("0");
    expect([controller.bidding.text, controller.bidding.wanted]).toEqual(["0", least]);
    now = { ...now, view: { ...now.view, bidding: { ...controller.bidding.limits, least: least + 1 } } };
    expect([controller.bidding.text, controller.bidding.wanted]).toEqual([String(least + 1), least + 1]);
  });

  it("starts each decision from the least, and has no keys for who has passed", () => {
    at(bidding);
    controller.bidding.change(1);
    controller.bidding.begin();
    expect(controller.bidding.amount).toBe(least);
    const seats = now.view.seats.map((seat) => ({ ...seat, passed: true }));
    now = { ...now, view: { ...now.view, seats } };
    expect([controller.key("p", "free"), played()]).toEqual([false, []]);
  });
});
