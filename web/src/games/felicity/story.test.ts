import { describe, expect, it } from "vitest";
import { RECORDED } from "./recorded/games";
import { newStory, storyOf, tellAll, type Stories } from "./story";

const run = RECORDED[1]!.runs[0]!;
const begin: Stories = { current: newStory(1), last: null };

describe("the story of a round", () => {
  it("names winner, price, row and every mouse card taken, for each recorded round", () => {
    let stories: Stories = { current: storyOf(run[0]!.view), last: null };
    const told = new Map<number, NonNullable<Stories["last"]>>();
    for (const frame of run.slice(1)) {
      stories = tellAll(stories, frame.events);
      if (stories.last) told.set(stories.last.round, stories.last);
    }
    expect([...told.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const story of told.values()) {
      expect(story.row).toHaveLength(4);
      expect(story.takings.map((taking) => taking.card)).toEqual([2, 4, 6]);
      const leavers = story.chased ? 2 : story.dogs.length;
      expect(story.won).toHaveLength(4 - leavers);
      expect(story.complete).toBe(true);
    }
    expect(told.get(1)).toMatchObject({ winner: 3, paid: 6, chased: { dog: "small-dog", pet: "-8" } });
  });

  it("keeps the finished round while the next one runs", () => {
    const won = tellAll(begin, [{ event: "row_won", args: { seat: 2, pets: ["8"] } }, { event: "round_began", args: { round: 2, start: 2 } }]);
    expect(won.last).toMatchObject({ round: 1, winner: 2, outcome: "won" });
    expect(won.current).toEqual(newStory(2));
  });

  it("tells of a sack nobody wanted without a winner", () => {
    const { last } = tellAll(begin, [{ event: "row_removed", args: { pets: ["3"] } }]);
    expect(last).toMatchObject({ outcome: "removed", winner: null, paid: 0 });
  });

  it("is incomplete where somebody had passed before the reader came", () => {
    const late = run.find((frame) => frame.view.seats.some((seat) => seat.passed))!;
    expect(storyOf(late.view).complete).toBe(false);
    expect(storyOf(run[0]!.view).complete).toBe(true);
  });
});
