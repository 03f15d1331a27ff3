import { beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "../../tests/texts";
import { ApiError } from "../lib/api";
import { app } from "../lib/app.svelte";
import { DEFAULTS } from "../lib/settings";
import type { GameView, LessonState } from "../wire";
import { type Around, Following } from "./following.svelte";
import { bringBack, Hints, momentOf } from "./hints.svelte";

describe("following", () => {
  // Following a lesson, against a scripted server.

  const line = (n: number) => ({ n, at: 0, seat: n, events: [{ event: "bid", args: { seat: n } }], standin: false });
  const frame = (n: number) => ({ entry: line(n), view: { game: "felicity", at: n } as unknown as GameView });
  const state = (step: number, more: Partial<LessonState> = {}): LessonState => ({
    game: "felicity",
    step,
    steps: 4,
    text: `felicity-lesson-${step}`,
    at: "row",
    asks: step === 1,
    scene: "sack",
    you: 0,
    others: ["Ida", "Bruno"],
    moves: [],
    log: [line(0)],
    frames: [frame(0)],
    ...more,
  });
  const other = new ApiError(422, "illegal", { id: "lesson-other-move", args: {} }, "no");

  type Api = { [name in keyof Around["api"]]: ReturnType<typeof vi.fn<(...given: any[]) => Promise<any>>> };
  let api: Api;
  let waits: number[];

  beforeEach(() => {
    sessionStorage.clear();
    app.words = english;
    app.settings = { ...DEFAULTS };
    api = {
      followLesson: vi.fn(async (_game: string, answers: unknown[]) => state(answers.length)),
      whyInLesson: vi.fn(),
      previewInLesson: vi.fn(),
    };
    waits = [];
  });

  async function begun(): Promise<Following> {
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const following = new Following("felicity", { api, rests: () => false, wait });
    await following.begin();
    return following;
  }

  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };

  describe("a lesson", () => {
    it("begins at its first step, and reading goes on", async () => {
      const following = await begun();
      expect(following.state?.step).toBe(0);
      await following.next();
      expect(api.followLesson).toHaveBeenLastCalledWith("felicity", [null]);
      expect(following.state?.step).toBe(1);
      await following.next();
      expect(following.state?.step, "a move is asked for now").toBe(1);
    });

    it("shows what a move leads to, move by move, before it goes on", async () => {
      const following = await begun();
      await following.next();
      const frames = [frame(1), frame(2), frame(3)];
      api.followLesson.mockResolvedValueOnce(state(2, { log: [0, 1, 2, 3].map(line), frames }));
      const before = following.frame;
      expect(await following.play("bid 4")).toEqual({ ok: true });
      expect(following.showing).toBe(true);
      expect(following.board).toMatchObject({ moves: [], interactive: false });
      await settle();
      expect(following.frame).toBe(before + 3);
      expect(waits, "a moment between two moves of others").toHaveLength(2);
      expect([following.state?.step, following.showing]).toEqual([2, false]);
      expect(following.board.view).toEqual(frames[2]!.view);
      expect(following.board.events).toEqual(frames[2]!.entry.events);
    });

    it("tells the board of a moment only what had been told by then", async () => {
      const following = await begun();
      await following.next();
      const frames = [frame(1), frame(2)];
      api.followLesson.mockResolvedValueOnce(state(2, { log: [0, 1, 2].map(line), frames }));
      const told: number[] = [];
      const { play } = following;
      const wait = vi.spyOn(following as unknown as { wait: (ms: number) => Promise<void> }, "wait");
      wait.mockImplementation(async () => void told.push(following.board.log!.length));
      await play.call(following, "bid 4");
      await settle();
      expect(told).toEqual([2]);
      expect(following.board.log).toHaveLength(3);
    });

    it("refuses in a friendly sentence what is possible but not asked, and stays", async () => {
      const following = await begun();
      await following.next();
      api.followLesson.mockRejectedValueOnce(other);
      const answer = await following.play("place 15");
      expect(answer).toMatchObject({ ok: false, text: "That is possible too; for this lesson do what it asks." });
      expect([following.state?.step, following.refusal, following.pending]).toEqual([
        1,
        (answer as { text: string }).text,
        null,
      ]);
      await following.play("place 5");
      expect(api.followLesson, "what was refused is forgotten").toHaveBeenLastCalledWith("felicity", [null, "place 5"]);
      expect(following.refusal).toBe("");
    });

    it("goes on where this window left off, and begins again when asked", async () => {
      const first = await begun();
      await first.next();
      const second = await begun();
      expect(second.state?.step).toBe(1);
      await second.again();
      expect(second.state?.step).toBe(0);
    });

    it("starts over where what was kept does not fit any more", async () => {
      sessionStorage.setItem("rascals-lesson-felicity", '["place 99"]');
      api.followLesson.mockRejectedValueOnce(other);
      const following = await begun();
      expect(following.state?.step).toBe(0);
      await following.next();
      expect(api.followLesson).toHaveBeenLastCalledWith("felicity", [null]);
    });

    it("jumps to another scene", async () => {
      const following = await begun();
      const before = following.frame;
      api.followLesson.mockResolvedValueOnce(state(1, { scene: "later", asks: false }));
      await following.next();
      expect([following.frame, following.board.events]).toEqual([before + 2, []]);
    });

    it("names the others clockwise from the learner", async () => {
      api.followLesson.mockResolvedValueOnce(state(0, { you: 1 }));
      app.settings = { ...DEFAULTS, nickname: "Ana" };
      const following = await begun();
      expect(following.names).toEqual(["Bruno", "Ana", "Ida"]);
    });

    it("says to read on first where no move is asked for", async () => {
      const following = await begun();
      expect(await following.why("place 5")).toMatchObject({
        legal: false,
        text: "First read on, then it is your move.",
      });
      expect(api.whyInLesson).not.toHaveBeenCalled();
    });

    it("says why it cannot begin", async () => {
      api.followLesson.mockRejectedValue(new ApiError(404, "not_found", { id: "not-found", args: {} }, "no"));
      const following = await begun();
      expect(following.state).toBeNull();
      expect(following.problem).not.toBe("");
    });
  });
});

