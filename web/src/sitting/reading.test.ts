import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { english as words } from "../../tests/texts";
import { ApiError } from "../lib/api";
import { app } from "../lib/app.svelte";
import { enter, follow } from "./asked";
import { type Library, Reading } from "./reading.svelte";

describe("reading", () => {
  // How a replay is read: moments, eyes, by itself or step by step.

  const frame = (n: number) => ({
    n,
    at: 0,
    seat: 0,
    events: [{ event: "passed", args: { seat: 0 } }],
    standin: false,
    view: { at: n },
  });
  const table = (status: string) => ({
    id: "t1",
    game: "felicity",
    status,
    seats: [
      { seat: 0, name: "Ana" },
      { seat: 1, name: "Bo" },
    ],
  });
  const answered = (pov: string, status = "over", count = 4) => ({
    table: table(status),
    pov,
    frames: Array.from({ length: count }, (_, n) => frame(10 + n)),
  });

  let api: {
    replay: ReturnType<typeof vi.fn<(id: string, pov: string) => Promise<any>>>;
    table: ReturnType<typeof vi.fn<(id: string) => Promise<any>>>;
  };
  let router: { query: URLSearchParams; go: (address: string) => void };
  let went: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    app.words = words;
    went = [];
    router = {
      query: new URLSearchParams(),
      go: (address) => {
        went.push(address);
        router.query = new URLSearchParams(address.split("?")[1]);
      },
    };
    api = { table: vi.fn(async () => table("over")), replay: vi.fn(async (_, pov) => answered(pov)) };
  });
  afterEach(() => vi.useRealTimers());

  async function begun(query = ""): Promise<Reading> {
    router.query = new URLSearchParams(query);
    const reading = new Reading("t1", { api, router } as unknown as Library);
    await reading.begin();
    return reading;
  }

  describe("a replay", () => {
    it("begins where its link says, with everything open unless it says otherwise", async () => {
      const reading = await begun("n=2");
      expect([reading.at, reading.pov, reading.you, reading.board.view]).toEqual([2, "open", null, { at: 12 }]);
      expect((await begun("n=99&pov=1")).address).toBe("/r/t1?n=3&pov=1");
    });

    it("says why there is none", async () => {
      api.table.mockRejectedValue(new ApiError(404, "x", { id: "x", args: {} }, "no such table"));
      expect((await begun()).lost).toBe("no such table");
    });

    it("of a game that goes on shows what the player's seat or everybody sees, and offers no other eyes", async () => {
      api.table.mockResolvedValue(table("playing"));
      api.replay.mockImplementation(async (_, pov) => answered(pov === "me" ? "1" : pov, "playing"));
      const reading = await begun("pov=open");
      expect([reading.pov, reading.you, reading.povs.map(({ value }) => value)]).toEqual(["1", 1, ["1", "public"]]);
      await reading.see("public");
      await reading.see("1");
      expect(api.replay.mock.calls.map(([, pov]) => pov)).toEqual(["me", "public", "me"]);
      api.replay.mockImplementation(async (_, pov) => {
        if (pov === "me") throw new ApiError(401, "x", { id: "x", args: {} }, "");
        return answered(pov, "playing");
      });
      expect((await begun()).povs.map(({ value }) => value)).toEqual(["public"]);
    });

    it("keeps the moment when other eyes look, and what else the address says", async () => {
      const reading = await begun("n=1&board=generic");
      reading.toggle();
      await reading.see("0");
      expect([reading.at, reading.you, reading.playing, went.at(-1)]).toEqual([
        1,
        0,
        false,
        "/r/t1?n=1&board=generic&pov=0",
      ]);
    });

    it("shows a step as a movement and a jump as none", async () => {
      const reading = await begun();
      const { frame } = reading.board;
      reading.go(1);
      expect(reading.board.frame).toBe(frame + 1);
      reading.go(3);
      reading.go(99);
      expect([reading.at, reading.board.frame, reading.board.log?.length]).toEqual([3, frame + 3, 4]);
      reading.go(2);
      expect(reading.board.frame).toBe(frame + 5);
    });

    it("plays by itself to the end, and then again", async () => {
      const reading = await begun("n=1");
      reading.toggle();
      vi.advanceTimersByTime(reading.pace);
      expect([reading.at, reading.playing]).toEqual([2, true]);
      vi.advanceTimersByTime(10 * reading.pace);
      expect([reading.at, reading.playing]).toEqual([3, false]);
      reading.toggle();
      expect([reading.at, reading.playing]).toEqual([0, true]);
      reading.pause();
      vi.advanceTimersByTime(10 * reading.pace);
      expect(reading.at).toBe(0);
    });

    it("waits for a board that is still showing what happened", async () => {
      const reading = await begun();
      reading.board.onrest?.(reading.board.frame);
      reading.toggle();
      vi.advanceTimersByTime(3 * reading.pace);
      expect(reading.at).toBe(1);
      reading.board.onrest?.(reading.board.frame);
      vi.advanceTimersByTime(reading.pace);
      expect(reading.at).toBe(2);
    });

    it("goes at the pace that is wanted, from the next step on", async () => {
      const reading = await begun();
      reading.pace = 100;
      reading.toggle();
      vi.advanceTimersByTime(200);
      expect(reading.at).toBe(2);
    });

    it("stops where the player seeks a moment or presses a line", async () => {
      const reading = await begun();
      reading.toggle();
      reading.look(12);
      expect([reading.at, reading.playing]).toEqual([2, false]);
      reading.toggle();
      reading.seek(1);
      expect([reading.at, reading.playing]).toEqual([1, false]);
    });

    it("is stepped through by keys, and leaves other keys alone", async () => {
      const reading = await begun();
      expect([reading.key("End"), reading.at, reading.key("x"), reading.key(" "), reading.playing]).toEqual([
        true,
        3,
        false,
        true,
        true,
      ]);
    });

    it("tells what happened, and lets nothing be played", async () => {
      const reading = await begun();
      expect(reading.said).toEqual([words.event("felicity", frame(0).events[0]!, reading.names, null)]);
      expect(await reading.board.play("pass")).toMatchObject({ ok: false, code: "past" });
    });

    it("tells the last of much that happened, be it many lines or a few long ones, so that the board stays in sight", async () => {
      const happened = (lines: number) => Array.from({ length: lines }, () => ({ event: "passed", args: { seat: 0 } }));
      const told = async (lines: number, name: string) => {
        api.table.mockResolvedValue({
          ...table("over"),
          seats: [
            { seat: 0, name },
            { seat: 1, name: "Bo" },
          ],
        });
        api.replay.mockImplementation(async (_, pov) => ({
          ...answered(pov),
          table: {
            ...table("over"),
            seats: [
              { seat: 0, name },
              { seat: 1, name: "Bo" },
            ],
          },
          frames: [{ ...frame(10), events: happened(lines) }],
        }));
        return (await begun()).said;
      };
      expect(await told(5, "Ana")).toHaveLength(5);
      const many = await told(7, "Ana");
      expect([many.length, many[0]]).toEqual([4, "…"]);
      const long = await told(5, "Ana".repeat(30));
      expect([long.length, long[0]]).toEqual([4, "…"]);
    });
  });
});

describe("asked", () => {
  // The focus goes to what is asked, and is taken from nobody who is writing or elsewhere.

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
});
