import { expect, it } from "vitest";
import { named, press, put } from "../../tests/page";
import { SEATS, source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import type { LogEntry } from "../wire";
import Log from "./Log.svelte";

// A snapshot has brought the lines 7 to 9; a server has the earlier ones.
const line = (n: number): LogEntry => ({ n, at: 0, seat: 0, events: [{ event: "passed", args: { seat: 0 } }], standin: false });
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => line(from + n));

const looked: number[] = [];
const props = $state({
  log: lines(7, 10), game: "felicity", names: ["Ana"], you: null, at: null,
  look: (n: number) => void looked.push(n),
  earlier: async () => {
    const first = props.log[0]?.n ?? 0;
    props.log = [...lines(Math.max(0, first - 5), first), ...props.log];
  },
});

const MORE = "Earlier lines";

it("shows earlier lines when asked, until there are no more", async () => {
  app.words = new Words("en", source("en"), SEATS);
  put(Log, props);
  expect(document.querySelectorAll("li")).toHaveLength(3);
  await press(MORE);
  expect(document.querySelectorAll("li")).toHaveLength(8);
  await press(MORE);
  expect(document.querySelectorAll("li")).toHaveLength(10);
  expect(named(MORE)).toBeUndefined();
  document.querySelector<HTMLButtonElement>("li button")?.click();
  expect(looked).toEqual([0]);
});
