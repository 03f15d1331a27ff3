// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { LANGUAGES, SEATS, source } from "../../../tests/texts";
import { Words } from "../../lib/words";
import type { MoveInfo } from "../../wire";
import type { PreviewAnswer } from "../board";
import { Parts } from "../undecided.svelte";
import { costOf } from "./Stake.svelte";
import { Draft } from "./draft.svelte";
import { answerOf, placesOf, playOf, simpleMoves, written } from "./plays";
import { SCENES } from "./recorded/scenes";
import type { Crew, HeistView } from "./view";

describe("plays", () => {
  const step = (kind: string, args: Record<string, unknown>): MoveInfo => ({ move: kind, kind, args });
  const { view, moves } = SCENES.refused;

  it("finds the move that a card begins, from the hand or from the table", () => {
    expect(playOf(moves, { critter: "bat", table: false })?.move).toBe("play bat");
    expect(playOf(moves, { critter: "bat", table: true })).toBeUndefined();
    expect(playOf(moves, { critter: "fox", table: true })?.move).toBe("play fox table");
    expect(written({ critter: "fox", table: true })).toBe("play fox table");
    expect(answerOf(SCENES.evade.moves, { critter: "fox", table: false })?.move).toBe("evade fox");
  });

  it("leaves steps, tiles and cards to the map and the hand", () => {
    expect(simpleMoves(moves).map(({ move }) => move)).toEqual(["end"]);
    expect(simpleMoves(SCENES.take.moves).map(({ move }) => move)).toEqual(["take", "leave"]);
  });

  it("names the places of a move: where a crew stands, where it is sent, a cell", () => {
    const [row, column] = view.seats[1]!.at;
    expect(placesOf(view, [step("play", {}), step("target", { seat: 1 })])).toEqual([`${row},${column}`]);
    expect(placesOf(view, [step("target", { seat: 1 }), step("towards", { way: "e" })])).toEqual([
      `${row},${column}`,
      `${row},${column + 1}`,
    ]);
    expect(placesOf(view, [step("on", { cell: "2,7" })])).toEqual(["2,7"]);
  });
});

describe("draft", () => {
  const head: MoveInfo = { move: "play hedgehog", kind: "play", args: { critter: "hedgehog" } };
  const seat = (number: number): MoveInfo => ({ move: `at seat ${number}`, kind: "target", args: { seat: number } });
  const way = (name: string): MoveInfo => ({ move: `towards ${name}`, kind: "towards", args: { way: name } });
  const card = { critter: "hedgehog", table: false };
  const open = (...moves: MoveInfo[]): PreviewAnswer => ({ moves, complete: false });
  const TREE: Record<string, PreviewAnswer> = {
    "play hedgehog": open(seat(0), seat(1)),
    "play hedgehog; at seat 0": open(way("n"), way("e")),
    "play hedgehog; at seat 1": open(way("s")),
  };
  const following = vi.fn(async (steps: string[]) => TREE[steps.join("; ")] ?? { moves: [], complete: true });
  const begun = async () => {
    const draft = new Draft(() => following, new Parts());
    await draft.choose(card, [head]);
    return draft;
  };

  it("aims step by step until the move is whole", async () => {
    const draft = await begun();
    expect([draft.whole, draft.after?.moves.length]).toEqual([false, 2]);
    await draft.aim(seat(0));
    expect(draft.whole).toBe(false);
    await draft.aim(way("e"));
    expect([draft.whole, draft.move]).toEqual([true, "play hedgehog; at seat 0; towards e"]);
  });

  it("aims by itself where only one thing may follow, and takes that back with what led there", async () => {
    const draft = await begun();
    await draft.aim(seat(1));
    expect([draft.whole, draft.move]).toEqual([true, "play hedgehog; at seat 1; towards s"]);
    await draft.back();
    expect([draft.move, draft.after?.moves.length]).toEqual(["play hedgehog", 2]);
    await draft.back();
    expect(draft.card).toBeNull();
  });

  it("lets a card go that is chosen again", async () => {
    const draft = await begun();
    await draft.choose(card, [head]);
    expect([draft.card, draft.steps]).toEqual([null, []]);
  });

  it("asks nothing about a card that may not be played", async () => {
    following.mockClear();
    const draft = new Draft(() => following, new Parts());
    await draft.choose(card, []);
    expect([draft.isChosen(card), draft.whole, following.mock.calls]).toEqual([true, false, []]);
  });

  it("ignores an answer that comes after the card was let go", async () => {
    const draft = new Draft(() => following, new Parts());
    const chosen = draft.choose(card, [head]);
    draft.clear();
    await chosen;
    expect([draft.card, draft.after]).toEqual([null, null]);
  });
});

