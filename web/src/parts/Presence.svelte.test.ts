import { tick } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { put } from "../../tests/page";
import { SEATS, source } from "../../tests/texts";
import * as api from "../lib/api";
import { app } from "../lib/app.svelte";
import { START } from "../lib/store";
import { Words } from "../lib/words";
import type { SeatInfo, TableInfo } from "../wire";
import { shapes } from "./Icon.svelte";
import Presence from "./Presence.svelte";

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

beforeEach(() => (app.words = new Words("en", source("en"), SEATS)));

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
