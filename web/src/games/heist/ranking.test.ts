// @vitest-environment node
import { describe, expect, it } from "vitest";
import { decidedBy, ranking, reckon } from "./ranking";
import { SCENES } from "./recorded/scenes";
import type { Crew, HeistView } from "./view";

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
    const causes = (edition: string, crew: Partial<Crew>) => {
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
