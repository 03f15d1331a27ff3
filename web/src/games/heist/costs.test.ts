// @vitest-environment node
import { describe, expect, it } from "vitest";
import { LANGUAGES, SEATS, source } from "../../../tests/texts";
import { Words } from "../../lib/words";
import { costOf } from "./costs";
import { SCENES } from "./recorded/scenes";
import type { Crew, HeistView } from "./view";

const base = SCENES.evade.view;
const crewOf = (more: Partial<Crew>): Crew => ({ ...base.seats[0]!, carried: [], suspicion: 0, cards: 3, ...more });
const met = (edition: string, hazard: string): HeistView => ({
  ...base,
  edition,
  cap: 10,
  status: { id: "evade", args: { seat: 0, hazard } },
});
const suspicion = (edition: string, crew: Partial<Crew>) => costOf(met(edition, "security"), crewOf(crew), 5);

describe("what it costs not to evade security", () => {
  it("is 1 suspicion, 2 with loot; in v2 a −1 token is loot, elsewhere it is none [H-20, H-21]", () => {
    expect(suspicion("v4", { suspicion: 3 }).args).toMatchObject({ before: 3, after: 4 });
    expect(suspicion("v4", { suspicion: 3, carried: [4] }).args).toMatchObject({ before: 3, after: 5 });
    expect(suspicion("v2", { suspicion: 3, carried: [-1] }).args).toMatchObject({ before: 3, after: 5 });
    expect(suspicion("v4", { suspicion: 9, carried: [4] }).args).toMatchObject({ before: 9, after: 10 });
  });

  it("is a fine where suspicion is full", () => {
    expect(suspicion("v1", { suspicion: 10 })).toEqual({
      id: "heist-cost-evade-full",
      args: { edition: "v1", loot: "no" },
    });
    expect(suspicion("v1", { suspicion: 10, carried: [4] }).args).toMatchObject({ loot: "yes" });
  });

  it("is not known of a trap", () => expect(costOf(met("v4", "trap"), crewOf({}), 5).id).toBe("heist-cost-evade-trap"));
});

describe("what a turn still allows", () => {
  const turn = (edition: string, used: HeistView["used"], left: HeistView["left"], options = {}) =>
    costOf(
      {
        ...base,
        edition,
        options,
        phase: "heist",
        pending: null,
        status: { id: "turn", args: { seat: 0 } },
        used,
        left,
      },
      crewOf({}),
      5,
    );
  const used = (moves: number, critters: number, birds = 0) => ({ moves, critters, birds });
  const left = (moves: number, critters: number) => ({ moves, critters });

  it("is told as one number where moves and critters count together [H-13b]", () => {
    expect(turn("v5", used(0, 0), left(2, 2))).toEqual({ id: "heist-cost-turn-together", args: { actions: 3 } });
    expect(turn("v5", used(1, 1), left(1, 1)).args).toEqual({ actions: 1 });
    expect(turn("v2", used(0, 0), left(2, 2)).args).toEqual({ actions: 3 });
    expect(turn("v3", used(2, 1, 1), left(2, 1)).args).toEqual({ actions: 2 });
    expect(turn("v4", used(1, 1, 1), left(2, 1), { bird_budget: "capped" }).args).toEqual({ actions: 2 });
  });

  it("is not where each counts for itself, or one of them is used up", () => {
    expect(turn("v1", used(0, 0), left(1, 2)).id).toBe("heist-cost-turn");
    expect(turn("v5", used(1, 1, 1), left(2, 1)).id).toBe("heist-cost-turn");
    expect(turn("v5", used(2, 0), left(0, 1)).id).toBe("heist-cost-turn");
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
        { ...base, phase, status: { id: kind, args: { of: 1, hazard: "security" } } },
        crewOf({}),
        5,
      );
      const text = words.text(id, { ...args, name: "Bo" });
      expect(text, kind).not.toBe(id);
      expect(text, kind).not.toMatch(/[{}]/);
    }
  }
});
