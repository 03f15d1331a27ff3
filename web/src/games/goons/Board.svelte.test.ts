import { describe, expect, it, vi } from "vitest";
import { all, atTable, click, key, play, pointing, put, settle, texts } from "../../../tests/page";
import { english as words } from "../../../tests/texts";
import { app } from "../../lib/app.svelte";
import { DEFAULTS } from "../../lib/settings";
import type { PreviewAnswer, WhyAnswer } from "../board";
import Board from "./Board.svelte";
import { type Scene, SCENES, SHOW } from "./recorded/scenes";
import { NAMES, NOTHING, tiersOf } from "./display";
import type { GoonsView, Worth } from "./view";

// What the table makes of keys and presses, in moments of a played game.

app.words = words;
const why = vi.fn(async (_move: string): Promise<WhyAnswer> => ({
  legal: false,
  text: "No empty cell is beside it.",
  clause: "O-09",
}));
const preview = vi.fn(async (_draft: string[]): Promise<PreviewAnswer> => ({ moves: [], complete: true }));

async function show({ view, moves, you, previews }: Scene, more: Record<string, unknown> = {}): Promise<HTMLElement> {
  preview.mockImplementation(async (draft) => previews[draft.join("; ")] ?? { moves: [], complete: true });
  put(Board, atTable({ view, moves, you, why, preview, ...more }));
  await settle();
  const map = all("[role=application]")[0]!;
  map?.focus();
  return map;
}

async function keys(map: HTMLElement, ...pressed: string[]): Promise<void> {
  for (const one of pressed) await key(one, map);
}

const asked = () => preview.mock.calls.map(([draft]) => draft.join("; "));
const lit = () => all("[data-lit]").map((cell) => cell.dataset["lit"]);
const text = (selector: string) => texts(selector)[0] ?? "";

