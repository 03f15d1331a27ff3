import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { patched } from "../../lib/store";
import type { LogEvent } from "../board";
import { type Act, actAfter, actOf, sceneIn, sumOf } from "./act";
import { beatsOf } from "./choreography";
import { type Reveal, REVEALS, SCENES } from "./recorded/scenes";
import { readyCount, sceneOf, withGiven } from "./scene";
import { area, around, seating } from "./seating";
import { Stage } from "./stage.svelte";
import type { GoodcrittersView } from "./view";

describe("stage", () => {
  const reveal = REVEALS.find(
    ({ events }) => events.some(({ event }) => event === "robbed") && events.at(-1)?.event === "turned_over",
  )!;
  const beats = beatsOf(reveal.events);
  const heard = vi.fn<(events: readonly LogEvent[]) => void>();
  let speed = 1;

  const staged = () => new Stage(reveal.before, 3, () => speed, heard);

  beforeEach(() => {
    vi.useFakeTimers();
    heard.mockClear();
    speed = 1;
  });
  afterEach(() => vi.useRealTimers());

  describe("the stage", () => {
    it("shows a round's end beat by beat, and then the view", async () => {
      const stage = staged();
      stage.receive(reveal.after, 4, reveal.events);
      await vi.advanceTimersByTimeAsync(1);
      expect([stage.busy, stage.act?.shown.size, heard.mock.calls.length]).toEqual([true, 1, 1]);
      expect(stage.view.round).toBe(reveal.before.round);
      const all = beats.reduce((sum, { time }) => sum + time, 0);
      await vi.advanceTimersByTimeAsync(all + 50);
      expect([stage.busy, stage.act, stage.view]).toEqual([false, null, reveal.after]);
      expect(heard.mock.calls.flatMap(([events]) => events)).toEqual(reveal.events);
    });

    it("is at the end at once when it is skipped, and shows nothing more", async () => {
      const stage = staged();
      stage.receive(reveal.after, 4, reveal.events);
      await vi.advanceTimersByTimeAsync(1);
      stage.finish();
      expect([stage.busy, stage.act, stage.view]).toEqual([false, null, reveal.after]);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(heard).toHaveBeenCalledTimes(1);
    });

    it("is there at once without movements, and twice as long at half the speed", async () => {
      speed = 0;
      const still = staged();
      still.receive(reveal.after, 4, reveal.events);
      expect([still.busy, still.view]).toEqual([false, reveal.after]);
      speed = 2;
      const slow = staged();
      slow.receive(reveal.after, 4, reveal.events);
      await vi.advanceTimersByTimeAsync(1.5 * beats.reduce((sum, { time }) => sum + time, 0));
      expect(slow.busy).toBe(true);
      slow.finish();
    });

    it("jumps where an update does not follow the last one, and does not show the same twice", () => {
      const stage = staged();
      stage.receive(reveal.after, 9, reveal.events);
      expect([stage.busy, stage.view, stage.frame]).toEqual([false, reveal.after, 9]);
      stage.receive(reveal.after, 9, reveal.events);
      expect(heard).not.toHaveBeenCalled();
    });

    it("lets what comes meanwhile wait, and then stands where it stands", async () => {
      const stage = staged();
      stage.receive(reveal.after, 4, reveal.events);
      await vi.advanceTimersByTimeAsync(1);
      const next = { ...reveal.after, phase: "bargain" as const };
      stage.receive(next, 5, [{ event: "shared", args: { to: 0, cards: [] } }]);
      expect([stage.busy, stage.view.round]).toEqual([true, reveal.before.round]);
      await vi.advanceTimersByTimeAsync(20_000);
      expect([stage.busy, stage.view]).toEqual([false, next]);
    });

    it("shows the ends of two rounds one after the other, each from how the table stood then", async () => {
      const stage = staged();
      stage.receive(reveal.after, 4, reveal.events);
      await vi.advanceTimersByTimeAsync(1);
      stage.receive(reveal.before, 5, [{ event: "shared", args: { to: 0, cards: [] } }]);
      stage.receive(reveal.after, 6, reveal.events);
      await vi.advanceTimersByTimeAsync(beats.reduce((sum, { time }) => sum + time, 0) + 50);
      expect([stage.busy, stage.act?.shown.size, stage.view.round]).toEqual([true, 1, reveal.before.round]);
      await vi.advanceTimersByTimeAsync(20_000);
      expect([stage.busy, stage.view]).toEqual([false, reveal.after]);
      expect(heard.mock.calls.flatMap(([events]) => events)).toEqual([...reveal.events, ...reveal.events]);
    });

    it("moves nothing where nobody ended a round", () => {
      const stage = staged();
      stage.receive(reveal.before, 4, [{ event: "ready", args: { seat: 1 } }]);
      expect([stage.busy, stage.act, heard.mock.calls.length]).toEqual([false, null, 1]);
    });

    it("knows every card that will fly before it does", () => {
      const stage = staged();
      stage.receive(reveal.after, 4, reveal.events);
      const flown = beats.flatMap(({ flights }) => flights.flatMap(({ card }) => card ?? []));
      expect(flown.length).toBeGreaterThan(1);
      expect(new Set(stage.cards)).toEqual(new Set(flown));
      stage.finish();
    });
  });
});

