// @vitest-environment node
import { describe, expect, it } from "vitest";
import { RECORDED } from "./recorded/games";
import { lookingBack, newStory, storiesOf, storyOf, tellAll, type Stories } from "./story";

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

  it("is told again from the log: the last round and the one that runs", () => {
    const events = run.flatMap((frame) => frame.events);
    const upTo = run.slice(0, run.findIndex((frame) => frame.view.round === 4) + 1).flatMap((frame) => frame.events);
    expect(storiesOf(run.at(-1)!.view, events).last).toMatchObject({ round: 9, complete: true });
    expect(storiesOf(run[0]!.view, upTo).last).toMatchObject({ round: 3, complete: true });
    expect(storiesOf(run[0]!.view, [])).toEqual({ current: storyOf(run[0]!.view), last: null });
  });

  it("is looked back at until the reader places a card or somebody bids or passes", () => {
    const ended = tellAll(begin, [{ event: "row_won", args: { seat: 2, pets: ["8"] } }]);
    const still = (event: string, seat: number) => lookingBack(true, ended, ended, [{ event, args: { seat } }], 1);
    expect(lookingBack(false, begin, ended, [], 1)).toBe(true);
    expect([still("placed", 0), still("placed", 1), still("bid", 0), still("passed", 3)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("keeps the finished round while the next one runs", () => {
    const won = tellAll(begin, [
      { event: "row_won", args: { seat: 2, pets: ["8"] } },
      { event: "round_began", args: { round: 2, start: 2 } },
    ]);
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
