import type { Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { press, put, settle, texts, until } from "../../tests/page";
import { english } from "../../tests/texts";
import * as api from "../lib/api";
import { app } from "../lib/app.svelte";
import {
  type Game,
  gameOf,
  keepGames,
  keyIn,
  knownGames,
  merged,
  noteGame,
  others,
  refreshed,
  won,
} from "../lib/mygames";
import { clockName, CLOCKS, planOf } from "../lib/names";
import { routeOf } from "../lib/router.svelte";
import type { MyTable, TableInfo } from "../wire";
import Awaited from "./Awaited.svelte";
import Devices from "./Devices.svelte";
import { AGAIN_MS, FRESH_MS, Turns } from "./turns.svelte";

// What this device remembers of games, secret links, and notices while a page is hidden.

const table = (id: string, more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id,
    game: "felicity",
    created: 5,
    status: "playing",
    scores: null,
    winners: null,
    seats: ["Ann", "Bob", "Cid"].map((name, seat) => ({ seat, name, kind: "human" })),
    ...more,
  }) as TableInfo;
const mine = (info: TableInfo, you = 0): MyTable => ({ table: info, you, turn: false, acting: [], deadline: null });

describe("the games of this device", () => {
  beforeEach(() => localStorage.clear());

  it("are noted as they stand, the latest first, and only once each", () => {
    noteGame(table("a", { created: 1 }), 0);
    noteGame(table("b", { created: 2 }), 1);
    noteGame(table("a", { created: 1, status: "over", scores: [1, 5, 5], winners: [1, 2] }), 0);
    expect(knownGames().map(({ id, status }) => [id, status])).toEqual([
      ["b", "playing"],
      ["a", "over"],
    ]);
    const [, over] = knownGames() as [Game, Game];
    expect(others(over)).toEqual(["Bob", "Cid"]);
    expect(won(over)).toBe(false);
    expect(won({ ...over, you: 2 })).toBe(true);
  });

  it("are forgotten where a table ended without a game", () => {
    noteGame(table("a"), 0);
    noteGame(table("a", { status: "over" }), 0);
    expect(knownGames()).toEqual([]);
  });

  it("keep what goes on, however much is over", () => {
    const over = Array.from({ length: 400 }, (_, n) =>
      gameOf(table(`o${n}`, { created: n + 10, status: "over", scores: [] }), 0),
    );
    keepGames([gameOf(table("old", { created: 1 }), 0), ...over]);
    expect(knownGames()).toHaveLength(300);
    expect(knownGames().some(({ id }) => id === "old")).toBe(true);
    expect(knownGames()[0]?.id).toBe("o399");
  });

  it("survive what is no list", () => {
    localStorage.setItem("rascals-games", "{broken");
    expect(knownGames()).toEqual([]);
    localStorage.setItem("rascals-games", '[1,{"id":"x"}]');
    expect(knownGames()).toEqual([]);
  });

  it("follow the server, and go where it knows no seat", () => {
    const games = ["a", "b", "c"].map((id) => gameOf(table(id), 0));
    const found = refreshed(games, ["a", "b"], [mine(table("a", { status: "over", scores: [3, 2, 1], winners: [0] }))]);
    expect(found.map(({ id, status }) => [id, status])).toEqual([
      ["a", "over"],
      ["c", "playing"],
    ]);
  });
});

describe("a secret link", () => {
  const key = "a".repeat(43);
  it("stands behind the # alone", () => {
    expect(keyIn(`#${key}`)).toBe(key);
    for (const other of ["", "#", `#${key}x`, `?key=${key}`, "#main"]) expect(keyIn(other)).toBeNull();
  });

  it("adds its games to those that are here", () => {
    const here = [gameOf(table("a"), 0), gameOf(table("b"), 0)];
    const found = merged(here, [
      mine(table("b", { status: "over", scores: [1, 2, 3] })),
      mine(table("c")),
      mine(table("d", { status: "over" })),
    ]);
    expect(found.map(({ id, status }) => [id, status])).toEqual([
      ["b", "over"],
      ["c", "playing"],
      ["a", "playing"],
    ]);
  });
});

