// A table thought up: seats, options, and what the server is asked for.
import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../wire";
import { TableDraft } from "./table-draft.svelte";

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  choices: [false, true],
  default: false,
  lowest: null,
  highest: null,
  seats: false,
  editions: [],
  ...more,
});
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

  it("hold the reader once, whatever is chosen", () => {
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
