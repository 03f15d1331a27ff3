import { createRawSnippet, flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { all, atTable, key, named, play, pointing, put, settle } from "../../../tests/page";
import { english as words } from "../../../tests/texts";
import { app } from "../../lib/app.svelte";
import { DEFAULTS } from "../../lib/settings";
import { seatNames } from "../../lib/words";
import Board from "./Board.svelte";
import { RECORDED, type RecordedFrame } from "./recorded/games";

app.words = words;
const names = seatNames(
  words,
  "felicity",
  ["Ana", "Bo", "Cleo", "Dan"].map((name, seat) => ({ seat, name })),
);
const run = RECORDED[1]!.runs[0]!;
const placing = run.find((frame) => frame.view.phase === "place" && frame.moves.length > 0)!;
const bidding = run.find((frame) => frame.view.phase === "bid" && frame.moves.length > 3)!;

const why = vi.fn(async (_move: string) => ({ legal: false, text: "Because.", clause: null }) as const);

const show = ({ view, moves, events }: RecordedFrame, more: object = {}) =>
  put(Board, atTable({ view, moves, events, names, why, frame: 5, ...more }));

const card = (pet: string) => all(`[data-at="hand-${pet}"]`)[0]!;
const button = (text: string) => named(text)!;

// Who has placed this many is no longer asked.
beforeEach(() => localStorage.setItem("rascals-done-felicity-placed", "3"));

describe("placing", () => {
  const legal = String(placing.moves[0]!.args["pet"]);

  it("plays a card that is clicked", () => {
    show(placing);
    card(legal).click();
    expect(play).toHaveBeenCalledWith(`place ${legal}`, false);
  });

  it("only chooses a card where a finger may slip", () => {
    pointing(true);
    show(placing, { settings: DEFAULTS });
    card(legal).click();
    flushSync();
    expect(play).not.toHaveBeenCalled();
    expect(card(legal).getAttribute("aria-pressed")).toBe("true");
    button("Place").click();
    expect(play).toHaveBeenCalledWith(`place ${legal}`, true);
    pointing(false);
  });

  it("says why a card that is gone cannot be placed", async () => {
    show(placing);
    const gone = placing.view.seats[0]!.removed!;
    card(gone).click();
    await settle();
    expect(why).toHaveBeenCalledWith(`place ${gone}`);
    expect(document.querySelector("[role=status]")?.textContent).toBe("Because.");
    expect(play).not.toHaveBeenCalled();
  });

  it("chooses by number key and moves the one tab stop with it", async () => {
    show(placing);
    await key("7");
    expect(document.activeElement).toBe(card("15"));
    expect([...document.querySelectorAll(".hand button[tabindex='0']")]).toEqual([card("15")]);
    await key("ArrowRight", card("15"));
    expect(document.activeElement).toBe(card("rabbit"));
  });

  it("only lets a spectator look", () => {
    show(placing, { you: null, interactive: false, moves: [] });
    expect(document.querySelector(".hand")).toBeNull();
    expect(button("Place")).toBeUndefined();
  });
});

describe("bidding", () => {
  const least = bidding.view.highest_bid + 1;

  it("bids the least with Enter, more after arrow up, and passes with P", async () => {
    show(bidding);
    await key("Enter");
    expect(play).toHaveBeenLastCalledWith(`bid ${least}`, false);
    await key("ArrowUp");
    await key("Enter");
    expect(play).toHaveBeenLastCalledWith(`bid ${least + 1}`, false);
    await key("p");
    expect(play).toHaveBeenLastCalledWith("pass", false);
  });

  it("leaves keys alone that are typed elsewhere", async () => {
    show(bidding);
    const field = document.body.appendChild(document.createElement("input"));
    await key("p", field);
    expect(play).not.toHaveBeenCalled();
  });

  it("says why a bid that was typed too high is not possible", async () => {
    show(bidding);
    const input = document.querySelector<HTMLInputElement>("input[type=number]")!;
    input.value = "99";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    button("Bid").click();
    await settle();
    expect(why).toHaveBeenCalledWith("bid 99");
    expect(play).not.toHaveBeenCalled();
  });
});

describe("the last round", () => {
  const at = run.findIndex((frame) => frame.view.round === 3 && frame.moves.length > 0 && frame.view.phase === "place");
  const log = run.slice(0, at + 1).map(({ events }, n) => ({ n, at: 0, seat: null, events, standin: false }));

  it("is summed up from the log on a board that was not there, as after a reload", () => {
    show(run[at]!, { log });
    expect(document.querySelector(".last h2")?.textContent).toBe("Last round (2)");
    expect(document.querySelectorAll(".last .cards li")).toHaveLength(4);
  });

  it("is summed up once earlier lines of the log have come", () => {
    const late = $state({ log: log.slice(-2) });
    const props = atTable({ view: run[at]!.view, names, why });
    put(Board, Object.defineProperty(props, "log", { get: () => late.log }));
    expect(document.querySelector(".last")).toBeNull();
    late.log = log;
    flushSync();
    expect(document.querySelector(".last h2")?.textContent).toBe("Last round (2)");
  });

  it("is closed where the player has gone on since, and opens on request", () => {
    const later = run.findIndex((frame, n) => n > at && frame.view.phase === "bid");
    show(run[later]!, {
      log: [
        ...log,
        ...run
          .slice(at + 1, later + 1)
          .map(({ events }, n) => ({ n: at + 1 + n, at: 0, seat: null, events, standin: false })),
      ],
    });
    expect(document.querySelector(".last")).toBeNull();
    button("Last round").click();
    flushSync();
    expect(document.querySelector(".last h2")?.textContent).toBe("Last round (2)");
  });
});

describe("everybody's cards", () => {
  const { view } = placing;
  const hands = () =>
    [...document.querySelectorAll(`.mat [aria-label="${words.text("felicity-board-in-hand")}"]`)].map(
      (hand) => hand.children.length,
    );

  it("lie open in a replay that shows them", () => {
    const seats = view.seats.map((seat) => ({ ...seat, hand: view.seats[0]!.hand }));
    show({ ...placing, view: { ...view, seats } }, { you: null, interactive: false, moves: [] });
    expect(hands()).toEqual(seats.map(({ hand }) => hand!.length));
  });

  it("are nowhere in play: one's own are the hand", () => {
    show(placing);
    expect(hands()).toEqual([]);
  });
});

describe("the end", () => {
  const last = run.at(-1)!;

  it("shows how each seat got its points, what may be done now, and says that it has come to rest", () => {
    const onrest = vi.fn();
    show(last, {
      interactive: false,
      moves: [],
      onrest,
      ending: createRawSnippet(() => ({ render: () => "<button>Again</button>" })),
    });
    const sums = [...document.querySelectorAll(".final .sum")].map((sum) => sum.getAttribute("aria-label"));
    expect(sums).toHaveLength(4);
    last.view.seats.forEach((seat) =>
      expect(
        sums.some((sum) => sum!.endsWith(` = ${seat.score}`)),
        sums.join(),
      ).toBe(true),
    );
    expect(button("Again").closest(".final")).not.toBeNull();
    expect(onrest).toHaveBeenLastCalledWith(5);
  });
});