describe("choreography", () => {
  const NAMES = ["Ana", "Bo", "Cleo", "Dimitri", "Eva", "Fay", "Gil", "Hal"];

  /** Table and act after each beat of the end of a round. */
  function shown({ before, events }: Reveal): { view: GoodcrittersView; act: Act; time: number }[] {
    let [view, act] = [before, actOf(before)];
    return beatsOf(events).map((beat) => {
      for (const event of beat.events) {
        act = actAfter(act, event, view);
        view = patched(view, event.changes ?? []);
      }
      return { view, act, time: beat.time };
    });
  }

  describe("the beats of the end of a round", () => {
    it("tell every event once, in order", () => {
      for (const reveal of REVEALS)
        expect(beatsOf(reveal.events).flatMap(({ events }) => events)).toEqual(reveal.events);
    });

    it("show nothing where no round ended", () => {
      expect(
        beatsOf([
          { event: "ready", args: { seat: 1 } },
          { event: "round_began", args: { round: 2, boss: 1, term: 1 } },
        ]),
      ).toEqual([]);
    });

    it("lead to the view itself, for every seat and option", () => {
      expect(REVEALS.length).toBeGreaterThan(30);
      for (const reveal of REVEALS) expect(shown(reveal).at(-1)!.view).toEqual(reveal.after);
    });

    it("ask nobody for anything, and crown nobody", () => {
      const mats = REVEALS.flatMap((reveal) =>
        shown(reveal).flatMap(({ act, view }) => sceneIn(act, view, reveal.you, NAMES).mats),
      );
      expect(mats.filter(({ awaited, winner }) => awaited || winner)).toEqual([]);
    });

    it("count votes as the server does, and say so before the result", () => {
      for (const reveal of REVEALS) {
        const counted = shown(reveal).find(({ act }) => act.result !== null)!.act;
        const { args } = reveal.events.find((one) => one.event === "voted")!;
        expect([sumOf(counted.yes), sumOf(counted.no), counted.result]).toEqual([args.yes, args.no, args.result]);
      }
    });

    it("turn each card up once, and show none before", () => {
      for (const reveal of REVEALS) {
        const scenes = shown(reveal).map(({ act, view }) => sceneIn(act, view, reveal.you, NAMES));
        const faceUp = scenes.map(({ mats }) => mats.filter(({ slot }) => slot.face === "up").length);
        expect(Math.max(...faceUp)).toBe(reveal.before.seats.length);
        expect(faceUp[0]).toBe(1);
        for (const mat of scenes[0]!.mats) if (mat.slot.face === "down") expect(mat.slot.action).toBeNull();
      }
    });

    it("take four to six seconds, the count in the end as long again", () => {
      for (const { events, before } of REVEALS) {
        const time = beatsOf(events).reduce((sum, beat) => sum + beat.time, 0);
        expect(time).toBeGreaterThan(before.seats.length * 400);
        expect(time).toBeLessThan(events.some(({ event }) => event === "game_over") ? 13_501 : 6_001);
      }
    });

    it("is recorded with every event there is in it", () => {
      const told = new Set<string>(REVEALS.flatMap(({ events }) => events.map(({ event }) => event)));
      const rare = [
        "guard_bypassed",
        "lookout_stopped",
        "nothing_to_take",
        "nothing_to_rob",
        "rob_without_threat",
        "pile_empty",
        "fuzz_bonus",
        "fuzz_skimmed",
        "payoff_won_loot",
        "bonus",
        "fuzz",
        "loot_lost",
      ];
      expect(rare.filter((event) => !told.has(event))).toEqual([]);
    });

    it("let a rob follow its line, and a guard answer it", () => {
      const robbed = REVEALS.find(({ events }) => events.some(({ event }) => event === "guard_took"))!;
      const links = shown(robbed).map(({ act }) => act.link?.how);
      expect(links).toContain("guard");
      const { args } = robbed.events.find((one) => one.event === "guard_took")!;
      const flight = beatsOf(robbed.events)
        .flatMap(({ flights }) => flights)
        .find(({ from }) => from === `stash-${args.from}`);
      expect(flight).toMatchObject({ what: "loot", to: `stash-${args.by}` });
    });
  });
});

