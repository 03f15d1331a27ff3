// What is said of a table while its options are folded away.
import { beforeEach, describe, expect, it } from "vitest";
import { SEATS, source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import type { GameInfo, OptionInfo } from "../wire";
import { TableDraft } from "./table-draft.svelte";
import { unusual } from "./unusual";

const PAYOFFS = {
  name: "payoffs",
  choices: [false, true],
  default: false,
  lowest: null,
  highest: null,
  seats: false,
  editions: [],
} as OptionInfo;
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
  app.words = new Words("en", source("en"), SEATS);
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
    ["Nothing is taken back", (draft) => (draft.undo = false)],
    ["Advice of a bot: never", (draft) => (draft.coach = "off")],
    ["Changed components: ears.toml", (draft) => (draft.changes = { name: "ears.toml", text: "" })],
  ])("says %s", (said, choose) => {
    choose(draft);
    expect(unusual(draft)).toEqual([said]);
  });

  it("says how bots pause only where there are bots", () => {
    draft.pause = 1;
    expect(unusual(draft)).toEqual([]);
    draft.place(1, "random");
    expect(unusual(draft)).toEqual(["Pause of bots: none"]);
  });

  it("says all of it in the order of the form", () => {
    draft.open = false;
    draft.clock = 1;
    draft.choose(PAYOFFS, true);
    expect(unusual(draft)).toEqual(["Payoffs and exchanges: with", "2 min + 10 s", "private"]);
  });
});