describe("costs", () => {
  const base = SCENES.evade.view;
  const crewOf = (more: Partial<Crew>): Crew => ({ ...base.seats[0]!, carried: [], suspicion: 0, cards: 3, ...more });
  const met = (after: number | null): HeistView => ({
    ...base,
    cap: 10,
    caught: after,
    status: { id: "evade", args: { seat: 0, hazard: after === null ? "trap" : "security" } },
  });
  const cost = (after: number | null, crew: Partial<Crew>) => costOf(met(after), crewOf(crew), 5);

  describe("what it costs not to evade security", () => {
    it("is suspicion", () =>
      expect(cost(5, { suspicion: 3 })).toEqual({
        id: "heist-cost-evade-security",
        args: { before: 3, after: 5, most: 10 },
      }));

    it("is a fine where suspicion is full", () => {
      expect(cost(10, { suspicion: 10 })).toMatchObject({ id: "heist-cost-evade-full", args: { loot: "no" } });
      expect(cost(10, { suspicion: 10, carried: [4] }).args).toMatchObject({ loot: "yes" });
    });

    it("is not known of a trap", () => expect(cost(null, {}).id).toBe("heist-cost-evade-trap"));
  });

  describe("what a turn still allows", () => {
    const turn = (moves: number, critters: number, actions: number) =>
      costOf(
        {
          ...base,
          phase: "heist",
          pending: null,
          status: { id: "turn", args: { seat: 0 } },
          left: { moves, critters, actions },
        },
        crewOf({}),
        5,
      );

    it("is told as one number where moves and critters count together", () =>
      expect(turn(2, 2, 3)).toEqual({ id: "heist-cost-turn-together", args: { actions: 3 } }));

    it("is not where each counts for itself, or one of them is used up", () => {
      expect(turn(1, 2, 3).id).toBe("heist-cost-turn");
      expect(turn(0, 1, 1).id).toBe("heist-cost-turn");
    });
  });

  it("speaks of no hiring where what was left is laid on one's own discard pile", () => {
    const laying: HeistView = {
      ...base,
      phase: "hire",
      pending: { ...base.pending!, kind: "discard", seat: null },
      status: { id: "choose", args: {} },
    };
    expect(costOf(laying, crewOf({}), 5).id).toBe("heist-cost-free");
  });

  const KINDS = {
    hire: ["look", "hire", "keep", "choose"],
    layout: ["place"],
    heist: [
      "keep",
      "discard",
      "place",
      "draw",
      "web",
      "take",
      "evade",
      "rotate",
      "drop",
      "order",
      "pick",
      "hold",
      "turn",
    ],
  };

  it.each(LANGUAGES)("has words for every kind of question, in %s", (language) => {
    const words = new Words(language, source(language), SEATS);
    for (const [phase, kinds] of Object.entries(KINDS)) {
      for (const kind of kinds) {
        const { id, args } = costOf(
          { ...base, phase: phase as HeistView["phase"], status: { id: kind, args: { of: 1, hazard: "security" } } },
          crewOf({}),
          5,
        );
        const text = words.text(id, { ...args, name: "Bo" });
        expect(text, kind).not.toBe(id);
        expect(text, kind).not.toMatch(/[{}]/);
      }
    }
  });
});
