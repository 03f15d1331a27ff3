import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { all, atTable, put, settle, until } from "../../tests/page";
import { DEFAULTS } from "../lib/settings";
import type { Flight } from "./Flights.svelte";
import type { Board, LogEvent } from "./board";
import Goons from "./goons/Board.svelte";
import { flightsOf as goonsFlights } from "./goons/Moving.svelte";
import { SCENES as GOONS } from "./goons/recorded/scenes";
import type { GoonsEvent } from "./goons/view";
import Heist from "./heist/Board.svelte";
import { flightsOf as heistFlights } from "./heist/Moving.svelte";
import { SCENES as HEIST } from "./heist/recorded/scenes";
import type { HeistEvent } from "./heist/view";

// What an update moves flies over the boards, from where it was drawn before to where it is drawn after.

const animate = vi.fn((_frames: Keyframe[], _timing: KeyframeAnimationOptions) => ({
  cancel: vi.fn(),
  onfinish: null as (() => void) | null,
}));
// jsdom moves nothing and lays nothing out: here everything lies in the middle of the screen, but one card at its side.
Element.prototype.animate = animate as unknown as typeof Element.prototype.animate;
afterAll(() => {
  delete (Element.prototype as Partial<Element>).animate;
});
beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function box(this: Element) {
    if (this.matches(".places")) return new DOMRect();
    return new DOMRect(this.matches('[data-at="critter-ferret"]') ? 100 : 400, 300, 20, 20);
  });
  animate.mockClear();
  props.settings = { ...DEFAULTS };
});

type Scene = { view: object; you: number | null };
const CUBE: LogEvent = { event: "cube_taken", args: { seat: 1, colour: "blue", cell: "0,0", space: "red" } };
/** The scene in which a cube has been taken since. */
const TAKEN = {
  ...GOONS.take,
  view: {
    ...GOONS.take.view,
    city: GOONS.take.view.city.with(0, `.${GOONS.take.view.city[0]!.slice(1)}`),
    seats: GOONS.take.view.seats.map((one) => (one.seat === 1 ? { ...one, crib: one.crib.with(1, "B...") } : one)),
  },
};

const props = $state(atTable({ interactive: false, settings: { ...DEFAULTS }, onrest: vi.fn() }));

/** A board at a moment, touched once: what flies has come. */
async function show(board: Board, { view, you }: Scene): Promise<void> {
  Object.assign(props, { view, you, events: [], frame: 1 });
  put(board, props as never);
  press();
  await settle();
}

async function update({ view }: Scene, events: LogEvent[], frame = props.frame + 1): Promise<void> {
  Object.assign(props, { view, events, frame });
  await settle();
}

const press = () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
const flying = () => all("[data-flies]").map((one) => one.dataset["flies"]);
const drawn = (places: readonly string[]) =>
  places.some((place) =>
    document.querySelector(
      place
        .split(" ")
        .map((name) => `[data-at="${name}"]`)
        .join(" "),
    ),
  );

describe("pieces", () => {
  it("fly from where they were to where they are, which waits for them; nothing else does", async () => {
    await show(Goons, GOONS.take);
    expect(all('[data-at="cube-0,0"]')).toHaveLength(1);
    await update(TAKEN, [CUBE]);
    expect(all('[data-at="cube-0,0"]')).toHaveLength(0);
    expect(flying()).toEqual(["cube"]);
    expect(props.onrest).toHaveBeenLastCalledWith(2);
    const hidden = animate.mock.contexts.map((one) => (one as unknown as HTMLElement).dataset["at"]).filter(Boolean);
    expect(hidden).toEqual(["crib-2-red"]);
    expect(all("[data-flights]")[0]!.getAttribute("aria-hidden")).toBe("true");
    animate.mock.results.forEach(({ value }) => (value as { onfinish: (() => void) | null }).onfinish?.());
    await settle();
    expect(flying()).toEqual([]);
  });

  it("fly at a desk, where what holds all places has no box and cuts nothing off", async () => {
    await show(Goons, GOONS.take);
    document.querySelector<HTMLElement>(".places")!.style.cssText = "display: contents; overflow: auto";
    await update(TAKEN, [CUBE]);
    expect(flying()).toEqual(["cube"]);
  });

  it("leave one after the other, however many soon enough", async () => {
    await show(Goons, GOONS.take);
    await update(
      TAKEN,
      [...Array(9)].map(() => ({ event: "dined", args: { seat: 1, number: 3 } })),
    );
    const delays = animate.mock.calls.map(([, { delay }]) => delay!);
    expect(delays).toHaveLength(27);
    expect(delays).toEqual([...new Set(delays)].sort((a, b) => a - b));
    expect(delays.at(-1)).toBeLessThan(1000);
  });

  it.each([["pointerdown"], ["keydown"]])(
    "are there at once after a %s, which still does what it is for",
    async (kind) => {
      await show(Goons, GOONS.take);
      await update(TAKEN, [CUBE]);
      const pressed = new Event(kind, { bubbles: true, cancelable: true });
      document.body.dispatchEvent(pressed);
      await settle();
      expect([flying(), pressed.defaultPrevented]).toEqual([[], false]);
      for (const { value } of animate.mock.results) expect((value as { cancel: () => void }).cancel).toHaveBeenCalled();
    },
  );

  it("do not fly where movement is unwanted, nobody looks, or more has happened than one update", async () => {
    for (const [settings, hidden, frame] of [
      [{ motion: "reduced" }, false, 2],
      [{ pace: "once" }, false, 2],
      [{}, true, 2],
      [{}, false, 3],
    ] as const) {
      await show(Goons, GOONS.take);
      props.settings = { ...DEFAULTS, ...settings };
      const page = vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
      await update(TAKEN, [CUBE], frame);
      page.mockRestore();
      expect(flying()).toEqual([]);
    }
  });

  it("fly at their place in a walk, also from a hand that they have left", async () => {
    const { view, you } = HEIST.evade;
    const [before, after] = [view.seats[you]!, { ...view.seats[you]!, hand: ["fox", "fox", "mole"] }];
    await show(Heist, HEIST.evade);
    expect(before.hand).toContain("ferret");
    const events = [
      { event: "moved", args: { seat: you, from_cell: "9,8", cell: "9,7" } },
      { event: "played", args: { seat: you, critter: "ferret", zone: "hand" } },
      { event: "suspected", args: { seat: you, number: 1, suspicion: 1 } },
      { event: "loot_taken", args: { seat: you, loot: "gourd", cell: "9,4" } },
    ];
    await update(
      { you, view: { ...view, seats: view.seats.map((one) => (one === before ? after : one)) } },
      events.slice(0, 3),
    );
    expect(flying()).toEqual([]);
    await until(() => expect(flying()).toEqual(["card"]));
    expect(animate.mock.calls[0]![0][0]!["transform"]).toContain("translate(-290px,");
    press();
    await settle();
    await update({ you, view }, events.slice(3));
    expect(flying()).toEqual(["loot"]);
  });
});

