import { beforeEach, expect, it, vi } from "vitest";
import { all, press, put, texts } from "../../tests/page";
import { SEATS, source } from "../../tests/texts";
import * as api from "../lib/api";
import { app } from "../lib/app.svelte";
import { START } from "../lib/store";
import { Words } from "../lib/words";
import type { SeatInfo, TableInfo } from "../wire";
import Waiting from "./Waiting.svelte";

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  name: `N${number}`,
  kind: "human",
  bot: null,
  connected: true,
  standin: false,
  host: number === 0,
  pledge: null,
  opened: false,
  nonce: null,
  reason: null,
  agreed: [],
  coach: false,
  advised: 0,
  wish: null,
  days_off: [],
  ...more,
});

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
  app.words = new Words("en", source("en"), SEATS);
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
