// @vitest-environment node
import { describe, expect, it } from "vitest";
import { LANGUAGES, SEATS, source } from "../../../tests/texts";
import { Words } from "../../lib/words";
import { afterReroll, chancesWith, drawn, furtherDraws, sums, withRerolls } from "./odds";
import { SCENES } from "./recorded/scenes";
import type { GoonsView, Villain } from "./view";

const REROLL = SCENES.reroll.view;
const villain = (view: GoonsView, scheme: string) => view.villains.find((one) => one.scheme === scheme)!;
const least = (goal: number) => ({ goal, most: false });

describe("sums and draws", () => {
  it("count the ways: 7 with two dice in 6 of 36, both of two skulls among five in 1 of 10", () => {
    expect(sums(2)[7]).toBeCloseTo(6 / 36);
    expect(sums(0)).toEqual([1]);
    expect(drawn(2, 3, 2, 2)).toBeCloseTo(1 / 10);
    expect(drawn(2, 3, 9, 2)).toBeCloseTo(1);
    expect(drawn(0, 3, 2, 1)).toBe(0);
  });
});

describe("what energy on a scheme would reach", () => {
  it("[O-21] is what the server tells of the schemes as they stand", () => {
    for (const { view } of Object.values(SCENES)) {
      for (const one of view.villains.filter(
        ({ outlook }) => outlook && outlook.goals.some(({ chance }) => chance !== null),
      )) {
        const told = one.outlook!.goals.map(({ chance }) => chance);
        chancesWith(view, one, 0, 0).forEach(({ chance }, at) =>
          expect(chance, one.scheme).toBeCloseTo(told[at] ?? -1, 10),
        );
      }
    }
  });

  it("[O-21.2] takes a die for every two energy: with four, 8 or more of two dice", () => {
    const there = { ...villain(REROLL, "KR2"), piles: [[1, 2]] } as Villain;
    expect(chancesWith(REROLL, there, 0, 2)).toEqual([{ goal: 8, most: false, chance: expect.closeTo(15 / 36, 10) }]);
    expect(chancesWith(REROLL, there, 0, 0)[0]?.chance).toBe(0);
  });
});

describe("what rerolls can still reach", () => {
  it("says of each die what one roll of it does", () => {
    expect(afterReroll(7, 1, least(8))).toBeCloseTo(5 / 6);
    expect(afterReroll(1, 1, least(8))).toBe(0);
    expect(afterReroll(15, 6, { goal: 14, most: true })).toBeCloseTo(5 / 6);
  });

  it("is nothing with one die and a goal of 8, however much energy there is", () => {
    expect(withRerolls([1, 0, 0, 0, 0, 0], 9, least(8))).toBe(0);
  });

  it("goes on with the worst die: 1 and 6 with two rolls miss 8 only if 1 comes twice", () => {
    expect(withRerolls([1, 0, 0, 0, 0, 1], 1, least(8))).toBeCloseTo(5 / 6);
    expect(withRerolls([1, 0, 0, 0, 0, 1], 2, least(8))).toBeCloseTo(35 / 36);
    expect(withRerolls([0, 0, 0, 0, 0, 3], 2, { goal: 14, most: true })).toBeCloseTo(26 / 36);
  });
});

describe("what further draws can still reach", () => {
  it("[O-22] counts what lies already, and leaves out goals that are reached", () => {
    const there = {
      colour: "B",
      villain: "blind-razor",
      scheme: "BR2",
      piles: [],
      paid: [],
      fee: null,
      gone: [],
      to_come: [],
      outlook: null,
      printed: {
        kind: "tiers",
        tiers: [
          { goal: 1, rewards: [] },
          { goal: 3, rewards: [] },
        ],
      },
    } as unknown as Villain;
    const card = {
      formula: { id: "goons-formula-skulls", args: { energy: 1, most: 10, others: 5, draws: 5 } },
      price: null,
    };
    const view = {
      ...REROLL,
      cards: { ...REROLL.cards, schemes: { BR2: card } },
      resolution: { ...REROLL.resolution!, bag: { skull: 1, blank: 3 }, drawn: { skull: 2, blank: 2 } },
    } as unknown as GoonsView;
    expect(furtherDraws(view, there, 2)).toEqual([
      { goal: 3, next: expect.closeTo(1 / 4, 10), all: expect.closeTo(1 / 2, 10) },
    ]);
  });
});

describe.each(LANGUAGES)("what stands on the buttons to commit, in %s", (language) => {
  it("has no part too long for one of three in a narrow column: longer words say where they are divided", () => {
    const words = new Words(language, source(language), SEATS);
    const lines = ["reaches", "rewarded", "tokens", "claims"].flatMap((id) =>
      [0, 1, 2].map((number) => words.text(`goons-table-${id}`, { number })),
    );
    const parts = [...lines, words.text("goons-table-chance-skull", { chance: "17" })].flatMap((line) =>
      line.split(/[\s\u00A0\u00AD]+/),
    );
    expect(parts.filter((part) => part.replace(/\P{L}/gu, "").length > 8)).toEqual([]);
  });
});
