import { describe, expect, it, vi } from "vitest";
import { notesOf, playEvent } from "./sounds";

const EVENTS = [
  "placed", "revealed", "bid", "passed", "mice_taken", "paid", "cat_chased", "dog_left", "dogs_left", "row_won", "row_removed",
  "mouse_cards_filled", "game_over", "your_turn", "said",
];

describe("sounds", () => {
  it("has a short one for each event that has one", () => {
    for (const event of EVENTS) {
      const notes = notesOf({ event, args: { mice: 4, pet: "15", dog: "large-dog" } });
      expect(notes.length, event).toBeGreaterThan(0);
      for (const note of notes) expect(note.at + note.long, event).toBeLessThan(1.1);
    }
  });

  it("is silent for an event without one and for no mice", () => {
    expect(notesOf({ event: "scored", args: {} })).toEqual([]);
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
