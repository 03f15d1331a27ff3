// @vitest-environment node
import { describe, expect, it } from "vitest";
import { RECORDED, steps } from "./recorded/games";
import { afterEvent, highestBid, sceneOf, type Scene } from "./scene";

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
    const events = [
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
