import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { put } from "../../../tests/page";
import { english as words, LANGUAGES, SEATS, source } from "../../../tests/texts";
import { Words } from "../../lib/words";
import CritterCard from "./CritterCard.svelte";
import { decidedBy, ranking, reckon } from "./Final.svelte";
import { clauseOf, crittersOf, doesWhat, trapsOf, usesOf } from "./editions";
import { groundOf, waysOf } from "./ground";
import { SCENES } from "./recorded/scenes";
import type { Crew, HeistView } from "./view";

describe("editions", () => {
  const GAME = join(import.meta.dirname, "../../../../src/rascals/games/heist");
  const box = readFileSync(join(GAME, "box.toml"), "utf8");
  const clauses = readFileSync(join(GAME, "RULES.md"), "utf8");
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
    it("has the critters and traps of the box", () => {
      expect([...crittersOf(edition)].sort()).toEqual(had(edition, "critters").sort());
      expect([...trapsOf(edition)].sort()).toEqual(had(edition, "traps").sort());
    });

    it("uses up at once what the box says leaves with its only use", () => {
      const once = listed("critters", "names").filter(
        (_, index) => listed(`${edition}.critters`, "once")[index] === "1",
      );
      const leaving = crittersOf(edition).filter((critter) => usesOf(edition, critter) !== "twice");
      expect([...leaving].sort()).toEqual(once.filter((critter) => crittersOf(edition).includes(critter)).sort());
    });

    it.each(LANGUAGES)("says in %s what each does, under a clause that there is", (language) => {
      const told = new Words(language, source(language), SEATS);
      for (const name of [...crittersOf(edition), ...trapsOf(edition)]) {
        expect(doesWhat(told, edition, name), name).not.toBe("");
        expect(clauses, name).toContain(`**${clauseOf(told, edition, name)}**`);
      }
    });
  });

  it("tells of a critter what holds in the edition, not what came later", () => {
    expect(doesWhat(words, "v1", "squirrel")).toContain("2");
    expect(doesWhat(words, "v4", "squirrel")).toContain("4");
    expect(clauseOf(words, "v4", "mole")).toBe("H-18.mole.v2");
    expect(clauseOf(words, "v3", "pit")).toBe("H-22.pit.v2");
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
        { at: [0, 0], kind: "start", seat: 1 },
        { at: [2, 2], kind: "security", seat: null },
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
const table = (crews: Partial<Crew>[], more: Partial<HeistView> = {}): HeistView => ({
  ...over,
  seats: crews.map((crew, seat) => ({
    ...over.seats[0]!,
    banked: [],
    carried: [],
    points: 0,
    suspicion: 0,
    ended: null,
    score: 0,
    seat,
    ...crew,
  })),
  winners: [0],
  ...more,
});

describe("how a score came about", () => {
  it("adds up, in a game that was played", () => {
    for (const crew of over.seats) {
      const { home, carried, points, score } = reckon(over, crew);
      expect([...home, ...carried].reduce((total, worth) => total + worth, points)).toBe(score);
    }
  });

  it("counts nothing of what v1's crews still carry", () => {
    const view = table([{ banked: [10], carried: [4], points: -1, score: 9 }], { edition: "v1" });
    expect(reckon(view, view.seats[0]!)).toEqual({
      home: [10],
      carried: [],
      lost: [4],
      points: -1,
      causes: [{ what: "fines", points: -1 }],
      score: 9,
    });
  });

  it("counts what is carried from v2 on, unless a late crew lost it", () => {
    const view = table(
      [
        { carried: [4, 2], points: 2, score: 8 },
        { carried: [8], banked: [4], points: -2, score: 2 },
      ],
      { edition: "v4" },
    );
    expect(reckon(view, view.seats[0]!).carried).toEqual([4, 2]);
    expect(reckon(view, view.seats[1]!)).toMatchObject({ home: [4], carried: [], lost: [8], points: -2, score: 2 });
  });

  it("tells points by their causes: the first out, who is late, and fines", () => {
    const away = [5, 5] as const;
    const causes = (edition: HeistView["edition"], crew: Partial<Crew>) => {
      const view = table([{ ended: 2 }, crew, { ended: 1 }], { edition });
      return reckon(view, view.seats[1]!).causes.map(({ what, points }) => `${what} ${points}`);
    };
    expect(causes("v4", { ended: 1, points: -1 })).toEqual(["first 2", "fines -3"]);
    expect(causes("v5", { ended: 1, points: -3 })).toEqual(["fines -3"]);
    expect(causes("v3", { ended: null, points: -2, at: over.seats[0]!.at })).toEqual(["late -2"]);
    expect(causes("v5", { ended: null, points: -5, at: away })).toEqual(["late -2", "fines -3"]);
    const home = over.fixed.find(({ kind }) => kind === "start")!.at;
    expect(causes("v5", { ended: null, points: -1, at: home })).toEqual(["fines -1"]);
    expect(causes("v2", { ended: null, points: 0, at: away })).toEqual([]);
  });
});

describe("the order at the end", () => {
  const crews = [
    { score: 12, suspicion: 5, ended: 1 },
    { score: 12, suspicion: 3, ended: null },
    { score: 15 },
    { score: 12, suspicion: 3, ended: 2 },
  ];

  it("goes by score, then less suspicion, then who left earlier", () => {
    expect(ranking(table(crews)).map(({ crew, place }) => [crew.seat, place])).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
      [0, 4],
    ]);
  });

  it("shares places where ties are shared", () => {
    const places = ranking(table(crews, { options: { final_tie: "shared" } })).map(({ place }) => place);
    expect(places).toEqual([1, 2, 2, 2]);
  });

  it("says what decided", () => {
    const tied = (one: Partial<Crew>, other: Partial<Crew>) =>
      decidedBy(
        table([
          { score: 7, ...one },
          { score: 7, ...other },
        ]),
      );
    expect(decidedBy(table(crews))).toBe("score");
    expect(tied({ suspicion: 1 }, { suspicion: 2 })).toBe("suspicion");
    expect(tied({ ended: 1 }, { ended: 2 })).toBe("ended");
    expect(decidedBy(table(crews, { winners: [0, 1] }))).toBe("shared");
  });
});

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
