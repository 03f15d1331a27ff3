import { describe, expect, it, vi } from "vitest";
import { atTable, play, press, put, settle, texts } from "../../../tests/page";
import type { MoveInfo } from "../../wire";
import type { PlayResult, PreviewAnswer, WhyAnswer } from "../board";
import Board from "./Board.svelte";
import { split } from "./shapes";

// A game nobody has drawn: three cards are given away one by one; a choice is made by all at once.
const give = (seat: number): MoveInfo => ({ move: `give ${seat}`, kind: "give", args: { seat } });
const choice = (what: string): MoveInfo => ({ move: `choose ${what}`, kind: "choose", args: { what } });
const GIFTS = [give(0), give(1)];

const preview = vi.fn(async (draft: string[]): Promise<PreviewAnswer> => {
  if (draft.some((step) => step.startsWith("choose"))) return { moves: [], complete: draft.length === 1 };
  return draft.length < 3 ? { moves: GIFTS, complete: false } : { moves: [], complete: draft.length === 3 };
});
const why = vi.fn(async (move: string): Promise<WhyAnswer> =>
  move === "give 0; give 1; give 1"
    ? { legal: true }
    : { legal: false, text: "Not so.", clause: null, args: { grammar: "give SEAT" } },
);

const view = { game: "gifts", acting: [0, 2], seats: [{ seat: 0, ready: true }] };
const props = $state(atTable({ view, moves: GIFTS, why, preview }));

function show(moves: MoveInfo[] = GIFTS): void {
  props.moves = moves;
  put(Board, props);
}

const draft = () => texts(".draft li");
const note = () => document.querySelector(".note")?.textContent;

describe("a move of several steps", () => {
  it("is drafted step by step and played as one when its player says so", async () => {
    show();
    await press("give 0");
    await press("give 1");
    await press("give 1");
    expect(draft()).toEqual(["give 0", "give 1", "give 1"]);
    expect(play).not.toHaveBeenCalled();
    await press("Play this");
    expect(play).toHaveBeenCalledWith("give 0; give 1; give 1", true);
    expect(draft()).toEqual([]);
  });

  it("may be answered once its board is gone", async () => {
    let answer = (_: PlayResult): void => undefined;
    play.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    show();
    for (const step of ["give 0", "give 1", "give 1", "Play this"]) await press(step);
    show(); // another board in its place
    answer({ ok: true });
    await settle();
    expect(draft()).toEqual([]);
  });

  it("takes back one step, or all", async () => {
    show();
    await press("give 0");
    await press("give 1");
    await press("Undo the last step");
    expect(draft()).toEqual(["give 0"]);
    await press("Cancel");
    expect(draft()).toEqual([]);
  });

  it("is kept while others act, and dropped with a word when it no longer fits", async () => {
    show();
    await press("give 0");
    props.moves = [...GIFTS];
    await settle();
    expect(draft()).toEqual(["give 0"]);
    preview.mockResolvedValueOnce({ moves: [], complete: false });
    props.moves = [choice("yes")];
    await settle();
    expect(draft()).toEqual([]);
    expect(note()).toContain("no longer fits");
  });

  it("comes back when it is refused, with the reason", async () => {
    show();
    for (const step of ["give 0", "give 1", "give 1"]) await press(step);
    play.mockResolvedValueOnce({ ok: false, code: "illegal", text: "Too late.", clause: null });
    await press("Play this");
    expect(draft()).toEqual(["give 0", "give 1", "give 1"]);
    expect(note()).toBe("Too late.");
  });

  it("keeps the focus among the moves when the button pressed is gone", async () => {
    show();
    for (const step of ["give 0", "give 1", "give 1"]) await press(step);
    expect(document.activeElement?.closest(".moves")).not.toBeNull();
  });
});

describe("a choice made by all at once", () => {
  it("is one button away", async () => {
    show([choice("yes"), choice("no")]);
    await press("choose yes");
    expect(play).toHaveBeenCalledWith("choose yes", undefined);
  });
});

describe("many moves that differ in two parts", () => {
  const MANNERS = ["open", "shown", "hidden"];
  const add = (card: string) =>
    MANNERS.map((manner) => ({ move: `add ${card} ${manner}`, kind: "add", args: { card, manner } }));
  const buttons = () => [...document.querySelectorAll("fieldset .row button")].map((one) => one.textContent?.trim());

  async function pick(label: string): Promise<void> {
    const found = [...document.querySelectorAll("label")].find((one) => one.textContent?.trim() === label);
    found?.querySelector("input")?.click();
    await settle();
  }

  it("are chosen part by part, and what was chosen stays chosen for the next step", async () => {
    const cards = ["5", "4", "3", "2"];
    show(cards.flatMap(add));
    expect(buttons()).toEqual(cards.map((card) => `add ${card} open`));
    await pick("hidden");
    expect(buttons()).toEqual(cards.map((card) => `add ${card} hidden`));
    preview.mockResolvedValueOnce({ moves: cards.slice(1).flatMap(add), complete: false });
    await press("add 5 hidden");
    expect(draft()).toEqual(["add 5 hidden"]);
    expect(buttons()).toEqual(cards.slice(1).map((card) => `add ${card} hidden`));
  });
});

describe("a written move", () => {
  async function write(text: string): Promise<void> {
    const field = document.querySelector<HTMLInputElement>("#written")!;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.form!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await settle();
  }

  it("is played where it is possible", async () => {
    show();
    await write("give 0; give 1; give 1");
    expect(play).toHaveBeenCalledWith("give 0; give 1; give 1");
    expect(document.querySelector<HTMLInputElement>("#written")!.value).toBe("");
  });

  it("is answered with the reason where it is not, also when the table refuses it in the end", async () => {
    show();
    await write("give 9");
    expect(note()).toBe("Not so.");
    expect(play).not.toHaveBeenCalled();
    play.mockResolvedValueOnce({ ok: false, code: "stale", text: "Too late.", clause: null });
    await write("give 0; give 1; give 1");
    expect(note()).toBe("Too late.");
  });

  it("is explained by the game's grammar", async () => {
    show();
    const details = document.querySelector("details")!;
    details.open = true;
    details.dispatchEvent(new Event("toggle"));
    await settle();
    expect(details.textContent).toContain("give SEAT");
  });
});

const OF_SEATS = new Set(["seat", "turn"]);
const step = { step: "answer", seat: 1, numbers: [0] };
const shown = (view: Record<string, unknown>) => {
  const { facts, panels } = split(view, OF_SEATS);
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
