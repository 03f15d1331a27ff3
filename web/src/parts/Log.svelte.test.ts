import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { key, named, press, put } from "../../tests/page";
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

it("is one tab stop, the newest line first; arrows lead from line to line and leave the page alone", async () => {
  app.words = new Words("en", source("en"), SEATS);
  props.log = lines(0, 240);
  put(Log, props);
  const stops = () => [...document.querySelectorAll<HTMLElement>(".log [tabindex='0'], .log:not([tabindex='-1'])[tabindex]")];
  const all = [...document.querySelectorAll<HTMLElement>("li button")];
  expect(stops()).toEqual([all[239]]);
  const outside: string[] = [];
  const hear = ({ key }: KeyboardEvent) => void outside.push(key);
  window.addEventListener("keydown", hear);
  all[239]!.focus();
  for (const [name, to] of [["ArrowUp", 238], ["ArrowDown", 239], ["ArrowDown", 239], ["PageUp", 229], ["Home", 0], ["ArrowUp", 0], ["End", 239]] as const) {
    await key(name);
    expect([document.activeElement, stops()]).toEqual([all[to], [all[to]]]);
  }
  await key("ArrowLeft");
  window.removeEventListener("keydown", hear);
  expect(outside).toEqual(["ArrowLeft"]);
});

it("keeps the tab stop where the reader was, also when lines come; a moment looked at has it before anybody was there", async () => {
  app.words = new Words("en", source("en"), SEATS);
  props.log = lines(0, 20);
  put(Log, { ...props, at: 5 });
  const stop = () => [...document.querySelectorAll("li button")].findIndex((one) => one.getAttribute("tabindex") === "0");
  expect(stop()).toBe(5);
  document.querySelectorAll<HTMLElement>("li button")[3]!.focus();
  await key("ArrowDown");
  expect(stop()).toBe(4);
});

it("leads back to its newest line, where the reader has scrolled away", async () => {
  app.words = new Words("en", source("en"), SEATS);
  props.log = lines(0, 40);
  put(Log, props);
  const log = document.querySelector<HTMLElement>(".log")!;
  expect(named("Back to the newest line")).toBeUndefined();
  Object.defineProperty(log, "scrollHeight", { value: 2_000 });
  log.dispatchEvent(new Event("scroll"));
  flushSync();
  await press("Back to the newest line");
  expect(document.activeElement).toBe(log.querySelector("li:last-child button"));
});
