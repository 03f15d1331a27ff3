import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { named, press, put } from "../../tests/page";
import { SEATS, source } from "../../tests/texts";
import * as api from "../lib/api";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import type { ChatLine, TableInfo } from "../wire";
import Chat from "./Chat.svelte";

// A snapshot has brought the lines 150 to 249; a server has the earlier ones.
const line = (n: number): ChatLine => ({ n, at: 0, seat: 0, name: "Ana", text: `line ${n}`, scope: "table" });
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => line(from + n));
const table = { id: "t1", seats: [] } as unknown as TableInfo;

const props = $state({
  chat: lines(150, 250),
  table,
  you: null as number | null,
  say: async (_text: string, _scope: string) => true,
});

function show(): void {
  app.words = new Words("en", source("en"), SEATS);
  props.chat = lines(150, 250);
  put(Chat, props);
}

const shown = () => [...document.querySelectorAll(".text")].map((one) => Number(one.textContent?.split(" ")[1]));
const MORE = "Earlier lines";

it("shows earlier lines when asked, until there are no more", async () => {
  const asked = vi
    .spyOn(api, "talkBefore")
    .mockImplementation(async (_, before) => ({ lines: lines(Math.max(0, before - 100), before) }));
  show();
  expect(shown()).toEqual(lines(150, 250).map(({ n }) => n));
  await press(MORE);
  expect(shown()[0]).toBe(50);
  await press(MORE);
  expect(shown()).toEqual(lines(0, 250).map(({ n }) => n));
  expect(named(MORE)).toBeUndefined();
  expect(asked.mock.calls).toEqual([
    ["t1", 150],
    ["t1", 50],
  ]);
});

it("goes on with new lines, and starts over where a snapshot leaves a gap", async () => {
  vi.spyOn(api, "talkBefore").mockImplementation(async (_, before) => ({ lines: lines(before - 100, before) }));
  show();
  await press(MORE);
  props.chat = lines(150, 251);
  flushSync();
  expect(shown()).toEqual(lines(50, 251).map(({ n }) => n));
  props.chat = lines(300, 400);
  flushSync();
  expect(shown()).toEqual(lines(300, 400).map(({ n }) => n));
  expect(named(MORE)).toBeDefined();
});

it("may be asked again when the server could not be reached", async () => {
  vi.spyOn(api, "talkBefore").mockRejectedValueOnce(new Error("network"));
  show();
  await press(MORE);
  expect(shown()[0]).toBe(150);
  expect((named(MORE) as HTMLButtonElement).disabled).toBe(false);
});

it("leaves in its field what is refused, and takes out what was said", async () => {
  show();
  props.you = 0;
  const say = vi.fn(async (_text: string, _scope: string) => false);
  props.say = say;
  flushSync();
  const field = document.querySelector<HTMLInputElement>("#say")!;
  field.value = "well";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  await press("Send");
  expect([say.mock.calls, field.value]).toEqual([[["well", "table"]], "well"]);
  say.mockResolvedValue(true);
  await press("Send");
  expect(field.value).toBe("");
});