describe("hints", () => {
  const [place, bid] = [
    { text: "felicity-hint-place", at: "row", when: ["place"] },
    { text: "felicity-hint-bid", at: "bid", when: ["open", "bid"] },
  ];
  const fetched = vi.fn(async () => ({ hints: [place!, bid!] }));
  const at = (asked: string, round = 1) => ({ game: "felicity", round, asked });

  async function hinted(): Promise<Hints> {
    const hints = new Hints({ hints: fetched });
    await hints.fetch("felicity");
    return hints;
  }

  beforeEach(() => {
    localStorage.clear();
    fetched.mockClear();
  });

  describe("hints", () => {
    it("are told while what they speak of is asked, and each once", async () => {
      const hints = await hinted();
      expect(hints.at(at("place"))).toBe(place);
      expect(hints.place(place!)).toEqual({ number: 1, count: 2 });
      hints.dismiss("felicity", place!);
      expect(hints.at(at("place"))).toBeNull();
      expect(hints.at(at("open"))).toBe(bid);
    });

    it("are told in the first round only, and only to who is asked", async () => {
      const hints = await hinted();
      expect(hints.at(at("place", 2))).toBeNull();
      expect(hints.at(at(""))).toBeNull();
    });

    it("are not told again on this device, nor asked for", async () => {
      const hints = await hinted();
      expect(hints.tells("felicity")).toBe(true);
      hints.finish("felicity");
      expect(hints.tells("felicity")).toBe(false);
      expect(hints.at(at("bid"))).toBeNull();
      expect((await hinted()).at(at("bid"))).toBeNull();
      expect(fetched).toHaveBeenCalledTimes(1);
    });

    it("are done when all have been read", async () => {
      const hints = await hinted();
      hints.dismiss("felicity", place!);
      hints.dismiss("felicity", bid!);
      await hinted();
      expect(fetched).toHaveBeenCalledTimes(1);
    });

    it("come back when that is wished", async () => {
      (await hinted()).finish("felicity");
      bringBack();
      expect((await hinted()).at(at("bid"))).toBe(bid);
    });

    it("know a moment by the game's own question", () => {
      const view = { game: "heist", round: 1, status: { id: "draw", args: {} } };
      expect(momentOf(view, true)).toEqual({ game: "heist", round: 1, asked: "draw" });
      expect(momentOf(view, false).asked).toBe("");
      expect(momentOf(null, true)).toEqual({ game: "", round: 0, asked: "" });
    });

    it("are counted on while they come: nothing is put in their place", async () => {
      const hints = new Hints({ hints: fetched });
      expect(hints.tells("felicity")).toBe(false);
      const coming = hints.fetch("felicity");
      expect(hints.tells("felicity")).toBe(true);
      await coming;
      expect(hints.tells("felicity")).toBe(true);
    });

    it("are none where the server does not tell them", async () => {
      fetched.mockRejectedValueOnce(new Error("away"));
      const hints = await hinted();
      expect(hints.at(at("bid"))).toBeNull();
      expect(hints.tells("felicity")).toBe(false);
    });
  });
});