describe("the resolution", () => {
  const MOVING = { settings: { ...DEFAULTS, sound: "off", motion: "full" } } as const;

  it("covers the city: what lies under it is not to be reached, and keys that were there go on upon it", async () => {
    const props = $state(atTable({ ...MOVING, view: SHOW.before }));
    put(Board, props);
    await settle();
    const panel = document.querySelector<HTMLElement>(".city > .panel")!;
    expect(panel.inert).toBe(false);
    const map = document.querySelector<HTMLElement>("[role=application]")!;
    map.focus();
    Object.assign(props, { view: SHOW.after, events: SHOW.events, frame: 2 });
    await settle();
    expect(panel.inert).toBe(true);
    expect(document.activeElement).toBe(document.querySelector("[data-at=stage]"));
  });

  it("is announced while it is shown, and its end once it is, so that no headline tells it before", async () => {
    const [onshow, onrest] = [vi.fn(), vi.fn()];
    const props = $state(atTable({ ...MOVING, view: SHOW.before, onshow, onrest }));
    put(Board, props);
    await settle();
    expect([onshow.mock.calls, onrest.mock.calls.at(-1)]).toEqual([[], [1]]);
    Object.assign(props, { view: SHOW.after, events: SHOW.events, frame: 2 });
    await settle();
    expect(onshow).toHaveBeenCalled();
    expect(onrest).not.toHaveBeenCalledWith(2);
    await click("[data-skip]");
    expect(onrest).toHaveBeenLastCalledWith(2);
  });
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
    expect(asked()).toEqual(["take 0,0"]);
    const spaces = all("[data-deeds] [data-space]");
    expect(spaces.map((space) => space.dataset["space"])).toEqual(["red", "yellow", "green", "blue"]);
    expect(spaces[0]?.textContent).toContain("On the red space: a blue action and a red action. Stars covered: 1");
    expect(spaces[3]?.textContent).toContain("On the blue space: two blue actions. Stars covered: 1");
    expect(text(".placing .stars")).toContain("1 more red in the city: 3 → 4");
    expect(document.activeElement).toBe(spaces[0]);
    expect(play).not.toHaveBeenCalled();
  });

  it("is one move, made of the cell and the space, also on the crib itself", async () => {
    const map = await show(SCENES.take);
    await keys(map, "Enter");
    await click(".crib button[data-space=green]");
    expect(play).toHaveBeenCalledWith("take 0,0; on green", false);
    expect(asked()).toEqual(["take 0,0"]);
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
    await click(".source.Y [data-do=place]");
    expect(play).toHaveBeenCalledWith("do cube diner", false);
  });

  it("show what the supermarket has before it is bought, even where the money is enough for one item alone", async () => {
    const buying = { move: "do space buy scythe", kind: "buy", args: { source: "space", item: "scythe" } };
    const this_turn: GoonsView["this_turn"] = {
      cube: null,
      space: "G",
      open: ["space"],
      ability: null,
      knife: null,
      colours: { space: "G" },
    };
    await show({
      ...SCENES.actions,
      view: { ...SCENES.actions.view, display: ["scythe"], this_turn },
      moves: [{ ...SCENES.actions.moves[0]!, ...buying }],
    });
    await click(".source.G [data-do=place]");
    expect(play).not.toHaveBeenCalled();
    await click("[data-deeds] .card button, [data-deeds] button.card");
    expect(play).toHaveBeenCalledWith("do space buy scythe", false);
  });

  it("ask the city where the nightclub moves what, and play when nothing is left to say", async () => {
    const map = await show(SCENES.actions);
    await click(".source.B [data-do=place]");
    expect(lit()).toContain("0,0");
    map.focus();
    await keys(map, "n");
    expect(text("[data-map-cell]")).toContain("can be chosen");
    await keys(map, ...Array<string>(12).fill("ArrowUp"), ...Array<string>(12).fill("ArrowLeft"), "Enter");
    expect(lit()).toContain("1,9");
    await keys(map, "ArrowDown", ...Array<string>(9).fill("ArrowRight"), "Enter");
    expect(play).toHaveBeenCalledWith("do space club 0,0; to 1,9", false);
  });

  it.each([
    ["a finger may slip and nothing is taken back", "slips", false, true],
    ["it can be taken back", "slips", true, false],
    ["no move is asked about", "never", false, false],
    ["each is", "always", true, true],
  ] as const)(
    "where %s, hold what is whole by a place of the city until that is said, or not",
    async (_, confirm, undo, held) => {
      pointing(true);
      const map = await show(SCENES.actions, {
        undo,
        settings: { ...DEFAULTS, sound: "off", motion: "reduced", confirm },
      });
      await click(".source.B [data-do=place]");
      map.focus();
      await keys(map, "n", ...Array<string>(12).fill("ArrowUp"), ...Array<string>(12).fill("ArrowLeft"), "Enter");
      await keys(map, "ArrowDown", ...Array<string>(9).fill("ArrowRight"), "Enter");
      expect(play.mock.calls.length).toBe(held ? 0 : 1);
      if (held) await click("[data-confirm]");
      expect(play).toHaveBeenCalledWith("do space club 0,0; to 1,9", held);
      pointing(false);
    },
  );

  it("tell the place in the commit order for each amount", async () => {
    await show(SCENES.actions);
    expect(all("[data-do=commit]").map((button) => button.textContent)).toSatisfy((labels: string[]) =>
      labels.every((label) => /then place \w+ in the row; energy: you have 10 → \d; ./.test(label)),
    );
  });

  it("are only looked at by a spectator", async () => {
    await show({ ...SCENES.actions, moves: [] }, { interactive: false, you: null });
    expect(all("[data-deeds], [data-lit]")).toEqual([]);
  });
});

/** A question as it would be asked in the resolution that is recorded, with what each answer makes of the purse. */
const ASKED: Record<
  string,
  {
    of: Partial<GoonsView> & { resolved?: string };
    moves: [string, string, Record<string, unknown>][];
    changes: string[];
  }
