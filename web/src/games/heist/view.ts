// Made by tools/gen_ts.py from rascals.games.heist.view_types; do not edit.
import type { SeatView, Status, View } from "../view";

export type At = readonly [number, number];
export type Edition = "v1" | "v2" | "v3" | "v4" | "v5";
export type Phase = "hire" | "layout" | "heist" | "over";
export type Kind = "start" | "centre" | "side" | "plain" | "security" | "trap";
export type Uses = "once" | "twice" | "given";
export type Decided = "score" | "suspicion" | "ended" | "shared";
export type Question = "look" | "hire" | "keep" | "discard" | "place" | "draw" | "web" | "take" | "evade" | "rotate" | "drop" | "order" | "pick" | "hold";
export type ArrivalStep = "tiles" | "loot" | "hazard";

/** A crew that has entered a place: the stage that follows. */
export interface Arrival {
  seat: number;
  step: ArrivalStep;
}

/** What has been removed from the game. */
export interface Box {
  tiles: string[];
  cards: number;
  loot: number[];
}

/** Who ended first, and the turns left for each seat. */
export interface Countdown {
  by: number;
  turns_left: number[];
}

/** A player's crew. */
export interface Crew extends SeatView {
  at: At;
  /** Values of loot, from the highest. */
  carried: number[];
  banked: number[];
  points: number;
  suspicion: number;
  /** Its place in the order of ending, from 1. */
  ended: number | null;
  /** The places where it took loot. */
  taken_from: string[];
  scored_last_turn: boolean;
  left_start: boolean;
  /** Tiles since it entered its place. */
  placed: number;
  waiting: Waiting;
  /** Whether it has made its sealed choice. */
  chosen: boolean;
  choice: string[] | null;
  /** The hand passed on to it. */
  pack: string[] | null;
  pack_size: number;
  /** In the final ranking, from 1; equal crews share it. */
  place: number | null;
  /** When the game is over. */
  reckoning: Reckoning | null;
  turns_taken: number;
  hand: string[] | null;
  /** In hand. */
  cards: number;
  table: string[];
  /** Tiles in hand, or held for later. */
  held: string[] | null;
  tiles: number;
  butterflies: number;
  foxes: number;
}

/** Effects that last until the end of the turn. */
export interface Effects {
  ferret: number;
  no_security: boolean;
  no_trap: boolean;
}

/** A printed cell of the map. */
export interface Fixed {
  at: At;
  kind: Kind;
  /** The first cell of its place. */
  place: At;
  /** Of a start. */
  seat: number | null;
}

/** What a seat or a spectator sees of a game of Critter Heist. */
export interface HeistView extends View {
  stack: number;
  unused: number;
  critter_deck: number;
  trap_deck: number;
  piles: number[];
  /** Piles looked at in this turn, from 1. */
  looked: number[];
  table_pack: number | null;
  /** By seat, or one for all in v1; the last card is the top. */
  discards: string[][];
  trap_discard: string[];
  box: Box;
  used: Used;
  left: Left | null;
  effects: Effects;
  /** One ferret works for all walls in the turn, not just one. */
  all_walls: boolean;
  /** How often each works from the hand. */
  critters: Record<string, "once" | "twice" | "given">;
  traps: string[];
  /** By critter and trap. */
  clauses: Record<string, string>;
  /** From the highest. */
  worths: Record<string, number>;
  /** Rows and columns. */
  size: At;
  fixed: Fixed[];
  board: LaidTile[];
  /** By place. */
  loot: Record<string, number[]>;
  cap: number;
  targets: Targets | null;
  /** Suspicion of the crew asked to evade security if it does not. */
  caught: number | null;
  pending: Pending | null;
  countdown: Countdown | null;
  last_turns: (number | null)[];
  known: Known[];
  /** What decided a finished game. */
  decided: Decided | null;
  game: "heist";
  edition: Edition;
  phase: Phase;
  first: number;
  round: number;
  turn: number | null;
  top_loot_taken: boolean;
  seats: Crew[];
  /** The unfinished move. */
  draft: string | null;
  status: Status;
}

/** What the viewer has seen and still knows in one place: `hand 1`, `pile 2`, `stack top`. */
export interface Known {
  where: string;
  cards: string[];
}

/** A path tile on the board. */
export interface LaidTile {
  at: At;
  tile: string;
  /** Degrees. */
  rotation: number;
}

/** What a turn still allows. */
export interface Left {
  moves: number;
  critters: number;
  /** Moves and critters together. */
  actions: number;
}

/** The open question. */
export interface Pending {
  kind: Question;
  /** Null: several seats choose at the same time. */
  seat: number | null;
  /** Its reason. */
  by: string;
  tiles: (string | null)[];
  cards: (string | null)[];
  /** Possible cells for the tile or the loot. */
  cells: At[];
  left: number | null;
  /** The seat concerned. */
  of: number | null;
  arrival: Arrival | null;
  victims: number[];
}

/** The parts of a final score besides the loot brought home. */
export interface Reckoning {
  /** Whether carried loot counts. */
  counted: boolean;
  /** Points of the first crew to end. */
  first: number;
  late: number;
  fines: number;
}

