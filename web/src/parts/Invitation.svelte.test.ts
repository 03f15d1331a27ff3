// What an invitation tells of a table: what was chosen, and nothing that comes of itself.
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SEATS, source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import type { GameInfo, OptionInfo, TableInfo } from "../wire";
import Invitation from "./Invitation.svelte";

const FORFEIT = {
  name: "late_forfeit",
  choices: [false, true],
  default: false,
  lowest: null,
  highest: null,
  seats: false,
  editions: [],
} as OptionInfo;
const GAME = {
  name: "heist",
  players: [2, 3, 4],
  editions: ["v1", "v5"],
  options: [FORFEIT],
  bots: [],
  changeable: [],
} as unknown as GameInfo;
const TABLE = {
  game: "heist",
  players: 3,
  status: "open",
  seats: [],
  edition: "v5",
  clock: null,
  options: { late_forfeit: false },
  data: {},
} as unknown as TableInfo;

beforeEach(() => {
  app.words = new Words("en", source("en"), SEATS);
  app.games = { heist: GAME };
  vi.spyOn(app, "learn").mockResolvedValue();
  vi.spyOn(app, "knows").mockReturnValue(true);
});

function said(more: Partial<TableInfo>): string {
  const shown = mount(Invitation, { target: document.body, props: { table: { ...TABLE, ...more } } });
  flushSync();
  const text = document.querySelector(".invitation")!.textContent!.replace(/\s+/g, " ");
  void unmount(shown);
  return text;
}

describe("an invitation", () => {
  it("says of a table as it comes that it is as usual, and names no choice", () => {
    expect(said({})).toContain("Played by the usual rules.");
    for (const label of ["Thinking time", "Edition", "Played with"]) expect(said({})).not.toContain(label);
  });

  it.each<[string, Partial<TableInfo>]>([
    ["Thinking time: 2 min + 10 s", { clock: { bank: 120, increment: 10 } as TableInfo["clock"] }],
    ["Edition: v1", { edition: "v1" }],
    ["Played with", { options: { late_forfeit: true } }],
  ])("tells %s where it was chosen", (label, more) => {
    expect(said(more)).toContain(label);
    if (!("clock" in more)) expect(said(more)).not.toContain("usual rules");
  });
});
