// @vitest-environment node
import { describe, expect, it } from "vitest";
import { RECORDED } from "./recorded/games";
import { decidedBy, lookingBack, newStory, ranking, type Stories, storiesOf, storyOf, tellAll } from "./story";
import { bidLimits, catPoints, type FelicityView, ownerOfPlace } from "./view";

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

function over(results: [cats: number, mice: number][], winners: number[]): FelicityView {
  const seats = results.map(([cats, mice], seat) => ({ seat, cats, mice, score: cats + mice }));
  return { seats, winners } as unknown as FelicityView;
}

describe("the final order", () => {
  it("goes by score", () => {
    const view = over(
      [
        [10, 5],
        [20, 9],
        [-3, 12],
      ],
      [1],
    );
    expect(ranking(view).map(({ seat, place }) => [seat.seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
    expect(decidedBy(view)).toBe("score");
  });

  it("goes by cats where scores are equal, and says so", () => {
    const view = over(
      [
        [10, 10],
        [15, 5],
        [1, 1],
      ],
      [1],
    );
    expect(ranking(view)[0]?.seat.seat).toBe(1);
    expect(decidedBy(view)).toBe("cats");
  });

  it("lets equal seats share a place, and says that the victory is shared", () => {
    const view = over(
      [
        [10, 10],
        [10, 10],
        [1, 1],
      ],
      [0, 1],
    );
    expect(ranking(view).map(({ place }) => place)).toEqual([1, 1, 3]);
    expect(decidedBy(view)).toBe("shared");
  });
});

const frames = RECORDED.flatMap(({ runs }) => runs.flat());

describe("what the board derives from a view", () => {
  it("puts every placed card where its owner was expected", () => {
    for (const { view } of frames) {
      view.row.forEach((card, place) => expect(ownerOfPlace(view, place)).toBe(card.owner));
    }
  });

  it("gives the same limits of a bid as the legal moves", () => {
    const auctions = frames.filter(
      ({ view, moves }) => view.phase === "bid" && moves.some((move) => move.kind === "bid"),
    );
    expect(auctions.length).toBeGreaterThan(20);
    for (const { view, moves } of auctions) {
      const bids = moves.filter((move) => move.kind === "bid").map((move) => Number(move.args["mice"]));
      const limits = bidLimits(view, 0);
      expect([limits.least, limits.most]).toEqual([Math.min(...bids), Math.max(...bids)]);
    }
  });

  it("offers the take for one mouse only to the last seat without a bid", () => {
    const view = {
      bidders: 1,
      highest_bid: 0,
      seats: [
        { mice: 9, bid: 0, passed: false },
        { mice: 4, bid: 0, passed: true },
      ],
    };
    expect(bidLimits(view as never, 0)).toEqual({ least: 1, most: 1, take: true });
    expect(bidLimits(view as never, 1).take).toBe(false);
  });

  it("counts cats, and neither rabbits nor dogs", () => {
    expect(catPoints(["-8", "15", "rabbit", "large-dog"])).toBe(7);
  });
});
