import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { SEATS, source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { START, type TableState } from "../lib/store";
import { Words } from "../lib/words";
import type { LogEntry, TableInfo } from "../wire";
import Spoken from "./Spoken.svelte";

const EVENTS = [{ event: "passed", args: { seat: 1, returned: 2 } }];
const line = (n: number, back: boolean): LogEntry => ({
  n,
  at: 0,
  seat: 1,
  events: back ? [] : EVENTS,
  standin: false,
  ...(back ? { undone: EVENTS } : {}),
});
const table = { id: "t1", game: "felicity", seats: [] } as unknown as TableInfo;
const state = (frame: number, log: LogEntry[]): TableState => ({ ...START, table, frame, log, you: 0 });

let shown: ReturnType<typeof mount> | undefined;

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

it("says what was taken back, as it says what happens; a fresh start is not read out", () => {
  app.words = new Words("en", source("en"), SEATS);
  const props = $state({ known: state(2, [line(0, false)]), names: ["Ana", "Bo"], tab: "chat" });
  shown = mount(Spoken, { target: document.body, props });
  flushSync();
  const said = () => [...document.querySelectorAll("p")].map((one) => one.textContent);
  expect(said()).toEqual([]);
  props.known = state(4, [line(0, false), line(1, true)]);
  flushSync();
  expect(said()).toHaveLength(1);
  expect(said()[0]).toMatch(/^Bo took back: /);
  props.known = state(6, [line(0, false), line(1, true), line(2, false)]);
  flushSync();
  expect(said()).toHaveLength(1);
});

it("says all that happened while it had to wait", () => {
  app.words = new Words("en", source("en"), SEATS);
  const props = $state({ known: state(2, [line(0, false)]), names: ["Ana", "Bo"], tab: "chat" });
  shown = mount(Spoken, { target: document.body, props });
  flushSync();
  props.known = state(
    6,
    [0, 1, 2, 3].map((n) => line(n, n === 2)),
  );
  flushSync();
  expect([...document.querySelectorAll("p")]).toHaveLength(3);
});
