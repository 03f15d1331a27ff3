// A browser may refuse to store, another tab may change what is stored, and anybody may write junk: whatever keeps
// values by stored.svelte.ts copes.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** Another tab: all modules anew, the same storage; what one has written the others are told. */
async function tab() {
  vi.resetModules();
  const { stored, unkept, tryStorage } = await import("./stored.svelte");
  const [{ app }, memory, games, hints, { calls }] = await Promise.all([
    import("./app.svelte"),
    import("./memory"),
    import("./mygames"),
    import("../lesson/hints.svelte"),
    import("../called/calls.svelte"),
  ]);
  const mygames = await import("./mygames");
  return { stored, unkept, tryStorage, app, memory, games, hints: new hints.Hints(), calls, mygames };
}

const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};
const full = () => {
  throw new DOMException("full", "QuotaExceededError");
};
const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

describe("a browser that keeps nothing", () => {
  it.each<[string, PropertyDescriptor]>([
    ["has no storage", { value: undefined }],
    ["refuses to show it", { get: refuse }],
    ["refuses to read", { value: { getItem: refuse, setItem: refuse, removeItem: refuse } }],
    ["has no room", { value: { ...none, setItem: full } }],
  ])("%s: what is written lasts as long as the page, and it is said", async (_, how) => {
    vi.stubGlobal("localStorage", undefined);
    Object.defineProperty(globalThis, "localStorage", { configurable: true, ...how });
    const { stored, unkept, tryStorage, app, memory } = await tab();
    expect(unkept.values).toBe(false);
    tryStorage();
    expect([unkept.values, stored.read("rascals-try")]).toEqual([true, null]);
    app.set("theme", "dark");
    app.set("pace", "slow");
    memory.keepNotes("t", "north");
    expect([memory.readNotes("t"), memory.joiningAt("t") === memory.joiningAt("t")]).toEqual(["north", true]);
    app.heed();
    expect([app.settings.theme, app.settings.pace]).toEqual(["dark", "slow"]);
    memory.joined("t");
    expect(stored.read("rascals-joining-t")).toBeNull();
  });

  it("keeps what it held once there is room", async () => {
    const { stored } = await tab();
    vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(full);
    stored.write("a", 1);
    expect([stored.read("a"), localStorage.getItem("a")]).toEqual([1, null]);
    stored.write("a", 2);
    expect([stored.read("a"), localStorage.getItem("a")]).toEqual([2, "2"]);
  });
});

describe("two tabs", () => {
  it("each choose, sit down, note, read hints and call off without undoing what the other did", async () => {
    const [one, other] = [await tab(), await tab()];
    one.app.set("theme", "dark");
    other.app.set("pace", "fast");
    one.memory.rememberTable({ id: "a", game: "heist" });
    other.memory.rememberTable({ id: "b", game: "heist" });
    one.memory.mute("t", 1);
    other.memory.mute("t", 2);
    one.hints.finish("heist");
    other.hints.finish("goons");
    one.calls.later();
    other.calls.setAll(false);
    for (const { app, memory, hints, calls } of [one, other, await tab()]) {
      app.heed();
      expect([app.settings.theme, app.settings.pace]).toEqual(["dark", "fast"]);
      expect(memory.rememberedTables().map(({ id }) => id)).toEqual(["b", "a"]);
      expect(memory.mutedAt("t")).toEqual([1, 2]);
      expect([hints.tells("heist"), hints.tells("goons")]).toEqual([false, false]);
      expect([calls.kept.later, calls.kept.all]).toEqual([true, false]);
    }
  });

  it("draw at once what the other has written", async () => {
    const { memory, stored } = await tab();
    const { tick } = await import("svelte");
    const { toStore } = await import("svelte/store");
    let drawn = "";
    const leave = toStore(() => memory.readNotes("t")).subscribe((notes) => (drawn = notes));
    for (const [key, text] of [
      ["rascals-notes-t", "south"],
      [null, ""],
    ] as const) {
      if (key) localStorage.setItem(key, JSON.stringify(text));
      else localStorage.clear();
      dispatchEvent(new StorageEvent("storage", { key }));
      await tick();
      expect(drawn).toBe(text);
    }
    expect(stored.read("rascals-notes-t")).toBeNull();
    leave();
  });
});

