// The parts of the view of GoodCritters that its forms and its status need.
import type { Words } from "../../lib/words";
import type { MoveInfo } from "../../wire";
import type { BoardProps } from "../board";
import type { Manner } from "./cards";

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
  chosen: boolean;
  changes: number;
  payoff_cards: number | null;
  payoffs: Laid[] | null;
}

export interface GoodcrittersView {
  phase: "share" | "bargain" | "choose" | "over";
  options: Record<string, unknown>;
  acting: number[];
  turn: number | null;
  middle: string[];
  /** The cards laid before each seat; null while there are none. */
  shares: string[][] | null;
  seats: Critter[];
  offers: Offer[] | null;
  draft: string | null;
  winners: number[] | null;
}

/** What every form of a whole move gets: of the moves those it makes. */
export interface FormProps {
  view: GoodcrittersView;
  moves: MoveInfo[];
  words: Words;
  names: string[];
  game: string;
  play: BoardProps["play"];
  waiting: boolean;
}
