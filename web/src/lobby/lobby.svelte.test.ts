import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "../../tests/texts";
import { Stream } from "../../tests/wire";
import { ApiError } from "../lib/api";
import { app } from "../lib/app.svelte";
import { rememberedTables, rememberTable } from "../lib/memory";
import { type Game, keepGames } from "../lib/mygames";
import { Inviting } from "../lib/server.svelte";
import type { GameInfo, Reach, TableInfo } from "../wire";
import { Lobby, proposed, type Street } from "./lobby.svelte";

describe("lobby", () => {
  // What the lobby knows and does, without a page.

  const game = (name: string, players: number[], bots = ["random", "shrewd"]) =>
    ({ name, players, bots, options: [] }) as unknown as GameInfo;
  const FELICITY = game("felicity", [3, 4, 5]);
  const HEIST = game("heist", [2, 3]);
  const table = (id: string, more: object = {}) =>
    ({
      id,
      game: "felicity",
      status: "open",
      created: 1,
      seats: [{ kind: "human" }, { kind: "open" }],
      ...more,
    }) as unknown as TableInfo;

  let stream: Stream;
  let went: string[];
  let api: { [name in keyof Street["api"]]: ReturnType<typeof vi.fn<(request?: any) => Promise<any>>> };
  let lobby: Lobby;

  const refused = (status: number, id = "x") => new ApiError(status, "x", { id, args: {} }, "no");
  const settled = () => new Promise((done) => setTimeout(done));

  async function open() {
    lobby = new Lobby({ api, open: () => (stream = new Stream()), go: (address) => went.push(address) } as Street);
    void lobby.recall();
    await settled();
  }

  beforeEach(async () => {
    localStorage.clear();
    app.words = english;
    app.games = { felicity: FELICITY, heist: HEIST };
    app.learn = async () => undefined;
    went = [];
    api = {
      invitation: vi.fn(async () => table("meant")),
      join: vi.fn(async () => ({ table: table("joined"), seat: 1 })),
      quick: vi.fn(async () => ({ table: table("begun"), seat: 0 })),
      table: vi.fn(async (id) => table(id)),
      tables: vi.fn(async () => []),
    };
    await open();
  });
  afterEach(() => lobby.close());

  describe("the shelf", () => {
    const played = (name: string, at: number, status: Game["status"]): Game => ({
      id: name,
      game: name,
      at,
      you: 0,
      names: [],
      status,
      scores: null,
      winners: null,
    });

    it("begins for who is new with the easiest game, the one to press", () => {
      app.games = {
        goons: { ...game("goons", [2]), weight: 4 },
        felicity: { ...FELICITY, weight: 1 },
        heist: HEIST,
      } as unknown as typeof app.games;
      expect([lobby.games.map(({ name }) => name), lobby.isNew, lobby.first]).toEqual([
        ["felicity", "goons", "heist"],
        true,
        "felicity",
      ]);
    });

    it("stays as it is for who has played: to press is the game last begun, none while one waits to be gone on with", () => {
      keepGames([played("felicity", 1, "over"), played("heist", 2, "over")]);
      expect([lobby.games, lobby.isNew, lobby.first]).toEqual([[FELICITY, HEIST], false, "heist"]);
      keepGames([played("felicity", 1, "playing"), played("heist", 2, "over")]);
      expect(lobby.first).toBeUndefined();
    });

    it("counts tables with room for somebody who comes by, those of the player not", async () => {
      rememberTable({ id: "mine", game: "felicity" });
      await open();
      stream.says({
        type: "tables",
        tables: [
          table("mine"),
          table("free"),
          table("other", { game: "heist" }),
          table("full", { seats: [{ kind: "human" }, { kind: "bot" }] }),
          table("begun", { status: "playing" }),
        ],
      });
      expect([lobby.waiting("felicity"), lobby.waiting("heist"), lobby.waiting("goons")]).toEqual([1, 1, 0]);
      expect(lobby.others.map(({ id }) => id)).not.toContain("mine");
    });

    it("counts none before the tables have been told", () =>
      expect([lobby.tables, lobby.waiting("felicity")]).toEqual([null, 0]));

    it("plays with four and bots of the medium level, else the best, or with as many as there can be", () => {
      const levels = game("felicity", [4], ["random", "easy", "medium", "hard", "expert"]);
      expect(lobby.quickOf(levels)).toEqual({ players: 4, level: "medium" });
      expect(lobby.quickOf(FELICITY)).toEqual({ players: 4, level: "shrewd" });
      expect(lobby.quickOf(HEIST)).toEqual({ players: 2, level: "shrewd" });
    });

    it("remembers against whom each game was last played, and forgets what can no longer be", async () => {
      lobby.choose(FELICITY, { players: 5 });
      lobby.choose(FELICITY, { level: "random" });
      await open();
      expect(lobby.quickOf(FELICITY)).toEqual({ players: 5, level: "random" });
      expect(lobby.quickOf(game("felicity", [3], ["shrewd"]))).toEqual({ players: 3, level: "shrewd" });
      localStorage.setItem("rascals-quick-heist", '{"players":"two","level":7}');
      expect(lobby.quickOf(HEIST)).toEqual({ players: 2, level: "shrewd" });
    });

    it("begins a game and goes to its table, which is remembered", async () => {
      lobby.choose(HEIST, { players: 3 });
      await lobby.play(HEIST);
      expect(api.quick.mock.calls[0]?.[0]).toMatchObject({ game: "heist", players: 3, level: "shrewd" });
      expect([went, rememberedTables().map(({ id }) => id)]).toEqual([["/t/begun"], ["begun"]]);
    });

    it("begins one game where Play is pressed twice", async () => {
      await Promise.all([lobby.play(FELICITY), lobby.play(HEIST)]);
      expect(api.quick).toHaveBeenCalledTimes(1);
      expect(lobby.busy).toBe(false);
    });

    it("says on the box what went wrong, until something else is tried", async () => {
      api.quick.mockRejectedValueOnce(refused(429, "rate"));
      await lobby.play(FELICITY);
      expect([lobby.at, lobby.problem !== "", went]).toEqual(["felicity", true, []]);
      await lobby.byCode("cdfghj");
      expect(lobby.problem).toBe("");
    });
  });

  describe("the ways to a table", () => {
    it("are its code, as people write it, and its place in the list", async () => {
      await lobby.byCode(" cdf ghj ");
      await lobby.byCode("  ");
      await lobby.enter(table("free"));
      expect(api.join.mock.calls.map(([{ code, table }]) => code ?? table)).toEqual(["CDF GHJ", "free"]);
      expect(went).toEqual(["/t/joined", "/t/joined"]);
    });

    it("tell which table a code leads to once it is whole, and that it leads nowhere", async () => {
      await lobby.look("cdf-gh");
      expect([api.invitation.mock.calls.length, lobby.meant]).toEqual([0, null]);
      await lobby.look("cdf ghj");
      await lobby.look("CDF-GHJ");
      expect(api.invitation.mock.calls).toEqual([["CDFGHJ"]]);
      expect([lobby.meant?.id, lobby.unknown]).toEqual(["meant", ""]);
      api.invitation.mockRejectedValueOnce(refused(404, "no-code"));
      await lobby.look("cdfghk");
      expect([lobby.meant, lobby.unknown !== ""]).toEqual([null, true]);
      api.invitation.mockRejectedValueOnce(refused(429, "rate"));
      await lobby.look("cdfghl");
      expect([lobby.meant, lobby.unknown]).toEqual([null, ""]);
    });

    it("tell of the code that was written last, whichever answer comes first", async () => {
      let late = (_: unknown) => undefined as void;
      api.invitation.mockImplementationOnce(() => new Promise((done) => (late = done)));
      const first = lobby.look("cdfghj");
      await lobby.look("cdfghk");
      late(table("slow"));
      await first;
      expect(lobby.meant?.id).toBe("meant");
    });

    it("are the player's own tables, and finished ones; unknown ones never again", async () => {
      for (const id of ["gone", "over", "mine", "away"]) rememberTable({ id, game: "felicity" });
      api.table.mockImplementation(async (id) => {
        if (id === "gone") throw refused(404);
        if (id === "away") throw refused(0);
        return table(id, { status: id === "over" ? "over" : "open" });
      });
      await open();
      expect([lobby.own, lobby.finished].map((tables) => tables.map(({ id }) => id))).toEqual([["mine"], ["over"]]);
      expect(rememberedTables().map(({ id }) => id)).toEqual(["away", "mine", "over"]);
    });

    it("are asked after again when one of the player's tables leaves the list", async () => {
      rememberTable({ id: "mine", game: "felicity" });
      await open();
      const before = api.table.mock.calls.length;
      stream.says({ type: "tables", tables: [table("mine"), table("free")] });
      stream.says({ type: "unlisted", id: "free" });
      expect(api.table).toHaveBeenCalledTimes(before);
      api.table.mockResolvedValue(table("mine", { status: "over" }));
      stream.says({ type: "unlisted", id: "mine" });
      await settled();
      expect(lobby.own).toEqual([]);
    });
  });

  describe("a list that is not live", () => {
    it("says so, and why it cannot even be asked for", async () => {
      api.tables.mockRejectedValue(refused(0, "network"));
      stream.onerror?.();
      expect(lobby.stale).toBe(app.words!.text("lobby-not-live"));
      await settled();
      expect(lobby.stale).toBe(app.words!.text("error-network"));
      lobby.again();
      stream.says({ type: "tables", tables: [] });
      expect(lobby.stale).toBe("");
    });

    it("is left with the page", () => {
      lobby.close();
      expect(stream.closed).toBe(true);
    });
  });
});