> = {
  reroll: {
    of: { answers: { "reroll 1": { purse: { energy: 4 }, reach: [] } } },
    moves: [
      ["reroll 1", "reroll", { die: 1 }],
      ["stop", "stop", {}],
    ],
    changes: ["energy: you have 5 → 4"],
  },
  draw: {
    of: { resolved: "B", answers: { draw: { purse: { energy: 3 }, reach: [] } } },
    moves: [
      ["draw", "draw", {}],
      ["stop", "stop", {}],
    ],
    changes: ["energy: you have 5 → 3"],
  },
  "trade, energy for money": {
    of: {
      resolved: "G",
      pending: { kind: "trade", seat: 0, colour: "G", left: 2 },
      answers: { trade: { purse: { energy: 4, money: 5 } } },
    },
    moves: [
      ["trade", "trade", {}],
      ["no-trade", "no_trade", {}],
    ],
    changes: ["energy: you have 5 → 4; money: you have 2 → 5"],
  },
  claim: {
    of: { resolved: "R", answers: { "claim 2": { purse: { stars: 9 } } } },
    moves: [
      ["claim 2", "claim", { number: 2 }],
      ["pass", "pass", {}],
    ],
    changes: ["stars: you have 7 → 9"],
  },
  dynamite: {
    of: {
      answers: {
        "dynamite yes": { purse: {}, place: 1, reach: [] },
        "dynamite no": { purse: {}, place: 2, reach: [{ what: "goal", number: 8, chance: 0.25 }] },
      },
    },
    moves: [
      ["dynamite yes", "dynamite", { answer: true }],
      ["dynamite no", "dynamite", { answer: false }],
    ],
    changes: [],
  },
  bandages: {
    of: { resolved: "Y", answers: { "bandages yes": { purse: { energy: 7 } } } },
    moves: [
      ["bandages yes", "bandages", { answer: true }],
      ["bandages no", "bandages", { answer: false }],
    ],
    changes: ["energy: you have 5 → 7"],
  },
  "free steps": {
    of: {},
    moves: [
      ["step red", "step", { colour: "red" }],
      ["step blue", "step", { colour: "blue" }],
    ],
    changes: [],
  },
  "second purchase": {
    of: {
      phase: "turn",
      pending: { kind: "again", seat: 0, what: "buy" },
      display: ["scythe"],
      answers: { "again buy scythe": { purse: { money: 0 } } },
    },
    moves: [
      ["again buy scythe", "again_buy", { item: "scythe" }],
      ["again no", "again_no", {}],
    ],
    changes: ["money: you have 2 → 0"],
  },
  "first player": {
    of: { phase: "first", resolution: null },
    moves: [
      ["first 0", "first", { to: 0 }],
      ["first 1", "first", { to: 1 }],
    ],
    changes: [],
  },
  bid: {
    of: {},
    moves: [
      ["bid 0", "bid", { number: 0 }],
      ["bid 4", "bid", { number: 4 }],
    ],
    changes: ["tokens: you have 4 → 4"],
  },
};

function asking(kind: string): Scene {
  const {
    of: { resolved, ...of },
    moves,
  } = ASKED[kind]!;
  const { view } = SCENES.reroll;
  const seats = view.seats.map((one) => (one.seat === 0 ? { ...one, energy: 5, money: 2, stars: 7, bank: 9 } : one));
  const resolution = {
    ...view.resolution!,
    ...(resolved ? { colour: resolved as "R" } : {}),
    bag: { skull: 1, blank: 3 },
  };
  const villains = view.villains.map((one) =>
    one.colour === "Y"
      ? {
          ...one,
          piles: [
            [0, 2],
            [1, 1],
          ] as [number, number][],
        }
      : one,
  );
  return {
    ...SCENES.reroll,
    you: 0,
    view: { ...view, seats, villains, resolution, status: null, ...of } as GoonsView,
    moves: moves.map(([move, name, args]) => ({ move, kind: name, args })) as Scene["moves"],
  };
}

