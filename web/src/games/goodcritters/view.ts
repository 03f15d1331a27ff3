// Made by tools/gen_ts.py from rascals.games.goodcritters.view_types; do not edit.
import type { SeatView, Status, View } from "../view";

export type Phase = "share" | "bargain" | "choose" | "over";
export type Action = "guard" | "rob" | "skim" | "no" | "yes";
export type Manner = "open" | "shown" | "hidden";
export type Side = "no" | "yes";
export type Token = "a" | "b";
export type Worth = "5" | "4" | "3" | "2";

/** A player. */
export interface Critter extends SeatView {
  /** How many cards of each value are certain; null for one's own stash. */
  known: Record<Worth, number> | null;
  chosen: boolean;
  /** The card chosen; others' only once it is revealed. */
  action: Action | null;
  /** In a game with payoffs. */
  payoff_cards: number | null;
  payoffs: Laid[] | null;
  /** Used promo cards, in a game with promos. */
  aside: string[] | null;
  /** Those that are active in this round. */
  active: string[] | null;
  /** How often its vote counts, in a game with promos. */
  votes: number | null;
  /** When the game is over. */
  worth: ScoreParts | null;
  stash: string[] | null;
  /** How many cards are in the stash. */
  held: number;
  /** The seat threatened. */
  threat: number | null;
  ready: boolean;
  /** Made in this round. */
  changes: number;
}

/** What a seat or a spectator sees of a game of GoodCritters. */
export interface GoodcrittersView extends View {
  /** The most rounds in a row that a boss may have, if terms are limited. */
  terms: number | null;
  pile: number;
  /** Least and greatest number of loot cards above the Fuzz; null once it is out. */
  fuzz_window: readonly [number, number] | null;
  middle: string[];
  /** The cards laid in front of each seat. */
  shares: string[][] | null;
  /** In a game with payoffs. */
  offers: Offer[] | null;
  loot: LootWorth;
  /** Of this game. */
  promo_cards: string[];
  /** What offers may want, a value without a kind too, in a game with payoffs. */
  wishes: string[] | null;
  /** Of a payoff card, in a game with payoffs. */
  payoff_worth: number | null;
  game: "goodcritters";
  edition: null;
  phase: Phase;
  round: number;
  boss: number;
  term: number;
  /** Who bargains, if they do so in turns. */
  turn: number | null;
  fuzz_out: boolean;
  /** Seats that may act but are not waited for. */
  free: number[];
  seats: Critter[];
  /** The unfinished move. */
  draft: string | null;
  status: Status;
}

/** A payoff. */
export interface Laid {
  cards: (string | null)[];
  manners: Manner[];
  token: Token;
  to: number;
  side: Side;
  payoff_cards: number;
  /** How many loot cards. */
  loot: number;
}

/** The least and greatest worth of a loot card, and the total worth of everybody's first cards. */
export interface LootWorth {
  least: number;
  most: number;
  dealt: number;
}

/** A standing offer: payoff cards as `3P`, then loot. */
export interface Offer {
  from: number;
  to: number;
  gives: (string | null)[];
  gives_manners: Manner[];
  wants: string[];
  wants_manners: Manner[];
}

/** The parts of a score. */
export interface ScoreParts {
  loot: number;
  payoffs: number;
  promos: number;
}

/** The values of each event. Null is hidden. */
export interface GoodcrittersEvents {
  dealt: { seat: number; cards: string[] | null };
  round_began: { round: number; boss: number; term: number };
  turned_over: { cards: string[] };
  shared: { to: number; cards: string[] };
  threatened: { seat: number; to: number };
  threat_withdrawn: { seat: number };
  chosen: { seat: number; action: "guard" | "rob" | "skim" | "no" | "yes" | null };
  choice_changed: { seat: number; action: "guard" | "rob" | "skim" | "no" | "yes" | null };
  ready: { seat: number };
  unready: { seat: number };
  done: { seat: number };
  promo_used: { seat: number; card: string };
  payoff_set: { seat: number; to: number; token: "a" | "b"; side: "no" | "yes"; payoff_cards: number; loot: number };
  payoff_open: { seat: number; to: number; cards: string[] };
  payoff_shown: { seat: number; to: number; cards: string[] | null };
  payoff_hidden: { seat: number; to: number; cards: string[] | null };
  payoff_unset: { seat: number; to: number; token: "a" | "b"; payoff_cards: number; loot: number };
  offered: { seat: number; to: number; payoff_cards: number; shown: number; hidden: number; asked_payoff_cards: number; asked_any: number };
  offer_open: { seat: number; to: number; cards: string[] };
  offer_shown: { seat: number; to: number; cards: string[] | null };
  offer_hidden: { seat: number; to: number; cards: string[] | null };
  offer_asks_open: { seat: number; to: number; cards: string[] };
  offer_asks_shown: { seat: number; to: number; cards: string[] };
  accepted: { seat: number; maker: number };
  declined: { seat: number; maker: number };
  withdrawn: { seat: number; to: number };
  lapsed: { seat: number; to: number };
  exchanged: { from: number; to: number; payoff_cards: number; loot: number };
  exchanged_open: { from: number; to: number; cards: string[] };
  exchanged_closed: { from: number; to: number; cards: string[] | null };
  revealed: { seat: number; action: "guard" | "rob" | "skim" | "no" | "yes" };
  guard_revealed: { seat: number; by: number };
  robbed: { by: number; from: number; card: string | null };
  nothing_to_rob: { by: number; from: number };
  rob_without_threat: { by: number };
  guard_took: { by: number; from: number; card: string | null };
  nothing_to_take: { by: number; from: number };
  lookout_stopped: { seat: number; by: number };
  guard_bypassed: { seat: number; by: number };
  skimmed: { seat: number; card: string | null };
  skim_too_late: { seat: number };
  fuzz_skimmed: { seat: number };
  pile_empty: { seat: number };
  payoff_won: { seat: number; to: number; token: "a" | "b"; payoff_cards: number; loot: number };
  payoff_won_loot: { seat: number; to: number; cards: string[] | null };
  payoff_returned: { seat: number; to: number; token: "a" | "b"; payoff_cards: number; loot: number };
  voted: { yes: number; no: number; result: "passes" | "tie" | "fails" };
  shares_taken: { seat: number; cards: string[] };
  shares_returned: Record<string, never>;
  bonus: { seat: number; card: string | null };
  fuzz_bonus: { seat: number };
  fuzz: Record<string, never>;
  loot_lost: { cards: string[] };
  game_over: { reason: "" | "fuzz-loot" | "fuzz-two" | "fuzz-skim" | "fuzz-bonus" };
  stash_shown: { seat: number; cards: string[] };
  scored: { seat: number; loot: number; payoff_cards: number; promos: number; score: number };
}

export type GoodcrittersEvent = { [Name in keyof GoodcrittersEvents]: { event: Name; args: GoodcrittersEvents[Name] } }[keyof GoodcrittersEvents];
