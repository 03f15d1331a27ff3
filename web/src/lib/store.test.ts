// @vitest-environment node
import { describe, expect, it } from "vitest";
import { LANGUAGES, SEATS, source } from "../../tests/texts";
import { seat } from "../../tests/wire";
import type {
  Changed,
  Difference,
  EventInfo,
  FromServer,
  GameView,
  LogEntry,
  Snapshot,
  TableChanged,
  TableInfo,
  Update,
} from "../wire";
import { linesOf } from "./lines";
import { freshTalk, NO_CLOCKS, patched, pendingMove, reduce, secondsLeft, START, type TableState } from "./store";
import { Words } from "./words";

describe("store", () => {
  // What one viewer knows follows from the server's messages alone, in their order, each applied once.

  const TABLE: TableInfo = {
    id: "t1",
    code: "ABC234",
    game: "felicity",
    edition: null,
    players: 3,
    options: {},
    data: {},
    status: "playing",
    coach: "agreed",
    days_off: 0,
    broken_off: [],
    seats: [0, 1, 2].map((number) => seat(number, { host: number === 1 })),
    public: true,
    clock: null,
    spectators: true,
    watching: 0,
    commitment: "c",
    calling: false,
    unopened: [],
    draft: null,
    fingerprint: null,
    pause: null,
    undo: true,
    seed: null,
    secret: null,
    rematch: null,
    scores: null,
    winners: null,
    created: 0,
  };

  const snapshot = (seq: number, more: Partial<Snapshot> = {}): Snapshot => ({
    type: "snapshot",
    seq,
    run: "r1",
    table: TABLE,
    you: 1,
    host: true,
    view: { n: seq } as unknown as GameView,
    moves: [],
    decision: null,
    log: [],
    chat: [],
    clocks: NO_CLOCKS,
    now: 1000,
    undo: false,
    conditions: [],
    ...more,
  });
  const update = (seq: number, more: Partial<Update> = {}): Update => ({
    type: "update",
    seq,
    entry: { n: seq, at: 0, seat: 0, events: [{ event: "passed", args: { seat: 0 } }], standin: false },
    view: { n: seq } as unknown as GameView,
    moves: [],
    decision: 7,
    table_status: "playing",
    clocks: NO_CLOCKS,
    now: 2000,
    undo: false,
    conditions: [],
    ...more,
  });
  const said = (seq: number, n: number): FromServer => ({
    type: "chat",
    seq,
    line: { n, at: 0, seat: 0, name: "N0", text: `line ${n}`, scope: "table" },
  });
  const play = (id: string) => ({ type: "play" as const, id, decision: 7, move: "pass" });

  function after(...messages: Parameters<typeof reduce>[1][]): TableState {
    return messages.reduce((state, message) => reduce(state, message, 500), START);
  }

  describe("numbered messages", () => {
    it("applies them in order", () => {
      const state = after(snapshot(4), update(5), update(6));
      expect(state.seq).toBe(6);
      expect(state.view).toEqual({ n: 6 });
      expect(state.log.map((entry) => entry.n)).toEqual([5, 6]);
      expect(state.decision).toBe(7);
    });

    it("applies a repeated message once", () => {
      const once = after(snapshot(4), update(5));
      expect(reduce(once, update(5), 500)).toBe(once);
      expect(reduce(once, update(3), 500)).toBe(once);
    });

    it("notices a gap and applies nothing beyond it", () => {
      const state = after(snapshot(4), update(6));
      expect(state.gap).toBe(true);
      expect(state.seq).toBe(4);
      expect(state.view).toEqual({ n: 4 });
    });

    it("goes on after the missing messages came", () => {
      const state = after(snapshot(4), update(6), { type: "resuming" }, update(5), update(6));
      expect(state.gap).toBe(false);
      expect(state.seq).toBe(6);
      expect(state.log.map((entry) => entry.n)).toEqual([5, 6]);
    });

    it("ignores messages out of order but keeps the gap in mind", () => {
      const state = after(snapshot(4), update(7), update(6), update(5));
      expect(state.seq).toBe(5);
      expect(state.gap).toBe(true);
    });

    it("does not change the state it was given", () => {
      const before = after(snapshot(4));
      const copy = structuredClone(before);
      reduce(before, update(5), 500);
      expect(before).toEqual(copy);
    });
  });

  describe("changes", () => {
    const changes = (seq: number, more: Partial<Changed> = {}): Changed => ({
      type: "changed",
      seq,
      now: 2000,
      entry: update(seq).entry,
      changes: [
        { op: "replace", path: "/view/n", value: seq },
        { op: "replace", path: "/decision", value: 7 },
      ],
      ...more,
    });

    it("lead where the whole update would", () => {
      const clocks = { remaining: [5], running: [], deadline: {} };
      expect(after(snapshot(4), changes(5, { clocks }))).toEqual(after(snapshot(4), update(5, { clocks })));
      expect(after(snapshot(4), update(5), changes(6))).toEqual(after(snapshot(4), update(5), update(6)));
    });

    it("tell the end, and what a line of the log does not", () => {
      const over = after(
        snapshot(4),
        changes(5, { changes: [{ op: "replace", path: "/table_status", value: "over" }] }),
      );
      expect(over.table?.status).toBe("over");
      const silent = after(snapshot(4), update(5), changes(6, { entry: undefined }));
      expect(silent.view).toEqual({ n: 6 });
      expect(silent.log).toHaveLength(1);
      expect([silent.events, silent.frame]).toEqual([[], after(snapshot(4), update(5)).frame + 2]);
    });

    it("ask for everything anew where they do not fit", () => {
      const lost = after(snapshot(4), changes(5, { changes: [{ op: "replace", path: "/view/n/deeper", value: 1 }] }));
      expect(lost).toMatchObject({ seq: 0, run: null, gap: true, view: { n: 4 } });
      expect(reduce(lost, snapshot(5), 500)).toMatchObject({ seq: 5, run: "r1", gap: false, view: { n: 5 } });
    });

    it("are applied once, and not beyond a gap", () => {
      const once = after(snapshot(4), changes(5));
      expect(reduce(once, changes(5), 500)).toBe(once);
      expect(after(snapshot(4), changes(6)).gap).toBe(true);
      expect(after(snapshot(4), changes(6)).view).toEqual({ n: 4 });
    });
  });

  const entries = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => ({ ...update(from + at).entry }));
  const numbers = (state: TableState) => state.log.map(({ n }) => n);

  describe("earlier lines of the log", () => {
    const earlier = (from: number, to: number, run = "r1") => ({
      type: "earlier" as const,
      run,
      lines: entries(from, to),
    });
    const known = after(snapshot(4, { log: entries(3, 5) }));

    it("come before those that are known", () => {
      expect(numbers(reduce(known, earlier(0, 3), 500))).toEqual([0, 1, 2, 3, 4]);
    });

    it("are left where they do not fit, or are another run's", () => {
      expect(numbers(reduce(known, earlier(0, 2), 500))).toEqual([3, 4]);
      expect(numbers(reduce(known, earlier(0, 3, "r2"), 500))).toEqual([3, 4]);
    });

    it("stay when a snapshot goes on from them, and not else", () => {
      const whole = reduce(known, earlier(0, 3), 500);
      expect(numbers(reduce(whole, snapshot(9, { log: entries(4, 8) }), 500))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      expect(numbers(reduce(whole, snapshot(9, { log: entries(6, 8) }), 500))).toEqual([6, 7]);
      expect(numbers(reduce(whole, snapshot(9, { log: entries(4, 8), run: "r2" }), 500))).toEqual([4, 5, 6, 7]);
      expect(numbers(reduce(whole, snapshot(9, { log: entries(4, 8), you: null }), 500))).toEqual([4, 5, 6, 7]);
    });
  });

  describe("snapshots", () => {
    it("replace everything, also after a restart that counts from the beginning", () => {
      const state = after(snapshot(40), update(41), snapshot(2, { run: "r2", log: [] }));
      expect(state.seq).toBe(2);
      expect(state.run).toBe("r2");
      expect(state.log).toEqual([]);
    });

    it("keep what is not acknowledged, so that it can be sent again", () => {
      const state = after(snapshot(4), { type: "sent", command: play("a") }, snapshot(9));
      expect(state.pending.map((command) => command.id)).toEqual(["a"]);
      expect(pendingMove(state)).toBe("pass");
    });

    it("count as a jump, updates as a step", () => {
      const first = after(snapshot(4));
      expect(reduce(first, update(5), 0).frame - first.frame).toBe(1);
      expect(reduce(first, snapshot(9), 0).frame - first.frame).toBeGreaterThan(1);
      expect(reduce(first, snapshot(9), 0).events).toEqual([]);
    });
  });

  describe("commands", () => {
    const ack = (id: string, duplicate = false): FromServer => ({ type: "ack", id, duplicate });
    const changed: Changed = { type: "changed", seq: 5, changes: [], now: 0 };

    it.each<[string, FromServer]>([
      ["its update", update(5)],
      ["what has changed", changed],
      ["a snapshot", snapshot(9)],
      ["a pong, where nothing was to be told", { type: "pong", t: 0, now: 0 }],
    ])("that are acknowledged are still made, and not sent again, until %s", (_, told) => {
      const state = after(snapshot(4), { type: "sent", command: play("a") }, ack("a"));
      expect([state.pending, pendingMove(state)]).toEqual([[], "pass"]);
      expect(pendingMove(reduce(state, said(5, 1), 0))).toBe("pass");
      expect(pendingMove(reduce(state, told, 0))).toBeNull();
    });

    it("that had been done before are told of already, and talk is not waited for", () => {
      expect(
        pendingMove(after(snapshot(4), { type: "sent", command: play("a") }, update(5), ack("a", true))),
      ).toBeNull();
      const state = after(
        snapshot(4),
        { type: "sent", command: { type: "say", id: "c", text: "hi", scope: "table" } },
        ack("c"),
      );
      expect([state.pending, state.made]).toEqual([[], []]);
    });

    it("others stay on their way", () => {
      const sent = after(snapshot(4), { type: "sent", command: play("a") }, { type: "sent", command: play("b") });
      const state = reduce(sent, ack("a", true), 0);
      expect(state.pending.map((command) => command.id)).toEqual(["b"]);
      expect(reduce(state, ack("unheard of"), 0)).toMatchObject({ pending: state.pending, made: [] });
    });

    it("say why they were refused until the position changes", () => {
      const no: FromServer = {
        type: "reject",
        id: "a",
        code: "illegal",
        reason: { id: "bid-too-low", args: { lowest: 3 } },
        clause: "F-11",
      };
      const state = after(snapshot(4), { type: "sent", command: play("a") }, no);
      expect(state.pending).toEqual([]);
      expect(state.refused).toMatchObject({ code: "illegal", clause: "F-11" });
      expect(reduce(state, update(5), 0).refused).toBeNull();
      expect(reduce(state, said(5, 1), 0).refused).not.toBeNull();
    });
  });

  describe("the rest", () => {
    it("shows a line of talk once", () => {
      const state = after(snapshot(4), said(5, 1), said(6, 1), said(7, 2));
      expect(state.chat.map((line) => line.n)).toEqual([1, 2]);
      expect(state.seq).toBe(7);
    });

    it("is heard when somebody else says something, unless muted, and not when a snapshot brings it", () => {
      const before = after(snapshot(4));
      const next = reduce(before, said(5, 1), 0);
      const seat = next.chat[0]!.seat!;
      const talk = (...given: Parameters<typeof freshTalk>) => freshTalk(...given).map((line) => line.n);
      expect(talk(before, next, [])).toEqual([1]);
      expect(talk(before, next, [seat])).toEqual([]);
      expect(talk({ ...before, you: seat }, { ...next, you: seat }, [])).toEqual([]);
      expect(talk(next, next, [])).toEqual([]);
      expect(talk({ ...before, run: "older" }, next, [])).toEqual([]);
      const full = { ...next, chat: [1, 2, 3].map((n) => ({ ...next.chat[0]!, n })) };
      expect(talk(full, { ...full, chat: [2, 3, 4].map((n) => ({ ...next.chat[0]!, n })) }, [])).toEqual([4]);
    });

    it("measures the round trip and counts half of it to the server's time", () => {
      const state = reduce(after(snapshot(4)), { type: "pong", t: 1000, now: 5000 }, 1200);
      expect(state.lag).toBe(200);
      expect(state.skew).toBe(5000 + 100 - 1200);
      expect(reduce(state, { ...update(5), now: 7000 }, 2000).skew).toBe(7000 + 100 - 2000);
    });

    it("learns who is host from the table", () => {
      const seats = TABLE.seats.map((seat) => ({ ...seat, host: seat.seat === 2 }));
      const changed: TableChanged = { type: "table", seq: 5, table: { ...TABLE, seats }, clocks: NO_CLOCKS, now: 0 };
      expect(after(snapshot(4), changed).host).toBe(false);
    });

    it("counts clocks down by the server's time", () => {
      const clocks = { remaining: [30, 60, null], running: [0], deadline: { "0": 31_000 } };
      const state = after(snapshot(4, { clocks, now: 1000 }));
      expect(state.skew).toBe(500);
      expect(secondsLeft(state, 0, 500)).toBe(30);
      expect(secondsLeft(state, 0, 10_500)).toBe(20);
      expect(secondsLeft(state, 0, 99_000)).toBe(0);
      expect(secondsLeft(state, 1, 10_500)).toBe(60);
      expect(secondsLeft(state, 2, 10_500)).toBeNull();
    });

    it("remembers the farewell until it is welcome again", () => {
      expect(after(snapshot(4), { type: "bye", code: "shutdown" }).bye).toBe("shutdown");
      expect(after(snapshot(4), { type: "bye", code: "shutdown" }, snapshot(5)).bye).toBeNull();
    });
  });
});

