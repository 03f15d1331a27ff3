import { beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "../../../../tests/texts";
import type { MoveInfo } from "../../../wire";
import { Parts } from "../../undecided.svelte";
import { fitsOf, nextTurn, offersOf, Placing } from "./placing.svelte";
import { crewsAt, exits, planOf, wayTo } from "./plan";
import { cellsOf, mapInWords, meantStep, placeInWords, targetsOf } from "./targets";
import { beatsOf, Walk } from "./walk.svelte";
import type { HeistEvent } from "../view";

const crew = (seat: number, at: [number, number], more = {}) => ({
  seat,
  at,
  ended: null,
  taken_from: [] as string[],
  held: null as string[] | null,
  ...more,
});
const VIEW: Parameters<typeof planOf>[0] = {
  edition: "v3",
  worths: { canned: 8, nuts: 6, gourd: 4, apple: 2, minus: -1 },
  size: [10, 10],
  fixed: [
    { at: [0, 0], kind: "start", place: [0, 0], seat: 0 },
    { at: [0, 4], kind: "side", place: [0, 4], seat: null },
    { at: [0, 5], kind: "side", place: [0, 4], seat: null },
    { at: [2, 2], kind: "security", place: [2, 2], seat: null },
  ],
  board: [
    { at: [0, 1], tile: "straight-plain", rotation: 90 },
    { at: [0, 3], tile: "T-trap", rotation: 180 },
  ],
  loot: { "0,4": [4, 2], "2,2": [2] },
  seats: [crew(0, [0, 3], { taken_from: ["0,4"] }), crew(1, [0, 4]), crew(2, [0, 3], { ended: 1 })],
};
const plan = planOf(VIEW);
const move = (kind: string, args: Record<string, unknown>, notation = kind): MoveInfo => ({
  move: notation,
  kind,
  args,
});

describe("the plan", () => {
  it("makes one room of the cells of a stash, with doors on the outer sides", () => {
    expect(plan.rooms).toMatchObject([{ name: "0,4", row: 0, column: 4, rows: 1, columns: 2, numbers: [4, 2] }]);
    expect(exits(plan, "0,4")).toEqual(["s", "w"]);
    expect(exits(plan, "0,5")).toEqual(["e", "s"]);
    expect(plan.placeOf("0,5")).toBe("0,4");
  });

  it("lets a start's paths lead into the board only", () => {
    expect(exits(plan, "0,0")).toEqual(["e", "s"]);
    expect(exits(plan, "0,1")).toEqual(["e", "w"]);
  });

  it("has no crews that are off the heist", () => {
    expect(crewsAt(plan, "0,3").map(({ seat }) => seat)).toEqual([0]);
    expect(crewsAt(plan, "0,5").map(({ seat }) => seat)).toEqual([1]);
  });

  it("draws coins, and in v5 food by its worth", () => {
    expect([8, 6, 4, 2].map(plan.lookOf)).toEqual(["loot", "loot", "loot", "loot"]);
    expect([8, 6, 4, 2].map(planOf({ ...VIEW, edition: "v5" }).lookOf)).toEqual(["canned", "nuts", "gourd", "apple"]);
  });

  it("knows the ways between neighbours", () => {
    expect(wayTo("0,3", "0,4")).toBe("e");
    expect(wayTo("0,3", "1,4")).toBeNull();
  });
});

describe("targets", () => {
  it("are the places that moves lead to, a stash as a whole", () => {
    const found = targetsOf(plan, 0, [move("move", { way: "e" }), move("end", {}), move("drop", { cell: "2,2" })]);
    expect([...found.keys()]).toEqual(["0,4", "2,2"]);
    expect(cellsOf(plan, found.keys())).toEqual(["0,4", "0,5", "2,2"]);
    expect(targetsOf(plan, null, [move("move", { way: "e" })]).size).toBe(0);
  });

  it("are the dark cells beside the crew where a tile may be drawn", () => {
    const draw = move("draw", {});
    expect([...targetsOf(plan, 0, [draw])]).toEqual([
      ["1,3", draw],
      ["0,2", draw],
    ]);
    expect([...targetsOf(plan, 1, [draw]).keys()]).toEqual(["1,4", "0,6", "1,5"]);
  });

  it("of a step that cannot be are asked about as a move; places farther away are none", () => {
    expect(meantStep(plan, 0, "0,2")).toBe("move w");
    expect(meantStep(plan, 0, "0,5")).toBe("move e");
    expect(meantStep(plan, 0, "2,2")).toBeNull();
    expect(meantStep(plan, 1, "1,5")).toBe("move 1,5");
    expect(meantStep(plan, 1, "0,5")).toBeNull();
    expect(meantStep(plan, 2, "0,2")).toBeNull();
  });
});

describe("a tile being placed", () => {
  const CELLS: Record<string, string[]> = { r0: ["1,3"], r90: ["1,3", "0,2"], r180: ["0,2"] };
  const preview = vi.fn(async (draft: string[]) => {
    if (draft.length === 1)
      return { complete: false, moves: Object.keys(CELLS).map((by) => move("turn", { by }, `turn ${by}`)) };
    return {
      complete: false,
      moves: (CELLS[draft[1]!.slice(5)] ?? []).map((cell) => move("at", { cell }, `at ${cell}`)),
    };
  });
  const placed = { head: "place", tile: "corner-plain", rotate: false, optional: false };
  let placing: Placing;
  beforeEach(() => {
    placing = new Placing(new Parts());
  });

  it("is the one on the table, one in hand, or one that is held", () => {
    const view = { pending: { tiles: ["corner-plain"] } };
    expect(offersOf(view, plan, 0, [move("place", {})])).toEqual([placed]);
    expect(offersOf({}, plan, 0, [move("place_tile", { tile: "T-trap" }, "place T-trap"), move("end", {})])).toEqual([
      { head: "place T-trap", tile: "T-trap", rotate: false, optional: true },
    ]);
    const holding = planOf({ ...VIEW, seats: [crew(0, [0, 3], { held: ["cross-plain"] })] });
    expect(offersOf({}, holding, 0, [move("web", {}), move("decline", {})])[0]).toMatchObject({
      tile: "cross-plain",
      optional: true,
    });
  });

  it("is the tile below the crew where that is turned", async () => {
    const moves = [move("rotate", { by: "r90" }), move("rotate", { by: "r270" })];
    const [offer] = offersOf(VIEW, plan, 0, moves);
    expect(offer).toMatchObject({ tile: "T-trap", rotate: true });
    await placing.take(offer!, "0,3", moves, preview);
    expect([placing.held, placing.turned]).toEqual(["0,3", "r90"]);
    placing.turn(false, null);
    expect(placing.move).toBe("rotate r270");
  });

  it("fits where the legal steps say so", async () => {
    expect(await fitsOf(placed, "0,3", [], preview)).toEqual(
      new Map(Object.entries(CELLS).map(([turn, cells]) => [turn, new Set(cells)])),
    );
  });

  it("turns by itself to fit, and by hand only to what fits there", async () => {
    await placing.take(placed, "0,3", [], preview);
    expect(placing.turned).toBe("r0");
    expect(placing.hold("0,2")).toBe(true);
    expect(placing.turned).toBe("r90");
    placing.turn(false, null);
    expect(placing.move).toBe("place r180 at 0,2");
    placing.turn(false, null);
    expect(placing.turned).toBe("r90");
    expect(placing.hold("9,9")).toBe(false);
    expect(placing.held).toBe("0,2");
    expect(placing.lift()).toBe(true);
    expect(placing.lift()).toBe(false);
  });

  it("forgets the answers about another tile", async () => {
    const first = placing.take(placed, "0,3", [], preview);
    await placing.take(null, "0,3", [], preview);
    await first;
    expect(placing.cells.size).toBe(0);
  });

  it("is asked about again where the server did not answer", async () => {
    vi.useFakeTimers();
    preview.mockResolvedValueOnce({ complete: false, moves: [] });
    await placing.take(placed, "0,3", [], preview);
    expect(placing.cells.size).toBe(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([...placing.cells]).toEqual(["1,3", "0,2"]);
    vi.useRealTimers();
  });

  it("turns clockwise, or back", () => {
    expect(nextTurn(["r0", "r90"], "r90", false)).toBe("r0");
    expect(nextTurn(["r0", "r90", "r270"], "r0", true)).toBe("r270");
  });
});

describe("what happens", () => {
  const moved: HeistEvent = { event: "moved", args: { seat: 0, from_cell: "0,3", cell: "0,2" } };

  it("is shown in its order: steps, traps, the compass", () => {
    const beats = beatsOf([
      moved,
      { event: "turn_began", args: { seat: 0, round: 1 } },
      { event: "trap_turned_up", args: { seat: 0, trap: "hook" } },
      { event: "rolled", args: { seat: 0, way: "s" } },
    ]);
    expect(beats.map(({ step, sign }) => step?.to ?? sign?.value)).toEqual(["0,2", "hook", "s"]);
  });

  it("is walked to, and can be jumped over", () => {
    const walk = new Walk(plan);
    expect([...walk.at]).toEqual([
      [0, "0,3"],
      [1, "0,4"],
    ]);
    const after = planOf({ ...VIEW, seats: [crew(0, [0, 1]), crew(1, [0, 4])] });
    walk.follow(after, [moved, { event: "moved", args: { seat: 0, from_cell: "0,2", cell: "0,1" } }]);
    expect([walk.busy, walk.at.get(0)]).toEqual([true, "0,2"]);
    walk.finish();
    expect([walk.busy, walk.at.get(0)]).toEqual([false, "0,1"]);
  });

  it("is told when it is shown, and at once where nothing is: each event once", () => {
    const [began, rolled, ended]: [HeistEvent, HeistEvent, HeistEvent] = [
      { event: "turn_began", args: { seat: 0, round: 1 } },
      { event: "rolled", args: { seat: 0, way: "s" } },
      { event: "ended", args: { seat: 0, place: 1 } },
    ];
    expect(beatsOf([began, moved, rolled, ended]).map(({ events }) => events)).toEqual([
      [began, moved],
      [rolled, ended],
    ]);
    const told = vi.fn();
    const walk = new Walk(plan, told);
    walk.follow(plan, [began, ended]);
    walk.follow(plan, [moved, rolled]);
    expect(told.mock.calls.map(([event]) => event)).toEqual([began, ended, moved]);
    walk.finish();
  });
});

describe("the map in words", () => {
  const telling = { plan, words: english, names: ["Ana", "Bo", "Cleo"], you: 0 };

  it("tells each place with its ways, loot and crews", () => {
    expect(placeInWords(telling, "0,5")).toBe(
      "0,5: side stash; ways: east and south; here lies: 4 and 2; crews: Bo; you have taken your share here",
    );
    expect(placeInWords({ ...telling, you: 1 }, "0,5")).toContain("; have taken theirs here: Ana");
    expect(placeInWords(telling, "0,3")).toBe("0,3: T-junction with a trap; ways: east, south, and west; crews: you");
    expect(placeInWords(telling, "5,5")).toBe("5,5: still dark: no tile");
    expect(mapInWords(telling).map((line) => line.split(":")[0])).toEqual(["0,0", "0,1", "0,3", "0,4", "2,2"]);
  });
});
