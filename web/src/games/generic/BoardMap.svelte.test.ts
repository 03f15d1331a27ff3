import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { put, settle, texts } from "../../../tests/page";
import { source } from "../../../tests/texts";
import { Words } from "../../lib/words";
import type { BoardInfo, MoveInfo } from "../../wire";
import BoardMap from "./BoardMap.svelte";
import { chosenAfter, drawingOf, names, naming, piecesOf, placeTowards } from "./places";

const MEADOW: BoardInfo = {
  places: [
    { name: "oak", x: 2, y: 4 },
    { name: "pond", x: 6, y: 4 },
    { name: "well", x: 2, y: 6 },
  ],
  links: [
    ["oak", "pond"],
    ["oak", "well"],
  ],
  rows: null,
  columns: null,
};
const GRID: BoardInfo = {
  places: [0, 1].flatMap((row) => [0, 1].map((column) => ({ name: `${row},${column}`, x: column, y: row }))),
  links: [],
  rows: 2,
  columns: 2,
};
const move = (kind: string, args: Record<string, unknown>): MoveInfo => ({
  move: [kind, ...Object.values(args)].join(" "),
  kind,
  args,
});
const carry = (from: string, to: string) => move("carry", { from, to });

describe("a board in steps", () => {
  it("is measured by its closest places, with half a step around", () => {
    const { spots, links, width, height, grid } = drawingOf(MEADOW);
    expect(spots).toEqual([
      { name: "oak", x: 0.5, y: 0.5 },
      { name: "pond", x: 2.5, y: 0.5 },
      { name: "well", x: 0.5, y: 1.5 },
    ]);
    expect(links.map(({ from, to }) => [from.name, to.name])).toEqual(MEADOW.links);
    expect([width, height, grid]).toEqual([3, 2, false]);
    expect(drawingOf(GRID).grid).toBe(true);
    expect(drawingOf({ ...GRID, places: GRID.places.slice(0, 1) }).width).toBe(1);
  });

  it("has neighbours for the arrow keys", () => {
    const { spots } = drawingOf(MEADOW);
    expect(placeTowards(spots, 0, "ArrowRight")).toBe(1);
    expect(placeTowards(spots, 0, "ArrowDown")).toBe(2);
    expect(placeTowards(spots, 0, "ArrowUp")).toBeNull();
    expect(placeTowards(spots, 0, "Enter")).toBeNull();
  });
});

describe("what stands where", () => {
  const view = {
    cat: "pond",
    phase: "act",
    traps: ["oak", "oak"],
    gone: [],
    mixed: ["oak", "elsewhere"],
    seats: [
      { seat: 0, place: "oak", home: "well", dug: 1 },
      { seat: 1, place: null, home: "oak" },
    ],
  };

  it("is what a field of a seat or of the table names", () => {
    const pieces = piecesOf(view, MEADOW);
    expect(pieces.get("pond")).toEqual([{ seat: null, field: "cat", main: true }]);
    expect(pieces.get("well")).toEqual([{ seat: 0, field: "home", main: false }]);
    expect(pieces.get("oak")?.map(({ seat, field, main }) => [seat, field, main])).toEqual([
      [null, "traps", true],
      [null, "traps", true],
      [0, "place", true],
      [1, "home", true],
    ]);
  });
});

describe("moves and places", () => {
  const moves = [
    carry("oak", "pond"),
    carry("oak", "well"),
    move("go", { to: "pond" }),
    move("rob", { at: ["well", "oak"] }),
    move("pass", {}),
  ];

  it("belong together where a value of the move is the place", () => {
    expect(moves.map((one) => names(one, "oak"))).toEqual([true, true, false, true, false]);
    expect(naming(moves, ["oak", "pond"])).toEqual([moves[0]]);
    expect(naming(moves, []).length).toBe(5);
  });

  it("are narrowed by a second place, and started over by any other", () => {
    expect(chosenAfter(moves, [], "oak")).toEqual(["oak"]);
    expect(chosenAfter(moves, ["oak"], "well")).toEqual(["oak", "well"]);
    expect(chosenAfter(moves, ["pond"], "well")).toEqual(["well"]);
    expect(chosenAfter(moves, ["oak"], "oak")).toEqual([]);
  });
});

