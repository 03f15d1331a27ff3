// @vitest-environment node
// Files that somebody else has written: what is no game of ours is refused whole, whatever it holds, and soon.
import { describe, expect, it } from "vitest";
import type { Replay } from "../wire";
import { asFile, readFile, readSaved } from "./file";

const seats = ["Ann", "Bob", null].map((name, seat) => ({ seat, name, kind: name === null ? "bot" : "human" }));
const table = { id: "a", game: "felicity", created: 1_700_000_000_000, status: "over", seats, data: {} };
const event = (args: object = { round: 1, start: 0 }) => ({ event: "round_began", args });
const frame = (n = 0, more: object = {}) => ({
  n,
  at: 5,
  seat: null,
  events: [event()],
  view: { game: "felicity", row: [1, 2] },
  standin: false,
  ...more,
});
const replay = (more: object = {}) =>
  ({
    table,
    pov: "open",
    frames: [frame(), frame(1, { seat: 2, undone: [event()], events: [] })],
    ...more,
  }) as unknown as Replay;

/** A text that is JSON as others write it: with keys and depths of which no object of ours is made. */
const with_ = (text: string, file = asFile(replay())) => file.replace('"row":[1,2]', text);
const deep = (depth: number) => `"row":${"[".repeat(depth)}${"]".repeat(depth)}`;

