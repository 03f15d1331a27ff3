import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SEATS, source } from "../../../tests/texts";
import { DEFAULTS } from "../../lib/settings";
import { Words } from "../../lib/words";
import type { PlayResult, PreviewAnswer, WhyAnswer } from "../board";
import Board from "./Board.svelte";
import { type Scene, SCENES } from "./recorded/scenes";

vi.setConfig({ testTimeout: 60_000 });
// What the table makes of keys and presses, in moments of a played game.
vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });

const words = new Words("en", source("en"), SEATS);
const play = vi.fn(async (_move: string, _asked?: boolean): Promise<PlayResult> => ({ ok: true }));
const why = vi.fn(async (_move: string): Promise<WhyAnswer> => ({ legal: false, text: "No empty cell is beside it.", clause: "O-09" }));
const asked: string[] = [];
let board: ReturnType<typeof mount> | undefined;

async function show(scene: Scene, more: Record<string, unknown> = {}): Promise<HTMLElement> {
  const preview = async (draft: string[]): Promise<PreviewAnswer> => {
    asked.push(draft.join("; "));
    return scene.previews[draft.join("; ")] ?? { moves: [], complete: true };
  };
  board = mount(Board, {
    target: document.body,
    props: {
      view: scene.view, moves: scene.moves, you: scene.you, names: ["Ana", "Bo", "Cleo"], events: [], words, play, why, preview, pending: null,
      interactive: true, settings: { ...DEFAULTS, sound: "off", motion: "reduced" }, frame: 1, log: [], ...more,
    },
  });
  await settle();
  const map = document.querySelector<HTMLElement>("[role=application]")!;
  map.focus();
  return map;
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await tick();
  await vi.dynamicImportSettled();
  flushSync();
}

async function keys(map: HTMLElement, ...pressed: string[]): Promise<void> {
  for (const key of pressed) {
    map.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await settle();
  }
}

