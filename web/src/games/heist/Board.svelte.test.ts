import { describe, expect, it, vi } from "vitest";
import { atTable, key, play, pointing, put, settle } from "../../../tests/page";
import { type LANGUAGES, SEATS, source } from "../../../tests/texts";
import { Words } from "../../lib/words";
import type { MoveInfo } from "../../wire";
import type { PreviewAnswer, WhyAnswer } from "../board";
import Board from "./Board.svelte";

// A crew at 2,2 with a way east, and what the map makes of keys.

const move = (notation: string, kind: string, args: Record<string, unknown>): MoveInfo => ({
  move: notation,
  kind,
  args,
});
const EAST = move("move e", "move", { way: "e" });
const PLACE = move("place", "place", {});

const seat = (number: number, at: [number, number]) => ({
  seat: number,
  at,
  ended: null,
  taken_from: [],
  held: [],
  hand: [],
  table: [],
  carried: [],
  banked: [],
  points: 0,
  suspicion: 0,
  cards: 0,
  tiles: 0,
  turns_taken: 0,
  waiting: { butterfly: 0, fox: 0 },
  butterflies: 0,
  foxes: 0,
  chosen: false,
  choice: null,
  pack: null,
  pack_size: 0,
  left_start: true,
  placed: 0,
  scored_last_turn: false,
  score: null,
});
const VIEW = {
  game: "heist",
  edition: "v5",
  worths: { canned: 8, nuts: 6, gourd: 4, apple: 2, minus: -1 },
  options: {},
  phase: "heist",
  first: 0,
  round: 1,
  turn: 0,
  players: 2,
  seat: 0,
  acting: [0],
  size: [10, 10],
  fixed: [{ at: [2, 2], kind: "security", place: [2, 2], seat: null }],
  board: [{ at: [2, 3], tile: "straight-plain", rotation: 90 }],
  loot: {},
  cap: 10,
  seats: [seat(0, [2, 2]), seat(1, [9, 9])],
  stack: 1,
  unused: 0,
  critter_deck: 0,
  trap_deck: 0,
  piles: [],
  looked: [],
  table_pack: null,
  discards: [[], []],
  trap_discard: [],
  box: { tiles: [], cards: 0, loot: [] },
  used: { moves: 0, critters: 0, birds: 0 },
  left: { moves: 2, critters: 2 },
  effects: { ferret: 0, no_security: false, no_trap: false },
  pending: null as unknown,
  countdown: null,
  last_turns: [null, null],
  known: [],
  top_loot_taken: false,
  status: { id: "turn", args: { seat: 0, moves: 2, critters: 2 } },
  end_reason: null,
  scores: null,
  winners: null,
  draft: null,
};

const why = vi.fn(async (_move: string): Promise<WhyAnswer> => ({
  legal: false,
  text: "There is a wall.",
  clause: "H-30",
}));
const preview = vi.fn(async (draft: string[]): Promise<PreviewAnswer> => {
  if (draft.length === 1)
    return { complete: false, moves: ["r0", "r90"].map((by) => move(`turn ${by}`, "turn", { by })) };
  return { complete: false, moves: [move("at 1,2", "at", { cell: "1,2" })] };
});

async function show(moves: MoveInfo[], more: Record<string, unknown> = {}): Promise<HTMLElement> {
  const view = {
    ...VIEW,
    pending: moves.includes(PLACE)
      ? {
          kind: "place",
          seat: 0,
          by: "arrival",
          tiles: ["corner-plain"],
          cards: [],
          cells: [[1, 2]],
          left: null,
          of: null,
          arrival: null,
          victims: [],
        }
      : null,
  };
  put(Board, atTable({ view, moves, why, preview, ...more }));
  await settle();
  const map = document.querySelector<HTMLElement>("[role=application]")!;
  map.focus();
  return map;
}

async function keys(map: HTMLElement, ...pressed: string[]): Promise<void> {
  for (const one of pressed) await key(one, map);
}

const told = () => document.querySelector("[data-map-cell]")?.textContent ?? "";

