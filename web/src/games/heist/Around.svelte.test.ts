import { describe, expect, it, vi } from "vitest";
import { all, atTable, key, play, pointing, press, put, settle, texts, until } from "../../../tests/page";
import { english as words } from "../../../tests/texts";
import { app } from "../../lib/app.svelte";
import Around from "./Around.svelte";
import { type Scene, SCENES } from "./recorded/scenes";

const NAMES = ["Ana", "Bo", "Cleo", "Dan"];
app.words = words;
const highlight = vi.fn((_cells: string[]) => undefined);
let board: ReturnType<typeof put>;

async function show(scene: Scene, more: Record<string, unknown> = {}) {
  const why = vi.fn(async (move: string) => {
    const found = scene.whys[move];
    return found
      ? { legal: false as const, text: words.refusal("heist", found, NAMES), clause: found.clause }
      : { legal: true as const };
  });
  const preview = async (draft: string[]) => scene.previews[draft.join("; ")] ?? { moves: [], complete: true };
  const { view, moves, you } = scene;
  const props = $state(atTable({ view, moves, you: you as number, why, preview, highlight, ...more }));
  board = put(Around, props);
  await settle();
  return { why, props };
}

describe("the end of a turn", () => {
  const end = () => all('[data-kind="end"]')[0]!.classList;
  const turn = { ...SCENES.refused, view: { ...SCENES.refused.view, pending: null } };
  const moves = [
    { move: "end", kind: "end", args: {} },
    { move: "play bat", kind: "play", args: { critter: "bat" } },
  ];

  it("is the main button only where nothing else can be done", async () => {
    await show(turn, { moves });
    expect(end()).not.toContain("primary");
    pointing(true);
    await show(turn, { moves: moves.slice(0, 1) });
    expect(end()).toContain("primary");
    all('[data-kind="end"]')[0]!.click(); // a finger is not asked again
    expect(play).toHaveBeenCalledWith("end", false);
    pointing(false);
  });
});

const card = (critter: string) => all(`button[data-critter="${critter}"]`)[0]!;

describe("the hand", () => {
  it("shows of each card whether it may be played, and why not", async () => {
    await show(SCENES.refused);
    expect(card("bat").classList).toContain("ready");
    expect(card("snake").classList).toContain("not");
    expect(card("snake").textContent).toContain("The snake works only on security");
    expect(card("snake").textContent).toContain("H-35");
  });

  it("asks about nothing that may be played, and not at all while another crew is on turn", async () => {
    const { why } = await show(SCENES.refused);
    expect(why.mock.calls.map(([move]) => move)).toEqual(["play snake"]);
    const other = await show(SCENES.refused, { moves: [] });
    expect(other.why).not.toHaveBeenCalled();
    expect(all(".ready, .not")).toEqual([]);
  });

  it("aims a card at a crew, shows where, and plays it only when that is said", async () => {
    await show(SCENES.refused);
    card("bat").click();
    await settle();
    const [row, column] = SCENES.refused.view.seats[1]!.at;
    await press("Bo on");
    expect(highlight).toHaveBeenLastCalledWith([`${row},${column}`]);
    expect(play).not.toHaveBeenCalled();
    await press("Play: bat");
    expect(play).toHaveBeenCalledWith("play bat; at seat 1", true);
  });

  it("is played by keys alone, and Escape lets the card go", async () => {
    await show(SCENES.refused);
    await key("1");
    expect(document.activeElement?.closest(".play")).not.toBeNull();
    await key("Escape");
    expect(all(".play")).toEqual([]);
    expect(document.activeElement).toBe(card("bat"));
    expect(highlight).toHaveBeenLastCalledWith([]);
  });

  it("says why a card that is chosen all the same may not be played", async () => {
    await show(SCENES.refused);
    card("snake").click();
    await settle();
    expect(texts(".play .notice")[0]).toContain("(H-35)");
    expect(texts(".play button").some((text) => text.startsWith("Play"))).toBe(false);
  });

  it("aims at the crew on a place of the map that is chosen", async () => {
    await show(SCENES.refused);
    card("bat").click();
    await settle();
    const [row, column] = SCENES.refused.view.seats[SCENES.refused.you]!.at;
    const aim = (board as unknown as { aim: (cell: string) => boolean }).aim;
    expect(aim("99,99")).toBe(false);
    expect(aim(`${row},${column}`)).toBe(true);
    await settle();
    expect(all(".play .primary")[0]?.hasAttribute("disabled")).toBe(false);
  });
});