// Changes are applied exactly, to copies, and what they leave alone stays the same object.

const change = (op: Difference["op"], path: string, value?: unknown): Difference =>
  op === "remove" ? { op, path } : { op, path, value };

describe("a patch", () => {
  it("replaces, adds and removes in objects and lists, one after the other", () => {
    const before = { a: { b: [1, 2, 3], c: null }, gone: 1, "x/~y": { "": 0 } };
    const after = patched(before, [
      change("remove", "/gone"),
      change("add", "/a/d", { e: [] }),
      change("replace", "/a/c", false),
      change("replace", "/a/b/1", "two"),
      change("remove", "/a/b/2"),
      change("add", "/a/b/-", 4),
      change("add", "/a/b/0", 0),
      change("add", "/a/d/e/-", 5),
      change("replace", "/x~1~0y/", 7),
    ]);
    expect(after).toEqual({ a: { b: [0, 1, "two", 4], c: false, d: { e: [5] } }, "x/~y": { "": 7 } });
  });

  it("leaves what it was given as it was, and shares what has not changed", () => {
    const before = { seats: [{ hand: [1] }, { hand: [2] }], board: { cells: [0, 0] } };
    const copy = structuredClone(before);
    const after = patched(before, [change("replace", "/seats/1/hand/0", 9), change("replace", "/seats/1/hand/0", 8)]);
    expect(before).toEqual(copy);
    expect(after.seats[1]).toEqual({ hand: [8] });
    expect(after.seats[0]).toBe(before.seats[0]);
    expect(after.board).toBe(before.board);
    expect(patched(before, [])).toBe(before);
  });

  it("does not write into values that a change brought", () => {
    const value = { n: 1 };
    const after = patched<any>({}, [change("add", "/one", value), change("replace", "/one/n", 2)]);
    expect(after).toEqual({ one: { n: 2 } });
    expect(value).toEqual({ n: 1 });
  });

  it("is an error where there is no such place", () => {
    expect(() => patched({ a: 1 }, [change("replace", "/a/b", 2)])).toThrow(TypeError);
    expect(() => patched({ a: [1] }, [change("replace", "/a/5", 2)])).toThrow(RangeError);
  });
});

describe("undo", () => {
  // A move taken back: what the viewer knows after it, and how it is told.

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
    view: { n: 1 } as unknown as GameView,
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
    view: { n: seq } as unknown as GameView,
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
});
