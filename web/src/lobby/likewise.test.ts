// What is asked of the server for a table like another.
import { describe, expect, it } from "vitest";
import type { TableInfo } from "../wire";
import { tableLike, toml } from "./likewise";

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
