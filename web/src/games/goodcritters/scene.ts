/**
 * The table as it is drawn: a view gives the scene at rest, and what shows how one view became the next leads it on
 * by events. Nothing here knows about pixels; where the mats stand is in `seating`.
 */
import type { Action, Critter, GoodcrittersView, Laid, Manner, Offer, Side, Token } from "./view";

/** An action card's slot: empty, a back, one's own (a face only for its owner), or turned up for all. */
interface Slot {
  face: "none" | "down" | "own" | "up";
  action: Action | null;
}

/** An envelope before a mat: whose it is, on which vote it is paid, and what may be known of what is in it. */
export interface Envelope {
  giver: number;
  token: Token;
  side: Side;
  pays: number;
  /** Loot cards in it, with the manner in which each is given; null is a card that may not be known. */
  cards: readonly (string | null)[];
  manners: readonly Manner[];
}

export interface SceneMat {
  seat: number;
  name: string;
  you: boolean;
  boss: boolean;
  /** How many cards the stash holds. */
  held: number;
  /** Its cards, where they may be known. */
  stash: readonly string[] | null;
  /** Values that are certainly in it, the best first; empty for one's own. */
  certain: readonly number[];
  /** What the boss has laid before this mat. */
  share: readonly string[];
  slot: Slot;
  /** Before whom this seat's threat marker stands. */
  threatens: number | null;
  /** Whose threat markers stand here. */
  threats: readonly number[];
  /** Payoffs that lie before this mat. */
  envelopes: readonly Envelope[];
  /** Payoff cards at hand; null in a game without. */
  pays: number | null;
  /** Payoff tokens still at hand. */
  tokens: readonly Token[];
  /** Used promo cards, and those that work this round. */
  aside: readonly string[];
  active: readonly string[];
  ready: boolean;
  /** Something is asked of this seat now. */
  awaited: boolean;
  score: number | null;
  winner: boolean;
}

export interface Scene {
  players: number;
  you: number | null;
  step: GoodcrittersView["phase"];
  round: number;
  boss: number;
  term: number;
  terms: number | null;
  /** Whose turn it is, where bargaining goes in turns. */
  turn: number | null;
  /** In the order of the seats. */
  mats: readonly SceneMat[];
  /** Loot that lies in the middle. */
  middle: readonly string[];
  pile: number;
  /** The least and the greatest number of loot cards above the Fuzz; null once it is out. */
  fuzz: { low: number; high: number } | null;
  fuzzOut: boolean;
  offers: readonly Offer[];
}

const TOKENS: readonly Token[] = ["a", "b"];

export function sceneOf(view: GoodcrittersView, you: number | null, names: readonly string[]): Scene {
  return {
    players: view.seats.length,
    you,
    step: view.phase,
    round: view.round,
    boss: view.boss,
    term: view.term,
    terms: view.terms,
    turn: view.turn,
    mats: view.seats.map((seat) => matOf(view, seat, you, names)),
    middle: view.middle,
    pile: view.pile,
    fuzz: view.fuzz_window && { low: view.fuzz_window[0], high: view.fuzz_window[1] },
    fuzzOut: view.fuzz_out,
    offers: view.offers ?? [],
  };
}

function matOf(view: GoodcrittersView, own: Critter, you: number | null, names: readonly string[]): SceneMat {
  const { seat } = own;
  const laid = own.payoffs ?? [];
  return {
    seat,
    name: names[seat] ?? "",
    you: seat === you,
    boss: view.phase !== "over" && seat === view.boss,
    held: own.held,
    stash: own.stash,
    certain: own.stash ? [] : certainOf(own.known),
    share: view.shares?.[seat] ?? [],
    slot: slotOf(own, you),
    threatens: own.threat,
    threats: view.seats.filter(({ threat }) => threat === seat).map((other) => other.seat),
    envelopes: view.seats.flatMap((giver) =>
      (giver.payoffs ?? []).filter(({ to }) => to === seat).map((one) => envelopeOf(giver.seat, one)),
    ),
    pays: own.payoff_cards,
    tokens: own.payoffs ? TOKENS.filter((token) => !laid.some((one) => one.token === token)) : [],
    aside: own.aside ?? [],
    active: own.active ?? [],
    ready: own.ready,
    awaited: view.acting.includes(seat),
    score: own.score,
    winner: view.winners?.includes(seat) ?? false,
  };
}

function slotOf(own: Critter, you: number | null): Slot {
  if (!own.chosen) return { face: "none", action: null };
  if (own.action === null) return { face: "down", action: null };
  return { face: own.seat === you ? "own" : "up", action: own.action };
}

const envelopeOf = (giver: number, { token, side, payoff_cards, cards, manners }: Laid): Envelope => ({
  giver,
  token,
  side,
  pays: payoff_cards,
  cards,
  manners,
});

/** The values that are certain, the best first: {5: 1, 3: 2} is 5 3 3. */
function certainOf(known: Critter["known"]): number[] {
  const values = Object.entries(known ?? {}).flatMap(([value, count]) => Array<number>(count).fill(Number(value)));
  return values.sort((one, other) => other - one);
}

/** The scene as the boss has it before them: `given` names the seat for each place of the middle, where one is chosen. */
export function withGiven(scene: Scene, given: Readonly<Record<number, number>>): Scene {
  const share = (seat: number) => scene.middle.filter((_, place) => given[place] === seat);
  return { ...scene, mats: scene.mats.map((mat) => ({ ...mat, share: share(mat.seat) })) };
}

/** How many are ready. */
export const readyCount = (scene: Scene) => scene.mats.filter(({ ready }) => ready).length;