describe("levels", () => {
  // Levels that suit: proposed after games that were mostly won, or all lost, against the level that is chosen.

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
});

describe("inviting", () => {
  // By which address others come to a table, as the page knows it.

  const OPEN: Reach = { alone: false, address: "http://192.0.2.7:8000", command: null };
  const ALONE: Reach = { alone: true, address: "http://192.0.2.7:8000", command: "rascals serve" };
  const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000` });
  const settled = () => new Promise((done) => setTimeout(done));

  describe("others come", () => {
    it.each(["127.0.0.1", "localhost", "[::1]"])("by the network's address, not by %s", async (hostname) => {
      const inviting = new Inviting(at(hostname), async () => OPEN);
      expect(inviting.settled).toBe(false);
      await settled();
      expect([inviting.settled, inviting.origin, inviting.alone]).toEqual([true, OPEN.address, null]);
    });

    it("by the address of the page, where that leads anybody here; the server is not asked", () => {
      const ask = vi.fn(async () => OPEN);
      const inviting = new Inviting(at("games.example"), ask);
      expect([inviting.settled, inviting.origin, ask.mock.calls.length]).toEqual([
        true,
        "http://games.example:8000",
        0,
      ]);
    });

    it("not at all, where the server is for this machine alone", async () => {
      const inviting = new Inviting(at("127.0.0.1"), async () => ALONE);
      await settled();
      expect([inviting.alone, inviting.origin]).toEqual([ALONE, "http://127.0.0.1:8000"]);
    });

    it("by the page's address, where the server does not say or does not know", async () => {
      for (const ask of [async () => Promise.reject(new Error("away")), async () => ({ ...OPEN, address: null })]) {
        const inviting = new Inviting(at("127.0.0.1"), ask);
        await settled();
        expect([inviting.settled, inviting.origin, inviting.alone]).toEqual([true, "http://127.0.0.1:8000", null]);
      }
    });
  });
});
