// @vitest-environment node
import { describe, expect, it } from "vitest";
import { english, LANGUAGES, source, sources } from "../../../tests/texts";
import { Words } from "../../lib/words";
import { money } from "./cards";
import { cardsIn, lampOf, matIn } from "./inwords";
import { GAMES, SCENES } from "./recorded/scenes";
import { sceneOf } from "./scene";
import { storiesOf } from "./story";
import { ACTIONS, GAME } from "./display";
import { changeOf, standingsOf } from "./worths";

describe("story", () => {
  const told = GAMES.map((game) => ({
    ...game,
    ended: storiesOf(
      game.view,
      game.log.flatMap(({ events }) => events),
    ).ended,
  }));

  describe("the story of a round", () => {
    it("is told for each round, with everybody's card and the vote", () => {
      for (const { ended, worths, view } of told) {
        const voted = ended.filter(({ result }) => result !== null);
        expect(voted.map(({ round }) => round)).toEqual(worths.slice(1).map((_, at) => at + 1));
        expect(ended.filter(({ fuzz }) => fuzz).length).toBe(1);
        for (const story of voted) expect(story.actions.size).toBe(view.seats.length);
      }
    });

    it("knows every way in which cards change hands, and of nothing that changes nothing", () => {
      for (const { cards, pays } of told.flatMap(({ ended }) => ended.flatMap(({ flows }) => flows)))
        expect(cards.length + pays).toBeGreaterThan(0);
      const kinds = new Set(told.flatMap(({ ended }) => ended.flatMap(({ flows }) => flows.map(({ why }) => why))));
      expect([...kinds].sort()).toEqual(["bonus", "exchange", "guard", "payoff", "rob", "share", "skim"]);
    });

    it("tells of one's own cards whatever was hidden from others", () => {
      for (const { ended, you } of told)
        for (const { flows } of ended) {
          for (const { from, to, cards } of flows) if (from === you || to === you) expect(cards).not.toContain(null);
        }
    });
  });

  describe("worth by round", () => {
    it("holds what everybody really had, one's own exactly, and ends with the points", () => {
      for (const { ended, view, worths, you } of told) {
        const standings = standingsOf(view, ended, 1);
        expect(standings.length).toBe(worths.length);
        standings.forEach((standing, round) =>
          standing.worths.forEach(({ least, most }, seat) => {
            const real = worths[round]![seat]!;
            expect([least <= real, real <= most], JSON.stringify({ round, seat, least, most, real })).toEqual([
              true,
              true,
            ]);
            if (seat === you) expect([least, most]).toEqual([real, real]);
          }),
        );
        expect(standings.at(-1)!.worths.map(({ least }) => least)).toEqual(view.seats.map(({ score }) => score));
      }
    });

    it("adds up to what a seat gained and lost", () => {
      for (const { view, ended, worths, you } of told)
        ended
          .filter(({ result }) => result !== null)
          .forEach(({ flows }, at) => {
            expect(changeOf(you, flows, 1, view.loot).least).toBe(worths[at + 1]![you]! - worths[at]![you]!);
          });
    });
  });
});

describe("inwords", () => {
  const NAMES = ["Ana", "Bo", "Cleo", "Dan"];
  const en = english;
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
});

describe("every text of the drawn table", () => {
  const files = sources().filter(([path]) => path.includes(GAME) && !path.endsWith(".test.ts"));
  const asked = files.flatMap(([, text]) =>
    [...text.matchAll(/\bsay\((?:words, )?"([a-z][\w-]*)"/g)].map((found) => found[1] ?? ""),
  );
  const made = [
    ...ACTIONS.flatMap((action) => [`card-${action}`, `about-${action}`]),
    ...["none", "down", "own", "up"].map((face) => `slot-${face}`),
    ...["ready", "chosen", "awaited"].map((lamp) => `lamp-${lamp}`),
    ...["yes", "no"].map((side) => `payoff-on-${side}`),
  ];

  it.each(LANGUAGES)("exists in %s", (language) => {
    const words = new Words(language, source(language));
    expect(asked.length).toBeGreaterThan(10);
    expect([...asked, ...made].filter((id) => !words.has(`${GAME}-table-${id}`))).toEqual([]);
  });
});

describe("every text of the end of a round", () => {
  const files = sources().filter(([path]) => path.includes(GAME) && !path.endsWith(".test.ts"));
  const asked = files.flatMap(([, text]) =>
    [...text.matchAll(/\bshow\("([a-z][\w-]*)"/g)].map((found) => found[1] ?? ""),
  );
  const made = [
    ...[
      "passes",
      "tie",
      "fails",
      "fuzz",
      "gain",
      "loss",
      "even",
      "loot",
      "payoffs",
      "promos",
      "share",
      "skim",
      "bonus",
    ],
    ...["rob", "guard", "payoff", "exchange"].flatMap((why) => [`${why}-in`, `${why}-out`]),
  ];

  it.each(LANGUAGES)("exists in %s, and none is left over", (language) => {
    const words = new Words(language, source(language));
    const there = words.ids(`${GAME}-show-`).map((id) => id.slice(`${GAME}-show-`.length));
    expect([...new Set([...asked, ...made])].sort()).toEqual(there.sort());
  });
});
