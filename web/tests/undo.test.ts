// @vitest-environment node
// A move taken back: what the viewer knows after it, and how it is told.
import { describe, expect, it } from "vitest";
import { linesOf } from "../src/lib/lines";
import { NO_CLOCKS, pendingMove, reduce, START, type TableState } from "../src/lib/store";
import { Words } from "../src/lib/words";
import type { EventInfo, LogEntry, Snapshot, Update } from "../src/wire";
import { LANGUAGES, SEATS, source } from "./texts";

const MOVED: EventInfo[] = [{ event: "passed", args: { seat: 0, returned: 2 } }];
const line = (n: number, undone?: EventInfo[]): LogEntry => ({
  n,
  at: 0,
  seat: 0,
  events: undone ? [] : MOVED,
  standin: false,
  ...(undone ? { undone } : {}),
});
const snapshot = (undo: boolean): Snapshot => ({
  type: "snapshot",
  seq: 1,
  run: "r1",
  table: {} as Snapshot["table"],
  you: 0,
  host: false,
  view: { n: 1 },
  moves: [],
  decision: 3,
  log: [line(0)],
  chat: [],
  clocks: NO_CLOCKS,
  now: 0,
  undo,
  conditions: [],
});
const update = (seq: number, entry: LogEntry, undo: boolean): Update => ({
  type: "update",
  seq,
  entry,
  view: { n: seq },
  moves: [],
  decision: 3 + seq,
  table_status: "playing",
  clocks: NO_CLOCKS,
  now: 0,
  undo,
  conditions: [],
});
const after = (...messages: Parameters<typeof reduce>[1][]): TableState =>
  messages.reduce((state, message) => reduce(state, message, 0), START);

describe("a move taken back", () => {
  it("may be taken back while the server says so", () => {
    expect(START.undo).toBe(false);
    expect(after({ ...snapshot(false), table: { seats: [] } as never }).undo).toBe(false);
    const moved = after({ ...snapshot(false), table: { seats: [] } as never }, update(2, line(1), true));
    expect(moved.undo).toBe(true);
    expect(reduce(moved, update(3, line(2, MOVED), false), 0).undo).toBe(false);
  });

  it("is another line, with the view as it was, and nothing to be shown happening", () => {
    const before = after({ ...snapshot(false), table: { seats: [] } as never }, update(2, line(1), true));
    const state = reduce(before, update(3, line(2, MOVED), false), 0);
    expect(state.log.map(({ n }) => n)).toEqual([0, 1, 2]);
    expect(state.events).toEqual([]);
    expect(state.frame).toBe(before.frame + 2);
    expect(state.view).toEqual({ n: 3 });
    expect(state.decision).toBe(6);
  });

  it("is on its way until that is told, and no move", () => {
    const state = after({ type: "sent", command: { type: "undo", id: "a", decision: 4 } });
    expect(state.pending).toHaveLength(1);
    expect(pendingMove(state)).toBe("");
    const acknowledged = reduce(state, { type: "ack", id: "a", duplicate: false }, 0);
    expect([acknowledged.pending, pendingMove(acknowledged)]).toEqual([[], ""]);
    expect(pendingMove(reduce(acknowledged, { ...snapshot(false), table: { seats: [] } as never }, 0))).toBeNull();
  });

  it.each(LANGUAGES)("is told in words, to whom it was and to others: %s", (language) => {
    const words = new Words(language, source(language), SEATS);
    const [mine, other] = [0, 1].map((you) => linesOf([line(7, MOVED)], words, "felicity", ["Ana", "Bo"], you));
    expect(mine).toHaveLength(1);
    const { key, n, mine: own, begins } = mine![0]!;
    expect({ key, n, own, begins }).toEqual({ key: "7-undone", n: 7, own: true, begins: false });
    expect(other![0]!.mine).toBe(false);
    expect(other![0]!.text).toContain("Ana");
    const what = words.event("felicity", MOVED[0]!, ["Ana", "Bo"], 1);
    expect(other![0]!.text.endsWith(what)).toBe(true);
    expect(mine![0]!.text).not.toBe(other![0]!.text);
  });
});
