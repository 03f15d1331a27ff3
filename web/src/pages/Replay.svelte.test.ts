// A replay from a file that somebody else has written: it is shown as far as it can be, or is said to be none, and nobody is asked.
import type { Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { all, put, settle, texts } from "../../tests/page";
import { english } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import type { Replay as Told } from "../wire";
import Replay from "./Replay.svelte";

const kept = vi.hoisted(() => ({ replay: null as unknown }));
vi.mock("../lib/kept", () => ({
  FILE: "file-",
  completed: async () => false,
  keptReplay: async () => kept.replay,
  keptSaved: async () => null,
  library: { table: async () => (kept.replay as Told).table, replay: async () => kept.replay },
}));
vi.stubGlobal("matchMedia", () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

const seats = ["Ann", "Bob", "Cid"].map((name, seat) => ({ seat, name, kind: "human" }));
const told = (view: object) => ({
  table: { id: "t", game: "heath", status: "over", seats, data: {} },
  pov: "open",
  frames: [{ n: 0, at: 0, seat: 0, events: [], standin: false, view }],
});

let asked: unknown[];
beforeEach(() => {
  asked = [];
  app.words = english;
  vi.spyOn(app, "learn").mockResolvedValue();
  vi.spyOn(app, "knows").mockReturnValue(true);
  vi.stubGlobal("fetch", async (...what: unknown[]) => (asked.push(what), Promise.reject(new TypeError("no network"))));
});
afterEach(() => vi.unstubAllGlobals());

async function opened(view: object): Promise<void> {
  kept.replay = told(view);
  put(Replay as Component<any>, { id: "file-1" });
  for (let turn = 0; turn < 5; turn += 1) await settle();
}

it("is shown, without the way to a table that is not there, and without a coach who would be asked of it", async () => {
  await opened({ game: "heath", acting: [], seats: seats.map(({ seat }) => ({ seat, score: seat })) });
  expect(texts("h1")).toEqual(["Replay: heath"]);
  expect(all(".board > *")).not.toEqual([]);
  expect(all('a[href^="/t/"], [data-hindsight]')).toEqual([]);
  expect(asked).toEqual([]);
});

it.each([{ status: { id: 5 } }, { acting: {} }])(
  "says that it cannot be shown where a board fails on it: %o",
  async (view) => {
    await opened({ game: "heath", ...view });
    expect(texts('[role="alert"]')).toEqual([app.words!.text("replay-broken")]);
    expect(asked).toEqual([]);
  },
);
