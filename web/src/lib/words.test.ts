import { beforeEach, describe, expect, it } from "vitest";
import { english, english as words, LANGUAGES, SEATS, source } from "../../tests/texts";
import { option } from "../../tests/wire";
import type { EventInfo, GameInfo, LogEntry } from "../wire";
import { app } from "./app.svelte";
import { doneForYou, linesOf } from "./lines";
import { changed, choicesOf, optionsOf, statusName } from "./names";
import type { Language } from "./settings";
import { seatNames, Words } from "./words";

describe("words", () => {
  it.each<[Language, string]>([
    ["en", "a T-junction; exits; loot"],
    ["de", "a T-junction; exits; loot"],
    ["fr", "a T-junction\u00a0; exits\u00a0; loot"],
  ])("keeps several remarks apart as %s does", (language, line) => {
    const words = new Words(language, source(language));
    expect(words.series(["a T-junction", "exits", "loot"])).toBe(line);
    expect(words.series(["exits"])).toBe("exits");
    expect(words.series([])).toBe("");
  });

  it("keeps a name that is written to the left apart from what follows it, and others as they are", () => {
    const [left, right] = seatNames(words, "felicity", [
      { seat: 0, name: "שלום" },
      { seat: 1, name: "Zoë 4" },
    ]);
    expect([left, right]).toEqual(["\u2068שלום\u2069", "Zoë 4"]);
    expect(words.join([left!, "سلام", right!])).toBe("\u2068שלום\u2069, \u2068سلام\u2069, and Zoë 4");
  });
});

describe("names", () => {
  beforeEach(() => (app.words = english));

  it("says of a table that it waits for players only while a seat is free", () => {
    const table = (status: string, ...kinds: string[]) =>
      statusName({ status, seats: kinds.map((kind) => ({ kind })) } as never);
    expect(table("open", "human", "open")).toBe("Waiting for players");
    expect(table("open", "human", "bot")).toBe("All seats taken");
    expect(table("playing", "human", "bot")).toBe("Playing");
  });
});

// Options in editions, choices among players, and what differs from the usual.

const game = {
  options: [option("open"), option("cap", { choices: [], default: 6, lowest: 1, highest: 100, editions: ["v4"] })],
} as unknown as GameInfo;

describe("options", () => {
  it("are those of the edition", () => {
    expect(optionsOf(game, "v4").map(({ name }) => name)).toEqual(["open", "cap"]);
    expect(optionsOf(game, "v5").map(({ name }) => name)).toEqual(["open"]);
    expect(optionsOf(undefined, null)).toEqual([]);
  });

  it("name only seats that there are", () => {
    const first = option("first", { choices: ["random", 0, 1, 2, 3], seats: true });
    expect(choicesOf(first, 3)).toEqual(["random", 0, 1, 2]);
    expect(choicesOf(option("three", { choices: [3, 2] }), 2)).toEqual([3, 2]);
  });

  it("that are chosen otherwise are told, others not", () => {
    expect(changed(game, "v4", { open: true, cap: 6 })).toEqual([["open", true]]);
    expect(changed(game, "v4", { cap: 7 })).toEqual([["cap", 7]]);
    expect(changed(game, "v5", { cap: 7 })).toEqual([]);
    expect(changed(undefined, null, { open: true })).toEqual([]);
  });

  it("that name the host's own seat, as a game that has begun does, are as usual", () => {
    const led = {
      options: [option("first_boss", { choices: ["host", 0, 1, 2], default: "host", seats: true })],
    } as unknown as GameInfo;
    expect(changed(led, null, { first_boss: 0 }, 0)).toEqual([]);
    expect(changed(led, null, { first_boss: 1 }, 0)).toEqual([["first_boss", 1]]);
    expect(changed(led, null, { first_boss: 0 })).toEqual([["first_boss", 0]]);
  });
});

const NAMES = ["Ana", "Bo", "Cleo", "Dan"];
const is = (event: "ready" | "unready", seat: number): EventInfo => ({ event, args: { seat } });
const other: EventInfo = { event: "threatened", args: { seat: 0, target: 1 } };
const log = (...entries: EventInfo[][]): LogEntry[] =>
  entries.map((events, n) => ({ n, at: 0, seat: null, events, standin: false }));

