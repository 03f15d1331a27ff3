// Conditional moves, within what is valid now.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SEATS, source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import { ConditionalMoves } from "./conditional-moves.svelte";

const OFFERED = [
  { name: "pass-above", lowest: 4, highest: 15 },
  { name: "bid-up-to", lowest: 5, highest: 15 },
];

let at: any;
let api: { setConditionalMove: ReturnType<typeof vi.fn> };

beforeEach(() => {
  app.words = new Words("en", source("en"), SEATS);
  at = {
    id: "t1",
    game: "felicity",
    you: 0,
    playing: true,
    past: null,
    standsIn: false,
    known: { conditions: OFFERED },
    table: { seats: [{ wish: null }, {}] },
    act: (work: () => unknown) => work(),
  };
  api = { setConditionalMove: vi.fn(async () => ({})) };
});

const conditionalMoves = () => new ConditionalMoves(at, api as never);

describe("conditional moves", () => {
  it("offers what the server does, the first at its least number", async () => {
    const one = conditionalMoves();
    expect([one.condition?.name, one.number]).toEqual(["pass-above", 4]);
    await one.decide();
    expect(api.setConditionalMove).toHaveBeenCalledWith("t1", "pass-above", 4);
  });

  it("keeps what was chosen within what is valid by then", async () => {
    const one = conditionalMoves();
    one.pick("bid-up-to");
    one.count(9);
    one.count(Number.NaN);
    expect(one.number).toBe(9);
    at.known = { conditions: OFFERED.map((condition) => ({ ...condition, lowest: 11 })) };
    await one.decide();
    expect(api.setConditionalMove).toHaveBeenCalledWith("t1", "bid-up-to", 11);
    one.count(99);
    expect(one.number).toBe(15);
  });

  it("names the number where there is only one, else leaves it open", () => {
    const [first] = OFFERED;
    expect(conditionalMoves().title(first!)).toBe("Pass as soon as the bid is above …");
    expect(conditionalMoves().title({ ...first!, highest: 4 })).toBe("Pass as soon as the bid is above 4");
  });

  it("says what is decided, and lets go of it", async () => {
    at.table.seats[0].wish = { condition: "pass-above", number: 7 };
    const one = conditionalMoves();
    expect(one.chosen && one.words(one.chosen.condition, one.chosen.number)).toBe("Pass as soon as the bid is above 7");
    await one.cancel();
    expect(api.setConditionalMove).toHaveBeenCalledWith("t1", null);
  });

  it("offers nothing to who looks back, watches, or has a bot play", () => {
    at.past = {};
    expect(conditionalMoves().condition).toBeNull();
    at.past = null;
    at.standsIn = true;
    expect(conditionalMoves().condition).toBeNull();
    at.you = null;
    expect(conditionalMoves().chosen).toBeNull();
  });
});
