// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stream } from "../../tests/wire";
import type { TableInfo } from "../wire";
import { HIDDEN_MS, JITTER_MS, listed, Listings, RETRY_MS } from "./listing";

// The list of public tables is told as it changes; a broken stream is mended, and said.

const table = (id: string, created: number, watching = 0) => ({ id, created, watching }) as TableInfo;
const ids = (tables: TableInfo[] | null) => tables?.map(({ id }) => id) ?? null;

let streams: Stream[];
let told: [string[] | null, boolean][];
let errors: unknown[];
let gone: string[];
let answer: () => Promise<TableInfo[]>;

const open = () =>
  new Listings({
    open: () => (streams.push(new Stream()), streams.at(-1)!),
    fetch: vi.fn(() => answer()),
    changed: (tables, live) => told.push([ids(tables), live]),
    failed: (error) => errors.push(error),
    unlisted: (id) => gone.push(id),
    random: () => 1,
  });

beforeEach(() => {
  vi.useFakeTimers();
  [streams, told, errors, gone] = [[], [], [], []];
  answer = () => Promise.resolve([]);
});

afterEach(() => vi.useRealTimers());

describe("the list", () => {
  const both = listed(null, { type: "tables", tables: [table("old", 1), table("new", 2)] });

  it("begins with all tables, the newest first", () => expect(ids(both)).toEqual(["new", "old"]));

  it("takes a table in by its age, once, as it stands now", () => {
    const more = listed(both, { type: "listed", table: table("between", 1.5) });
    expect(ids(more)).toEqual(["new", "between", "old"]);
    const again = listed(more, { type: "listed", table: table("old", 1, 7) });
    expect(ids(again)).toEqual(["new", "between", "old"]);
    expect(again?.at(-1)?.watching).toBe(7);
  });

  it("leaves a table out, also when told so twice, and changes nothing in place", () => {
    const fewer = listed(both, { type: "unlisted", id: "new" });
    expect(ids(listed(fewer, { type: "unlisted", id: "new" }))).toEqual(["old"]);
    expect(ids(both)).toEqual(["new", "old"]);
  });

  it("waits for the whole list before changes count", () => {
    expect(listed(null, { type: "listed", table: table("a", 1) })).toBeNull();
  });
});

describe("the stream", () => {
  it("tells what changes", () => {
    open();
    streams[0]!.says({ type: "tables", tables: [table("a", 1), table("b", 2)] });
    streams[0]!.says({ type: "unlisted", id: "a" });
    expect(told).toEqual([
      [["b", "a"], true],
      [["b"], true],
    ]);
    expect(gone).toEqual(["a"]);
  });

  it.each([
    ["breaks", (stream: Stream) => stream.onerror?.()],
    ["is ended by the server", (stream: Stream) => stream.says({ type: "bye", code: "shutdown" })],
  ])("asks for the list once when it %s, says that it is not live, and begins again", async (_, end) => {
    answer = () => Promise.resolve([table("c", 3)]);
    open();
    end(streams[0]!);
    await vi.advanceTimersByTimeAsync(0);
    expect(streams[0]!.closed).toBe(true);
    expect(told).toEqual([
      [null, false],
      [["c"], false],
    ]);
    expect(errors).toEqual([null]);
    await vi.advanceTimersByTimeAsync(RETRY_MS + JITTER_MS - 1);
    expect(streams).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    streams[1]!.says({ type: "tables", tables: [] });
    expect(told.at(-1)).toEqual([[], true]);
  });

  it("keeps the old list and says why when the server does not answer at all", async () => {
    answer = () => Promise.reject(new Error("no"));
    open();
    streams[0]!.says({ type: "tables", tables: [table("a", 1)] });
    streams[0]!.onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(told.at(-1)).toEqual([["a"], false]);
    expect(errors).toHaveLength(1);
  });

  it("forgets an answer that comes after it is back", async () => {
    let late: (tables: TableInfo[]) => void = () => undefined;
    answer = () => new Promise((resolve) => (late = resolve));
    open();
    streams[0]!.onerror?.();
    await vi.advanceTimersByTimeAsync(RETRY_MS + JITTER_MS);
    streams[1]!.says({ type: "tables", tables: [table("new", 2)] });
    late([table("old", 1)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(told.at(-1)).toEqual([["new"], true]);
  });

  it("is closed where nobody looks for long, and opened again", async () => {
    const listings = open();
    listings.seen(false);
    await vi.advanceTimersByTimeAsync(HIDDEN_MS - 1);
    expect(streams[0]!.closed).toBe(false);
    listings.seen(true);
    await vi.advanceTimersByTimeAsync(HIDDEN_MS);
    expect(streams).toHaveLength(1);
    listings.seen(false);
    await vi.advanceTimersByTimeAsync(HIDDEN_MS);
    expect(streams[0]!.closed).toBe(true);
    listings.seen(true);
    expect(streams).toHaveLength(2);
  });

  it("does not begin again once the page is left", async () => {
    const listings = open();
    streams[0]!.onerror?.();
    listings.close();
    await vi.advanceTimersByTimeAsync(RETRY_MS + JITTER_MS);
    listings.again();
    expect(streams).toHaveLength(1);
    expect(told).toEqual([[null, false]]);
  });
});
