// @vitest-environment node
import { describe, expect, it } from "vitest";
import { LANGUAGES, SEATS, source } from "../../tests/texts";
import type { EventInfo, LogEntry } from "../wire";
import { linesOf } from "./lines";
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