describe("the drawn board", () => {
  const words = new Words("en", `${source("en")}\nmeadow-term-oak = Old oak\n`, { meadow: ["seat"] });
  const choose = vi.fn();
  const props = $state({
    board: MEADOW,
    view: { cat: "pond", seats: [{ seat: 0, place: "oak" }] } as Record<string, unknown>,
    moves: [] as MoveInfo[],
    label: (one: MoveInfo) => one.move,
    choose,
    waiting: false,
    confirm: false,
    words,
    names: ["Ana", "Bo"],
    game: "meadow",
  });

  function show(moves: MoveInfo[], more: Partial<typeof props> = {}) {
    Object.assign(props, { board: MEADOW, moves, waiting: false, confirm: false }, more);
    put(BoardMap, props);
  }

  const place = (start: string) => {
    const found = [...document.querySelectorAll<HTMLButtonElement>(".place")].find((one) =>
      one.getAttribute("aria-label")?.startsWith(start),
    );
    if (!found) throw new Error(`no place ${start}`);
    return found;
  };
  const offered = () => texts(".offer .button:not(.ghost)");
  const press = async (one: HTMLElement | null | undefined) => (one?.click(), await settle());

  it("names each place with what stands there and how many moves name it", () => {
    show([carry("oak", "pond"), carry("oak", "well")]);
    const labels = [...document.querySelectorAll(".place")].map((one) => one.getAttribute("aria-label"));
    expect(labels).toEqual(["Old oak: Ana. 2 moves here.", "pond: Cat. One move here.", "well. One move here."]);
  });

  it("plays the only move at once", async () => {
    show([move("go", { to: "pond" }), move("pass", {})]);
    await press(place("pond"));
    expect(choose).toHaveBeenCalledWith(props.moves[0]);
  });

  it("shows the only move as a button where moves are confirmed", async () => {
    show([move("go", { to: "pond" })], { confirm: true });
    await press(place("pond"));
    expect(choose).not.toHaveBeenCalled();
    expect(offered()).toEqual(["go pond"]);
    await press(document.querySelector<HTMLElement>(".offer .button"));
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it("offers exactly the moves that name the place, and less with a second one", async () => {
    show([carry("oak", "pond"), carry("oak", "well"), move("go", { to: "pond" })]);
    await press(place("Old oak"));
    expect(offered()).toEqual(["carry oak pond", "carry oak well"]);
    expect(place("Old oak").getAttribute("aria-pressed")).toBe("true");
    await press(place("well"));
    expect(choose).toHaveBeenCalledWith(props.moves[1]);
  });

  it("keeps no choice that others have made impossible", async () => {
    show([carry("oak", "pond"), carry("oak", "well")]);
    await press(place("Old oak"));
    props.moves = [move("go", { to: "pond" })];
    flushSync();
    expect(offered()).toEqual([]);
  });

  it("lets nothing be chosen where no move names a place, or while one is on its way", async () => {
    show([move("go", { to: "pond" })], { waiting: true });
    await press(place("pond"));
    await press(place("well"));
    expect(choose).not.toHaveBeenCalled();
    expect(place("well").getAttribute("aria-disabled")).toBe("true");
  });

  it("is walked by arrows, and left by Escape", async () => {
    show([carry("oak", "pond"), carry("oak", "well")]);
    await press(place("Old oak"));
    place("Old oak").focus();
    const key = (name: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    key("ArrowRight");
    expect(document.activeElement).toBe(place("pond"));
    key("Escape");
    flushSync();
    expect(offered()).toEqual([]);
  });

  it("numbers the cells of a grid that have no names", () => {
    show([], { board: GRID });
    expect([...document.querySelectorAll(".corner")].map((one) => one.textContent)).toEqual([
      "0,0",
      "0,1",
      "1,0",
      "1,1",
    ]);
    expect(document.querySelectorAll("rect.cell")).toHaveLength(4);
    expect(document.querySelector(".place")?.getAttribute("tabindex")).toBe("0");
  });
});
