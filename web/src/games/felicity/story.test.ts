import { beforeEach, describe, expect, it, vi } from "vitest";
import { until } from "../../../tests/page";
import { Stage } from "./course.svelte";
import { RECORDED, steps } from "./recorded/games";
import { afterEvent, highestBid, ownerOf, type Scene, sceneOf } from "./scene";
import { lookingBack, newStory, type Stories, storiesOf, storyOf, tellAll } from "./story";
import { pointsOf } from "./display";
import type { FelicityEvent } from "./view";

const first = RECORDED[1]!.runs[0]![0]!;
const base: Scene = sceneOf(first.view);

function withRow(...pets: string[]): Scene {
  return { ...base, row: pets.map((pet, owner) => ({ owner, pet, revealed: true, gone: false })) };
}

describe("a scene led on by events", () => {
  it("arrives at the next view's scene, at every step of the recorded games", () => {
    expect(steps().length).toBeGreaterThan(150);
    for (const { before, after } of steps()) {
      const shown = after.events.reduce(afterEvent, sceneOf(before.view));
      expect(shown).toEqual(sceneOf(after.view));
    }
  });

  it("keeps secret mice secret, whatever is bid, taken or paid", () => {
    const secret = base.seats[1]!;
    expect(secret.mice).toBeNull();
    const events: FelicityEvent[] = [
      { event: "bid", args: { seat: 1, mice: 3 } },
      { event: "mice_taken", args: { seat: 1, card: 2, mice: 2 } },
    ];
    const after = events.reduce(afterEvent, base);
    expect(after.seats[1]).toMatchObject({ mice: null, bid: 3 });
    expect(highestBid(after)).toBe(3);
  });

  it("lets one dog and one cat of each named kind leave, not their doubles", () => {
    const after = afterEvent(withRow("15", "15", "large-dog", "3"), {
      event: "cat_chased",
      args: { dog: "large-dog", pet: "15" },
    });
    expect(after.row.map((card) => card.gone)).toEqual([true, false, true, false]);
  });

  it("lets all dogs leave where there are several", () => {
    const after = afterEvent(withRow("small-dog", "8", "large-dog", "small-dog"), {
      event: "dogs_left",
      args: { dogs: [] },
    });
    expect(after.row.map((card) => card.gone)).toEqual([true, false, true, true]);
  });

  it("changes nothing for an event it does not know", () => {
    expect(afterEvent(base, { event: "removed_shown", args: { owner: 0, pet: "3" } })).toBe(base);
  });
});

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

  it("is looked back at until the player places a card or somebody bids or passes", () => {
    const ended = tellAll(begin, [{ event: "row_won", args: { seat: 2, pets: ["8"] } }]);
    const still = (event: FelicityEvent) => lookingBack(true, ended, ended, [event], 1);
    const placed = (seat: number) => still({ event: "placed", args: { seat, pet: null } });
    expect(lookingBack(false, begin, ended, [], 1)).toBe(true);
    expect([
      placed(0),
      placed(1),
      still({ event: "bid", args: { seat: 0, mice: 1 } }),
      still({ event: "passed", args: { seat: 3, returned: 0 } }),
    ]).toEqual([true, false, false, false]);
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

  it("is incomplete where somebody had passed before the player came", () => {
    const late = run.find((frame) => frame.view.seats.some((seat) => seat.passed))!;
    expect(storyOf(late.view).complete).toBe(false);
    expect(storyOf(run[0]!.view).complete).toBe(true);
  });
});

const frames = RECORDED.flatMap(({ runs }) => runs.flat());

describe("what the board takes from a view", () => {
  it("puts every placed card where its owner was expected", () => {
    for (const { view } of frames)
      view.row.forEach((card, place) => expect(ownerOf(sceneOf(view), place)).toBe(card.owner));
  });

  it("sums what pets are worth", () => {
    expect(pointsOf(["-8", "15", "rabbit", "large-dog"], frames[0]!.view.worths)).toBe(7);
  });
});

describe("stage", () => {
  const ending = steps().find(({ after }) => after.events.some(({ event }) => event === "row_won"))!;
  const heard = vi.fn<(event: FelicityEvent) => void>();

  function staged(): Stage {
    const stage = new Stage(ending.before.view, heard);
    const root = document.body.appendChild(document.createElement("div"));
    stage.attach(root, root.appendChild(document.createElement("div")));
    return stage;
  }

  beforeEach(() => {
    heard.mockClear();
    document.body.innerHTML = "";
  });

  describe("the stage", () => {
    it("shows events one after the other, not the end at once", async () => {
      const stage = staged();
      stage.follow(ending.after.view, ending.after.events);
      await until(() => expect(heard.mock.lastCall?.[0].event).toBe("revealed"));
      expect(stage.busy).toBe(true);
      expect(stage.scene.row.length).toBeGreaterThan(0);
      stage.finish();
    });

    it("ends at once when interrupted, with the latest view, and goes on to nothing", async () => {
      const stage = staged();
      stage.follow(ending.after.view, ending.after.events);
      await until(() => expect(heard.mock.lastCall?.[0].event).toBe("revealed"));
      const shown = heard.mock.calls.length;
      stage.finish();
      expect(stage.busy).toBe(false);
      expect(stage.scene).toEqual(sceneOf(ending.after.view));
      await Promise.resolve();
      await Promise.resolve();
      expect(heard.mock.calls.length).toBe(shown);
    });

    it("jumps without showing anything", () => {
      const stage = staged();
      const last = RECORDED[1]!.runs[0]!.at(-1)!;
      stage.jump(last.view);
      expect(stage.scene).toEqual(sceneOf(last.view));
      expect(heard).not.toHaveBeenCalled();
    });

    it("shows no movement where nothing was attached", () => {
      const stage = new Stage(ending.before.view, heard);
      stage.follow(ending.after.view, ending.after.events);
      expect(stage.busy).toBe(false);
      expect(stage.scene).toEqual(sceneOf(ending.after.view));
    });
  });
});