/** An event of each kind that moves something, at a moment at which the places it names are drawn. */
const EXAMPLES: Record<string, [Board, Scene, (event: LogEvent) => Flight[], Record<string, Record<string, unknown>>]> =
  {
    goons: [
      Goons,
      GOONS.actions,
      (event) => goonsFlights(event as GoonsEvent, GOONS.actions.view),
      {
        cube_taken: { seat: 0, colour: "red", cell: "0,0", space: "red" },
        cube_moved: { seat: 0, cube: "blue", cell: "0,0", to: "9,9" },
        trained: { seat: 1, number: 1 },
        dined: { seat: 0, number: 2 },
        bought: { seat: 0, item: GOONS.actions.view.display[0], number: 2 },
        committed: { seat: 0, number: 2, colour: "red" },
        added: { seat: 0, item: "helmet", number: 1, colour: "red" },
        fee_paid: { seat: 0, number: 1, what: "money", colour: "blue" },
        shifted: { seat: 0, number: 1, colour: "red", to: "green" },
        masked: { seat: 0, number: 1, colour: "red", to: "green" },
        withdrawn: { seat: 0, number: 1, colour: "yellow" },
        energy_from: { seat: 0, item: "helmet", number: 6 },
        pried: { seat: 0, number: 1, gained: 1 },
        stepped: { seat: 0, colour: "red", space: 1 },
        stepped_down: { seat: 0, colour: "blue", space: 0 },
        space_paid: { seat: 0, stars: 1, energy: 0, money: 1, steps: 0 },
        rewarded: { seat: 1, colour: "red", city: 1, crib: 1, stars: 0, energy: 1, money: 0, steps: 0 },
      },
    ],
    heist: [
      Heist,
      HEIST.evade,
      (event) => heistFlights(event as HeistEvent, HEIST.evade),
      {
        loot_taken: { seat: 0, loot: "apple", cell: "2,2" },
        loot_dropped: { seat: 0, loot: "apple", cell: "2,2" },
        banked: { seat: 1, loot: "apple" },
        tile_drawn: { seat: 0, tile: "T-plain" },
        tile_seen: { seat: 0, tile: null },
        tiles_drawn: { seat: 0, tiles: ["T-plain", "cross-plain"] },
        tiles_to_hand: { seat: 0, tiles: null },
        tile_put_back: { seat: 0 },
        played: { seat: 2, critter: "fox", zone: "hand" },
        reacted: { seat: 0, critter: "bat", zone: "hand" },
        card_discarded: { seat: 2, critter: "butterfly", zone: "table" },
        card_laid: { seat: 2, critter: "butterfly" },
        discarded: { seat: 1, critters: ["bat", "fox"] },
        hired: { seat: 1, pile: 1, critter: null },
        hired_from_deck: { seat: 1, critter: null },
        card_drawn: { seat: 1, critter: null },
        card_kept: { seat: 2, critter: "mole" },
        trash_dug: { seat: 0, from: 1, critter: "bat" },
        picked: { seat: 2, from: 0, critter: "fox" },
        given: { seat: 0, to: 1, critter: "owl" },
        swapped: { seat: 0, given: "owl", critter: "bat" },
      },
    ],
  };

describe.each(Object.entries(EXAMPLES))("what moves in %s", (_game, [board, scene, flightsOf, events]) => {
  it("moves between places that the board draws", async () => {
    await show(board, scene);
    for (const [event, args] of Object.entries(events)) {
      const flights = flightsOf({ event, args });
      expect(flights.length, event).toBeGreaterThan(0);
      for (const { from, to } of flights) expect([event, drawn(from), drawn(to)]).toEqual([event, true, true]);
    }
    expect(flightsOf({ event: "game_over", args: {} })).toEqual([]);
  });
});

describe("one's own", () => {
  it("tile is on the map already; those of others come from them", () => {
    const placed: HeistEvent = { event: "tile_placed", args: { seat: 2, tile: "T-plain", turn: "r90", cell: "9,7" } };
    expect(heistFlights(placed, { view: HEIST.evade.view, you: 2 })).toEqual([]);
    expect(heistFlights(placed, { view: HEIST.evade.view, you: 0 })).toEqual([
      { kind: "tile", name: "T-plain r90", from: ["crew-2 tiles", "crew-2"], to: ["tile-9,7"] },
    ]);
  });
});
