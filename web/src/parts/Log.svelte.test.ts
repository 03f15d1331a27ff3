import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { key, named, press, put } from "../../tests/page";
import { english } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { Pointing } from "../sitting/looking.svelte";
import type { LogEntry } from "../wire";
import Log from "./Log.svelte";

// A snapshot has brought the lines 7 to 9; a server has the earlier ones.
const line = (n: number): LogEntry => ({
  n,
  at: 0,
  seat: 0,
  events: [{ event: "passed", args: { seat: 0 } }],
  standin: false,
});
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => line(from + n));

const looked: number[] = [];
const props = $state({
  log: lines(7, 10),
  game: "felicity",
  names: ["Ana"],
  you: null,
  at: null,
  look: (n: number) => void looked.push(n),
  earlier: async () => {
    const first = props.log[0]?.n ?? 0;
    props.log = [...lines(Math.max(0, first - 5), first), ...props.log];
  },
});

const MORE = "Earlier lines";

it("shows earlier lines when asked, until there are no more", async () => {
  app.words = english;
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
  app.words = english;
  props.log = lines(0, 240);
  put(Log, props);
  const stops = () => [
    ...document.querySelectorAll<HTMLElement>(".log [tabindex='0'], .log:not([tabindex='-1'])[tabindex]"),
  ];
  const all = [...document.querySelectorAll<HTMLElement>("li button")];
  expect(stops()).toEqual([all[239]]);
  const outside: string[] = [];
  const hear = ({ key }: KeyboardEvent) => void outside.push(key);
  window.addEventListener("keydown", hear);
  all[239]!.focus();
  for (const [name, to] of [
    ["ArrowUp", 238],
    ["ArrowDown", 239],
    ["ArrowDown", 239],
    ["PageUp", 229],
    ["Home", 0],
    ["ArrowUp", 0],
    ["End", 239],
  ] as const) {
    await key(name);
    expect([document.activeElement, stops()]).toEqual([all[to], [all[to]]]);
  }
  await key("ArrowLeft");
  window.removeEventListener("keydown", hear);
  expect(outside).toEqual(["ArrowLeft"]);
});

it("keeps the tab stop where the player was, also when lines come; a moment looked at has it before anybody was there", async () => {
  app.words = english;
  props.log = lines(0, 20);
  put(Log, { ...props, at: 5 });
  const stop = () =>
    [...document.querySelectorAll("li button")].findIndex((one) => one.getAttribute("tabindex") === "0");
  expect(stop()).toBe(5);
  document.querySelectorAll<HTMLElement>("li button")[3]!.focus();
  await key("ArrowDown");
  expect(stop()).toBe(4);
});

it("leads back to its newest line, where the player has scrolled away", async () => {
  app.words = english;
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

describe("the line that the player points at", () => {
  const moved = (n: number): LogEntry => ({ ...line(n), events: [{ event: "passed", args: { seat: n } }] });
  const seats = (pointing: Pointing) => pointing.events.map(({ args }) => args["seat"]);
  const button = (n: number) => document.querySelectorAll<HTMLElement>("li button")[n]!;
  const pointer = (type: string, on: EventTarget, pointerType = "mouse") => {
    on.dispatchEvent(Object.assign(new Event(type, { bubbles: !/enter|leave/.test(type) }), { pointerType }));
    flushSync();
  };
  const focus = (on: HTMLElement) => (on.focus(), flushSync());

  /** A log with the lines 0 to 4, and what it tells. */
  function shown(): Pointing {
    app.words = english;
    props.log = [0, 1, 2, 3, 4].map(moved);
    const pointing = new Pointing();
    put(Log, {
      ...props,
      get log() {
        return props.log;
      },
      pointing,
    });
    return pointing;
  }

  it("is the one under the pointer, before the one with the focus, and none once both are gone", () => {
    const pointing = shown();
    pointer("pointerenter", button(1).closest("li")!);
    expect(seats(pointing)).toEqual([1]);
    focus(button(3));
    expect(seats(pointing)).toEqual([1]);
    pointer("pointerleave", button(1).closest("li")!);
    expect(seats(pointing)).toEqual([3]);
    button(3).blur();
    flushSync();
    expect(seats(pointing)).toEqual([]);
  });

  it("is the one that a finger has tapped, also when it has lost the focus, until the next tap; a finger that scrolls points at none", () => {
    const pointing = shown();
    pointer("pointerdown", button(2), "touch");
    pointer("pointerenter", button(2).closest("li")!, "touch");
    expect(seats(pointing)).toEqual([]);
    button(2).click();
    pointer("pointerleave", button(2).closest("li")!, "touch");
    expect(seats(pointing)).toEqual([2]);
    pointer("pointerdown", document.body, "touch");
    expect(seats(pointing)).toEqual([]);
  });

  it("is none when it is taken back, or the log is gone", () => {
    const pointing = shown();
    pointer("pointerenter", button(4).closest("li")!);
    expect(seats(pointing)).toEqual([4]);
    props.log = props.log.slice(0, 4);
    flushSync();
    expect(seats(pointing)).toEqual([]);
    pointer("pointerenter", button(3).closest("li")!);
    expect(seats(pointing)).toEqual([3]);
    put(Log, { ...props, log: [] });
    expect(seats(pointing)).toEqual([]);
  });
});
