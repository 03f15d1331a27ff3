// Addresses, settings, moments and the layout of undrawn games.
import { describe, expect, it } from "vitest";
import { groupsOf, isFolded, narrowed, offerOf, shapeOf, split } from "../src/games/generic/shapes";
import { routeOf } from "../src/lib/router.svelte";
import { aimsFirst, DEFAULTS, languageOf, readSettings, reducedMotion } from "../src/lib/settings";
import { untitled } from "../src/parts/RulesText.svelte";
import { clampMoment, povOf, steps } from "../src/sitting/reading.svelte";
import { pointing } from "./page";

describe("addresses", () => {
  it.each([
    ["/", { page: "lobby" }],
    ["/t/abc", { page: "table", id: "abc" }],
    ["/r/a%20b", { page: "replay", id: "a b" }],
    ["/j/XY", { page: "join", code: "XY" }],
    ["/rules/felicity", { page: "rules", game: "felicity" }],
    ["/learn/goons", { page: "lesson", game: "goons" }],
    ["/settings", { page: "settings" }],
    ["/t", { page: "lost" }],
    ["/t/a/b", { page: "lost" }],
    ["/nowhere", { page: "lost" }],
    ["/t/%E0%A4%A", { page: "table", id: "%E0%A4%A" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));
});

describe("settings", () => {
  function stored(text: string) {
    localStorage.setItem("rascals-settings", text);
    return readSettings();
  }

  it("fall back one by one", () => {
    expect(stored("{broken")).toEqual(DEFAULTS);
    expect(stored('{"theme":"dark","marks":"maybe","other":1}')).toEqual({ ...DEFAULTS, theme: "dark" });
  });

  it("aim first where a finger points, unless chosen otherwise", () => {
    const aiming = () => ["{}", '{"confirm":"always"}', '{"confirm":"never"}'].map((text) => aimsFirst(stored(text)));
    expect(aiming()).toEqual([false, false, false]);
    pointing(true);
    expect(aiming()).toEqual([true, false, false]);
    pointing(false);
  });

  it("choose the language: the player's, the browser's first that we have, English", () => {
    expect(languageOf({ ...DEFAULTS, language: "de" }, ["fr"])).toBe("de");
    expect(languageOf(DEFAULTS, ["nl-NL", "fr-CA", "de"])).toBe("fr");
    expect(languageOf(DEFAULTS, ["nl"])).toBe("en");
  });

  it("leave out movement when asked", () => {
    expect(reducedMotion({ ...DEFAULTS, motion: "reduced" })).toBe(true);
    expect(reducedMotion({ ...DEFAULTS, motion: "full" })).toBe(false);
  });
});

describe("replays", () => {
  it("keep to moments that exist", () => {
    expect([
      clampMoment("3", 5),
      clampMoment("9", 5),
      clampMoment("-1", 5),
      clampMoment("x", 5),
      clampMoment("2", 0),
    ]).toEqual([3, 4, 0, 0, 0]);
  });

  it("show everything of a finished game, what is public of a running one, or what a link asks for", () => {
    const table = (status: string) => ({ status, seats: [{ seat: 0 }, { seat: 1 }] }) as never;
    expect(povOf(null, table("over"))).toBe("open");
    expect(povOf(null, table("playing"))).toBe("public");
    expect(povOf("1", table("over"))).toBe("1");
    expect(povOf("7", table("over"))).toBe("open");
  });

  it("step by keys", () => {
    expect(steps("ArrowLeft", 3, 9)).toBe(2);
    expect(steps("End", 3, 9)).toBe(8);
    expect(steps("x", 3, 9)).toBeNull();
  });
});

const SEATS = new Set(["seat", "acting", "turn"]);

describe("a game without a board", () => {
  it("shows each value in a fitting shape", () => {
    expect(shapeOf("hand", ["3", "5"], SEATS)).toBe("chips");
    expect(shapeOf("acting", [0], SEATS)).toBe("seats");
    expect(shapeOf("seats", [{ a: 1 }], SEATS)).toBe("table");
    expect(shapeOf("turn", 2, SEATS)).toBe("seat");
    expect(shapeOf("mice", 2, SEATS)).toBe("value");
    expect(shapeOf("dummy", { a: 1 }, SEATS)).toBe("fields");
    expect(shapeOf("removed", null, SEATS)).toBe("nothing");
    expect(shapeOf("passed", false, SEATS)).toBe("yes-no");
    expect(shapeOf("grid", [["a"], ["b"]], SEATS)).toBe("fields");
  });

  it("lists what the page does not show elsewhere", () => {
    const { facts, panels } = split(
      {
        game: "x",
        players: 2,
        acting: [0],
        round: 1,
        row: [{ a: 1 }],
        status: { id: "go", args: {} },
        end_reason: null,
      },
      SEATS,
    );
    expect(facts.map(([key]) => key)).toEqual(["round"]);
    expect(panels.map(([key]) => key)).toEqual(["row"]);
  });

  it("makes a stepper of many moves that differ in one number only", () => {
    const bid = (mice: number) => ({ move: `bid ${mice}`, kind: "bid", args: { mice } });
    const pass = { move: "pass", kind: "pass", args: {} };
    const groups = groupsOf([...[1, 2, 3, 4, 5, 6].map(bid), pass], SEATS);
    expect(groups.map(({ kind, number }) => [kind, number])).toEqual([
      ["bid", "mice"],
      ["pass", null],
    ]);
    expect(groupsOf([1, 2].map(bid), SEATS)[0]?.number).toBeNull();
    const rob = (seat: number, card: number) => ({ move: `rob ${seat} ${card}`, kind: "rob", args: { seat, card } });
    expect(
      groupsOf(
        [0, 1, 2, 3, 4].map((seat) => rob(seat, seat)),
        SEATS,
      )[0]?.number,
    ).toBeNull();
    expect(
      groupsOf(
        [0, 1, 2, 3, 4].map((seat) => rob(seat, 1)),
        SEATS,
      )[0]?.number,
    ).toBeNull();
  });
});

describe("many moves of an undrawn game", () => {
  const MANNERS = ["open", "shown", "hidden"];
  const add = (card: string, manner: string) => ({
    move: `add ${card} ${manner}`,
    kind: "add",
    args: { card, manner },
  });
  const cards = (count: number) => Array.from({ length: count }, (_, index) => `${index} gems`);
  const adds = (count: number) => cards(count).flatMap((card) => MANNERS.map((manner) => add(card, manner)));
  const only = (kind: string) => ({ move: kind, kind, args: {} });

  it("are chosen part by part, what they are about last", () => {
    const [group] = groupsOf(adds(9), SEATS);
    expect(group?.parts).toEqual(["manner", "card"]);
    const { before, left } = narrowed(group!, { manner: "hidden" });
    expect(before).toEqual([{ key: "manner", values: MANNERS, at: 2 }]);
    expect(left.map(({ move }) => move)).toEqual(cards(9).map((card) => `add ${card} hidden`));
  });

  it("begin with what is there where the value wanted is not", () => {
    const [group] = groupsOf(adds(4), SEATS);
    const { before, left } = narrowed(group!, { manner: "upside down" });
    expect(before[0]?.at).toBe(0);
    expect(left).toHaveLength(4);
    const offers = [...adds(4), add("9 gems", "secret")];
    expect(narrowed(groupsOf(offers, SEATS)[0]!, { manner: "secret" }).left.map(({ move }) => move)).toEqual([
      "add 9 gems secret",
    ]);
  });

  it("are plain buttons as long as they are few", () => {
    expect(groupsOf(adds(1), SEATS)[0]?.parts).toEqual([]);
    expect(groupsOf(adds(2), SEATS)[0]?.parts).toEqual(["manner", "card"]);
    const one = (count: number) => cards(count).map((card) => add(card, "open"));
    expect(groupsOf(one(12), SEATS)[0]?.parts).toEqual([]);
    expect(groupsOf(one(13), SEATS)[0]?.parts).toEqual(["card"]);
  });

  it("stand together where each is the only one of its kind", () => {
    const { groups, single } = offerOf([only("ready"), ...adds(2), only("done")], SEATS);
    expect(groups.map(({ kind }) => kind)).toEqual(["add"]);
    expect(single.map(({ kind }) => kind)).toEqual(["ready", "done"]);
  });

  it("are folded among many other groups only", () => {
    const two = (kind: string) => [1, 2].map((n) => ({ move: `${kind} ${n}`, kind, args: { n } }));
    const few = offerOf([...adds(9), ...two("a")], SEATS).groups;
    const many = offerOf([...adds(9), ...two("a"), ...two("b")], SEATS).groups;
    expect(few.map((group) => isFolded(group, few))).toEqual([false, false]);
    expect(many.map((group) => isFolded(group, many))).toEqual([true, false, false]);
  });
});

describe("rules help", () => {
  it("leaves its title to the page", () => {
    expect(untitled("<h1>A</h1>\n<h2 id='x'>B</h2>")).toBe("\n<h2 id='x'>B</h2>");
    expect(untitled("<h2>A</h2><hr>")).toBe("<h2>A</h2><hr>");
  });
});
