// @vitest-environment node
import { describe, expect, it } from "vitest";
import { SCENES } from "./recorded/scenes";
import { readyCount, sceneOf, withGiven } from "./scene";
import { area, around, seating } from "./seating";

const NAMES = ["Ana", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"];
const drawn = (which: keyof typeof SCENES) => sceneOf(SCENES[which].view, SCENES[which].you, NAMES);

describe("a scene", () => {
  const scene = drawn("bargain");

  it("knows whose threats stand on a mat, and on whom its own stands", () => {
    expect(scene.mats.map(({ threats }) => threats)).toEqual([[2, 3], [], [0], []]);
    expect(scene.mats[0]?.threatens).toBe(2);
  });

  it("lays a payoff before whom it is for, with its giver, and with what may be known of it", () => {
    expect(scene.mats[0]?.envelopes.map(({ giver, side }) => [giver, side])).toEqual([
      [2, "no"],
      [3, "yes"],
    ]);
    expect(scene.mats[0]?.envelopes[1]).toMatchObject({ cards: ["4 cash", null], manners: ["open", "hidden"] });
    expect(drawn("watched").mats[0]?.envelopes[0]).toMatchObject({ pays: 1, cards: [null] });
    expect(scene.mats[0]?.tokens).toEqual(["b"]);
  });

  it("shows one's own action card and the backs of the others", () => {
    expect(scene.mats.map(({ slot }) => slot)).toEqual([
      { face: "own", action: "rob" },
      { face: "none", action: null },
      { face: "down", action: null },
      { face: "down", action: null },
    ]);
    expect(drawn("watched").mats[0]?.slot.face).toBe("down");
  });

  it("says what is certain of the others' stashes, best first, and counts who is ready", () => {
    expect(scene.mats[1]?.certain).toEqual([5]);
    expect(scene.mats[0]?.certain).toEqual([]);
    expect(readyCount(scene)).toBe(2);
    expect(scene.mats.filter(({ boss }) => boss).map(({ seat }) => seat)).toEqual([1]);
  });

  it("has the shares as the boss lays them, before they are laid", () => {
    const shown = withGiven(drawn("share"), { 0: 2, 3: 2, 1: 0 });
    expect(shown.mats.map(({ share }) => share)).toEqual([["5 cash"], [], ["5 gems", "3 cash"], []]);
  });

  it("has no boss, no slots and all stashes when the game is over", () => {
    const over = drawn("over");
    expect(over.mats.some(({ boss }) => boss)).toBe(false);
    expect(over.mats.every(({ stash, score }) => stash !== null && score !== null)).toBe(true);
    expect(over.mats.filter(({ winner }) => winner)).toHaveLength(1);
  });
});

describe("seating", () => {
  it("begins at the reader's left and goes clockwise; who only watches sees all from the first seat", () => {
    expect(around(5, 3)).toEqual([4, 0, 1, 2]);
    expect(around(4, null)).toEqual([0, 1, 2, 3]);
  });

  it("gives each mat and the middle a place of its own, for all numbers of players", () => {
    for (let players = 4; players <= 8; players += 1) {
      for (const you of [null, 1]) {
        const { mats, middle } = seating(players, you);
        expect(mats).toHaveLength(you === null ? players : players - 1);
        const cells = [...mats.map(({ place }) => place), middle].flatMap(({ column, columns, row, rows }) =>
          Array.from(
            { length: columns * rows },
            (_, at) => `${row + Math.floor(at / columns)}/${column + (at % columns)}`,
          ),
        );
        expect(new Set(cells).size).toBe(cells.length);
        expect(cells.every((cell) => Number(cell.split("/")[1]) <= 12)).toBe(true);
      }
    }
    expect(area({ column: 4, columns: 6, row: 2, rows: 1 })).toBe("2 / 4 / span 1 / span 6");
  });
});