describe("addresses", () => {
  it.each([
    ["/mine", { page: "mine" }],
    ["/called/abc", { page: "called", key: "abc" }],
    ["/called", { page: "lost" }],
    ["/mine/x", { page: "lost" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));
});

describe("days as clocks", () => {
  it("stand beside the others", () => {
    expect(
      CLOCKS.map((_, n) => planOf(n))
        .filter((plan) => plan?.anew)
        .map((plan) => plan!.bank / 86_400),
    ).toEqual([1, 3, 7]);
    expect(planOf(0)).toBeNull();
    expect(planOf(1)).toEqual({ bank: 120, increment: 10, anew: false });
    expect(clockName).toBeTypeOf("function");
  });
});

describe("whose turn it is", () => {
  let hidden = false;
  let asked: string[][] = [];
  let turns: Turns;
  beforeEach(() => {
    vi.useFakeTimers();
    hidden = false;
    asked = [];
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    turns = new Turns(async (ids) => (asked.push(ids), ids.map((id) => ({ ...mine(table(id)), turn: id === "b" }))));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
  async function see(seen: boolean): Promise<void> {
    hidden = !seen;
    document.dispatchEvent(new Event("visibilitychange"));
    if (seen) globalThis.dispatchEvent(new Event("focus"));
    await pass(0);
  }

  it("is asked once for all tables on a page, and seldom while it stays in sight", async () => {
    const leave = ["a", "b"].map((id) => turns.want(id));
    await pass(0);
    expect(asked).toEqual([["a", "b"]]);
    expect([turns.of("a")?.turn, turns.of("b")?.turn, turns.of("c")]).toEqual([false, true, undefined]);
    leave[0]?.();
    await pass(AGAIN_MS - 1);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked[1]).toEqual(["b"]);
    leave[1]?.();
    await pass(10 * AGAIN_MS);
    await see(true);
    expect(asked).toHaveLength(2);
  });

  it("is asked when the page comes into sight, once, and never while it is hidden", async () => {
    const leave = turns.want("a");
    await pass(FRESH_MS);
    await see(false);
    await pass(20 * AGAIN_MS);
    expect(asked).toHaveLength(1);
    await see(true);
    expect(asked).toHaveLength(2);
    await pass(FRESH_MS - 1);
    for (let n = 0; n < 9; n += 1) await see(n % 2 === 0);
    expect(asked, "what was told just now is not asked again").toHaveLength(2);
    await pass(AGAIN_MS);
    expect(asked).toHaveLength(3);
    leave();
  });

  it("is asked by a page that was opened out of sight when it is seen", async () => {
    hidden = true;
    const leave = turns.want("a");
    await pass(AGAIN_MS);
    expect(asked).toEqual([]);
    await see(true);
    expect(asked).toEqual([["a"]]);
    leave();
  });
});

describe("a notice of the browser", () => {
  const shown: [string, NotificationOptions][] = [];
  class Notice {
    static permission = "granted";
    static requestPermission = async () => "granted";
    onclick: unknown = null;
    constructor(title: string, options: NotificationOptions) {
      shown.push([title, options]);
    }
    close() {}
  }

  async function fresh(kept: object) {
    vi.resetModules();
    vi.stubGlobal("Notification", Notice);
    localStorage.setItem("rascals-calls", JSON.stringify(kept));
    shown.length = 0;
    return (await import("./calls.svelte")).calls;
  }
  const hide = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

  it("is shown while the page is hidden, with the table and nothing else", async () => {
    hide(true);
    await (await fresh({ browser: true })).turn(table("t1"), 0);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.[1]).toMatchObject({ tag: "turn-t1", data: { url: "/t/t1" } });
  });

  it("is not shown to who looks, or who has not asked for it", async () => {
    hide(false);
    await (await fresh({ browser: true })).turn(table("t1"), 0);
    hide(true);
    await (await fresh({ browser: false })).turn(table("t1"), 0);
    expect(shown).toEqual([]);
  });

  it("is not shown for a table at which the player is not to be called", async () => {
    hide(true);
    const calls = await fresh({ browser: true });
    await calls.leave("t1");
    expect([calls.at("t1"), calls.at("t2")]).toEqual([false, true]);
    await calls.turn(table("t1"), 0);
    await calls.turn(table("t2"), 0);
    expect(shown.map(([, options]) => options.tag)).toEqual(["turn-t2"]);
    await calls.rejoin("t1");
    await calls.turn(table("t1"), 0);
    expect(shown).toHaveLength(2);
  });
});

describe("being called at one table and not at another", () => {
  const asked: unknown[][] = [];

  async function fresh() {
    vi.resetModules();
    asked.length = 0;
    vi.doMock("../lib/api", () => ({
      ApiError: class extends Error {},
      beforeRefusals: () => undefined,
      uncall: async (...args: unknown[]) => asked.push(["uncall", ...args]),
      callMe: async (id: string, { caller }: { caller: string }) => (
        asked.push(["call", id, caller]),
        { caller, confirmed: true }
      ),
    }));
    const way = (caller: string) => ({ caller, confirmed: true, tables: ["t1", "t2"] });
    localStorage.setItem("rascals-calls", JSON.stringify({ push: way("p"), mail: way("m") }));
    return (await import("./calls.svelte")).calls;
  }

  it("is asked of the server for each way, and not undone by coming back to the table", async () => {
    const calls = await fresh();
    await calls.leave("t1");
    await calls.join("t1");
    expect(asked).toEqual([
      ["uncall", "t1", "p"],
      ["uncall", "t1", "m"],
    ]);
    expect([calls.at("t1"), calls.at("t2")]).toEqual([false, true]);
    expect(JSON.parse(localStorage.getItem("rascals-calls")!).without).toEqual(["t1"]);
  });

  it("can be had again", async () => {
    const calls = await fresh();
    await calls.leave("t1");
    asked.length = 0;
    await calls.rejoin("t1");
    expect(asked).toEqual([
      ["call", "t1", "p"],
      ["call", "t1", "m"],
    ]);
    expect(calls.at("t1")).toBe(true);
  });
});

describe("Awaited", () => {
  const game = (id: string, status: Game["status"]): Game => ({
    id,
    game: "felicity",
    at: 1,
    you: 0,
    names: ["Ana"],
    status,
    scores: null,
    winners: null,
  });

  it("counts the games that wait for the player, of those that go on", async () => {
    app.words = english;
    keepGames([game("a", "playing"), game("b", "playing"), game("c", "over")]);
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    const asked = vi.fn(async (_: string) =>
      Response.json(["a", "b"].map((id) => ({ table: { id }, you: 0, turn: id === "a", acting: [], deadline: null }))),
    );
    vi.stubGlobal("fetch", asked);
    put(Awaited, { at: { page: "settings" } });
    await until(() => expect(texts("[data-awaited]")).toEqual(["1One game is waiting for you"]));
    expect(asked.mock.calls.map(([address]) => address)).toEqual(["/api/v1/mine?tables=a,b"]);
    put(Awaited, { at: { page: "table", id: "a" } });
    await until(() => expect(asked.mock.lastCall?.[0]).toBe("/api/v1/mine?tables=b"));
    expect(texts("[data-awaited]"), "not the one that the player is at").toEqual([]);
  });
});

describe("Devices", () => {
  // The list of what has one's seats: this device is marked and stays, every other is signed off by itself.

  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  afterEach(() => vi.restoreAllMocks());

  const device = (id: string, more = {}) => ({
    id,
    way: "opened" as const,
    since: 0,
    tables: ["a", "b"],
    here: false,
    browser: "Firefox",
    system: "Linux",
    ...more,
  });

  it("marks this device and signs another one off, once that is meant", async () => {
    app.words = english;
    const here = device("1", { way: "seat", here: true });
    vi.spyOn(api, "devices").mockResolvedValue([
      here,
      device("2", { browser: null, system: null }),
      device("3", { way: "link" }),
    ]);
    const end = vi.spyOn(api, "endDevice").mockResolvedValue([here]);
    put(Devices as Component<any>, { key: "secret" });
    await settle();
    const names = [app.words.text("mine-device-unknown"), app.words.text("mine-device-link")];
    expect(texts(".devices strong")).toEqual(["Firefox, Linux", ...names]);
    expect(texts(".devices .chip")).toEqual([app.words.text("mine-device-here")]);
    expect(texts(".devices button")).toHaveLength(2);
    await press(app.words.text("mine-device-end"));
    expect(end).not.toHaveBeenCalled();
    await press(app.words.text("yes"));
    expect(end.mock.calls).toEqual([["secret", "2"]]);
    expect(texts(".devices strong")).toEqual(["Firefox, Linux"]);
  });
});
