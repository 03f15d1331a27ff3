import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogEvent } from "../board";
import { beatsOf } from "./choreography";
import { REVEALS } from "./recorded/reveals";
import { Stage } from "./stage.svelte";

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