describe("questions", () => {
  it("offer an answer to a trap, and what it does", async () => {
    await show(SCENES.evade);
    const trap = SCENES.evade.view.pending!.cards[0]!;
    expect(texts(".met")[0]).toContain(words.term("heist", trap));
    await press("Evade: fox");
    expect(play).toHaveBeenCalledWith("evade fox", false);
    card("fox").click();
    await settle();
    expect(play).toHaveBeenCalledTimes(2);
    pointing(true);
    await show(SCENES.evade);
    card("fox").click(); // where a finger may slip, it is chosen first
    await settle();
    expect(play).toHaveBeenCalledTimes(2);
    document.querySelector<HTMLElement>("[data-at=do-play]")!.click();
    expect(play).toHaveBeenLastCalledWith("evade fox", true);
    pointing(false);
  });

  it("let loot be taken or left by one press, of a finger too", async () => {
    for (const finger of [false, true]) {
      pointing(finger);
      await show(SCENES.take);
      await press("Take nothing");
      expect(play).toHaveBeenLastCalledWith("leave", false);
    }
    expect(play).toHaveBeenCalledTimes(2);
    pointing(false);
  });

  it("put traps in an order, the first on top", async () => {
    await show(SCENES.order);
    const [first, second, third] = SCENES.order.view.pending!.cards;
    all('[aria-label^="Later"]')[0]!.click();
    await settle();
    await press("Put them back like this");
    expect(play).toHaveBeenCalledWith(`order ${second},${first},${third}`, true);
  });

  it("keep five cards in secret, the others in an order of one's choice", async () => {
    await show(SCENES.hire);
    const pack = SCENES.hire.view.seats[SCENES.hire.you]!.pack!;
    const done = () => all(".hiring .primary")[0] as HTMLButtonElement;
    for (const button of all(".hiring button[data-critter]").slice(0, 5)) button.click();
    await settle();
    expect(done().disabled).toBe(false);
    all('[aria-label^="Earlier"]').at(-1)!.click();
    await settle();
    done().click();
    await settle();
    const [one, two, three] = pack.slice(5).sort();
    expect(play).toHaveBeenCalledWith(`keep ${pack.slice(0, 5).sort().join(",")} discard ${one},${three},${two}`, true);
  });

  it("need no more than five to be kept", async () => {
    await show(SCENES.hire);
    for (const button of all(".hiring button[data-critter]")) button.click();
    await settle();
    expect(all('.hiring [aria-pressed="true"]').length).toBe(5);
  });

  it("keep what was picked while others choose", async () => {
    const { props } = await show(SCENES.hire);
    all(".hiring button[data-critter]")[0]!.click();
    await settle();
    Object.assign(props, { view: structuredClone(SCENES.hire.view), frame: 2 });
    await settle();
    expect(all('.hiring [aria-pressed="true"]').length).toBe(1);
  });

  it("order the last three of a draft", async () => {
    await show(SCENES.draft);
    await press("Choose these");
    const pack = [...SCENES.draft.view.seats[SCENES.draft.you]!.pack!].sort();
    expect(play).toHaveBeenCalledWith(`discard ${pack.join(",")}`, true);
  });

  it("show each what the crew has and what an answer costs", async () => {
    const costs: Partial<Record<keyof typeof SCENES, string>> = {
      hedgehog: "A step takes one of your moves",
      hire: "Critters in your crew: 0 of 5.",
      draft: "costs nothing more",
      evade: "the trap acts",
      order: "costs nothing more",
      take: "Taking costs no move",
    };
    for (const [name, cost] of Object.entries(costs)) {
      const scene = SCENES[name as keyof typeof SCENES];
      await show(scene);
      expect(texts("[data-costs]")[0], name).toContain(cost);
      const crew = scene.view.seats[scene.you]!;
      if (scene.view.phase !== "hire")
        expect(texts("[data-have=suspicion]")[0], name).toContain(`Suspicion ${crew.suspicion} of ${scene.view.cap}`);
      document.body.innerHTML = "";
    }
  });

  it("are not asked of who only watches", async () => {
    await show(SCENES.evade, { interactive: false, you: null, moves: [] });
    expect(texts("button").filter((text) => /Evade|happen/.test(text))).toEqual([]);
    expect(all(".strip")).toEqual([]);
  });
});

describe("the table", () => {
  it("tells suspicion with its limit, what is known of a hand, and each crew in turn from the player's", async () => {
    const { view, you } = SCENES.evade;
    await show(SCENES.evade);
    expect(all("[data-crew]").map((one) => Number(one.dataset["crew"]))).toEqual(
      [0, 1, 2].map((step) => (step + you) % 3),
    );
    const meter = all(`[data-crew="${you}"] [role="meter"]`)[0]!;
    expect(meter.getAttribute("aria-valuetext")).toBe(`Suspicion ${view.seats[you]!.suspicion} of ${view.cap}`);
    const fact = view.known.find(({ where }) => where.startsWith("hand"))!;
    expect(all(`[data-crew="${fact.where.slice(5)}"] .known [role="img"]`)[0]?.getAttribute("aria-label")).toContain(
      words.term("heist", fact.cards[0]!),
    );
  });

  it("tells what the turn has used and what is left", async () => {
    await show(SCENES.refused);
    const { used, left } = SCENES.refused.view;
    const pips = (what: string) => [
      all(`[data-budget="${what}"] .used`).length,
      all(`[data-budget="${what}"] i:not(.used)`).length,
    ];
    expect([pips("moves"), pips("critters")]).toEqual([
      [used.moves, left!.moves],
      [used.critters, left!.critters],
    ]);
  });

  it("opens the piles with every discard pile from its top, and what critters do, with a key each", async () => {
    await show(SCENES.refused);
    await key("p");
    const { discards } = SCENES.refused.view;
    expect(texts("#heist-pile-discard-1 li")).toEqual(
      [...discards[1]!].reverse().map((one) => words.term("heist", one)),
    );
    document.body.innerHTML = "";
    await show(SCENES.refused);
    await key("i");
    expect(texts("dialog dt").length).toBe(11 + 5);
  });

  it("plays any other move from a list", async () => {
    await show(SCENES.refused);
    const details = document.querySelector("details")!;
    details.open = true;
    details.dispatchEvent(new Event("toggle"));
    await settle();
    await until(() => expect(texts("details .moves button")).toContain("Go east"));
  });

  it("tells at the end how each score came about", async () => {
    await show(SCENES.over);
    expect(texts(".stage :is(h2, p)").slice(0, 2)).toEqual(["You are second", "Cleo wins with −11 points"]);
    expect(texts(".final li .hidden").filter((text) => text.includes("="))).toEqual(
      [
        "fined at full suspicion −11 = −11",
        "carried 2 + fined at full suspicion −21 = −19",
        "brought home 2 + fined at full suspicion −38 = −36",
      ].map((text) => expect.stringContaining(text)),
    );
  });
});
