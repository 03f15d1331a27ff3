import { describe, expect, it } from "vitest";
import { all, atTable, put, settle } from "../../tests/page";
import { SEATS } from "../../tests/texts";
import type { LogEvent } from "./board";
import Felicity from "./felicity/Board.svelte";
import { RECORDED } from "./felicity/recorded/games";
import { placesNamed as onFelicity } from "./felicity/story";
import Goodcritters from "./goodcritters/Board.svelte";
import { GAMES, SCENES as CRITTERS } from "./goodcritters/recorded/scenes";
import { placesNamed as onGoodcritters } from "./goodcritters/story";
import type { GoodcrittersEvent } from "./goodcritters/view";
import Goons from "./goons/Board.svelte";
import { placesNamed as onGoons } from "./goons/named";
import { SCENES as GOONS } from "./goons/recorded/scenes";
import type { GoonsEvent } from "./goons/view";
import Heist from "./heist/Board.svelte";
import { planOf } from "./heist/map/plan";
import { groundNamed } from "./heist/map/targets";
import { SCENES as HEISTS } from "./heist/recorded/scenes";
import { cellsNamed, seatsNamed } from "./named";

describe("named", () => {
  // Of each board: what the events of a line name, and nothing that does not lie there.

  const told = <Event extends LogEvent>(event: Event["event"], args = {}) => ({ event, args }) as Event;
  const seats = {
    felicity: new Set(SEATS.felicity),
    goodcritters: new Set(SEATS.goodcritters),
    heist: new Set(SEATS.heist),
    goons: new Set(SEATS.goons),
  };

  it("finds each seat once, also in a list, and no colour or cell that has a seat's name elsewhere", () => {
    expect(seatsNamed([told("given", { seat: 1, to: 0 }), told("row_sorted", { order: [2, 1] })], seats.goons)).toEqual(
      [1, 0, 2],
    );
    expect(seatsNamed([told("shifted", { seat: 0, number: 3, to: "red" })], seats.goons)).toEqual([0]);
  });

  it("finds cells by their look, whatever the value is called", () => {
    expect(
      cellsNamed([
        told("moved", { seat: 1, from_cell: "2,2", cell: "2,10" }),
        told("turned", { cell: "2,2", turn: "r90" }),
      ]),
    ).toEqual(["2,2", "2,10"]);
  });

  it("names in Felicity mats, the very card in the row, and mouse cards", () => {
    const frames = RECORDED.flatMap(({ runs }) => runs.flat());
    for (const { view } of frames) {
      for (const [place, { owner, pet }] of view.row.entries()) {
        const named = onFelicity(view, [told("revealed", { owner, pet, place })], seats.felicity);
        expect(named).toEqual(pet === null ? [`seat-${owner}`] : [`seat-${owner}`, `place-${place}`]);
      }
      expect(onFelicity(view, [told("placed", { seat: 1, pet: null })], seats.felicity)).toEqual(["seat-1"]);
    }
    expect(onFelicity(frames[0]!.view, [told("mice_taken", { seat: 0, card: 4, mice: 5 })], seats.felicity)).toEqual([
      "seat-0",
      "card-4",
    ]);
  });

  it("names in GoodCritters mats, the pile, and the loot in the middle while it is what was turned over", () => {
    const { view } = CRITTERS.share;
    const on = (event: GoodcrittersEvent["event"], args = {}) =>
      onGoodcritters(view, [told(event, args)], seats.goodcritters);
    expect(on("threatened", { seat: 2, to: 0 })).toEqual(["mat-2", "mat-0"]);
    expect(on("skimmed", { seat: 1, card: null })).toEqual(["mat-1", "pile"]);
    expect(on("turned_over", { cards: [...view.middle].reverse() })).toEqual(
      view.middle.map((_, place) => `loot-${place}`),
    );
    expect(on("turned_over", { cards: view.middle.slice(1) })).toEqual([]);
    for (const { log, view } of GAMES)
      for (const { events } of log) expect(() => onGoodcritters(view, events, seats.goodcritters)).not.toThrow();
  });

  it("names in Critter Heist cells of the building, of a stash all", () => {
    for (const { view } of Object.values(HEISTS)) {
      const plan = planOf(view);
      for (const { cells } of plan.rooms)
        expect(groundNamed(plan, [told("loot_taken", { seat: 0, cell: cells.at(-1) })])).toEqual(cells);
      expect(groundNamed(plan, [told("moved", { seat: 0, from_cell: "0,0", cell: "99,0" })])).toEqual(["0,0"]);
    }
  });

  it("names in Goons mats, items, and a villain where a colour is one", () => {
    const on = (event: GoonsEvent["event"], args = {}) => onGoons([told(event, args)], seats.goons);
    expect(on("cube_taken", { seat: 1, colour: "red", cell: "3,4", space: "blue" })).toEqual(["mat-1", "glance-1"]);
    expect(on("shifted", { seat: 0, number: 2, colour: "red", to: "blue" })).toEqual([
      "mat-0",
      "glance-0",
      "villain-red",
      "villain-blue",
    ]);
    expect(on("display_swept", { items: ["scythe", "crowbar"] })).toEqual(["item-scythe", "item-crowbar"]);
  });
});

describe("lighting", () => {
  // Every board lights what it is told, each thing by itself, and nothing any more when that is over.

  const lit = () =>
    all("[data-named], [data-named-cell]")
      .map((one) => one.dataset["at"] ?? one.dataset["namedCell"])
      .sort();
  const told = (event: string, args: Record<string, unknown>): LogEvent[] => [{ event, args }];

  const felicity = { ...RECORDED[1]!.runs[0]!.find(({ moves }) => moves.length > 0)!, you: 0 };

  it.each([
    ["felicity", Felicity, felicity, told("mice_taken", { seat: 1, card: 4, mice: 5 }), ["card-4", "seat-1"]],
    ["goodcritters", Goodcritters, CRITTERS.bargain, told("threatened", { seat: 1, to: 0 }), ["mat-0", "mat-1"]],
    ["heist", Heist, HEISTS.evade, told("moved", { seat: 1, from_cell: "0,0", cell: "0,1" }), ["0,0", "0,1", "crew-1"]],
    [
      "goons",
      Goons,
      GOONS.take,
      told("cube_taken", { seat: GOONS.take.you, colour: "red", cell: "3,4", space: "blue" }),
      ["3,4", `mat-${GOONS.take.you}`],
    ],
  ] as [string, any, object, LogEvent[], string[]][])("%s", async (_, Board, scene, events, places) => {
    let named = $state.raw(events);
    put(Board, Object.defineProperty(atTable(scene), "named", { get: () => named }));
    await settle();
    const focused = document.activeElement;
    expect(lit()).toEqual(places);
    named = [];
    await settle();
    expect(lit()).toEqual([]);
    expect(document.activeElement).toBe(focused);
  });
});
