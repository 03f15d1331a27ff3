// When a board is told that there is something new to show.
import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { SEATS, source } from "../../tests/texts";
import { snapshot, update, Wire } from "../../tests/wire";
import { app } from "../lib/app.svelte";
import { DEFAULTS } from "../lib/settings";
import { Words } from "../lib/words";
import { type Around, Sitting } from "./sitting.svelte";

it("is told of what was played, and of no clock: what its reader has begun stays begun", async () => {
  app.words = new Words("en", source("en"), SEATS);
  app.settings = { ...DEFAULTS };
  const wire = new Wire();
  const api = { table: vi.fn(async () => ({})) } as unknown as Around["api"];
  const sitting = new Sitting("t1", { api, open: () => wire, go: () => {}, panels: () => false });
  await sitting.begin();
  wire.onopen?.();
  const shown: number[] = [];
  const end = $effect.root(() => {
    $effect(() => void shown.push(sitting.board.frame));
  });
  const says = (message: object) => (wire.says(message), flushSync());
  says(snapshot(1, { table: { id: "t1", game: "felicity", status: "playing", data: {}, seats: [] }, view: { at: 0 }, moves: [], decision: 1, log: [] }));
  const before = shown.length;
  says({ type: "pong", t: Date.now() - 8, now: Date.now() });
  says({ type: "pong", t: Date.now() - 90, now: Date.now() + 5 });
  expect(shown).toHaveLength(before);
  says(update(2, { entry: { n: 0, at: 0, seat: 0, events: [], standin: false }, view: { at: 1 }, moves: [], decision: 2 }));
  expect(shown).toHaveLength(before + 1);
  end();
});