describe("scene", () => {
  const NAMES = ["Ana", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"];
  const drawn = (which: keyof typeof SCENES) => sceneOf(SCENES[which].view, SCENES[which].you, NAMES);

  describe("a scene", () => {
    const scene = drawn("bargain");

    it("knows whose threats stand on a mat, and on whom its own stands", () => {
      expect(scene.mats.map(({ threats }) => threats)).toEqual([[2, 3], [], [0], []]);
      expect(scene.mats[0]?.threatens).toBe(2);
    });

    it("lays a payoff before whom it is for, with its giver, and with what may be known of it", () => {
      expect(scene.mats[0]?.envelopes.map(({ giver, side }) => [giver, side])).toEqual([
        [2, "no"],
        [3, "yes"],
      ]);
      expect(scene.mats[0]?.envelopes[1]).toMatchObject({ cards: ["4 cash", null], manners: ["open", "hidden"] });
      expect(drawn("watched").mats[0]?.envelopes[0]).toMatchObject({ pays: 1, cards: [null] });
      expect(scene.mats[0]?.tokens).toEqual(["b"]);
    });

    it("shows one's own action card and the backs of the others", () => {
      expect(scene.mats.map(({ slot }) => slot)).toEqual([
        { face: "own", action: "rob" },
        { face: "none", action: null },
        { face: "down", action: null },
        { face: "down", action: null },
      ]);
      expect(drawn("watched").mats[0]?.slot.face).toBe("down");
    });

    it("says what is certain of the others' stashes, best first, and counts who is ready", () => {
      expect(scene.mats[1]?.certain).toEqual([5]);
      expect(scene.mats[0]?.certain).toEqual([]);
      expect(readyCount(scene)).toBe(2);
      expect(scene.mats.filter(({ boss }) => boss).map(({ seat }) => seat)).toEqual([1]);
    });

    it("has the shares as the boss lays them, before they are laid", () => {
      const shown = withGiven(drawn("share"), { 0: 2, 3: 2, 1: 0 });
      expect(shown.mats.map(({ share }) => share)).toEqual([["5 cash"], [], ["5 gems", "3 cash"], []]);
    });

    it("has no boss, no slots and all stashes when the game is over", () => {
      const over = drawn("over");
      expect(over.mats.some(({ boss }) => boss)).toBe(false);
      expect(over.mats.every(({ stash, score }) => stash !== null && score !== null)).toBe(true);
      expect(over.mats.filter(({ winner }) => winner)).toHaveLength(1);
    });
  });

  describe("seating", () => {
    it("begins at the player's left and goes clockwise; who only watches sees all from the first seat", () => {
      expect(around(5, 3)).toEqual([4, 0, 1, 2]);
      expect(around(4, null)).toEqual([0, 1, 2, 3]);
    });

    it("gives each mat and the middle a place of its own, for all numbers of players", () => {
      for (let players = 4; players <= 8; players += 1) {
        for (const you of [null, 1]) {
          const { mats, middle } = seating(players, you);
          expect(mats).toHaveLength(you === null ? players : players - 1);
          const cells = [...mats.map(({ place }) => place), middle].flatMap(({ column, columns, row, rows }) =>
            Array.from(
              { length: columns * rows },
              (_, at) => `${row + Math.floor(at / columns)}/${column + (at % columns)}`,
            ),
          );
          expect(new Set(cells).size).toBe(cells.length);
          expect(cells.every((cell) => Number(cell.split("/")[1]) <= 12)).toBe(true);
        }
      }
      expect(area({ column: 4, columns: 6, row: 2, rows: 1 })).toBe("2 / 4 / span 1 / span 6");
    });
  });
});
