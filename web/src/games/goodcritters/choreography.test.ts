// @vitest-environment node
import { describe, expect, it } from "vitest";
import { type Act, actAfter, actOf, sceneIn, sumOf } from "./act";
import { beatsOf } from "./choreography";
import { REVEALS, type Reveal } from "./recorded/reveals";
import { afterEvent } from "./resolving";
import { sceneOf } from "./scene";
import type { GoodcrittersView } from "./view";

const NAMES = ["Ana", "Bo", "Cleo", "Dimitri", "Eva", "Fay", "Gil", "Hal"];

/** What only the view itself tells. */
const settled = ({ mats, turn: _, ...scene }: ReturnType<typeof sceneOf>) => ({
  ...scene,
  mats: mats.map(({ awaited: _asked, winner: _won, ...mat }) => ({ ...mat, certain: mat.stash ? [] : mat.certain })),
});

/** Table and act after each beat of the end of a round. */
function shown({ before, events }: Reveal): { view: GoodcrittersView; act: Act; time: number }[] {
  let [view, act] = [before, actOf(before)];
  return beatsOf(events).map((beat) => {
    for (const event of beat.events) [act, view] = [actAfter(act, event, view), afterEvent(view, event)];
    return { view, act, time: beat.time };
  });
}

describe("the beats of the end of a round", () => {
  it("tell every event once, in order", () => {
    for (const reveal of REVEALS) expect(beatsOf(reveal.events).flatMap(({ events }) => events)).toEqual(reveal.events);
  });

  it("show nothing where no round ended", () => {
    expect(
      beatsOf([
        { event: "ready", args: { seat: 1 } },
        { event: "round_began", args: { round: 2, boss: 1, term: 1 } },
      ]),
    ).toEqual([]);
  });

  it("lead to the scene of the view itself, for every seat and option", () => {
    for (const reveal of REVEALS) {
      const last = shown(reveal).at(-1)!;
      const { you, after } = reveal;
      expect(settled(sceneIn(last.act, last.view, you, NAMES)), JSON.stringify(reveal.events)).toEqual(
        settled(sceneOf(after, you, NAMES)),
      );
    }
  });

  it("count votes as the server does, and say so before the result", () => {
    for (const reveal of REVEALS) {
      const counted = shown(reveal).find(({ act }) => act.result !== null)!.act;
      const { args } = reveal.events.find(({ event }) => event === "voted")!;
      expect([sumOf(counted.yes), sumOf(counted.no), counted.result]).toEqual([
        args["yes"],
        args["no"],
        args["result"],
      ]);
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

  it("let a rob follow its line, and a guard answer it", () => {
    const robbed = REVEALS.find(({ events }) => events.some(({ event }) => event === "guard_took"))!;
    const links = shown(robbed).map(({ act }) => act.link?.how);
    expect(links).toContain("guard");
    const { args } = robbed.events.find(({ event }) => event === "guard_took")!;
    const flight = beatsOf(robbed.events)
      .flatMap(({ flights }) => flights)
      .find(({ from }) => from === `stash-${args["from"]}`);
    expect(flight).toMatchObject({ what: "loot", to: `stash-${args["by"]}` });
  });
});
