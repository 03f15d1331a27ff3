// Levels that suit: proposed after games that were mostly won, or all lost, against the level that is chosen.
import { describe, expect, it } from "vitest";
import type { GameInfo, TableInfo } from "../wire";
import { proposed } from "./levels";

const game = {
  name: "felicity",
  bots: ["random", "easy", "medium", "shrewd", "hard", "expert"],
} as unknown as GameInfo;
const played = (winner: number, level = "medium", more: object = {}) =>
  ({
    game: "felicity",
    winners: [winner],
    seats: [0, 1, 2].map((seat) => ({ seat, kind: seat === 1 ? "human" : "bot", bot: seat === 1 ? null : level })),
    ...more,
  }) as unknown as TableInfo;
const [won, lost] = [played(1), played(0)];

describe("levels that are proposed", () => {
  it("are harder after two of the last three games were won", () => {
    expect(proposed(game, "medium", [won, lost, won])).toEqual({ level: "hard", harder: true });
    expect(proposed(game, "medium", [won, won])).toEqual({ level: "hard", harder: true });
    expect(proposed(game, "medium", [won])).toBeNull();
    expect(proposed(game, "medium", [lost, lost, won, won])).toBeNull();
    expect(proposed(game, "expert", [played(1, "expert"), played(1, "expert")])).toBeNull();
  });

  it("are easier after the last three were lost", () => {
    expect(proposed(game, "medium", [lost, lost, lost])).toEqual({ level: "easy", harder: false });
    expect(proposed(game, "medium", [lost, lost])).toBeNull();
    expect(proposed(game, "easy", [played(0, "easy"), played(0, "easy"), played(0, "easy")])).toBeNull();
  });

  it("go by games of that game, against that level, that one person played to the end", () => {
    const two = { seats: [0, 1].map((seat) => ({ seat, kind: "human", bot: null })) };
    for (const other of [
      played(1, "hard"),
      played(1, "medium", { game: "goons" }),
      played(1, "medium", { winners: null }),
      played(1, "medium", two),
    ]) {
      expect(proposed(game, "medium", [won, other])).toBeNull();
    }
    expect(proposed(game, "shrewd", [played(1, "shrewd"), played(1, "shrewd")])).toBeNull();
  });
});
