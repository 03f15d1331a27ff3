import { beforeEach, describe, expect, it } from "vitest";
import { english } from "../../tests/texts";
import { option } from "../../tests/wire";
import { app } from "../lib/app.svelte";
import type { GameInfo, TableInfo } from "../wire";
import { tableLike, toml } from "./NoSeat.svelte";
import { TableDraft, unusual } from "./table-draft.svelte";

describe("table-draft", () => {
  // A table thought up: seats, options, and what the server is asked for.

  const OPEN = option("open");
  const CHANGES = option("changes", { choices: [], default: 20, lowest: 0, highest: 100 });
  const FIRST = option("first", { choices: ["random", 0, 1, 2, 3, 4], default: "random", seats: true });
  const CAP = option("cap", { choices: [], default: 6, lowest: 1, highest: 9, editions: ["v4"] });
  const game = (more: Partial<GameInfo> = {}) =>
    ({
      name: "heist",
      players: [3, 4, 5],
      editions: ["v4", "v5"],
      options: [OPEN, CHANGES, FIRST, CAP],
      bots: ["random"],
      ...more,
    }) as GameInfo;
  const of = (draft: TableDraft, name: string) => draft.of(draft.options.find((one) => one.name === name)!);

  describe("options", () => {
    it("are as usual until they are chosen otherwise, and can all go back", () => {
      const draft = new TableDraft(game());
      expect([of(draft, "changes"), draft.changed]).toEqual([20, []]);
      draft.choose(CHANGES, 5);
      draft.choose(OPEN, true);
      expect([of(draft, "changes"), draft.changed]).toEqual([5, ["open", "changes"]]);
      draft.choose(CHANGES, 20);
      expect(draft.changed).toEqual(["open"]);
      draft.reset();
      expect([of(draft, "open"), draft.changed]).toEqual([false, []]);
    });

    it("are those of the edition, the last one at first", () => {
      const draft = new TableDraft(game());
      expect([draft.edition, draft.options.map(({ name }) => name)]).toEqual(["v5", ["open", "changes", "first"]]);
      draft.edition = "v4";
      draft.choose(CAP, 7);
      expect(draft.request("p", "Ann").options).toEqual({ open: false, changes: 20, first: "random", cap: 7 });
      draft.edition = "v5";
      expect(draft.request("p", "Ann").options).not.toHaveProperty("cap");
      expect(draft.changed).toEqual([]);
    });

    it("name only seats that are there", () => {
      const draft = new TableDraft(game());
      draft.choose(FIRST, 3);
      draft.seatFor(5);
      expect(of(draft, "first")).toBe(3);
      draft.seatFor(3);
      expect([of(draft, "first"), draft.options[2]?.choices]).toEqual(["random", ["random", 0, 1, 2]]);
    });
  });

  describe("seats", () => {
    it("are four, or as few as there can be", () => {
      expect(new TableDraft(game()).seats).toEqual(["me", "open", "open", "open"]);
      expect(new TableDraft(game({ players: [2, 3] })).seats).toEqual(["me", "open"]);
    });

    it("hold the player once, whatever is chosen", () => {
      const draft = new TableDraft(game());
      draft.place(3, "me");
      expect(draft.seats).toEqual(["open", "open", "open", "me"]);
      draft.seatFor(3);
      expect(draft.seats).toEqual(["me", "open", "open"]);
      draft.place(0, "random");
      expect([draft.seats, draft.withBots]).toEqual([["random", "me", "open"], true]);
      draft.place(1, "open");
      expect(draft.seats).toEqual(["me", "open", "open"]);
    });
  });

  it("asks for what was chosen", () => {
    const draft = new TableDraft(game({ editions: [] }));
    draft.place(1, "random");
    draft.clock = 1;
    draft.pause = 2;
    draft.open = false;
    expect(draft.request("pledge", "Ann")).toEqual({
      pledge: "pledge",
      nickname: "Ann",
      game: "heist",
      players: 4,
      public: false,
      spectators: true,
      undo: true,
      coach: "agreed",
      options: { open: false, changes: 20, first: "random" },
      seats: [{ kind: "me" }, { kind: "bot", bot: "random" }, { kind: "open" }, { kind: "open" }],
      clock: { bank: 120, increment: 10, anew: false },
      pause: 1,
    });
    draft.changes = { name: "ears.toml", text: "[mice]" };
    expect(draft.request("", "")).toMatchObject({ data: "[mice]" });
  });
});

