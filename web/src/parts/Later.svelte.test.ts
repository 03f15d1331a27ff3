// A part that is fetched when it is wanted: shown when it comes, asked for again when it does not.
import type { Component } from "svelte";
import { expect, it, vi } from "vitest";
import { press, put, settle, texts } from "../../tests/page";
import { SEATS, source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import Hotkeys from "./Hotkeys.svelte";
import Later from "./Later.svelte";

it("is shown when it comes; where it does not, that is said, and it can be asked for again", async () => {
  app.words = new Words("en", source("en"), SEATS);
  const load = vi.fn(async (): Promise<{ default: typeof Hotkeys }> => ({ default: Hotkeys }));
  load.mockRejectedValueOnce(new TypeError("no network"));
  put(Later as Component<any>, { load, given: { game: "felicity" } });
  await settle();
  expect(texts("[role=alert] span")).toEqual([app.words.text("error-network")]);
  await press(app.words.text("again"));
  expect([load.mock.calls.length, texts("[role=alert]"), texts("kbd").length > 5]).toEqual([2, [], true]);
});

it("loads the page anew where the server answers but has it no more; without a network the page stays", async () => {
  app.words = new Words("en", source("en"), SEATS);
  const [reload, fetched] = [vi.fn(), vi.fn()];
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", fetched);
  const load = vi.fn(async () => Promise.reject(new TypeError("404")));
  put(Later as Component<any>, { load, given: {} });
  await settle();
  expect(reload).not.toHaveBeenCalled();
  fetched.mockRejectedValueOnce(new TypeError("no network"));
  await press(app.words.text("again"));
  expect([load.mock.calls.length, reload.mock.calls.length, texts("[role=alert] button").length]).toEqual([2, 0, 1]);
  fetched.mockResolvedValueOnce(new Response("{}"));
  await press(app.words.text("again"));
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1]);
});
