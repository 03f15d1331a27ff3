// The focus goes to what is asked, and is taken from nobody who is writing or elsewhere.
import { beforeEach, describe, expect, it } from "vitest";
import { enter, follow } from "./asked";

let board: HTMLElement;
const at = () => document.activeElement?.id;
const on = (id: string) => document.getElementById(id)!.focus();

beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1" id="page"><section id="board" tabindex="-1">
    <button id="card">a card</button> <input id="chat-on-board"> <div id="panel" tabindex="-1" data-asked><button id="bid">bid</button><input id="amount"></div>
    <div id="hand" tabindex="-1"></div></section><input id="chat"><button id="log">a line</button></main>`;
  board = document.getElementById("board")!;
});

describe("what is asked", () => {
  it.each(["card", "board", "page"])("has the focus that was at: %s", (place) => {
    on(place);
    expect([follow(board), at()]).toEqual([true, "panel"]);
  });

  it("has the focus of what is gone", () => {
    on("card");
    document.getElementById("card")!.remove();
    expect([follow(board), at()]).toEqual([true, "panel"]);
  });

  it.each(["chat", "log", "chat-on-board", "bid", "amount"])("leaves the focus at: %s", (place) => {
    on(place);
    expect([follow(board), at()]).toEqual([false, place]);
  });

  it("may be several things: the focus stays at any of them", () => {
    document.getElementById("hand")!.dataset["asked"] = "";
    on("hand");
    expect([follow(board), at()]).toEqual([false, "hand"]);
  });

  it("may be answered elsewhere too: the focus stays there, but goes where it is asked", () => {
    board.dataset["asked"] = "too";
    board.append(document.getElementById("panel")!);
    on("card");
    expect([follow(board), at()]).toEqual([false, "card"]);
    on("page");
    expect([follow(board), at()]).toEqual([true, "panel"]);
  });

  it("may be nothing", () => {
    delete document.getElementById("panel")!.dataset["asked"];
    on("card");
    expect([follow(board), at()]).toEqual([false, "card"]);
  });
});

it("is where one enters the board, else what takes keys there, else the whole", () => {
  enter(board);
  expect(at()).toBe("panel");
  delete document.getElementById("panel")!.dataset["asked"];
  enter(board);
  expect(at()).toBe("card");
  board.innerHTML = "";
  enter(board);
  expect(at()).toBe("board");
});
