import { describe, expect, it, vi } from "vitest";
import { source } from "../../tests/texts";
import { beatsOf } from "../games/goodcritters/choreography";
import { REVEALS } from "../games/goodcritters/recorded/reveals";
import { playEvent } from "./play";
import { notesOf } from "./sounds";

/** Every event that Felicity has words for, the reader's turn and talk. */
const FELICITY = [...source("en").matchAll(/^felicity-event-([a-z-]+) =/gm)].map((found) => found[1]!.replaceAll("-", "_"));
const EVENTS = [...FELICITY, "your_turn", "said"];

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
    expect(notesOf({ event: "revealed", args: { action: "yes" } })).not.toEqual(notesOf({ event: "revealed", args: { action: "no" } }));
  });

  it("is silent for an event without one and for no mice", () => {
    expect(notesOf({ event: "something_new", args: {} })).toEqual([]);
    expect(notesOf({ event: "mice_taken", args: { mice: 0 } })).toEqual([]);
  });

  it("lets a scruffy cat sound lower than Felicity", () => {
    const pitch = (pet: string) => notesOf({ event: "revealed", args: { pet } }).at(-1)!.to;
    expect(pitch("-8")).toBeLessThan(pitch("15"));
  });

  it("makes no sound before the page was touched, and none when off", () => {
    const made = vi.fn();
    vi.stubGlobal("AudioContext", made);
    playEvent({ event: "placed", args: {} }, "full");
    window.dispatchEvent(new Event("pointerdown"));
    playEvent({ event: "placed", args: {} }, "off");
    expect(made).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
