/** The end of a round as it is shown: whose card was turned up, the tally so far, who is counted. It follows the events. */
import { handle, type Handlers } from "../board";
import { sceneOf, type Scene, type SceneMat } from "./scene";
import type { Action, GoodcrittersEvent, GoodcrittersEvents, GoodcrittersView as View } from "./view";

export type Result = "passes" | "tie" | "fails";

interface Vote {
  seat: number;
  /** How often it counts. */
  weight: number;
}

/** Something that goes from one place to another, and is drawn as a line while it does. */
export interface Link {
  how: "rob" | "guard" | "won" | "home";
  from: number;
  to: number;
}

/** What a seat has in the end. */
export interface Count {
  loot: number;
  payoffs: number;
  promos: number;
  score: number;
}

export interface Act {
  /** The round that ends, and its boss. */
  round: number;
  boss: number;
  /** Whose action cards lie face up. */
  shown: ReadonlySet<number>;
  /** Whose turn it is to be resolved. */
  now: number | null;
  link: Link | null;
  yes: readonly Vote[];
  no: readonly Vote[];
  result: Result | null;
  /** The Fuzz has come: the lights are on. */
  fuzz: boolean;
  /** The game is over: stashes lie open and are counted. */
  over: boolean;
  counts: ReadonlyMap<number, Count>;
}

/** The act before the first card is turned up. */
export const actOf = (view: View): Act => ({
  round: view.round,
  boss: view.boss,
  shown: new Set(),
  now: null,
  link: null,
  yes: [],
  no: [],
  result: null,
  fuzz: false,
  over: false,
  counts: new Map(),
});

/** The act after an event; `view` is the table before it. */
export function actAfter(act: Act, event: GoodcrittersEvent, view: View): Act {
  const change = handle(CHANGES, event, act, view);
  return change ? { ...act, ...change } : act;
}

const CHANGES: Handlers<GoodcrittersEvents, [Act, View], Partial<Act>> = {
  revealed: ({ seat, action }, act, view) => ({
    now: seat,
    link: null,
    shown: new Set(act.shown).add(seat),
    ...voted(act, seat, action, view),
  }),
  guard_revealed: ({ seat }, act) => ({ link: null, shown: new Set(act.shown).add(seat) }),
  robbed: ({ by, from }) => ({ link: { how: "rob", from, to: by } }),
  nothing_to_rob: ({ by, from }) => ({ link: { how: "rob", from, to: by } }),
  guard_took: ({ by, from }) => ({ link: { how: "guard", from, to: by } }),
  nothing_to_take: ({ by, from }) => ({ link: { how: "guard", from, to: by } }),
  payoff_won: ({ seat, to }) => ({ link: { how: "won", from: seat, to }, now: to }),
  payoff_returned: ({ seat, to }) => ({ link: { how: "home", from: to, to: seat }, now: to }),
  fuzz_skimmed: () => ({ fuzz: true }),
  fuzz_bonus: () => ({ fuzz: true }),
  fuzz: () => ({ fuzz: true }),
  voted: ({ result }) => ({ result, now: null, link: null }),
  game_over: () => ({ over: true, fuzz: true }),
  scored: ({ seat, loot, payoff_cards: payoffs, promos, score }, act) => ({
    now: seat,
    counts: new Map(act.counts).set(seat, { loot, payoffs, promos, score }),
  }),
};

function voted(act: Act, seat: number, action: Action, view: View): Partial<Act> {
  if (action !== "yes" && action !== "no") return {};
  const weight = view.seats[seat]?.votes ?? 1;
  return { [action]: [...act[action], { seat, weight }] };
}

export const sumOf = (votes: readonly Vote[]) => votes.reduce((sum, { weight }) => sum + weight, 0);

/** The table as it is drawn while an act is shown: nothing is asked, nobody has won yet, and cards lie face down until they are turned up, whatever the player knows. */
export function sceneIn(act: Act | null, view: View, you: number | null, names: readonly string[]): Scene {
  const scene = sceneOf(view, you, names);
  if (!act) return scene;
  return {
    ...scene,
    mats: scene.mats.map((mat) => ({ ...mat, awaited: false, winner: false, slot: slotIn(act, mat) })),
  };
}

function slotIn(act: Act, { seat, slot, you }: SceneMat): SceneMat["slot"] {
  if (slot.face === "none") return slot;
  if (act.shown.has(seat)) return { ...slot, face: "up" };
  return you ? { ...slot, face: "own" } : { face: "down", action: null };
}