describe("every question", () => {
  it.each(Object.keys(ASKED))("shows the player's purse, and what each answer makes of it: %s", async (kind) => {
    await show(asking(kind));
    expect(text("[data-part=question] [data-purse=energy] .number"), "the purse").toBe("5");
    expect(text("[data-part=question] [data-purse=money] .number")).toBe("2");
    expect(text("[data-part=question] [data-purse=stars] .number")).toBe("7");
    const told = all("[data-deeds] [data-change]").map(
      (change) => (change.querySelector(".hidden") ?? change).textContent ?? "",
    );
    expect(told.length, told.join(" | ")).toBe(ASKED[kind]!.changes.length);
    ASKED[kind]!.changes.forEach((change, at) => expect(told[at]).toContain(change));
  });

  it("has no tip that repeats its button and covers another", async () => {
    for (const kind of Object.keys(ASKED)) {
      await show(asking(kind));
      expect(all("[data-deeds] button[title]"), kind).toEqual([]);
    }
  });

  it("says of a trade what is given and got, of dynamite where it leads, both answers of one weight", async () => {
    await show(asking("trade, energy for money"));
    expect(text("[data-kind=trade]")).toContain("Give 1 energy, get 3 money");
    await show(asking("dynamite"));
    expect(
      all("[data-kind=dynamite]").map((button) => (button.textContent ?? "").match(/You: \S+ → \S+/)?.[0]),
    ).toEqual(["You: 2nd → 1st", "You: 2nd → 2nd"]);
    expect(text("[data-kind=dynamite]:last-child")).toContain("8 or more: 25%");
    expect(all("[data-kind=dynamite].primary")).toEqual([]);
  });

  it("says which rerolls cannot succeed, and what all the energy may reach", async () => {
    const scene = asking("reroll");
    const asked = (possible: boolean, one: number, all: number): Scene => {
      const goal = (chance: number) => [{ what: "goal" as const, number: 8, chance }];
      const answers = { "reroll 1": { purse: { energy: 4 }, reach: goal(one) } };
      return { ...scene, view: { ...scene.view, answers, prospects: { possible, reach: goal(all) } } };
    };
    await show(asked(false, 0, 0));
    expect(text("[data-kind=reroll]")).toContain("cannot reach 8");
    expect(text("[data-deeds] .all")).toContain("Whatever they show, these dice cannot reach 8.");
    await show(asked(true, 0, 0));
    expect(text("[data-deeds] .all")).not.toContain("Whatever");
    await show(asked(true, 5 / 6, 0.9999));
    expect(text("[data-kind=reroll]")).toContain("8 or more: 83%");
    expect(text("[data-deeds] .all")).toContain("With all your energy: > 99%");
  });

  it("says what a further draw may bring, and all of them, leaving out what cannot be", async () => {
    const scene = asking("draw");
    const goal = (number: number, chance: number) => ({ what: "goal" as const, number, chance });
    const answers = { draw: { purse: { energy: 3 }, reach: [goal(3, 0.25), goal(4, 0)] } };
    const prospects = { possible: true, reach: [goal(3, 0.5), goal(4, 0.1)] };
    await show({ ...scene, view: { ...scene.view, answers, prospects } });
    expect(text("[data-kind=draw]")).toContain("3 or more: 25%");
    expect(text("[data-kind=draw]")).not.toContain("4 or more");
    expect(text("[data-deeds] .all")).toMatch(/3 or more: 50%.*4 or more: 10%/);
  });

  it("says what a lot pays today, where that depends on what the city shows", async () => {
    const scene = asking("bid");
    const [stars, money] = [
      { ...NOTHING, stars: 5 },
      { ...NOTHING, money: 2 },
    ];
    const lots: Worth[] = [
      { kind: "x", stars_x: -1, ...NOTHING },
      { kind: "plain", ...money },
    ];
    const villains = scene.view.villains.map((one) =>
      one.colour === scene.view.resolution?.colour ? { ...one, printed: { kind: "lots" as const, lots } } : one,
    );
    const resolution = { ...scene.view.resolution!, lot: 1, worth: [stars, money] };
    await show({ ...scene, view: { ...scene.view, villains, resolution } });
    expect(text(".lot .today .hidden")).toBe("5 stars");
    await show({ ...scene, view: { ...scene.view, villains, resolution: { ...resolution, lot: 2 } } });
    expect(all(".lot .today")).toEqual([]);
  });
});

