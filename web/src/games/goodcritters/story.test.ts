// @vitest-environment node
import { describe, expect, it } from "vitest";
import { GAMES } from "./recorded/reveals";
import { storiesOf } from "./story";
import { changeOf, standingsOf } from "./worths";

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
    for (const { ended, worths, you } of told)
      ended
        .filter(({ result }) => result !== null)
        .forEach(({ flows }, at) => {
          expect(changeOf(you, flows, 1).least).toBe(worths[at + 1]![you]! - worths[at]![you]!);
        });
  });
});
