import { beforeEach, describe, expect, it, vi } from "vitest";
import { all, press, put, texts, until } from "../../tests/page";
import { english } from "../../tests/texts";
import * as api from "../lib/api";
import { app } from "../lib/app.svelte";
import { rememberTable } from "../lib/memory";
import { type Game, keepGames, knownGames } from "../lib/mygames";
import { router } from "../lib/router.svelte";
import type { TableInfo } from "../wire";
import Continue from "./Continue.svelte";
import NoSeat from "./NoSeat.svelte";

describe("Continue", () => {
  // Coming back: the game that waits for the player is first of all, the others a press away.

  const game = (id: string, name: string, at: number, status: Game["status"] = "playing"): Game => ({
    id,
    game: name,
    at,
    you: 0,
    names: ["Ana", "Bo"],
    status,
    scores: null,
    winners: null,
  });
  const told = (id: string, acting: number[], status = "playing") => ({
    table: { id, status, seats: [{ name: "Ana" }, { name: "Bo" }] },
    you: 0,
    turn: acting.includes(0),
    acting,
    deadline: null,
  });
  const ways = () => all("a").map((link) => link.getAttribute("href"));

  let answer: (found: object[]) => void;
  let answered: Promise<object[]>;
  const asked = vi.fn(async () => Response.json(await answered));

  beforeEach(() => {
    app.words = english;
    answered = new Promise((done) => (answer = done));
    vi.stubGlobal("fetch", asked);
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  });

  it("is nothing where no game goes on", () => {
    keepGames([game("c", "heist", 3, "over")]);
    put(Continue, {});
    expect(all("section")).toEqual([]);
  });

  it("leads to the game whose turn it is, as soon as that is known; one that the server does not know is forgotten", async () => {
    keepGames([
      game("gone", "goons", 4),
      game("a", "felicity", 3),
      game("b", "goodcritters", 2),
      game("c", "heist", 1, "over"),
    ]);
    put(Continue, {});
    await until(() => expect(asked).toHaveBeenCalled());
    expect([texts("section > a"), texts("summary")]).toEqual([[], ["2 more games"]]);
    answer([told("a", [1]), told("b", [0])]);
    await until(() => expect(texts("section > a")).toEqual(["Continue: GoodCritters, Your turn"]));
    expect([ways(), texts("summary")]).toEqual([["/t/b", "/t/a"], ["One more game"]]);
    expect(texts("li")[0]).toMatch(/Waiting for .?Bo.?\. .?Bo.?$/);
    expect(knownGames().map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  it("stands there at once where there is one, and says that it has ended meanwhile", async () => {
    keepGames([game("d", "heist", 5)]);
    put(Continue, {});
    expect(texts("section > a")).toEqual(["Continue: Critter Heist,"]);
    await until(() => expect(asked).toHaveBeenCalled());
    answer([told("d", [], "over")]);
    await until(() => expect(texts("section > a")).toEqual(["Critter Heist, Game over"]));
  });
});

describe("NoSeat", () => {
  // The ways on for somebody who comes to a table without a seat for them.

  const table = (more: object = {}) =>
    ({
      id: "t",
      game: "felicity",
      status: "playing",
      spectators: true,
      players: 3,
      data: {},
      edition: null,
      scores: null,
      ...more,
    }) as unknown as TableInfo;
  const ways = () => all("a").map((link) => link.getAttribute("href"));

  beforeEach(() => {
    localStorage.clear();
    app.words = english;
  });

  it("lead to the seats of spectators, to the replay, or back to one's own seat", () => {
    put(NoSeat, { table: table() });
    expect([ways(), texts("a")]).toEqual([["/t/t"], ["Watch"]]);
    put(NoSeat, { table: table({ status: "over", scores: [1, 2, 3] }) });
    expect(ways()).toEqual(["/r/t"]);
    put(NoSeat, { table: table({ status: "over" }) });
    expect(ways()).toEqual([]);
    put(NoSeat, { table: table({ spectators: false }) });
    expect([ways(), texts(".hint")[0]]).toEqual([[], expect.stringContaining("admits no spectators")]);
    rememberTable(table());
    put(NoSeat, { table: table({ spectators: false }) });
    expect([ways(), texts("a")]).toEqual([["/t/t"], ["Back to the table"]]);
  });

  it("make a table like it and go there; why that fails is told", async () => {
    const go = vi.spyOn(router, "go").mockImplementation(() => undefined);
    const create = vi
      .spyOn(api, "create")
      .mockRejectedValueOnce(new api.ApiError(429, "rate", { id: "rate", args: { seconds: 5 } }, "no"));
    put(NoSeat, { table: table() });
    await press("A table like this");
    expect([all("[role=alert]").length, go.mock.calls.length]).toEqual([1, 0]);
    create.mockResolvedValueOnce({ table: table({ id: "new" }) } as any);
    await press("A table like this");
    expect(create.mock.calls[1]?.[0]).toMatchObject({ game: "felicity", players: 3 });
    expect([all("[role=alert]").length, go.mock.calls[0]?.[0]]).toEqual([0, "/t/new"]);
  });
});