async function press(selector: string, at = 0): Promise<void> {
  document.querySelectorAll<HTMLElement>(selector)[at]!.click();
  await settle();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const lit = () => all("[data-lit]").map((cell) => cell.dataset["lit"]);
const text = (selector: string) => (document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ");

afterEach(() => {
  if (board) void unmount(board);
  board = undefined;
  document.body.innerHTML = "";
  asked.length = 0;
  vi.clearAllMocks();
});

describe("taking a cube", () => {
  it("lights the cubes that may be taken, and tells a cell in words", async () => {
    const map = await show(SCENES.take);
    expect(lit()).toEqual(SCENES.take.moves.filter(({ kind }) => kind === "take").map(({ args }) => args["cell"]));
    await keys(map, "ArrowRight", "ArrowLeft");
    expect(text("[data-map-cell]")).toBe("0,0: blue cube; red district; can be chosen");
  });

  it("shows both actions on each space, and the stars opened and covered, before anything is played", async () => {
    const map = await show(SCENES.take);
    await keys(map, "Enter");
    expect(asked).toEqual(["take 0,0"]);
    const spaces = all("[data-deeds] [data-space]");
    expect(spaces.map((space) => space.dataset["space"])).toEqual(["red", "yellow", "green", "blue"]);
    expect(spaces[0]?.getAttribute("aria-label")).toBe("On the red space: a blue action and a red action. Stars covered: 1");
    expect(spaces[3]?.getAttribute("aria-label")).toBe("On the blue space: two blue actions. Stars covered: 1");
    expect(text(".placing .stars")).toContain("1 more red in the city: 3 → 4");
    expect(document.activeElement).toBe(spaces[0]);
    expect(play).not.toHaveBeenCalled();
  });

  it("is one move, made of the cell and the space, also on the crib itself", async () => {
    const map = await show(SCENES.take);
    await keys(map, "Enter");
    await press(".crib button[data-space=green]");
    expect(play).toHaveBeenCalledWith("take 0,0; on green", true);
    expect(asked).toEqual(["take 0,0"]);
  });

  it("is let go by Escape, and another cube can be chosen", async () => {
    const map = await show(SCENES.take);
    await keys(map, "Enter", "Escape");
    expect(document.querySelector(".placing")).toBeNull();
    expect(lit().length).toBeGreaterThan(0);
  });

  it("says why another cube cannot be taken, with the clause", async () => {
    const map = await show(SCENES.take);
    await keys(map, "ArrowRight", "ArrowDown", "Enter");
    const [asked_] = why.mock.calls[0] ?? [];
    expect(asked_).toBe("take 1,1");
    expect(text(".note")).toContain("No empty cell is beside it. [O-09]");
  });
});

describe("the two actions", () => {
  it("are one press each where nothing is to be chosen", async () => {
    await show(SCENES.actions);
    await press(".source.Y [data-do=place]");
    expect(play).toHaveBeenCalledWith("do cube diner", true);
  });

  it("ask the city where the nightclub moves what, and play when nothing is left to say", async () => {
    const map = await show(SCENES.actions);
    await press(".source.B [data-do=place]");
    expect(lit()).toContain("0,0");
    map.focus();
    await keys(map, "n");
    expect(text("[data-map-cell]")).toContain("can be chosen");
    document.querySelector<HTMLElement>("[data-lit='0,0']");
    await keys(map, ...Array<string>(12).fill("ArrowUp"), ...Array<string>(12).fill("ArrowLeft"), "Enter");
    expect(lit()).toContain("1,9");
    await keys(map, "ArrowDown", ...Array<string>(9).fill("ArrowRight"), "Enter");
    expect(play).toHaveBeenCalledWith("do space club 0,0; to 1,9", true);
  });

  it("tell the place in the commit order for each amount", async () => {
    await show(SCENES.actions);
    expect(all("[data-do=commit]").map((button) => button.getAttribute("aria-label"))).toSatisfy((labels: string[]) => labels.every((label) => /then place \w+ in the row$/.test(label)));
  });

  it("are only looked at by a spectator", async () => {
    await show({ ...SCENES.actions, moves: [] }, { interactive: false, you: null });
    expect(all("[data-deeds], [data-lit]")).toEqual([]);
  });
});

describe("questions", () => {
  it("offer each goon with its ability, before the city", async () => {
    await show(SCENES.goon);
    const [goons, city] = ["[data-deeds]", ".city"].map((selector) => document.querySelector(selector)!);
    expect(goons!.compareDocumentPosition(city!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(all("[data-deeds] [data-goon]").map((card) => card.dataset["goon"])).toEqual(["charlie", "dennis", "p0w", "rin", "unni", "sixth"]);
    await press("[data-deeds] [data-goon] button", 3);
    expect(play).toHaveBeenCalledWith("goon rin", true);
  });

  it("put a sealed bid together, no higher than what one has", async () => {
    await show(SCENES.bid);
    expect(all("[data-act] .lots .now").map((lot) => lot.querySelector("small")?.textContent)).toEqual([String(SCENES.bid.view.resolution?.lot)]);
    const most = SCENES.bid.moves.length - 1;
    for (let more = 0; more < most + 3; more += 1) await press(".bid .row .button", 1);
    await press("[data-bid]");
    expect(play).toHaveBeenCalledWith(`bid ${most}`, true);
  });

  it("offer each die that may be rolled again, and to stop", async () => {
    await show(SCENES.reroll);
    expect(all("[data-deeds] [data-die]").map((die) => die.dataset["die"])).toEqual(["1", "6"]);
    expect(all("[data-act] [data-die]").length).toBe(SCENES.reroll.view.resolution?.dice.reduce((sum, count) => sum + count, 0));
    const villain = SCENES.reroll.view.villains.find(({ colour }) => colour === SCENES.reroll.view.resolution?.colour)!;
    expect(all("[data-act] .people .tokens b").map((markers) => Number(markers.textContent))).toEqual(villain.piles.map(([, markers]) => markers));
    expect(all("[data-act] .tiers li").length).toBe(villain.printed.tiers?.length);
    await press("[data-deeds] [data-kind=stop]");
    expect(play).toHaveBeenCalledWith("stop", true);
  });
});

describe("the end", () => {
  it("shows each score as a sum of its parts, the winner first", async () => {
    const events = SCENES.over.events!;
    await show(SCENES.over, { log: [{ n: 1, at: 0, seat: null, events, standin: false }] });
    const rows = all(".final li");
    expect(rows.map((row) => row.querySelector(".score")?.textContent?.trim())).toEqual(["68", "44", "29"]);
    for (const row of rows) {
      const parts = [...row.querySelectorAll("dl div:not(.sum) dd")].map((part) => Number(part.textContent));
      expect(parts.length).toBe(6);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Number(row.querySelector(".sum dd")?.textContent));
    }
  });
});
