// @vitest-environment node
import { expect, it } from "vitest";
import type { MoveInfo } from "../../wire";
import { answerOf, placesOf, playOf, reachOf, simpleMoves, written } from "./plays";
import { SCENES } from "./recorded/scenes";
import type { HeistView } from "./view";

const step = (kind: string, args: Record<string, unknown>): MoveInfo => ({ move: kind, kind, args });
const { view, moves } = SCENES.refused;

/** A map of a few tiles: a crew at 3,3, a corner below it, a straight beside it. */
const corner = (more: Partial<HeistView> = {}): HeistView => ({
  ...view,
  fixed: [{ at: [0, 0], kind: "start", place: [0, 0], seat: 0 }],
  board: [
    { at: [3, 3], tile: "straight-plain", rotation: 0 },
    { at: [4, 3], tile: "corner-plain", rotation: 0 },
    { at: [3, 4], tile: "straight-plain", rotation: 0 },
    { at: [7, 7], tile: "cross-trap", rotation: 0 },
  ],
  seats: view.seats.map((crew, seat) => ({ ...crew, at: seat === 0 ? [3, 3] : [0, 0], ended: null })),
  ...more,
});

it("finds the move that a card begins, from the hand or from the table", () => {
  expect(playOf(moves, { critter: "bat", table: false })?.move).toBe("play bat");
  expect(playOf(moves, { critter: "bat", table: true })).toBeUndefined();
  expect(playOf(moves, { critter: "fox", table: true })?.move).toBe("play fox table");
  expect(written({ critter: "fox", table: true })).toBe("play fox table");
  expect(answerOf(SCENES.evade.moves, { critter: "fox", table: false })?.move).toBe("evade fox");
});

it("leaves steps, tiles and cards to the map and the hand", () => {
  expect(simpleMoves(moves).map(({ move }) => move)).toEqual(["end"]);
  expect(simpleMoves(SCENES.take.moves).map(({ move }) => move)).toEqual(["take", "leave"]);
});

it("names the places of a move: where a crew stands, where it is sent, a cell", () => {
  const [row, column] = view.seats[1]!.at;
  expect(placesOf(view, [step("play", {}), step("target", { seat: 1 })])).toEqual([`${row},${column}`]);
  expect(placesOf(view, [step("target", { seat: 1 }), step("towards", { way: "e" })])).toEqual([
    `${row},${column}`,
    `${row},${column + 1}`,
  ]);
  expect(placesOf(view, [step("on", { cell: "2,7" })])).toEqual(["2,7"]);
});

it("shows a mole the tiles of its edition, none of them below a crew", () => {
  expect(reachOf(corner({ edition: "v1" }), 0, "mole").sort()).toEqual(["3,4", "4,3"]);
  expect(reachOf(corner({ edition: "v1" }), 1, "mole")).toEqual([]);
  expect(reachOf(corner({ edition: "v2" }), 1, "mole").sort()).toEqual(["3,4", "4,3"]);
  expect(reachOf(corner({ edition: "v5" }), 1, "mole").sort()).toEqual(["3,4", "4,3", "7,7"]);
});

it("shows a ferret the places behind walls, not those that a path leads to", () => {
  expect(reachOf(corner(), 0, "ferret")).toEqual(["3,4"]);
  const closed = corner().board.map((tile) => (tile.at[0] === 4 ? { ...tile, rotation: 90 } : tile));
  expect(reachOf(corner({ board: closed }), 0, "ferret").sort()).toEqual(["3,4", "4,3"]);
});
