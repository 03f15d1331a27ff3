// The view of GoodCritters as its table and its status need it.
import type { Manner } from "./cards";

export const GAME = "goodcritters";

export const ACTIONS = ["guard", "rob", "skim", "no", "yes"] as const;
export type Action = (typeof ACTIONS)[number];

export type Side = "no" | "yes";

export interface Laid {
  token: string;
  to: number;
  side: string;
  payoff_cards: number;
  loot: number;
  cards: (string | null)[];
  manners: Manner[];
}

export interface Offer {
  from: number;
  to: number;
  gives: (string | null)[];
  gives_manners: Manner[];
  wants: string[];
  wants_manners: Manner[];
}

export interface Critter {
  seat: number;
  stash: string[] | null;
  held: number;
  /** How many cards of each value are certain; null for one's own. */
  known: Record<string, number> | null;
  threat: number | null;
  chosen: boolean;
  /** The chosen action card, where it may be known. */
  action: Action | null;
  ready: boolean;
  changes: number;
  payoff_cards: number | null;
  payoffs: Laid[] | null;
  /** Used promo cards, and those of them that work this round; null in a game without. */
  aside: string[] | null;
  active: string[] | null;
  score: number | null;
}

export interface GoodcrittersView {
  phase: "share" | "bargain" | "choose" | "over";
  options: Record<string, unknown>;
  round: number;
  boss: number;
  term: number;
  /** The most rounds in a row that a boss may have; null where terms are not limited. */
  terms: number | null;
  acting: number[];
  turn: number | null;
  pile: number;
  /** Between how many loot cards above it the Fuzz still lies; null once it is out. */
  fuzz_window: [number, number] | null;
  fuzz_out: boolean;
  middle: string[];
  /** The cards laid before each seat; null while there are none. */
  shares: string[][] | null;
  seats: Critter[];
  offers: Offer[] | null;
  draft: string | null;
  winners: number[] | null;
  end_reason?: string | null;
}
