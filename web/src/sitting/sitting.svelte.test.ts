// What a sitting knows and does, against a scripted socket and a scripted server.
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { english as words } from "../../tests/texts";
import { snapshot, update, Wire } from "../../tests/wire";
import { ApiError } from "../lib/api";
import { app } from "../lib/app.svelte";
import { keepHalf, readHalf, rememberedTables } from "../lib/memory";
import { goingGames } from "../lib/mygames";
import { DEFAULTS } from "../lib/settings";
import type { Around } from "./sitting.svelte";
import { Sitting } from "./sitting.svelte";

const seat = (number: number, more: object = {}) => ({
  seat: number,
  kind: "human",
  name: ["Ana", "Bo"][number],
  standin: false,
  ...more,
});
const table = (more: object = {}) => ({
  id: "t1",
  game: "felicity",
  status: "playing",
  created: 1,
  scores: null,
  winners: null,
  data: {},
  seats: [seat(0), seat(1)],
  ...more,
});
const place = { move: "place 5", kind: "place", args: { pet: "5" } };
const entry = (n: number) => ({ n, at: 0, seat: 0, events: [], standin: false });
const frame = (n: number) => ({ ...entry(n), view: { at: n } });
const refusal = (status: number, id = "forbidden") => new ApiError(status, id, { id, args: {} }, `refused: ${id}`);
const begun = (more: object = {}) =>
  snapshot(1, { table: table(), view: { at: 2 }, moves: [place], decision: 3, log: [0, 1, 2].map(entry), ...more });

type Api = { [name in keyof Around["api"]]: ReturnType<typeof vi.fn<(...given: any[]) => Promise<any>>> };
let api: Api;
let wires: Wire[];
let gone: string[];
let panels: boolean;

beforeEach(() => {
  localStorage.clear();
  app.words = words;
  app.settings = { ...DEFAULTS };
  const names = [
    "comeBack",
    "join",
    "leave",
    "logBefore",
    "open",
    "pledge",
    "rematch",
    "replay",
    "standIn",
    "table",
    "view",
  ] as const;
  api = Object.fromEntries(names.map((name) => [name, vi.fn(async () => ({}))])) as unknown as Api;
  api.logBefore.mockResolvedValue({ lines: [] });
  api.replay.mockResolvedValue({ frames: [0, 1, 2].map(frame) });
  [wires, gone, panels] = [[], [], false];
});

/** A sitting that waits for the table's first words. */
async function opened(): Promise<Sitting> {
  const sitting = new Sitting("t1", {
    api: api as Around["api"],
    open: () => {
      wires.push(new Wire());
      return wires.at(-1)!;
    },
    go: (address) => gone.push(address),
    panels: () => panels,
  });
  sitting.connect();
  wires.at(-1)?.onopen?.();
  return sitting;
}

async function seated(more: object = {}): Promise<[Sitting, Wire]> {
  const sitting = await opened();
  const wire = wires.at(-1)!;
  wire.says(begun(more));
  return [sitting, wire];
}