describe("unusual", () => {
  // What is said of a table while its options are folded away.

  const PAYOFFS = option("payoffs");
  const GAME = {
    name: "goodcritters",
    players: [4, 5],
    editions: ["v1", "v2"],
    options: [PAYOFFS],
    bots: ["random"],
    changeable: [],
  } as unknown as GameInfo;

  let draft: TableDraft;
  beforeEach(() => {
    app.words = english;
    draft = new TableDraft(GAME);
  });

  describe("the line of a folded table", () => {
    it("says nothing of a table as it comes, however many sit there", () => {
      expect(unusual(draft)).toEqual([]);
      draft.seatFor(5);
      draft.place(1, "random");
      expect(unusual(draft)).toEqual([]);
    });

    it.each<[string, (draft: TableDraft) => void]>([
      ["v1", (draft) => (draft.edition = "v1")],
      ["2 min + 10 s", (draft) => (draft.clock = 1)],
      ["Payoffs and exchanges: with", (draft) => draft.choose(PAYOFFS, true)],
      ["private", (draft) => (draft.open = false)],
      ["no spectators", (draft) => (draft.spectators = false)],
      ["No moves taken back", (draft) => (draft.undo = false)],
      ["Advice from a bot: never", (draft) => (draft.coach = "off")],
      ["Changed components: ears.toml", (draft) => (draft.changes = { name: "ears.toml", text: "" })],
    ])("says %s", (said, choose) => {
      choose(draft);
      expect(unusual(draft)).toEqual([said]);
    });

    it("says how bots pause only where there are bots", () => {
      draft.pause = 1;
      expect(unusual(draft)).toEqual([]);
      draft.place(1, "random");
      expect(unusual(draft)).toEqual(["Pause before bots move: none"]);
    });

    it("says all of it in the order of the form", () => {
      draft.open = false;
      draft.clock = 1;
      draft.choose(PAYOFFS, true);
      expect(unusual(draft)).toEqual(["Payoffs and exchanges: with", "2 min + 10 s", "private"]);
    });
  });
});

// What is asked of the server for a table like another.

const TABLE = {
  id: "t",
  game: "heist",
  edition: "v4",
  players: 3,
  options: { small: true },
  clock: { bank: 60, increment: 5 },
  pause: 0,
  public: true,
  spectators: false,
  undo: false,
  coach: "off",
  status: "playing",
  data: {},
  seats: [{}, {}, {}],
} as unknown as TableInfo;

describe("a table like another", () => {
  it("is played by the same rules, its first seat taken and the others free", () => {
    expect(tableLike(TABLE, "p", "Ada")).toEqual({
      pledge: "p",
      nickname: "Ada",
      game: "heist",
      edition: "v4",
      players: 3,
      options: { small: true },
      clock: { bank: 60, increment: 5 },
      pause: 0,
      public: true,
      spectators: false,
      undo: false,
      coach: "off",
      seats: [{ kind: "me" }],
    });
    expect(tableLike({ ...TABLE, edition: null } as TableInfo, "p", "Ada")).not.toHaveProperty("edition");
  });

  it("has the same components changed, told in TOML", () => {
    const data = {
      "mice.start": 15,
      "cards.points": [1, -2],
      "city.map": "a\nb",
      loot: [{ "of it": 1, deep: { yes: true } }],
    };
    expect(tableLike({ ...TABLE, data } as unknown as TableInfo, "p", "Ada").data).toBe(toml(data));
    expect(toml(data).split("\n")).toEqual([
      "mice.start = 15",
      "cards.points = [1, -2]",
      'city.map = "a\\nb"',
      'loot = [{ "of it" = 1, "deep" = { "yes" = true } }]',
      "",
    ]);
  });
});