describe("a replay as a file", () => {
  it("comes back as it was", () => expect(readFile(asFile(replay()))).toEqual(replay()));

  it("keeps how each event changed the view", () => {
    const [one, other] = ["/row/-", "/row/2"].map((path) => ({ ...event(), changes: [{ op: "add", path, value: 3 }] }));
    const shown = replay({ frames: [frame(), frame(1, { events: [one, event(), other] })] });
    expect(readFile(asFile(shown))).toEqual(shown);
  });

  it("has the seats that are there, and no changed components where none are told", () => {
    const { data: _, ...before } = table;
    const found = readFile(
      asFile(
        replay({
          table: { ...before, seats: seats.map((one) => ({ ...one, seat: 7 })) },
          frames: [frame(0, { seat: 9 })],
        }),
      ),
    );
    expect(found?.table.seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect([found?.table.data, found?.frames[0]?.seat]).toEqual([{}, null]);
  });

  const tableWith = (more: object) => asFile(replay({ table: { ...table, ...more } }));
  const seatWith = (more: object) => tableWith({ seats: [{ ...seats[0], ...more }] });
  const framesOf = (...frames: unknown[]) => asFile(replay({ frames }));
  const changedBy = (changes: unknown) => framesOf(frame(), frame(1, { events: [{ ...event(), changes }] }));
  const argsOf = (args: unknown) => framesOf(frame(0, { events: [{ event: "x", args }] }));

  it.each(
    Object.entries({
      nothing: "",
      "no object": "[]",
      empty: "{}",
      "no replay": '{"format":"rascals-replay"}',
      broken: "{",
      "another format": '{"format":"x"}',
      null: "null",
      "a list as replay": '{"format":"rascals-replay","replay":[]}',
      "no table": asFile({ ...replay(), table: null } as unknown as Replay),
      "no moments": framesOf(),
      "moments that are none": framesOf(null),
      "a list for a moment": framesOf([]),
      "no view": framesOf(frame(0, { view: null })),
      "a list for a view": framesOf(frame(0, { view: [] })),
      "no events": framesOf(frame(0, { events: null })),
      "an event that is none": framesOf(frame(0, { events: [null] })),
      "moments in no order": framesOf(frame(1), frame(1)),
      "half moments": framesOf(frame(0.5)),
      "too many moments": framesOf(...Array.from({ length: 8_001 }, (_, n) => frame(n))),
      "too many events": framesOf(
        ...Array.from({ length: 200 }, (_, n) => frame(n, { events: Array(100).fill(event()) })),
      ),
      "a game with a path": tableWith({ game: "../x" }),
      "a game of the language": tableWith({ game: "__proto__" }),
      "a game that is none": tableWith({ game: {} }),
      "no seats": tableWith({ seats: [] }),
      "seats that are none": tableWith({ seats: [null] }),
      "too many seats": tableWith({ seats: Array(13).fill(seats[0]) }),
      "a turned name": seatWith({ name: "Ann\u202egpj" }),
      "a name of two lines": seatWith({ name: "Ann\nBob" }),
      "a steering name": seatWith({ name: "\u001b[2J" }),
      "half a letter": seatWith({ name: "\ud800" }),
      "a long name": seatWith({ name: "x".repeat(201) }),
      "a name that is none": seatWith({ name: {} }),
      "no kind": seatWith({ kind: "x" }),
      "other eyes": asFile({ ...replay(), pov: "../me" } as unknown as Replay),
      "no eyes": asFile({ ...replay(), pov: {} } as unknown as Replay),
      "values that are objects": argsOf({ seat: { toString: 1 } }),
      "deep values": argsOf({ cards: [[[["a"]]]] }),
      "a turned value": argsOf({ card: "\u2066a" }),
      "values of a list": argsOf([1]),
      "strange keys": argsOf({ "a b": 1 }),
      "huge numbers": argsOf({ count: 1e9 }),
      "changes that are none": changedBy({}),
      "changes that do not fit": changedBy([{ op: "remove", path: "/row/7" }]),
      "a change of a prototype": changedBy([{ op: "add", path: "/row/__proto__/polluted", value: 1 }]),
      "a change to huge numbers": changedBy([{ op: "replace", path: "/row/0", value: 1e9 }]),
      "a prototype": with_('"__proto__":{"polluted":1}'),
      "a deep view": with_(deep(30)),
      "a very deep view": with_(deep(1_000_000)),
      "a view of huge numbers": with_('"row":[1e9]'),
      "more things than can be drawn": with_(`"row":[${Array(11).fill(-5000)}]`),
      "a huge map": with_('"size":[9999,9999]'),
      "endless numbers": with_('"row":[1e999]'),
      "a prototype of a value": asFile(replay()).replace('"round":1', '"__proto__":{"polluted":1}'),
    }),
  )("is none: %s", (_, text) => {
    expect(readFile(text)).toBeNull();
    expect(readSaved(text)).toBeNull();
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it("may hold what looks like orders to a page, which is text", () => {
    const name = "<img src=x> {{x}} שלום";
    expect(
      readFile(asFile(replay({ table: { ...table, seats: [{ ...seats[0], name }] } })))?.table.seats[0]?.name,
    ).toBe(name);
  });
});

describe("a saved game as a file", () => {
  const head = {
    format: 2,
    game: "felicity",
    edition: null,
    players: 3,
    commitment: "ab",
    seats: ["Ann", "Bob", null],
  };
  const ply = { n: 0, seat: null, events: [event()] };
  const file = (...lines: object[]) => lines.map((line) => JSON.stringify(line)).join("\n");
  const many = (count: number, events: object[]) =>
    [file(head), ...Array.from({ length: count }, (_, n) => file({ n, seat: 0, events }))].join("\n");

  it("is read with its plies, and the table that its name tells", () => {
    const saved = readSaved(file(head, ply, { end: "nine-rounds", scores: [1, 2, 3] }), "felicity-AbC_-9 (1).json");
    expect(saved).toMatchObject({
      game: "felicity",
      commitment: "ab",
      table: "AbC_-9",
      names: ["Ann", "Bob", null],
      over: true,
    });
    expect(saved?.log).toEqual([{ n: 0, at: 0, seat: null, events: ply.events, standin: false }]);
    expect(readSaved(file(head, ply), "evening.jsonl")).toMatchObject({ table: null, over: false });
  });

  it.each([
    "felicity-events.json",
    "felicity-...json",
    "felicity-a/b9.json",
    "felicity-..%2fX9.json",
    `felicity-${"X9".repeat(40)}.json`,
    "felicity-X9?a.json",
  ])("asks for no table by the name %s", (name) => expect(readSaved(file(head, ply), name)?.table).toBeNull());

  it("leaves names out that are none, and seats that are none of the table's", () => {
    const saved = readSaved(file({ ...head, seats: ["An\u202en", 5, "x".repeat(500)] }, { ...ply, seat: 1e9 }));
    expect([saved?.names, saved?.log[0]?.seat]).toEqual([[null, null, null], null]);
    expect(readSaved(file({ ...head, seats: ["😺".repeat(50)] }, ply))?.names[0]).toBe("😺".repeat(24));
  });

  it.each([
    ["nothing", ""],
    ["no header", file(ply)],
    ["no ply", file(head)],
    ["a strange game", file({ ...head, game: "../x" }, ply)],
    ["a game of the language", file({ ...head, game: "__proto__" }, ply)],
    ["too many players", file({ ...head, players: 1e9 }, ply)],
    ["half a player", file({ ...head, players: 2.5 }, ply)],
    ["a commitment that is none", file({ ...head, commitment: {} }, ply)],
    ["a broken ply", file(head, { ...ply, events: [null] })],
    ["plies in no order", file(head, ply, ply)],
    ["a turned word", file(head, { ...ply, events: [event({ card: "a\u202eb" })] })],
    ["a prototype", file(head, ply).replace('"round":1', '"__proto__":{"polluted":1}')],
    ["a hundred thousand plies", many(100_000, [])],
    ["too many events", many(1_000, Array(100).fill(event({})))],
    ["a replay", asFile(replay())],
  ])("is none: %s", (_, text) => {
    expect(readSaved(text)).toBeNull();
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