describe("what crews fetch", () => {
  /** What the board says, in small letters, and what its legend draws. */
  async function said(edition: string, language: (typeof LANGUAGES)[number]) {
    const view = { ...VIEW, edition, top_loot_taken: true, pending: null };
    await show([EAST], { view, words: new Words(language, source(language), SEATS) });
    const board = document.querySelector("[data-heist]")!;
    return {
      words: board.textContent.toLowerCase(),
      drawn: [...board.querySelectorAll("[data-food]")].map((one) => one.getAttribute("data-food")),
    };
  }

  it.each([
    ["en", "loot", "food"],
    ["de", "beute", "essen"],
    ["fr", "butin", "nourriture"],
  ] as const)("is food in v5, loot before it: %s", async (language, loot, food) => {
    const last = await said("v5", language);
    expect(last.words).toContain(food);
    expect(last.words).not.toContain(loot);
    expect(last.drawn).toEqual(["gourd"]);
    const before = await said("v4", language);
    expect(before.words).toContain(loot);
    expect(before.drawn).toEqual(["loot"]);
  });
});

describe("the map by keys", () => {
  it("leaves the wheel to the page, also while the map has the focus: it zooms with Ctrl alone, and turns a tile that is held", async () => {
    const map = await show([EAST]);
    const wheel = (more: object) =>
      !map.dispatchEvent(new WheelEvent("wheel", { deltaY: -120, bubbles: true, cancelable: true, ...more }));
    map.focus();
    expect([wheel({}), wheel({ shiftKey: true }), wheel({ ctrlKey: true })]).toEqual([false, false, true]);
  });

  it("goes where a move leads, and tells where the cursor is", async () => {
    const map = await show([EAST]);
    expect(told()).toBe("2,2: printed crossing with security; ways: north, east, south, and west; crews: you");
    await keys(map, "ArrowRight");
    expect(told()).toContain("2,3: straight");
    await keys(map, "Enter");
    expect(play).toHaveBeenCalledWith("move e", false);
  });

  it("goes only when told once more where a finger may slip: not where that makes nothing known and can be taken back", async () => {
    pointing(true);
    const lying = (tile: string, ...more: object[]) => ({
      ...VIEW,
      board: [{ at: [2, 3], tile, rotation: 90 }, ...more],
    });
    const beyond = { at: [2, 4], tile: "straight-plain", rotation: 90 };
    for (const [view, undo, asked] of [
      [lying("straight-plain", beyond), true, false],
      [lying("straight-plain", beyond), false, true],
      [lying("straight-trap", beyond), true, true],
      [lying("straight-plain"), true, true],
    ] as const) {
      play.mockClear();
      const map = await show([EAST], { view, undo });
      await keys(map, "ArrowRight", "Enter");
      expect([play.mock.calls.length, document.querySelectorAll(".aimed").length]).toEqual(asked ? [0, 1] : [1, 0]);
    }
    const map = await show([EAST]);
    await keys(map, "ArrowRight", "Enter");
    expect(document.querySelector(".aimed p")?.textContent).toMatch(/^Go east · 2,3: straight/);
    await keys(map, "Escape");
    expect(document.querySelector(".aimed")).toBeNull();
    play.mockClear();
    await keys(map, "Enter");
    expect(play).not.toHaveBeenCalled();
    await keys(map, "Enter");
    expect(play).toHaveBeenCalledWith("move e", true);
    pointing(false);
  });

  it("says why a step cannot be, with the clause, and plays nothing", async () => {
    const map = await show([EAST]);
    await keys(map, "ArrowUp", "Enter");
    expect(why).toHaveBeenCalledWith("move n");
    expect(document.querySelector(".map .note")?.textContent).toContain("There is a wall. [H-30]");
    expect(play).not.toHaveBeenCalled();
  });

  it("holds a tile first, and puts it down when told once more", async () => {
    const map = await show([PLACE]);
    await keys(map, "n", "Enter");
    expect(told()).toContain("held here");
    await keys(map, "r", "Escape", "Enter");
    expect(play).not.toHaveBeenCalled();
    await keys(map, "Enter");
    expect(play).toHaveBeenCalledWith("place r90 at 1,2", true);
  });

  it("is only looked at by a spectator", async () => {
    const map = await show([], { interactive: false, you: null });
    await keys(map, "ArrowRight", "Enter");
    expect([play.mock.calls.length, why.mock.calls.length]).toEqual([0, 0]);
    expect(document.querySelectorAll("[data-lit]").length).toBe(0);
  });
});
