import { expect, it } from "vitest";
import { source } from "../../tests/texts";
import { Words } from "../lib/words";
import type { MoveInfo } from "../wire";
import { whole } from "./whole";

const words = new Words("en", source("en"));
const small = (kind: string, args: Record<string, unknown> = {}): MoveInfo => ({ move: kind, kind, args });

it("tells a move made of small ones without the one that only ends it", () => {
  const steps = [small("payoff", { token: "a", to: 1, side: "yes" }), small("pay"), small("pay"), small("finish")];
  const said = whole(words, "goodcritters", "payoff a yes 1: P2", steps, ["Ada", "Otto"]);
  expect(said).toMatch(/A payoff card × 2$/);
});

it("names the end of a move where that is all there is to do", () => {
  expect(whole(words, "goodcritters", "finish", [small("finish")], [])).toBe("That is all");
});
