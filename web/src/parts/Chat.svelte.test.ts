import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { all, named, press, put, settle, texts } from "../../tests/page";
import { english, SEATS, source } from "../../tests/texts";
import * as api from "../lib/api";
import { app } from "../lib/app.svelte";
import { linesOf, saidText, withSaid } from "../lib/lines";
import { mute } from "../lib/memory";
import { reduce, START, type TableState } from "../lib/store";
import { Words } from "../lib/words";
import type { ChatLine, LogEntry, PhraseInfo, TableInfo } from "../wire";
import Bubble from "./Bubble.svelte";
import Chat from "./Chat.svelte";
import Say from "./Say.svelte";
import Spoken from "./Spoken.svelte";
import Word from "./Word.svelte";

describe("Chat", () => {
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
    app.words = english;
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
});

describe("Say", () => {
  // Promises and requests, said in two taps, read by each in their own language, and marked.

  const names = ["Ana", "Bo", "Cleo", "Dan"];
  const PHRASES: PhraseInfo[] = [
    { id: "vote-yes", promise: true, args: [] },
    { id: "vote-yes-if", promise: true, args: [{ name: "to", words: null }] },
    {
      id: "share",
      promise: true,
      args: [
        { name: "card", words: ["5", "4", "3", "2"] },
        { name: "to", words: null },
      ],
    },
    { id: "ask-guard", promise: false, args: [{ name: "to", words: null }] },
  ];
  const line = (n: number, seat: number, id: string, args = {}, more = {}): ChatLine => ({
    n,
    at: 1000 + n,
    seat,
    name: names[seat]!,
    text: id,
    scope: "table",
    phrase: { id, args },
    ...more,
  });
  const table = (more = {}) =>
    ({
      id: "t1",
      game: "goodcritters",
      players: 4,
      seats: names.map((name, seat) => ({ seat, name })),
      ...more,
    }) as unknown as TableInfo;

  beforeEach(() => (app.words = english));

  function offer() {
    const say = vi.fn();
    put(Say, { phrases: PHRASES, game: "goodcritters", names, you: 1, seats: 4, say });
    return say;
  }

  it("says what needs nothing more in one tap, and the rest in two", async () => {
    const say = offer();
    await press("I will vote Yes.");
    await press("I will vote Yes if … does.");
    expect(all("[role=group] button").map((one) => one.textContent?.trim())).toEqual(["Ana", "Cleo", "Dan"]);
    await press("Cleo");
    expect(say.mock.calls).toEqual([[{ id: "vote-yes", args: {} }], [{ id: "vote-yes-if", args: { to: 2 } }]]);
  });

  it("has the best card chosen where a seat is asked for too, and lets another be chosen first", async () => {
    const say = offer();
    await press("When I share next, … gets …");
    await press("Dan");
    await press("When I share next, … gets …");
    await press("a 3");
    await press("Ana");
    expect(say.mock.calls.map(([phrase]) => phrase.args)).toEqual([
      { card: "5", to: 3 },
      { card: "3", to: 0 },
    ]);
  });

  it("keeps the focus: on the first choice, then on the phrase it came from", async () => {
    offer();
    await press("…, guard yourself!");
    expect(document.activeElement?.textContent?.trim()).toBe("Ana");
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await settle();
    expect(document.activeElement).toBe(named("…, guard yourself!"));
  });

  it("is read by each player in their own language, and by whom it is for as you", () => {
    const said = line(0, 1, "ask-guard", { to: 2 });
    expect(saidText(said, app.words!, "goodcritters", names, 2)).toBe("Guard yourself!");
    expect(saidText(said, app.words!, "goodcritters", names, 0)).toBe("Cleo, guard yourself!");
    expect(saidText(said, new Words("de", source("de"), SEATS), "goodcritters", names, 2)).toBe(
      "Stell eine Wache auf!",
    );
  });

  it("stands among the lines of the log where it was said, behind what they tell in one, with its mark once it has one", () => {
    const entry = (n: number, at: number): LogEntry => ({
      n,
      at,
      seat: 0,
      events: [{ event: "ready", args: { seat: 0 } }],
      standin: false,
    });
    const log = [entry(4, 900), entry(5, 1001), entry(6, 2000)];
    const lines = linesOf(log, app.words!, "goodcritters", names, 0);
    const chat = [
      line(0, 2, "vote-yes", {}, { at: 800 }),
      line(1, 0, "vote-yes", {}, { mark: "broken" }),
      line(2, 3, "vote-yes", {}, { at: 3000 }),
    ];
    const found = withSaid(lines, log, chat, app.words!, "goodcritters", names, 0);
    expect(found.map(({ key }) => key)).toEqual(["4-0", "said-1", "said-2"]);
    expect(found[1]).toMatchObject({ from: 4, sign: 0, mine: true, text: "Ana says: I will vote Yes. ✗ broken" });
    const later = withSaid(lines, log, chat, app.words!, "goodcritters", ["Zoe", ...names.slice(1)], 0);
    expect(later[1]!.text).toBe(found[1]!.text); // somebody else may sit there now
  });

  it("is marked by what the server tells afterwards", () => {
    const before: TableState = { ...START, seq: 4, chat: [line(0, 1, "vote-yes"), line(1, 2, "vote-yes")] };
    const after = reduce(before, { type: "marked", seq: 5, marks: { "1": "kept" } }, 0);
    expect(after.chat.map(({ mark }) => mark)).toEqual([undefined, "kept"]);
    const again = reduce(after, { type: "marked", seq: 6, marks: { "1": null } }, 0);
    expect(again.chat).toEqual(before.chat); // what had settled it was taken back
    expect(reduce(before, { type: "marked", seq: 7, marks: {} }, 0).gap).toBe(true);
  });

  it("stands at a mat for some seconds, not from somebody muted", async () => {
    vi.useFakeTimers();
    const known: TableState = {
      ...START,
      table: table(),
      you: 0,
      chat: [line(0, 1, "vote-yes", {}, { at: Date.now() })],
    };
    put(Bubble, { known, seat: 1, names });
    expect(texts(".bubble")).toEqual(["I will vote Yes."]);
    vi.advanceTimersByTime(20_000);
    flushSync();
    expect(texts(".bubble")).toEqual([]);
    put(Bubble, { known: { ...known, chat: [line(1, 1, "vote-yes", {}, { at: Date.now() })] }, seat: 1, names });
    expect(texts(".bubble")).toHaveLength(1);
    mute("t1", 1);
    flushSync();
    expect(texts(".bubble")).toEqual([]);
    mute("t1", 1);
    vi.useRealTimers();
  });

  it("tells at the end who kept their word, and nothing where no promise fell due", () => {
    const none = { kept: 0, broken: 0 };
    put(Word, { table: table({ word: [none, { kept: 2, broken: 1 }, none, none] }), names, you: 1 });
    expect(texts("tbody tr")).toEqual(["Bo You✓2✗1"]);
    put(Word, { table: table(), names, you: 1 });
    expect(all("table")).toEqual([]);
  });
});

describe("Spoken", () => {
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
    app.words = english;
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
    app.words = english;
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
});
