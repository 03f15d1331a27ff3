// @vitest-environment node
import { describe, expect, it } from "vitest";
import { split } from "./shapes";

const SEATS = new Set(["seat", "turn"]);
const step = { step: "answer", seat: 1, numbers: [0] };
const shown = (view: Record<string, unknown>) => {
  const { facts, panels } = split(view, SEATS);
  return [facts, panels].map((fields) => fields.map(([key]) => key));
};

describe("the fields of a view", () => {
  it("stand in a line where they are short, in a panel each where they are not", () => {
    expect(shown({ game: "burrows", turn: 2, agenda: [step], seats: [{ seat: 0 }] })).toEqual([
      ["turn"],
      ["agenda", "seats"],
    ]);
  });

  it("are left out where nothing is pending, and where nothing is known", () => {
    expect(shown({ turn: 0, round: 0, agenda: [], weasel: null, seats: [{ seat: 0 }] })).toEqual([
      ["turn", "round"],
      ["seats"],
    ]);
  });
});
