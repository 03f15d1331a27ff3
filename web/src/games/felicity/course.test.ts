// What the board remembers of the rounds, and when it has come to rest.
import { beforeEach, expect, it, vi } from "vitest";
import { DEFAULTS } from "../../lib/settings";
import { playEvent } from "../../sound/play";
import { Course, type Told } from "./course.svelte";
import { RECORDED } from "./recorded/games";

vi.mock("../../sound/play", () => ({ playEvent: vi.fn() }));

const run = RECORDED[1]!.runs[0]!;
const third = run.findIndex(({ view, moves }) => view.round === 3 && moves.length > 0 && view.phase === "place");
const entries = (to: number) =>
  run.slice(0, to + 1).map(({ events }, n) => ({ n, at: 0, seat: null, events, standin: false }));
const settings = { ...DEFAULTS, sound: "off", motion: "reduced" } as const;
const told = (at: number, frame = at): Told => ({
  view: run[at]!.view,
  frame,
  events: run[at]!.events,
  log: entries(at),
  you: 0,
  settings,
});

let now: Told;
const course = () => new Course(() => now);

beforeEach(() => vi.clearAllMocks());

it("knows the last round from the log, also when its lines come later", () => {
  now = { ...told(third), log: entries(third).slice(-1) };
  const late = course();
  expect([late.summary, late.summaryOpen]).toEqual([null, false]);
  now = told(third);
  late.recall();
  expect([late.summary?.round, late.summaryOpen]).toEqual([2, true]);
});

it("knows the same having been there all along", () => {
  now = told(0);
  const there = course();
  for (let at = 1; at <= third; at += 1) {
    now = told(at);
    expect(there.resting).toBe(false);
    expect(there.receive(false)).toBe(true);
    expect(there.resting).toBe(true);
  }
  now = told(third);
  expect(there.receive(false)).toBe(false);
  expect([there.stories, there.summaryOpen]).toEqual([course().stories, course().summaryOpen]);
});

it("sounds for what follows, not for jumps, and calls the player once it rests", () => {
  const asked = run.findIndex(
    ({ view, moves }, at) =>
      at > 0 && moves.length > 0 && view.acting.includes(0) && !run[at - 1]!.view.acting.includes(0),
  );
  now = told(asked - 1);
  const following = course();
  now = told(asked);
  following.receive(true);
  following.call();
  following.call();
  const heard = vi.mocked(playEvent).mock.calls.map(([{ event }]) => event);
  expect(heard).toEqual([...run[asked]!.events.map(({ event }) => event), "your_turn"]);
  vi.clearAllMocks();
  now = told(asked + 1, asked + 5);
  following.receive(true);
  following.call();
  expect(playEvent).not.toHaveBeenCalled();
});
