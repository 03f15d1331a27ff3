import { beforeEach, expect, it, vi } from "vitest";
import { all, press, put, settle, texts } from "../../tests/page";
import { english } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { DEFAULTS } from "../lib/settings";
import HintCard from "./HintCard.svelte";
import { Hints } from "./hints.svelte";

const HINTS = [
  { text: "heist-hint-draw", at: "question", when: ["draw"] },
  { text: "heist-hint-turn", at: "budget|map", when: ["draw"] },
];
vi.mock("../lib/api", async (original) => ({ ...(await original<object>()), hints: async () => ({ hints: HINTS }) }));

const view = { game: "heist", round: 1, status: { id: "draw" } };
let board: HTMLElement;
const line = () => document.querySelector<HTMLElement>("[data-hint]");
const pointed = () => all("[data-pointed]").map((one) => one.dataset["at"]);
const place = (id: string) => board.querySelector(`[data-part=${id}]`)!;

async function known() {
  const hints = new Hints();
  await hints.fetch("heist");
  return hints;
}

async function read() {
  document.querySelector<HTMLElement>("[data-hint] [aria-label='Got it']")!.click();
  await settle();
}

/** A table of which the place of the board is seen, and that of the others is a swipe away. */
async function table(...at: string[]) {
  localStorage.clear();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(
      this.closest("[data-part=others]") ? innerWidth : 0,
      0,
      innerWidth,
      this.hasAttribute("hidden") ? 0 : 100,
    );
  });
  board = document.createElement("main");
  const [map = "board", budget = "others"] = at;
  board.innerHTML = ["board", "others", "question"].map((id) => `<section data-part="${id}"></section>`).join("");
  place(map).innerHTML = '<p data-at="map"></p>';
  place(budget).innerHTML += '<p data-at="budget" hidden></p>';
  place("question").innerHTML += '<p data-at="question"></p>';
  put(HintCard, { hints: await known(), board, view, mine: true });
  document.body.append(board);
  await settle();
}

beforeEach(() => {
  app.words = english;
  app.settings = { ...DEFAULTS };
});

it("is one line at the top of the place that holds what it speaks of, which alone is ringed", async () => {
  await table();
  expect([line()?.parentElement, line()?.previousSibling]).toEqual([place("question"), null]);
  expect(texts("[data-hint] p")).toEqual(["Each tile opens ways, but may bring security or a trap."]);
  expect(pointed()).toEqual(["question"]);
  await read();
  expect([line()?.dataset["hint"], line()?.parentElement]).toEqual(["heist-hint-turn", place("board")]);
  expect(pointed()).toEqual(["map"]);
});

it("tells the rest when asked, and is gone for good by one press", async () => {
  await table();
  await press("More");
  expect(texts("[data-hint] p")[0]).toMatch(/a trap\. Stop drawing when you like\.$/);
  await press("No more hints");
  expect([line(), ...pointed()]).toEqual([null]);
  put(HintCard, { hints: await known(), board, view, mine: true });
  await settle();
  expect(line()).toBeNull();
});

it("goes on to what comes to be seen, and stands with what is asked while its place is not the one seen", async () => {
  await table("others", "board");
  await read();
  expect(pointed()).toEqual(["map"]);
  expect(line()?.parentElement).toBe(place("question"));
  place("board").innerHTML = '<p data-at="budget"></p>';
  await settle();
  expect(pointed()).toEqual(["budget"]);
  expect(line()?.parentElement).toBe(place("board"));
});

it("pushes no answer out of sight: where what is asked fills its room, it stands in the place that is seen", async () => {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(1);
  await table();
  expect(pointed()).toEqual(["question"]);
  expect(line()?.parentElement).toBe(place("board"));
});

it("stands on a board without places, and rests there even where it takes all of its room", async () => {
  await table();
  board.innerHTML = '<p data-at="question"></p>';
  await settle();
  expect(line()?.parentElement).toBe(board);
  vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: Element) {
    const taken = this.matches("[data-at]") && line()?.parentElement === place("board");
    return new DOMRect(0, 0, innerWidth, taken ? 0 : 100);
  });
  board.innerHTML =
    '<section data-part="board"><p data-at="question"></p></section><section data-part="question"></section>';
  const stand = Element.prototype.prepend.bind(place("board"));
  const moved = vi
    .spyOn(place("board"), "prepend")
    .mockImplementation(() => undefined)
    .mockImplementationOnce(stand);
  await settle();
  expect(moved).toHaveBeenCalledTimes(1);
});
