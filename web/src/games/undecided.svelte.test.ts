import type { Component } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { all, atTable, click, key, press, put, settle, texts } from "../../tests/page";
import { english } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { isCount } from "../lib/stored.svelte";
import Felicity from "./felicity/Board.svelte";
import { RECORDED } from "./felicity/recorded/games";
import Generic from "./generic/Board.svelte";
import GoodCritters from "./goodcritters/Board.svelte";
import { SCENES as ROUNDS } from "./goodcritters/recorded/scenes";
import Goons from "./goons/Board.svelte";
import { SCENES as TURNS } from "./goons/recorded/scenes";
import Heist from "./heist/Board.svelte";
import { SCENES as HEISTS } from "./heist/recorded/scenes";
import { Parts } from "./undecided.svelte";

// What is half done at a board ends with its decision, and with nothing else that may come: not with the page either.
app.words = english;
beforeEach(() => sessionStorage.clear());
const count = (selector: string) => all(selector).length;
const valueOf = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;

interface Case {
  Board: Component<any>;
  scene: any;
  begin: () => unknown;
  /** What shows that it is half done. */
  shown: () => unknown;
  /** It consists of steps, of which the server says what may follow. */
  steps?: boolean;
}

const [PLACE, TURN, AT] = [
  { move: "place", kind: "place", args: {} },
  { move: "turn r90", kind: "turn", args: { by: "r90" } },
  { move: "at 0,0", kind: "at", args: { cell: "0,0" } },
];
const pending = {
  kind: "place",
  seat: 0,
  by: "arrival",
  tiles: ["corner-plain"],
  cards: [],
  cells: [[0, 0]],
  left: null,
  of: null,
  arrival: null,
  victims: [],
};
const give = (seat: number) => ({ move: `give ${seat}`, kind: "give", args: { seat } });
const bidding = RECORDED[1]!.runs[0]!.find(({ view, moves }) => view.phase === "bid" && moves.length > 3)!;
/** The sheet of an offer, opened if it is not. */
async function offer() {
  if (count("[data-form=offer]") > 0) return;
  await click("[data-den] [data-seat='3'] button.open");
  await press("Offer", document.querySelector("dialog")!);
}

const CASES: Record<string, Case> = {
  "a cube taken up": {
    Board: Goons,
    scene: TURNS.take,
    begin: () => key("Enter", all("[role=application]")[0]),
    shown: () => count("[data-deeds] [data-space]"),
    steps: true,
  },
  "half an action in the city": {
    Board: Goons,
    scene: TURNS.actions,
    begin: async () => {
      await click(".source [data-do=place]", 1);
      await key("Enter", all("[role=application]")[0]);
    },
    shown: () => texts(".choosing .under b"),
    steps: true,
  },
  "a sealed bid": {
    Board: Goons,
    scene: TURNS.bid,
    begin: () => click(".bid .row .button", 1),
    shown: () => valueOf(".bid input"),
  },
  "critters picked to be hired": {
    Board: Heist,
    scene: HEISTS.hire,
    begin: () => click(".hiring button[data-critter]"),
    shown: () => count('.hiring [aria-pressed="true"]'),
  },
  "traps put in order": {
    Board: Heist,
    scene: HEISTS.order,
    begin: () => click(".question ol button:not([disabled])"),
    shown: () => texts(".question ol .name"),
  },
  "a card being aimed": {
    Board: Heist,
    scene: HEISTS.hedgehog,
    begin: () => click("[data-at=hand] [data-critter=hedgehog]"),
    shown: () => texts(".play .aims li"),
    steps: true,
  },
  "a tile held over a place": {
    Board: Heist,
    scene: {
      ...HEISTS.hedgehog,
      view: { ...HEISTS.hedgehog.view, pending },
      moves: [PLACE],
      previews: { place: { moves: [TURN], complete: false }, "place; turn r90": { moves: [AT], complete: false } },
    },
    begin: () => key("n", all("[role=application]")[0]).then(() => key("Enter", all("[role=application]")[0])),
    shown: () => count("[data-at=do-place]"),
  },
  "a share": {
    Board: GoodCritters,
    scene: ROUNDS.share,
    begin: async () => {
      await click("[data-place='0']");
      await click("[data-den] [data-seat='2'] button.open");
    },
    shown: () => count("[data-place]"),
  },
  "an offer": {
    Board: GoodCritters,
    scene: ROUNDS.bargain,
    begin: async () => {
      await offer();
      await click("[data-form=offer] .add button");
    },
    shown: async () => {
      await offer();
      return texts("[data-form=offer] .laid li");
    },
  },
  "a bid": {
    Board: Felicity,
    scene: { ...bidding, you: 0 },
    begin: () => click(".bidding .step", 1),
    shown: () => valueOf(".bidding input"),
  },
  "a move on panels": {
    Board: Generic,
    scene: {
      you: 0,
      view: { game: "gifts", acting: [0], round: 1 },
      moves: [give(0), give(1)],
      previews: { "give 0": { moves: [give(1)], complete: false } },
    },
    begin: () => press("give 0"),
    shown: () => texts(".draft li"),
    steps: true,
  },
};