/** Let answers arrive that need no server. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe("coming to a table", () => {
  it("says what keeps the player away from one that is not there", async () => {
    for (const way of [api.view, api.table]) way.mockRejectedValue(refusal(404, "unknown-table"));
    const sitting = await opened();
    expect([sitting.lost, sitting.title]).toEqual(["", words.text("loading")]);
    wires.at(-1)!.says({ type: "bye", code: "closed" });
    await settle();
    expect([sitting.lost !== "", sitting.link, wires.length]).toEqual([true, "closed", 1]);
  });

  it("comes to one although the server cannot be asked just now", async () => {
    api.view.mockRejectedValue(refusal(0, "network"));
    const sitting = await opened();
    wires.at(-1)!.says({ type: "bye", code: "closed" });
    await settle();
    expect([sitting.lost, sitting.link]).toEqual(["", "reconnecting"]);
    sitting.close();
  });

  it("knows who sits there and what is to be done, and is remembered", async () => {
    const [sitting] = await seated({ view: { game: "felicity", acting: [0] } });
    expect([sitting.you, sitting.names.slice(0, 2), sitting.mine, sitting.interactive]).toEqual([
      0,
      ["Ana", "Bo"],
      true,
      true,
    ]);
    expect(sitting.title).toBe(`${words.text("table-status-yours")} · ${words.text("felicity")}`);
    expect(rememberedTables()).toEqual([{ id: "t1", game: "felicity" }]);
    expect(goingGames().map(({ id, you, names }) => [id, you, names])).toEqual([["t1", 0, ["Ana", "Bo"]]]);
  });

  it("forgets one that lets only those in who sit there, and knows where there is room", async () => {
    const [sitting, wire] = await seated();
    api.view.mockRejectedValue(refusal(403));
    api.table.mockResolvedValue(table({ status: "open", code: "KITE", seats: [seat(0), seat(1, { kind: "open" })] }));
    wire.says({ type: "bye", code: "closed" });
    await settle();
    expect([sitting.lost !== "", sitting.room, sitting.link, rememberedTables()]).toEqual([true, "KITE", "closed", []]);
  });

  it.each(["kicked", "ended"] as const)(
    "shows no table to whom the host or their own link has taken off it (%s)",
    async (code) => {
      const [sitting, wire] = await seated({ table: table({ status: "open" }) });
      wire.says({ type: "bye", code });
      expect([sitting.lost, sitting.link, rememberedTables()]).toEqual([words.text(`table-bye-${code}`), "closed", []]);
    },
  );

  it.each<[string, (sitting: Sitting, wire: Wire) => unknown]>([
    ["over", (_, wire) => wire.says(update(2, { table_status: "over" }))],
    [
      "left for good",
      async (sitting) => {
        const left = sitting.leave();
        sitting.question?.answer(true);
        await left;
      },
    ],
    ["closed to the player", (_, wire) => wire.says({ type: "bye", code: "kicked" })],
  ])("forgets what was half done at one that is %s", async (_, end) => {
    const [sitting, wire] = await seated();
    keepHalf("t1", { of: {}, decision: { bid: 3 }, longer: {} });
    expect(readHalf("t1")).not.toBeNull();
    await end(sitting, wire);
    expect(readHalf("t1")).toBeNull();
  });

  it("comes back to one that is only out of reach", async () => {
    const [sitting, wire] = await seated();
    api.view.mockRejectedValue(refusal(503));
    wire.says({ type: "bye", code: "closed" });
    await settle();
    expect([sitting.lost, sitting.link]).toEqual(["", "reconnecting"]);
    sitting.close();
  });

  it.each([
    ["moved", 2],
    ["shutdown", 1],
  ] as const)("comes back within half a second where a table has %s", async (code, count) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const [sitting, wire] = await seated();
    wire.says({ type: "bye", code });
    await vi.advanceTimersByTimeAsync(500);
    expect(wires.length).toBe(count);
    sitting.close();
    vi.useRealTimers();
  });
});

describe("what a board is given", () => {
  it("is not given again with a message that changes nothing of it: a tile in hand would be let go", async () => {
    const [sitting, wire] = await seated();
    expect(sitting.board.table).toBe("t1");
    const given: Record<string, number> = {};
    const stop = $effect.root(() => {
      for (const part of Object.keys(sitting.board) as (keyof typeof sitting.board)[])
        $effect(() => {
          void sitting.board[part];
          given[part] = (given[part] ?? 0) + 1;
        });
    });
    flushSync();
    wire.says({ type: "pong", t: 1, now: 5_000 });
    flushSync();
    expect(new Set(Object.values(given))).toEqual(new Set([1]));
    wire.says(update(2, { view: { at: 3 }, moves: [] }));
    flushSync();
    expect([given["view"], given["moves"], given["frame"], given["settings"]]).toEqual([2, 2, 2, 1]);
    stop();
  });
});

describe("playing", () => {
  it("sends a move with the decision it answers, and says what became of it", async () => {
    const [sitting, wire] = await seated();
    const played = sitting.play("place 5");
    const [sent] = wire.of("play");
    expect(sent).toMatchObject({ decision: 3, move: "place 5" });
    expect(sitting.board.pending).toBe("place 5");
    wire.says({ type: "ack", id: sent.id, duplicate: false });
    expect([sitting.board.pending, sitting.pressed]).toEqual(["place 5", false]);
    expect(await sitting.play("place 3")).toMatchObject({ ok: false, code: "pending" });
    expect([wire.of("play").length, sitting.pressed]).toEqual([1, true]);
    wire.says(update(2));
    expect(await played).toEqual({ ok: true });
    expect([sitting.board.pending, sitting.pressed]).toEqual([null, false]);
  });

  it("tells in words why a move is refused, until something happens; a late one only where it was made", async () => {
    const [sitting, wire] = await seated();
    for (const [code, told] of [
      ["illegal", true],
      ["stale", false],
    ] as const) {
      const played = sitting.play("place 5");
      wire.says({
        type: "reject",
        id: wire.of("play").at(-1).id,
        code,
        reason: { id: "stale", args: {} },
        clause: null,
      });
      expect(await played).toMatchObject({ ok: false, code, text: words.text("error-stale") });
      expect(sitting.refusal !== "").toBe(told);
    }
    wire.says(update(2));
    expect(sitting.refusal).toBe("");
  });

  it("tells why a line of talk is refused in one place, with the talk", async () => {
    const [sitting, wire] = await seated();
    void sitting.say("well", "table");
    wire.says({
      type: "reject",
      id: wire.of("say")[0].id,
      code: "rate",
      reason: { id: "rate", args: {} },
      clause: null,
    });
    expect([sitting.unsaid, sitting.refusal, sitting.problem]).toEqual([words.text("error-rate"), "", ""]);
  });

  it("asks before each move where the player wants that, unless the board has, and never otherwise", async () => {
    const [sitting, wire] = await seated();
    for (const [at, [confirm, asked]] of (
      [
        ["slips", false],
        ["never", false],
        ["always", true],
      ] as const
    ).entries()) {
      app.settings = { ...DEFAULTS, confirm };
      void sitting.play("place 5", asked);
      expect([wire.of("play").length, sitting.question]).toEqual([at + 1, null]);
      wire.says({ type: "ack", id: wire.of("play")[at].id, duplicate: false });
      wire.says(update(at + 2, { moves: [place] }));
    }
    const doubted = sitting.play("place 5");
    expect(sitting.question?.text).toBe(words.move("felicity", place));
    sitting.question?.answer(false);
    expect(await doubted).toMatchObject({ ok: false, code: "cancelled" });
    const meant = sitting.play("place 5");
    sitting.question?.answer(true);
    await settle();
    expect([wire.of("play").length, sitting.question]).toEqual([4, null]);
    void meant;
  });

  it("takes a question for answered with no when another decision is asked than it is about", async () => {
    app.settings = { ...DEFAULTS, confirm: "always" };
    const [sitting, wire] = await seated();
    const doubted = sitting.play("place 5");
    wire.says(update(2, { moves: [place], decision: 3 }));
    expect(sitting.question?.text).toBe(words.move("felicity", place));
    wire.says(update(3, { moves: [place], decision: 4 }));
    expect([await doubted, sitting.question]).toMatchObject([{ ok: false, code: "cancelled" }, null]);
    const leaving = sitting.ask("leave?");
    wire.says(update(4, { moves: [place], decision: 5 }));
    expect(sitting.question?.text).toBe("leave?");
    sitting.question?.answer(true);
    expect([await leaving, wire.of("play")]).toEqual([true, []]);
  });

  it("takes a question for answered with no when another is asked", async () => {
    const [sitting] = await seated();
    const first = sitting.ask("one?");
    void sitting.ask("two?");
    expect([await first, sitting.question?.text]).toEqual([false, "two?"]);
  });

  it("asks why a move is not possible, and what may follow a draft", async () => {
    const [sitting, wire] = await seated();
    const why = sitting.why("pass");
    wire.says({
      type: "why",
      id: wire.of("why")[0].id,
      legal: false,
      reason: { id: "stale", args: {} },
      clause: "F-11",
    });
    expect(await why).toEqual({ legal: false, text: words.text("error-stale"), clause: "F-11", args: {} });
    const preview = sitting.preview(["add"]);
    wire.says({ type: "preview", id: wire.of("preview")[0].id, moves: [place], complete: true });
    expect(await preview).toMatchObject({ moves: [place], complete: true });
    wire.onclose?.();
    expect([await sitting.why("pass"), await sitting.preview([])]).toEqual([
      { legal: false, text: words.text("error-network"), clause: null },
      { moves: [], complete: false },
    ]);
    sitting.close();
  });

  it("takes a move back where the server lets one, and nothing is on its way but talk", async () => {
    const [sitting, wire] = await seated();
    expect(await sitting.undo()).toBe(false);
    wire.says(update(2, { undo: true }));
    sitting.say("well", "table");
    const undone = sitting.undo();
    expect(wire.of("undo")).toHaveLength(1);
    expect(await sitting.undo()).toBe(false);
    wire.says({ type: "ack", id: wire.of("undo")[0].id, duplicate: false });
    expect(sitting.board.pending).toBe("");
    wire.says(update(3));
    expect(await undone).toBe(true);
  });

  it("is not for somebody whose seat a bot plays, nor at a table one is sent away from", async () => {
    const [sitting, wire] = await seated({ undo: true });
    expect([sitting.interactive, sitting.undoable]).toEqual([true, true]);
    wire.says({ type: "bye", code: "replaced" });
    expect([sitting.interactive, sitting.undoable]).toEqual([false, false]);
    const [other] = await seated({ undo: true, table: table({ seats: [seat(0, { standin: true }), seat(1)] }) });
    expect([other.standsIn, other.interactive, other.undoable]).toEqual([true, false, false]);
  });
});

describe("talk", () => {
  it("is counted where others say it, until the player has looked", async () => {
    const [sitting, wire] = await seated();
    const says = (n: number, seat: number) =>
      wire.says({ type: "chat", seq: n + 2, line: { n, seat, name: "Bo", text: "well", at: 0, scope: "table" } });
    says(0, 1);
    says(1, 0);
    says(2, 1);
    expect(sitting.unheard).toBe(2);
    sitting.unheard = 0;
    wire.says(update(5));
    expect(sitting.unheard).toBe(0);
  });
});

describe("looking back", () => {
  it("shows the board as it was, without moves, and lets nothing be played", async () => {
    const [sitting, wire] = await seated();
    const before = sitting.frame;
    await sitting.look(1);
    const { board } = sitting;
    expect([board.view, board.moves, board.events, board.interactive, board.log?.map(({ n }) => n)]).toEqual([
      { at: 1 },
      [],
      [],
      false,
      [0, 1],
    ]);
    expect(sitting.frame).toBe(before + 2);
    expect(await sitting.play("place 5")).toMatchObject({ ok: false, code: "past" });
    expect(wire.of("play")).toHaveLength(0);
    sitting.now();
    expect([board.view, board.moves, board.interactive, sitting.frame]).toEqual([{ at: 2 }, [place], true, before + 4]);
  });

  it("reads the game through the player's eyes, once as long as that is enough", async () => {
    const [sitting, wire] = await seated();
    await sitting.look(1);
    await sitting.look(0);
    expect(api.replay.mock.calls).toEqual([["t1", "me"]]);
    wire.says(update(2, { entry: entry(3) }));
    wire.says(update(3, { entry: entry(4) }));
    await sitting.look(3);
    expect(api.replay).toHaveBeenCalledTimes(2);
    await sitting.look(4);
    expect([sitting.past, api.replay.mock.calls.length]).toEqual([null, 2]);
  });

  it("ends with the last request, whatever the server tells last", async () => {
    const [sitting] = await seated();
    const looking = sitting.look(1);
    sitting.now();
    await looking;
    expect(sitting.past).toBeNull();
  });

  it("says why there is nothing to see", async () => {
    api.replay.mockRejectedValue(refusal(0, "network"));
    const [sitting] = await seated();
    await sitting.look(1);
    expect([sitting.past, sitting.problem]).toEqual([null, words.text("error-network")]);
  });
});

describe("the log from before", () => {
  const later = { log: [7, 8].map(entry) };

  it("is read at once for boards that retell it, and joined to what is known", async () => {
    api.logBefore
      .mockResolvedValueOnce({ lines: [5, 6].map(entry) })
      .mockResolvedValueOnce({ lines: [0, 1, 2, 3, 4].map(entry) });
    const [sitting] = await seated(later);
    await settle();
    expect(api.logBefore.mock.calls).toEqual([
      ["t1", 7],
      ["t1", 5],
    ]);
    expect(sitting.known.log.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("is asked for again after a while where it could not be read, though nothing happens any more", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    api.logBefore
      .mockRejectedValueOnce(new Error("busy"))
      .mockResolvedValueOnce({ lines: [0, 1, 2, 3, 4, 5, 6].map(entry) });
    const [sitting] = await seated(later);
    await settle();
    expect(sitting.known.log[0]?.n).toBe(7);
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    await settle();
    expect(sitting.known.log[0]?.n).toBe(0);
  });

  it("is read by page where asked, one page at a time", async () => {
    const [sitting] = await seated({ ...later, table: table({ game: "heist" }) });
    expect(api.logBefore).not.toHaveBeenCalled();
    await Promise.all([sitting.earlier(), sitting.earlier()]);
    expect(api.logBefore).toHaveBeenCalledTimes(1);
  });
});

describe("the shuffle", () => {
  const open = (more: object = {}, mine: object = {}) =>
    table({
      status: "open",
      calling: false,
      commitment: "c",
      draft: null,
      seats: [seat(0, { pledge: null, ...mine }), seat(1)],
      ...more,
    });

  it("is pledged for, one request at a time, and opened when called", async () => {
    let answer = (_: unknown) => {};
    api.pledge.mockReturnValue(new Promise((done) => (answer = done)));
    const [, wire] = await seated({ table: open() });
    wire.says({ type: "table", seq: 2, table: open({ watching: 1 }), clocks: {}, now: 0 });
    expect(api.pledge).toHaveBeenCalledTimes(1);
    const [, pledge] = api.pledge.mock.calls[0]!;
    wire.says({ type: "table", seq: 3, table: open({ calling: true, draft: "d" }, { pledge }), clocks: {}, now: 0 });
    answer({});
    await settle();
    expect(api.open.mock.calls).toEqual([["t1", expect.stringMatching(/^[0-9a-f]{64}$/)]]);
  });

  it("asks nothing of those who watch", async () => {
    await seated({ you: null, table: open() });
    expect(api.pledge).not.toHaveBeenCalled();
  });
});

describe("sitting down and getting up", () => {
  it("sits down and connects again, as the one who sits there", async () => {
    const [sitting, wire] = await seated({ you: null });
    await sitting.sitDown(1, "Bo");
    expect(api.join.mock.calls[0]![0]).toMatchObject({ table: "t1", nickname: "Bo", seat: 1 });
    expect([wire.closed, wires.length]).toEqual([true, 2]);
  });

  it("tells what goes wrong; one whose seat is gone sees the table as others do", async () => {
    const [sitting] = await seated();
    await sitting.act(() => Promise.reject(refusal(409, "unknown-thing")));
    expect([sitting.problem, sitting.unseated, wires.length]).toEqual(["refused: unknown-thing", false, 1]);
    await sitting.act(() => Promise.reject(refusal(401, "token-expired")));
    expect([sitting.problem, sitting.unseated, wires.length]).toEqual([words.text("table-unseated-expired"), true, 2]);
    expect(rememberedTables()).toEqual([]);
    await sitting.act(() => Promise.resolve());
    expect([sitting.problem, sitting.unseated]).toEqual(["", false]);
  });

  it("leaves when that is really meant", async () => {
    const [sitting] = await seated();
    const stayed = sitting.leave();
    expect(sitting.question?.text).toBe(words.text("table-leave-sure"));
    sitting.question?.answer(false);
    await stayed;
    expect([api.leave.mock.calls.length, gone]).toEqual([0, []]);
    const left = sitting.leave();
    sitting.question?.answer(true);
    await left;
    expect([api.leave.mock.calls, gone]).toEqual([[["t1"]], ["/"]]);
    expect([rememberedTables(), goingGames()]).toEqual([[], []]);
  });

  it("goes on to the next game, as its host or as one who is invited", async () => {
    const [sitting] = await seated({ table: table({ status: "over" }) });
    api.rematch.mockResolvedValueOnce({ table: { id: "t2" } }).mockResolvedValueOnce({ id: "t3" });
    await sitting.rematch();
    await sitting.rematch();
    expect(gone).toEqual(["/t/t2", "/t/t3"]);
  });

  it("lets a bot play the seat, and plays it again", async () => {
    const [sitting] = await seated();
    await sitting.rise();
    await sitting.comeBack();
    expect([api.standIn.mock.calls, api.comeBack.mock.calls]).toEqual([[["t1", 0, true]], [["t1"]]]);
  });
});

describe("the end", () => {
  const over = { table_status: "over", view: { game: "felicity", status: { id: "over", args: { winners: [0] } } } };

  it("is not told before a drawn board has shown it", async () => {
    const [sitting, wire] = await seated({ view: { game: "felicity", acting: [0] } });
    sitting.rest(sitting.frame);
    wire.says(update(2, over));
    expect([sitting.table?.status, sitting.spoken.table?.status]).toEqual(["over", "playing"]);
    expect(sitting.sentence).toBe(words.text("table-status-yours"));
    sitting.rest(sitting.frame);
    expect(sitting.spoken.table?.status).toBe("over");
    expect(sitting.sentence).toContain("Ana");
  });

  it.each(["goodcritters", "goons"])(
    "of a round of %s is not told before either, where the board shows it step by step",
    async (game) => {
      const [sitting, wire] = await seated({ table: table({ game }), view: { game, acting: [0] } });
      wire.says(update(2, { view: { game, acting: [1] } }));
      expect(sitting.spoken.frame).toBe(sitting.known.frame);
      sitting.rest(sitting.frame);
      const told = sitting.spoken.frame;
      wire.says(update(3, { view: { game, acting: [0] } }));
      wire.says(update(4, { view: { game, acting: [1] } }));
      expect(sitting.spoken.frame).toBe(told);
      sitting.board.onshow?.();
      expect(sitting.sentence).toBe(words.text(`${game}-show-label`));
      sitting.rest(sitting.frame);
      expect(sitting.spoken.frame).toBe(told + 2);
      expect(sitting.sentence).not.toBe(words.text(`${game}-show-label`));
    },
  );

  it("is told at once on panels, and to anyone who comes after it", async () => {
    panels = true;
    const [sitting, wire] = await seated();
    wire.says(update(2, over));
    expect(sitting.spoken.table?.status).toBe("over");
    panels = false;
    const [late] = await seated({ table: table({ status: "over" }) });
    expect(late.spoken.table?.status).toBe("over");
  });
});
