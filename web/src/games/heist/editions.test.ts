import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { put } from "../../../tests/page";
import { english as words, LANGUAGES, SEATS, source } from "../../../tests/texts";
import { Words } from "../../lib/words";
import CritterCard from "./CritterCard.svelte";
import { ranking, reckon } from "./Final.svelte";
import { doesWhat } from "./editions";
import { groundOf, waysOf } from "./ground";
import { SCENES } from "./recorded/scenes";
import type { Crew } from "./view";

describe("editions", () => {
  const GAME = join(import.meta.dirname, "../../../../src/rascals/games/heist");
  const box = readFileSync(join(GAME, "box.toml"), "utf8");
  const art = (name: string) => readFileSync(join(import.meta.dirname, `../../art/${name}.svelte`), "utf8");
  const EDITIONS = ["v1", "v2", "v3", "v4", "v5"];

  /** A list of a section of the box: names or numbers. */
  function listed(section: string, key: string): string[] {
    const part = box.slice(box.indexOf(`[${section}]`));
    const list = new RegExp(`^${key} = \\[([^\\]]*)\\]`, "m").exec(part)?.[1] ?? "";
    return list
      .split(",")
      .map((one) => one.trim().replaceAll('"', ""))
      .filter(Boolean);
  }

  /** Those of which an edition has some. */
  const had = (edition: string, kind: string) =>
    listed(kind, "names").filter((_, index) => listed(`${edition}.${kind}`, "counts")[index] !== "0");

  describe.each(EDITIONS)("%s", (edition) => {
    it.each(LANGUAGES)("says in %s what each does", (language) => {
      const told = new Words(language, source(language), SEATS);
      for (const name of [...had(edition, "critters"), ...had(edition, "traps")])
        expect(doesWhat(told, edition, name), name).not.toBe("");
    });
  });

  it("tells of a critter what holds in the edition, not what came later", () => {
    expect(doesWhat(words, "v1", "squirrel")).toContain("2");
    expect(doesWhat(words, "v4", "squirrel")).toContain("4");
  });

  it("has a picture of every critter and trap", () => {
    for (const critter of listed("critters", "names")) expect(art("Critter")).toContain(`critter === "${critter}"`);
    for (const trap of listed("traps", "names")) expect(art("Trap")).toContain(`trap === "${trap}"`);
  });
});

describe("ground", () => {
  const [N, E, S, W] = [1, 2, 4, 8];

  test("tiles turn clockwise", () => {
    expect(waysOf("straight", 0)).toBe(N | S);
    expect(waysOf("straight", 90)).toBe(E | W);
    expect(waysOf("corner", 90)).toBe(E | S);
    expect(waysOf("corner", 270)).toBe(W | N);
    expect(waysOf("T", 0)).toBe(W | N | E);
    expect(waysOf("T", 180)).toBe(E | S | W);
  });

  test("each cell says what lies there", () => {
    const ground = groundOf({
      fixed: [
        { at: [0, 0], kind: "start", place: [0, 0], seat: 1 },
        { at: [2, 2], kind: "security", place: [2, 2], seat: null },
      ],
      board: [{ at: [0, 1], tile: "T-trap", rotation: 90 }],
      loot: { "2,2": [2], "9,9": [4] },
    });
    expect(ground.get("0,0")).toMatchObject({ kind: "start", seat: 1, hazard: null });
    expect(ground.get("2,2")).toMatchObject({ kind: "preset", hazard: "security", numbers: [2], ways: 15 });
    expect(ground.get("0,1")).toMatchObject({ kind: "tile", hazard: "trap", ways: N | E | S, numbers: [] });
    expect(ground.size).toBe(3);
  });
});

const over = SCENES.over.view;

describe("how a score came about", () => {
  it("adds up, in a game that was played", () => {
    for (const crew of over.seats) {
      const { home, carried, points, causes, score } = reckon(crew);
      expect([...home, ...carried].reduce((total, worth) => total + worth, points)).toBe(score);
      expect(causes.reduce((total, cause) => total + cause.points, 0)).toBe(points);
    }
  });

  it("tells what is carried in vain, and points by their causes", () => {
    const reckoning = { counted: false, first: 2, late: 0, fines: -3 };
    const crew: Crew = { ...over.seats[0]!, banked: [10], carried: [4], points: -1, score: 9, reckoning };
    expect(reckon(crew)).toEqual({
      home: [10],
      carried: [],
      lost: [4],
      points: -1,
      causes: [
        { what: "first", points: 2 },
        { what: "fines", points: -3 },
      ],
      score: 9,
    });
  });
});

describe("the order at the end", () =>
  it("is that of the places", () => expect(ranking(over).map(({ place }) => place)).toEqual([1, 2, 3])));

describe("CritterCard", () => {
  const tip = () => document.querySelector<HTMLElement>("[data-critter]")!.title;

  it("has a tip only where it may leave out what it does: elsewhere a tip repeats it and covers the other answers", () => {
    const given = { critter: "fox", edition: "v2", words, foot: "Hire: fox", onclick: () => undefined };
    put(CritterCard, given);
    expect(document.body.textContent).toContain("Hire: fox");
    expect(tip()).toBe("");
    put(CritterCard, { ...given, slim: true });
    expect(tip()).toContain("Hire: fox");
  });
});