function given({ scene }: Case, more: object = {}): Record<string, any> {
  const { view, moves, you, previews } = scene;
  const preview = async (draft: string[]) => previews?.[draft.join("; ")] ?? { moves: [], complete: true };
  const props: Record<string, any> = $state(atTable({ view, moves, you, preview, decision: 3, table: "t", ...more }));
  return props;
}

/** The board anew, as when the page is loaded again; what it shows then. */
async function again(one: Case, more: object = {}): Promise<unknown> {
  put(one.Board, given(one, more));
  await settle();
  return one.shown();
}

/** Begin at a board: what it shows while nothing is begun, and then. */
async function begun(
  one: Case,
  props = given(one),
): Promise<{ nothing: unknown; half: unknown; props: Record<string, any> }> {
  put(one.Board, props);
  await settle();
  const nothing = await one.shown();
  await one.begin();
  await settle();
  const half = await one.shown();
  expect(half).not.toEqual(nothing);
  return { nothing, half, props };
}

/** Another decision of another round. */
const next = ({ view }: any) => ({
  view: { ...view, round: view.round + 1, ...(view.middle ? { middle: [...view.middle].reverse() } : {}) },
  decision: 4,
});

describe.each(Object.entries(CASES))("%s", (_, one) => {
  const { scene, shown } = one;

  it("lasts while others act and while an earlier moment is looked at, and ends with its decision", async () => {
    const { nothing, half, props } = await begun(one);
    Object.assign(props, { view: structuredClone(scene.view), moves: [...scene.moves], frame: 2 });
    await settle();
    expect(await shown()).toEqual(half);

    const earlier = { ...structuredClone(scene.view), ...(scene.view.middle ? { middle: [] } : {}) };
    Object.assign(props, { view: earlier, moves: [], interactive: false, frame: 4 });
    await settle();
    Object.assign(props, { view: scene.view, moves: scene.moves, interactive: true, frame: 6 });
    await settle();
    expect(await shown()).toEqual(half);

    Object.assign(props, { ...next(scene), frame: 7 });
    await settle();
    expect(await shown()).toEqual(nothing);
  });

  it("is there when its table's page is loaded again, and nowhere else", async () => {
    const { nothing, half } = await begun(one);
    expect(await again(one)).toEqual(half);
    expect(await again(one, { table: "u" })).toEqual(nothing);
    expect(await again(one, next(scene))).toEqual(nothing);
    expect(await again(one)).toEqual(nothing);
    sessionStorage.clear();
    await begun(one, given(one, { table: undefined })); // a lesson
    expect(sessionStorage.length).toBe(0);
  });

  it("is not there where what was stored makes no sense, or is no longer possible", async () => {
    const { nothing } = await begun(one);
    const [[at, text]] = Object.entries({ ...sessionStorage }) as [[string, string]];
    const kept = JSON.parse(text);
    const junk = (parts: object, found: unknown) => Object.fromEntries(Object.keys(parts).map((name) => [name, found]));
    for (const found of [-1, "at once", [[]], { 99: 0, 0: 99, kinds: 1, steps: [{}], entry: "1" }]) {
      sessionStorage.setItem(
        at,
        JSON.stringify({ ...kept, decision: junk(kept.decision, found), longer: junk(kept.longer, found) }),
      );
      expect(await again(one)).toEqual(nothing);
    }
    if (!one.steps) return;
    sessionStorage.setItem(at, text);
    expect(await again(one, { preview: async () => ({ moves: [], complete: false }) })).toEqual(nothing);
    expect(texts(".note").join("")).toBe("");
  });
});

it("is nothing where what was stored is none of ours", () => {
  for (const found of [
    "{",
    "7",
    "[]",
    "{}",
    '{"of":{},"decision":[],"longer":{}}',
    '{"of":{},"decision":{},"longer":null}',
  ]) {
    sessionStorage.setItem("rascals-half-t", found);
    expect(new Parts("t", 3).half(() => "bid", 0, isCount).value).toBe(0);
  }
});