/** The cells that critters affect without naming them beforehand, for those the viewer may play now. */
export interface Targets {
  mole?: At[];
  ferret?: At[];
}

/** What a turn has used. */
export interface Used {
  moves: number;
  critters: number;
  birds: number;
}

/** Critters played ahead and not yet used. */
export interface Waiting {
  butterfly: number;
  fox: number;
}

/** The values of each event. Null is hidden. */
export interface HeistEvents {
  dealt: { seat: number; critters: string[] | null };
  looked: { seat: number; pile: number; critters: string[] | null };
  hired: { seat: number; pile: number; critter: string | null };
  pile_passed: { seat: number; pile: number };
  hired_from_deck: { seat: number; critter: string | null };
  chosen: { seat: number; critters: string[] | null };
  kept: { seat: number; critters: string[] | null };
  passed_on: { seat: number; critters: string[] | null };
  discarded: { seat: number; critters: string[] };
  hiring_over: Record<string, never>;
  tile_drawn: { seat: number; tile: string };
  tiles_drawn: { seat: number; tiles: string[] };
  tiles_to_hand: { seat: number; tiles: string[] | null };
  tile_seen: { seat: number; tile: string | null };
  tiles_seen: { seat: number; tiles: string[] | null };
  tile_placed: { seat: number; tile: string; turn: "r0" | "r90" | "r180" | "r270"; cell: string };
  webbed: { seat: number; by: number; tile: string; turn: "r0" | "r90" | "r180" | "r270"; cell: string };
  web_declined: { seat: number };
  draw_said: { seat: number };
  stopped: { seat: number };
  tile_put_back: { seat: number };
  tile_held: { seat: number; tile: string | null };
  no_tile_held: { seat: number };
  tile_gone: { cell: string; tile: string };
  tiles_shuffled: Record<string, never>;
  heist_began: Record<string, never>;
  turn_began: { seat: number; round: number };
  moved: { seat: number; from_cell: string; cell: string };
  loot_taken: { seat: number; loot: "canned" | "nuts" | "gourd" | "apple" | "minus"; cell: string };
  loot_left: { seat: number; cell: string };
  banked: { seat: number; loot: "canned" | "nuts" | "gourd" | "apple" | "minus" };
  ended: { seat: number; place: number };
  first_bonus: { seat: number };
  late: { seat: number };
  suspected: { seat: number; number: number; suspicion: number };
  calmed: { seat: number; suspicion: number };
  penalty: { seat: number };
  minus_taken: { seat: number };
  security_evaded: { seat: number };
  trap_evaded: { seat: number };
  reacted: { seat: number; critter: string; zone: "hand" | "table" | "discard" | "communal" };
  suffered: { seat: number };
  trap_turned_up: { seat: number; trap: "rotate" | "tile" | "swap" | "suspicion" | "fake-path" | "slippery" | "pit" | "camera" | "hook" };
  traps_shuffled: Record<string, never>;
  no_effect: { seat: number; trap: "rotate" | "tile" | "swap" | "suspicion" | "fake-path" | "slippery" | "pit" | "camera" | "hook" };
  rolled: { seat: number; way: "n" | "e" | "s" | "w" };
  slipped: { seat: number; cell: string };
  turned: { seat: number; cell: string; turn: "r0" | "r90" | "r180" | "r270" };
  loot_dropped: { seat: number; loot: "canned" | "nuts" | "gourd" | "apple" | "minus"; cell: string };
  swapped: { seat: number; given: string; critter: string };
  card_discarded: { seat: number; critter: string; zone: "hand" | "table" | "discard" | "communal" };
  card_laid: { seat: number; critter: string };
  card_drawn: { seat: number; critter: string | null };
  played: { seat: number; critter: string; zone: "hand" | "table" | "discard" | "communal" };
  trash_dug: { seat: number; from: number; critter: string };
  snatched: { seat: number; to: number };
  appeared: { seat: number; cell: string };
  pricked: { seat: number; by: number; cell: string };
  bat_sent: { seat: number; to: number };
  traps_seen: { seat: number; traps: ("rotate" | "tile" | "swap" | "suspicion" | "fake-path" | "slippery" | "pit" | "camera" | "hook")[] | null };
  traps_ordered: { seat: number; traps: ("rotate" | "tile" | "swap" | "suspicion" | "fake-path" | "slippery" | "pit" | "camera" | "hook")[] | null };
  cards_seen: { seat: number; critters: string[] | null };
  card_kept: { seat: number; critter: string | null };
  given: { seat: number; to: number; critter: string };
  hand_seen: { seat: number; to: number; critters: string[] | null };
  picked: { seat: number; from: number; critter: string | null };
  none_picked: { seat: number; from: number };
  game_over: { reason: "" | "all-banked" | "carriers-done" | "all-ended" | "last-crew" | "countdown" | "turn-limit" };
  hand_shown: { seat: number; critters: string[] };
  final_score: { seat: number; worth: number; points: number; score: number };
}

export type HeistEvent = { [Name in keyof HeistEvents]: { event: Name; args: HeistEvents[Name] } }[keyof HeistEvents];
