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
