import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dense } from "./Layout.svelte";

let told: () => void = () => {};
let board: HTMLElement;
/** How high the last thing needed ends, by how often the board has drawn in. */
let heights: number[] = [];

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        told = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => (work(), 0));
  vi.stubGlobal("innerWidth", 1280);
  vi.stubGlobal("innerHeight", 800);
  board = document.createElement("div");
  board.innerHTML = "<p class=needed></p><p></p>";
  board.querySelector(".needed")!.getBoundingClientRect = () =>
    ({ bottom: heights[(board.dataset["dense"] ?? "").split(" ").filter(Boolean).length] }) as DOMRect;
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["as often as it takes, and no more", [900, 810, 800, 700], 1280, "1 2"],
  ["as far as it can where that is not enough", [2000, 1900, 1800, 1700], 1280, "1 2 3"],
  ["nothing on a narrow page: that is scrolled", [2000, 700, 700, 700], 700, ""],
])("draws in %s", async (_, ends, width, steps) => {
  heights = ends;
  vi.stubGlobal("innerWidth", width);
  dense(".needed")(board);
  await tick();
  expect(board.dataset["dense"]).toBe(steps);
});

it("draws nothing in where all is on the screen, and lets go what it drew in when it is", async () => {
  heights = [900, 790, 700, 600];
  dense(".needed")(board);
  await tick();
  expect(board.dataset["dense"]).toBe("1");
  heights = [800, 780, 700, 600];
  told();
  expect(board.dataset["dense"]).toBe("");
});

it("tries nothing where all stands as it stood: that would lay the page out again each time", async () => {
  heights = [900, 790, 700, 600];
  dense(".needed")(board);
  await tick();
  const tried = new MutationObserver(() => undefined);
  tried.observe(board, { attributes: true });
  told();
  expect(tried.takeRecords()).toEqual([]);
});

it("measures when what kept its place has gone, in the same frame", async () => {
  heights = [1400, 1400, 1400, 1400];
  dense(".needed")(board);
  heights = [790, 700, 600, 500];
  expect(board.dataset["dense"]).toBe("");
  await tick();
  expect(board.dataset["dense"]).toBe("");
});

it("measures nothing once it is gone", async () => {
  heights = [2000, 1900, 1800, 1700];
  const gone = dense(".needed")(board) as () => void;
  gone();
  await tick();
  expect(board.dataset["dense"]).toBe("");
});
