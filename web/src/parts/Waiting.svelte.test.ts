import { flushSync, mount, tick, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { all, press, put, texts } from "../../tests/page";
import { english } from "../../tests/texts";
import { option, seat } from "../../tests/wire";
import * as api from "../lib/api";
import { app } from "../lib/app.svelte";
import { START } from "../lib/store";
import type { GameInfo, SeatInfo, TableInfo } from "../wire";
import { shapes } from "./Icon.svelte";
import Invitation from "./Invitation.svelte";
import Presence from "./Presence.svelte";
import Waiting from "./Waiting.svelte";

describe("Waiting", () => {
  /** What the waiting room says to the host of a table with these at the other seats. */
  function said(...others: Partial<SeatInfo>[]): string | undefined {
    wait(others);
    return document.querySelector(".status")?.textContent?.trim();
  }

  const sitDown = vi.fn(async (_seat: number | undefined, _name: string) => undefined);

  function wait(others: Partial<SeatInfo>[], more: Partial<TableInfo> = {}, you: number | null = 0): void {
    const seats = [seat(0), ...others.map((more, at) => seat(at + 1, more))];
    const table = {
      id: "t1",
      game: "felicity",
      edition: null,
      status: "open",
      seats,
      options: {},
      clock: null,
      undo: true,
      watching: 0,
      broken_off: [],
      data: {},
      ...more,
    };
    const known = { ...START, table: table as unknown as TableInfo, you, host: you === 0 };
    const none = () => undefined;
    put(Waiting, {
      known,
      link: "online",
      act: async () => undefined,
      sitDown,
      leave: none,
      say: async () => true,
      problem: "",
      refused: "",
    });
  }

  beforeEach(() => {
    app.words = english;
    vi.spyOn(api, "reachOfServer").mockRejectedValue(new Error("not asked here"));
  });

  it("says that everybody is here only where nobody is away", () => {
    expect(said({}, {})).toBe("Everybody is here. You may start.");
    expect(said({}, { connected: false })).toBe("All seats are taken, but N2 is away.");
    expect(said({ connected: false }, { connected: false })).toBe("All seats are taken, but N1 and N2 are away.");
  });

  it("waits for bots at no seat", () => {
    expect(said({ kind: "bot", bot: "timid", connected: false })).toBe("Everybody is here. You may start.");
  });

  it("speaks of free seats first", () => {
    expect(said({ kind: "open", name: null, connected: false }, { connected: false })).toBe("One seat is still free.");
  });

  it("asks somebody who came by a link for a name, once and first: one press takes the first free seat, others can be chosen", async () => {
    app.settings = { ...app.settings, nickname: "Bo" };
    wait(
      [
        { kind: "open", name: null },
        { kind: "open", name: null },
      ],
      {},
      null,
    );
    expect(all("input, .primary, .seats button").map(({ localName }) => localName)).toEqual([
      "input",
      "button",
      "button",
      "button",
    ]);
    expect([texts(".primary"), texts("form label")]).toEqual([["Sit down"], ["Nickname"]]);
    await press("Sit down");
    await press("Sit here: Seat 3");
    expect(sitDown.mock.calls).toEqual([
      [undefined, "Bo"],
      [2, "Bo"],
    ]);
    wait([{}, {}], {}, null);
    expect(all("input, .seats button")).toEqual([]);
  });

  it("names the edition that is played, where it is not the usual one", () => {
    app.games = { heist: { name: "heist", editions: ["v1", "v2", "v5"], options: [], bots: [] } } as any;
    const chips = () => [...document.querySelectorAll("h1 ~ *, .row > .chip")].map((chip) => chip.textContent?.trim());
    wait([{}], { game: "heist", edition: "v2" });
    expect(chips()).toContain("Edition: v2");
    wait([{}], { game: "heist", edition: "v5" });
    expect(chips().filter((chip) => chip?.startsWith("Edition"))).toEqual([]);
  });
});

describe("Invitation", () => {
  // What an invitation tells of a table: what was chosen, and nothing that comes of itself.

  const FORFEIT = option("late_forfeit");
  const GAME = {
    name: "heist",
    players: [2, 3, 4],
    editions: ["v1", "v5"],
    options: [FORFEIT],
    bots: [],
    changeable: [],
  } as unknown as GameInfo;
  const TABLE = {
    game: "heist",
    players: 3,
    status: "open",
    seats: [],
    edition: "v5",
    clock: null,
    options: { late_forfeit: false },
    data: {},
  } as unknown as TableInfo;

  beforeEach(() => {
    app.words = english;
    app.games = { heist: GAME };
    vi.spyOn(app, "learn").mockResolvedValue();
    vi.spyOn(app, "knows").mockReturnValue(true);
  });

  function said(more: Partial<TableInfo>): string {
    const shown = mount(Invitation, { target: document.body, props: { table: { ...TABLE, ...more } } });
    flushSync();
    const text = document.querySelector(".invitation")!.textContent!.replace(/\s+/g, " ");
    void unmount(shown);
    return text;
  }

  describe("an invitation", () => {
    it("says of a table as it comes that it is as usual, and names no choice", () => {
      expect(said({})).toContain("Played by the usual rules.");
      for (const label of ["Thinking time", "Edition", "Played with"]) expect(said({})).not.toContain(label);
    });

    it.each<[string, Partial<TableInfo>]>([
      ["Thinking time: 2 min + 10 s", { clock: { bank: 120, increment: 10 } as TableInfo["clock"] }],
      ["Edition: v1", { edition: "v1" }],
      ["Played with", { options: { late_forfeit: true } }],
    ])("tells %s where it was chosen", (label, more) => {
      expect(said(more)).toContain(label);
      if (!("clock" in more)) expect(said(more)).not.toContain("usual rules");
    });
  });
});

describe("Presence", () => {
  /** What a seat sees of seat 2, at a table with seats 0 (host), 1 and a person 3 who is away. */
  function show(you: number | null, more: Partial<SeatInfo>): void {
    const table = {
      id: "t1",
      status: "playing",
      seats: [seat(0), seat(1), seat(2, more), seat(3, { connected: false })],
    } as unknown as TableInfo;
    const known = { ...START, table, you, host: you === 0 };
    put(Presence, { known, seat: 2, link: "online", act: async (work: () => Promise<unknown>) => void (await work()) });
  }

  const button = () => document.querySelector("button");

  beforeEach(() => (app.words = english));

  it("marks the host with a house: a crown is for winners and bosses", () => {
    show(1, { host: true });
    const mark = document.querySelector(".host")!;
    expect([mark.querySelector("path")?.getAttribute("d"), mark.textContent]).toEqual([shapes.house, "host"]);
  });

  it("lets the host end at once what the host has begun", () => {
    show(0, { standin: true, reason: "host" });
    expect(button()?.textContent?.trim()).toBe("Hand the seat back");
  });

  it.each([
    ["host", "asked"],
    ["host", "left"],
    ["somebody else", "flag"],
    ["somebody else", "host"],
  ] as const)("lets %s agree to end what is there because of %s, and tells how many do", async (who, reason) => {
    const asked = vi.spyOn(api, "standIn").mockResolvedValue(null);
    const [you, other] = who === "host" ? [0, 1] : [1, 0];
    show(you, { standin: true, reason, agreed: [other, 3] });
    expect(document.body.textContent).toContain("1 of 2 agree");
    expect(button()?.textContent).toBe("I agree to hand the seat back");
    button()?.click();
    await tick();
    expect(asked.mock.calls).toEqual([["t1", 2, false]]);
  });

  it("has no button for those whose word is said, or who have none", () => {
    for (const [you, more] of [
      [1, { standin: true, reason: "asked", agreed: [1] }],
      [1, { standin: true, reason: "returning" }],
      [0, { standin: true, reason: "returning" }],
      [2, { standin: true, reason: "asked" }],
      [null, { standin: true, reason: "asked" }],
      [1, { connected: false }],
    ] as [number | null, Partial<SeatInfo>][]) {
      show(you, more);
      expect(button()).toBeNull();
    }
  });

  it("lets those ask again who have all agreed, when the one who had not is gone", () => {
    show(1, { standin: true, reason: "asked", agreed: [0, 1] });
    expect(button()).not.toBeNull();
  });
});
