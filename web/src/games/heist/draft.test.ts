// @vitest-environment node
import { expect, it, vi } from "vitest";
import type { MoveInfo } from "../../wire";
import type { PreviewAnswer } from "../board";
import { Parts } from "../undecided.svelte";
import { Draft } from "./draft.svelte";

const head: MoveInfo = { move: "play hedgehog", kind: "play", args: { critter: "hedgehog" } };
const seat = (number: number): MoveInfo => ({ move: `at seat ${number}`, kind: "target", args: { seat: number } });
const way = (name: string): MoveInfo => ({ move: `towards ${name}`, kind: "towards", args: { way: name } });
const card = { critter: "hedgehog", table: false };
const open = (...moves: MoveInfo[]): PreviewAnswer => ({ moves, complete: false });
const TREE: Record<string, PreviewAnswer> = {
  "play hedgehog": open(seat(0), seat(1)),
  "play hedgehog; at seat 0": open(way("n"), way("e")),
  "play hedgehog; at seat 1": open(way("s")),
};
const following = vi.fn(async (steps: string[]) => TREE[steps.join("; ")] ?? { moves: [], complete: true });
const begun = async () => {
  const draft = new Draft(() => following, new Parts());
  await draft.choose(card, [head]);
  return draft;
};

it("aims step by step until the move is whole", async () => {
  const draft = await begun();
  expect([draft.whole, draft.after?.moves.length]).toEqual([false, 2]);
  await draft.aim(seat(0));
  expect(draft.whole).toBe(false);
  await draft.aim(way("e"));
  expect([draft.whole, draft.move]).toEqual([true, "play hedgehog; at seat 0; towards e"]);
});

it("aims by itself where only one thing may follow, and takes that back with what led there", async () => {
  const draft = await begun();
  await draft.aim(seat(1));
  expect([draft.whole, draft.move]).toEqual([true, "play hedgehog; at seat 1; towards s"]);
  await draft.back();
  expect([draft.move, draft.after?.moves.length]).toEqual(["play hedgehog", 2]);
  await draft.back();
  expect(draft.card).toBeNull();
});

it("lets a card go that is chosen again", async () => {
  const draft = await begun();
  await draft.choose(card, [head]);
  expect([draft.card, draft.steps]).toEqual([null, []]);
});

it("asks nothing about a card that may not be played", async () => {
  following.mockClear();
  const draft = new Draft(() => following, new Parts());
  await draft.choose(card, []);
  expect([draft.isChosen(card), draft.whole, following.mock.calls]).toEqual([true, false, []]);
});

it("ignores an answer that comes after the card was let go", async () => {
  const draft = new Draft(() => following, new Parts());
  const chosen = draft.choose(card, [head]);
  draft.clear();
  await chosen;
  expect([draft.card, draft.after]).toEqual([null, null]);
});