describe.each(LANGUAGES)("who is ready, in %s", (language) => {
  const words = new Words(language, source(language), SEATS);
  const lines = (...entries: EventInfo[][]) => linesOf(log(...entries), words, "goodcritters", NAMES, 2);

  it("is one line as long as nothing else is told, and leads to the last moment", () => {
    const [line, ...more] = lines([is("ready", 0)], [is("ready", 2)], [is("ready", 1)]);
    expect([more, line!.from, line!.n, line!.mine]).toEqual([[], 0, 2, true]);
    expect(line!.text).toContain(words.join(["Ana", "Cleo", "Bo"]));
    expect(line!.text).not.toContain("none");
  });

  it("is how it stands in the end", () => {
    const [line] = lines([is("ready", 0)], [is("unready", 0), is("unready", 1)], [is("ready", 1)]);
    expect(line!.text).toBe(words.text("table-log-ready", { ready: "Bo", unready: "Ana" }));
    expect(line!.text.indexOf("Bo")).toBeLessThan(line!.text.indexOf("Ana"));
  });

  it("stands apart from what else happens, and alone is told as ever", () => {
    const found = lines([is("ready", 0)], [other, is("unready", 0), is("unready", 1)], [is("ready", 3)], [other]);
    expect(found.map(({ key }) => key)).toEqual(["0-0", "1-0", "1-1", "3-0"]);
    expect(found[0]!.text).toBe(words.event("goodcritters", is("ready", 0), NAMES, 2));
  });
});

describe("a bot that plays for somebody", () => {
  const entry = (n: number, seat: number, standin: boolean, ...events: EventInfo[]): LogEntry => ({
    n,
    at: 0,
    seat,
    events,
    standin,
  });
  const marked = (...entries: LogEntry[]) =>
    linesOf(entries, words, "goodcritters", NAMES, 2)
      .filter(({ standin }) => standin)
      .map(({ key }) => key);

  it("is told of once for each, on the first line of what it does, and anew after a move of their own", () => {
    expect(
      marked(
        entry(0, 1, false, other),
        entry(1, 1, true, other, other),
        entry(2, 3, true, other),
        entry(3, 1, true, other),
        entry(4, 1, false, is("ready", 1)),
        entry(5, 0, false, is("ready", 0)),
        entry(6, 1, true, other),
        entry(7, 3, true, other),
      ),
    ).toEqual(["1-0", "2-0", "6-0"]);
  });

  it("is told of as soon as it does more than to say who is ready", () => {
    expect(
      marked(entry(0, 1, true, is("ready", 1)), entry(1, 0, false, is("ready", 0)), entry(2, 1, true, other)),
    ).toEqual(["2-0"]);
  });
});

describe("what a bot did meanwhile", () => {
  const entry = (n: number, seat: number | null, standin: boolean, ...events: EventInfo[]): LogEntry => ({
    n,
    at: 0,
    seat,
    events,
    standin,
  });
  const chosen: EventInfo = { event: "chosen", args: { seat: 1, action: "yes" } };
  const robbed: EventInfo = { event: "robbed", args: { seat: 0, from: 1, card: "5 gems" } };
  const won: EventInfo = { event: "shares_taken", args: { seat: 1, cards: ["4 cash"] } };
  const done = (...entries: LogEntry[]) =>
    doneForYou(entries, words, "goodcritters", 1).map(({ n, events }) => [n, events]);

  it("is what it did, what was taken from the player and what they got, and nothing of who is ready", () => {
    const found = done(
      entry(0, 1, false, chosen),
      entry(1, 1, true, is("ready", 1)),
      entry(2, 1, true, chosen, is("ready", 1)),
      entry(3, 0, false, is("ready", 0), robbed, won, { event: "shares_taken", args: { seat: 2, cards: [] } }),
    );
    expect(found).toEqual([
      [2, [chosen]],
      [3, [robbed, won]],
    ]);
  });

  it("is nothing where it only said ready, before it played, and once the player has played again", () => {
    expect(done(entry(0, 1, false, chosen), entry(1, 1, true, is("ready", 1)))).toEqual([]);
    expect(done(entry(0, 0, false, robbed))).toEqual([]);
    expect(done(entry(0, 1, true, chosen), entry(1, 1, false, chosen), entry(2, 0, false, robbed))).toEqual([]);
  });
});

describe.each(LANGUAGES)("a compass that is rolled again, in %s", (language) => {
  const words = new Words(language, source(language), SEATS);
  const rolled = (way: string): EventInfo => ({ event: "rolled", args: { seat: 1, way } });

  it("says of each roll but the last that no way leads there", () => {
    const [first, last] = linesOf(
      log([rolled("n"), rolled("s"), { event: "slipped", args: { seat: 1, cell: "3,4" } }]),
      words,
      "heist",
      NAMES,
      0,
    );
    expect(first!.text).toBe(
      words.text("heist-again-rolled", { you: "no", seat: "Bo", way: words.term("heist", "n") }),
    );
    expect(first!.text).toContain(words.term("heist", "n"));
    expect(last!.text).toBe(words.event("heist", rolled("s"), NAMES, 0));
    expect(first!.text).not.toBe(words.event("heist", rolled("n"), NAMES, 0));
  });
});
