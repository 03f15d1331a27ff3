// @vitest-environment node
import { describe, expect, it } from "vitest";
import { SEATS, source } from "../../../tests/texts";
import { Words } from "../../lib/words";
import { cardsIn, lampOf, matIn } from "./inwords";
import { money } from "./money";
import { SCENES } from "./recorded/scenes";
import { sceneOf } from "./scene";

const NAMES = ["Ana", "Bo", "Cleo", "Dan"];
const en = new Words("en", source("en"), SEATS);
const scene = sceneOf(SCENES.bargain.view, 0, NAMES);
const told = (seat: number) => matIn(en, scene, scene.mats[seat]!, NAMES);

describe("a mat in words", () => {
  it("says all that lies there, and nothing of what may not be known", () => {
    expect(told(1)).toBe(
      "Boss. 3 cards in the stash. Certainly in the stash: 5. 4 payoff cards. Share: 5 in cash, worth $5,000. No action card yet. Working this round: skeleton key (4).",
    );
    expect(told(2)).toContain("Threatens Ana. Threatened by Ana. Ready.");
    expect(told(2)).toContain("Action card face down.");
    expect(told(3)).toContain("Payoff by Ana on a Yes: 2 payoff cards, 2 in cash, and 2 in paintings (hidden).");
    expect(told(0)).toContain("Payoff by Dan on a Yes: 4 in cash and 1 hidden card.");
  });

  it("has a lamp for how far one is", () => {
    expect(scene.mats.map((mat) => lampOf(scene, mat))).toEqual(["chosen", "awaited", "ready", "ready"]);
  });

  it("counts what is not known", () => {
    expect(cardsIn(en, ["5 gems", null, null], ["shown", "hidden", "hidden"])).toBe(
      "5 in gems (shown) and 2 hidden cards",
    );
    expect(cardsIn(en, [])).toBe("nothing yet");
  });
});

describe("money", () => {
  it("is written as each language writes it", () => {
    const plain = (language: "en" | "fr" | "de") => money(new Words(language, ""), 5).replaceAll(/\s/g, " ");
    expect([plain("en"), plain("fr"), plain("de")]).toEqual(["$5,000", "5 000 $", "5.000 $"]);
    expect(money(en, 12, true)).toBe("$12K");
  });
});
