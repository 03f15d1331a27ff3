import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { all, press, put, settle, texts } from "../../tests/page";
import { english } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import type { TableInfo } from "../wire";
import Finished from "./Finished.svelte";
import Hotkeys from "./Hotkeys.svelte";
import Later from "./Later.svelte";
import Status from "./Status.svelte";

describe("Status", () => {
  let shown: ReturnType<typeof mount> | undefined;

  function show(undo: (() => void) | null, past = false): HTMLButtonElement | undefined {
    const props = {
      text: "Your turn",
      mine: true,
      link: "online" as const,
      past,
      sending: false,
      now: () => undefined,
      undo,
    };
    shown = mount(Status, { target: document.body, props });
    flushSync();
    return [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === "Undo");
  }

  beforeEach(() => (app.words = english));
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.innerHTML = "";
  });

  it("offers to take the last move back, where that can be", () => {
    const undo = vi.fn();
    const button = show(undo);
    expect(button?.getAttribute("aria-keyshortcuts")).toBe("U Control+Z");
    button?.click();
    expect(undo).toHaveBeenCalledOnce();
  });

  it("has no such button where nothing can be taken back, nor while looking back", () => {
    expect(show(null)).toBeUndefined();
    if (shown) void unmount(shown);
    expect(show(() => undefined, true)).toBeUndefined();
  });

  it("shows that something was said, and leads to it: a sound is never alone", () => {
    const listen = vi.fn();
    const props = {
      text: "Your turn",
      mine: true,
      link: "online" as const,
      past: false,
      sending: false,
      now: () => undefined,
      undo: null,
    };
    shown = mount(Status, { target: document.body, props: { ...props, talk: 2, listen } });
    flushSync();
    const button = document.querySelector<HTMLButtonElement>("button.listen");
    expect([button?.getAttribute("aria-label"), button?.textContent?.trim()]).toEqual(["2 new messages", "2"]);
    button?.click();
    expect(listen).toHaveBeenCalledOnce();
    void unmount(shown);
    shown = mount(Status, { target: document.body, props });
    flushSync();
    expect(document.querySelector("button.listen")).toBeNull();
  });
});

describe("Later", () => {
  // A part that is fetched when it is wanted: shown when it comes, asked for again when it does not.

  it("is shown when it comes; where it does not, that is said, and it can be asked for again", async () => {
    app.words = english;
    const load = vi.fn(async (): Promise<{ default: typeof Hotkeys }> => ({ default: Hotkeys }));
    load.mockRejectedValueOnce(new TypeError("no network"));
    put(Later as Component<any>, { load, given: { game: "felicity" } });
    await settle();
    expect(texts("[role=alert] span")).toEqual([app.words.text("error-network")]);
    await press(app.words.text("again"));
    expect([load.mock.calls.length, texts("[role=alert]"), texts("kbd").length > 5]).toEqual([2, [], true]);
  });

  it("loads the page anew where the server answers but has it no more; without a network the page stays", async () => {
    app.words = english;
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
});

describe("Finished", () => {
  beforeEach(() => (app.words = english));

  const over = (id: string, rematch: string | null = null) =>
    ({
      id,
      game: "felicity",
      data: {},
      winners: [1],
      rematch,
      seats: [
        { seat: 0, name: "Ana" },
        { seat: 1, name: "Bo" },
      ],
    }) as unknown as TableInfo;

  it("tells who won each game that is over, and leads to its replay", () => {
    put(Finished, { tables: [over("a"), over("b")], seated: [] });
    expect(texts("li .hint")).toEqual(["Won by Bo", "Won by Bo"]);
    expect(all("li a").map((link) => link.getAttribute("href"))).toEqual(["/r/a", "/r/b"]);
  });

  it("passes on the invitation to the next game, until the player sits there", () => {
    put(Finished, { tables: [over("a", "c")], seated: ["d"] });
    expect(document.querySelector("a.primary")?.getAttribute("href")).toBe("/t/c");
    put(Finished, { tables: [over("a", "c")], seated: ["c"] });
    expect(document.querySelector("a.primary")).toBeNull();
  });

  it("is not there without such games", () => {
    put(Finished, { tables: [], seated: [] });
    expect(document.querySelector("section")).toBeNull();
  });
});
