// Made by tools/gen_ts.py from rascals.games.felicity.view_types; do not edit.
import type { SeatView, Status, View } from "../view";

export type Phase = "place" | "bid" | "over";
export type Decided = "score" | "cats" | "shared";

/** What the viewer may bid on its turn. */
export interface Bidding {
  least: number;
  most: number;
  /** Nobody else is left, and nobody has bid. */
  take: boolean;
}

/** The dummy in a game with three players. */
export interface Dummy {
  stack_size: number;
  shown: string[];
  removed: string | null;
}

/** What a seat or a spectator sees of a game of Felicity. */
export interface FelicityView extends View {
  rounds: number;
  row: RowCard[];
  /** Once all have placed. */
  row_size: number;
  /** By start player, for each place in the row. */
  owners: number[][];
  worths: Record<string, number>;
  /** In ascending order. */
  mouse_cards: MouseCard[];
  /** Of all mouse cards. */
  card_numbers: number[];
  /** Null if the viewer is not in an auction. */
  bidding: Bidding | null;
  highest_bid: number;
  /** Number of seats that have not passed. */
  bidders: number;
  dummy: Dummy | null;
  /** What decided a finished game. */
  decided: Decided | null;
  game: "felicity";
  edition: null;
  phase: Phase;
  round: number;
  /** The seat that places first. */
  start: number;
  turn: number | null;
  bank: number;
  seats: Player[];
  status: Status;
}

/** A mouse card not yet claimed in this round. */
export interface MouseCard {
  number: number;
  mice: number;
}

/** A player. */
export interface Player extends SeatView {
  hand_size: number;
  placed: boolean;
  /** Points of the cats won. */
  cats: number;
  /** In the final ranking, from 1; equal players share it. */
  place: number | null;
  hand: string[] | null;
  removed: string | null;
  /** Cards of its set that everybody has seen. */
  shown: string[];
  /** In front of the player, not counting the bid. */
  mice: number | null;
  bid: number;
  passed: boolean;
  won: string[];
}

/** A card in the row. */
export interface RowCard {
  /** A seat; with three players seat 3 is the dummy. */
  owner: number;
  pet: string | null;
  revealed: boolean;
}

/** The values of each event. Null is hidden. */
export interface FelicityEvents {
  card_removed: { seat: number; pet: string | null };
  round_began: { round: number; start: number };
  placed: { seat: number; pet: string | null };
  revealed: { owner: number; pet: string; place: number };
  bid: { seat: number; mice: number };
  passed: { seat: number; returned: number };
  mice_taken: { seat: number; card: number; mice: number };
  paid: { seat: number; mice: number };
  cat_chased: { dog: string; pet: string };
  dog_left: { dog: string };
  dogs_left: { dogs: string[] };
  row_won: { seat: number; pets: string[] };
  row_removed: { pets: string[] };
  mouse_cards_filled: { bank: number };
  mouse_cards_empty: { reason: "all-passed" | "bank-short"; bank: number };
  game_over: Record<string, never>;
  removed_shown: { owner: number; pet: string };
  scored: { seat: number; cats: number; mice: number; score: number };
}

export type FelicityEvent = { [Name in keyof FelicityEvents]: { event: Name; args: FelicityEvents[Name] } }[keyof FelicityEvents];