describe("what is none of the allowed", () => {
  const JUNK = [
    null,
    7,
    -1,
    1.5,
    "at once",
    "x".repeat(500),
    true,
    [],
    [[]],
    [null],
    {},
    [{}],
    { id: 5 },
    { key: "short", name: 3 },
  ];
  const KINDS: [
    key: string,
    read: (of: Awaited<ReturnType<typeof tab>>) => unknown,
    found?: (junk: unknown) => unknown,
  ][] = [
    ["rascals-settings", ({ app }) => (app.heed(), { ...app.settings })],
    ...[
      "language",
      "theme",
      "sound",
      "motion",
      "pace",
      "marks",
      "confirm",
      "hidePasses",
      "hints",
      "panels",
      "nickname",
    ].map((field): (typeof KINDS)[number] => [
      "rascals-settings",
      ({ app }) => (app.heed(), { ...app.settings }),
      (junk) => ({ [field]: junk }),
    ]),
    ["rascals-tables", ({ memory }) => memory.rememberedTables()],
    ["rascals-games", ({ games }) => games.knownGames()],
    [
      "rascals-games",
      ({ games }) => games.knownGames(),
      (junk) => [{ id: "a", game: "heist", at: 1, you: 0, names: ["Ann"], status: junk, scores: null, winners: null }],
    ],
    [
      "rascals-games",
      ({ games }) => games.knownGames(),
      (junk) => [
        { id: "a", game: "heist", at: 1, you: 0, names: junk && [junk], status: "over", scores: junk, winners: [junk] },
      ],
    ],
    ["rascals-key", ({ mygames }) => mygames.keyOf()],
    ["rascals-quick-heist", ({ memory }) => memory.readQuick("heist"), (junk) => ({ players: [junk], level: [junk] })],
    [
      "rascals-calls",
      ({ calls }) => calls.kept,
      (junk) => ({
        browser: [junk],
        without: { junk },
        push: [junk],
        mail: { caller: junk, confirmed: 1, tables: "t" },
      }),
    ],
    ["rascals-hints", ({ hints }) => hints.tells("heist"), (junk) => ({ heist: { junk } })],
    ["rascals-done-x", ({ memory }) => memory.timesDone("x"), (junk) => [junk]],
    ["rascals-muted-t", ({ memory }) => memory.mutedAt("t"), (junk) => [[junk], -1, "2"]],
    ["rascals-notes-t", ({ memory }) => memory.readNotes("t"), (junk) => [junk]],
  ];
  /** Junk that is allowed after all, by the field it stands in. */
  const allowed = (found: unknown) =>
    /^\{"(marks|hidePasses|hints|panels)":true\}$|^\{"nickname":"at once"\}$/.test(JSON.stringify(found));

  it("is read as if nothing were there", async () => {
    const one = await tab();
    for (const [key, read, of = (junk: unknown) => junk] of KINDS) {
      localStorage.clear();
      const usual = read(one);
      for (const found of [
        "{broken",
        ...JUNK.map(of)
          .filter((found) => !allowed(found))
          .map((found) => JSON.stringify(found)),
      ]) {
        localStorage.setItem(key, found);
        expect(read(one), `${key}: ${found}`).toEqual(usual);
      }
    }
  });
});

it("is the only place that touches the browser's storage, but for the games kept whole", () => {
  const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts", "!../{anywhere,worker}/**"], {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const touching = (what: RegExp) => Object.keys(sources).filter((name) => what.test(sources[name]!));
  expect(touching(/localStorage|sessionStorage|document\.cookie/)).toEqual(["./stored.svelte.ts"]);
  expect(touching(/indexedDB/)).toEqual(["./kept.ts"]);
});
