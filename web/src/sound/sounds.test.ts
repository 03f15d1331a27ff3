import { describe, expect, it, vi } from "vitest";
import { source } from "../../tests/texts";
import { beatsOf } from "../games/goodcritters/choreography";
import { REVEALS } from "../games/goodcritters/recorded/scenes";
import { DEFAULTS } from "../lib/settings";
import { playEvent } from "./play";
import { befalls, notesOf } from "./sounds";

/** Every event that Felicity has words for, the player's turn and talk. */
const FELICITY = [...source("en").matchAll(/^felicity-event-([a-z-]+) =/gm)].map((found) =>
  found[1]!.replaceAll("-", "_"),
);
const EVENTS = [...FELICITY, "your_turn", "said"];
const EVENTS_IN_WORDS = [...source("en").matchAll(/^[a-z]+-event-([a-z-]+) =/gm)].map((found) =>
  found[1]!.replaceAll("-", "_"),
);

describe("sounds", () => {
  it("has a short one for every event", () => {
    expect(FELICITY.length).toBeGreaterThan(15);
    for (const event of EVENTS) {
      const notes = notesOf({ event, args: { mice: 4, pet: "15", dog: "large-dog" } });
      expect(notes.length, event).toBeGreaterThan(0);
      for (const note of notes) expect(note.at + note.long, event).toBeLessThan(1.1);
    }
  });

  it("has a short one for everything that the end of a round of GoodCritters shows", () => {
    for (const { events } of REVEALS.flatMap((reveal) => beatsOf(reveal.events))) {
      const notes = events.flatMap(notesOf);
      expect(notes.length, events.at(-1)!.event).toBeGreaterThan(0);
      for (const note of notes) expect(note.at + note.long, events.at(-1)!.event).toBeLessThan(1.1);
    }
    expect(notesOf({ event: "revealed", args: { action: "yes" } })).not.toEqual(
      notesOf({ event: "revealed", args: { action: "no" } }),
    );
  });

  it("is silent for an event without one and for no mice", () => {
    expect(notesOf({ event: "something_new", args: {} })).toEqual([]);
    expect(notesOf({ event: "mice_taken", args: { mice: 0 } })).toEqual([]);
  });

  it("lets a scruffy cat sound lower than Felicity", () => {
    const pitch = (pet: string) => notesOf({ event: "revealed", args: { pet } }).at(-1)!.to;
    expect(pitch("-8")).toBeLessThan(pitch("15"));
  });

  it("tells the player alone what others, traps and the watch do to them", () => {
    const told: [string, Record<string, unknown>][] = [
      ["robbed", { by: 0, from: 1, card: null }],
      ["guard_took", { by: 0, from: 1, card: null }],
      ["lookout_stopped", { seat: 0, by: 1 }],
      ["picked", { seat: 0, from: 1, critter: null }],
      ["snatched", { seat: 0, to: 1 }],
      ["bat_sent", { seat: 0, to: 1 }],
      ["pricked", { seat: 1, by: 0, cell: "1,1" }],
      ["trap_turned_up", { seat: 1, trap: "hook" }],
      ["suspected", { seat: 1, number: 1, suspicion: 3 }],
      ["loot_dropped", { seat: 1, loot: "apple", cell: "1,1" }],
    ];
    for (const [event, args] of told) {
      expect(
        [0, 1, 2, null].filter((you) => befalls({ event, args }, { you, events: [] })),
        event,
      ).toEqual([1]);
      expect(EVENTS_IN_WORDS, event).toContain(event);
    }
    expect(befalls({ event: "placed", args: { seat: 1 } }, { you: 1, events: [] })).toBe(false);
    expect(notesOf({ event: "befallen" }).every(({ loud }) => loud <= 0.5)).toBe(true);
  });

  it("tells the player that they are outbid, for a lot or for the row", () => {
    const bid = (seat: number, mice: number) => ({ event: "bid", args: { seat, mice } });
    const log = [
      { events: [bid(1, 9)] },
      { events: [{ event: "round_began", args: { round: 2 } }] },
      { events: [bid(0, 1)] },
      { events: [bid(1, 3)] },
      { events: [bid(2, 4)] },
    ];
    const outbid = (event: ReturnType<typeof bid>) =>
      [0, 1, 2].filter((you) => befalls(event, { you, events: [event], log }));
    expect([bid(0, 1), bid(1, 3), bid(2, 4)].map(outbid)).toEqual([[], [0], [1]]);
    const shown = [
      [0, 3],
      [1, 2],
      [2, 0],
    ].map(([seat, bid]) => ({ event: "bid_shown", args: { seat, lot: 1, bid } }));
    const taken = { event: "lot_taken", args: { seat: 0, lot: 1, bid: 3 } };
    expect([0, 1, 2].filter((you) => befalls(taken, { you, events: [...shown, taken] }))).toEqual([1]);
  });

  it("makes no sound before the page was touched, and none until somebody chooses it", async () => {
    const made = vi.fn();
    vi.stubGlobal("AudioContext", made);
    playEvent({ event: "placed", args: {} }, "full");
    window.dispatchEvent(new Event("pointerdown"));
    await vi.dynamicImportSettled();
    playEvent({ event: "placed", args: {} }, DEFAULTS.sound);
    await vi.dynamicImportSettled();
    expect(made).not.toHaveBeenCalled();
    playEvent({ event: "placed", args: {} }, "low");
    await vi.dynamicImportSettled();
    expect(made).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
