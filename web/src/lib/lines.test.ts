// @vitest-environment node
import { describe, expect, it } from "vitest";
import { LANGUAGES, SEATS, source } from "../../tests/texts";
import type { EventInfo, LogEntry } from "../wire";
import { doneForYou, linesOf } from "./lines";
import { Words } from "./words";

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
  const words = new Words("en", source("en"), SEATS);
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
  const words = new Words("en", source("en"), SEATS);
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

  it("is what it did, what was taken from the reader and what they got, and nothing of who is ready", () => {
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

  it("is nothing where it only said ready, before it played, and once the reader has played again", () => {
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