describe("what is aimed at", () => {
  it("stands where it is said what is asked: the goon with what it does, not an ordinary cube", async () => {
    const onaim = vi.fn();
    const ability = { move: "ability 0,0", kind: "ability", args: { cell: "0,0" } } as Scene["moves"][number];
    await show({ ...SCENES.actions, moves: [...SCENES.actions.moves, ability] }, { onaim });
    await click("[data-do=ability]");
    const goon = SCENES.actions.view.seats[0]!.goon!;
    expect(onaim.mock.lastCall?.[0]).toBe(
      `${words.term("goons", goon.name)}: take a ${colours(goon.name)} cube from anywhere; it leaves the game.`,
    );
    await click("[data-deeds] .ghost");
    expect(onaim.mock.lastCall?.[0]).toBeNull();
  });
});

const colours = (goon: string) =>
  [...SCENES.actions.view.goons.find(({ name }) => name === goon)!.colours]
    .map((letter) => words.term("goons", NAMES[letter as "R"]))
    .join(" or ");

describe("questions", () => {
  it("offer each goon with its ability", async () => {
    await show(SCENES.goon);
    expect(all("[data-deeds] [data-goon]").map((card) => card.dataset["goon"])).toEqual([
      "charlie",
      "dennis",
      "p0w",
      "rin",
      "unni",
      "sixth",
    ]);
    await click("[data-deeds] [data-goon] button", 3);
    expect(play).toHaveBeenCalledWith("goon rin");
  });

  it("put a sealed bid together, no higher than what one has", async () => {
    await show(SCENES.bid);
    expect(all("[data-act] .lots .now").map((lot) => lot.querySelector("small")?.textContent)).toEqual([
      String(SCENES.bid.view.resolution?.lot),
    ]);
    const most = SCENES.bid.moves.length - 1;
    for (let more = 0; more < most + 3; more += 1) await click(".bid .row .button", 1);
    await click("[data-bid]");
    expect(play).toHaveBeenCalledWith(`bid ${most}`);
  });

  it("offer each die that may be rolled again, and to stop", async () => {
    await show(SCENES.reroll);
    expect(all("[data-deeds] [data-die]").map((die) => die.dataset["die"])).toEqual(["1", "6"]);
    expect(all("[data-act] [data-die]").length).toBe(
      SCENES.reroll.view.resolution?.dice.reduce((sum, count) => sum + count, 0),
    );
    const villain = SCENES.reroll.view.villains.find(({ colour }) => colour === SCENES.reroll.view.resolution?.colour)!;
    expect(all("[data-act] .people .tokens b").map((markers) => Number(markers.textContent))).toEqual(
      villain.piles.map(([, markers]) => markers),
    );
    expect(all("[data-act] .tiers li").length).toBe(tiersOf(villain.printed).length);
    await click("[data-deeds] [data-kind=stop]");
    expect(play).toHaveBeenCalledWith("stop");
  });
});

describe("the end", () => {
  it("shows each score as a sum of its parts, the winner first", async () => {
    const events = SCENES.over.events!;
    await show(SCENES.over, { log: [{ n: 1, at: 0, seat: null, events, standin: false }] });
    expect(all(".ranking .score").map((score) => score.textContent)).toEqual(["68 stars", "44 stars", "29 stars"]);
    for (const row of all(".how li")) {
      const parts = [...row.querySelectorAll("dl div:not(.sum) dd")].map((part) => Number(part.textContent));
      expect(parts.length).toBe(6);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Number(row.querySelector(".sum dd")?.textContent));
    }
  });
});
