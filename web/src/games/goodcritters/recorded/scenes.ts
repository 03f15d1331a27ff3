/** Moments of games as a seat, or a spectator, received them, with the moves that the seat has there. */
import type { LogEntry, MoveInfo } from "../../../wire";
import type { Told } from "../choreography";
import type { GoodcrittersView } from "../view";
import games from "./games.json";
import reveals from "./reveals.json";
import recorded from "./scenes.json";

export interface Moment {
  you: number | null;
  view: GoodcrittersView;
  moves: MoveInfo[];
}

type Name =
  | "share"
  | "bargain"
  | "watched"
  | "waiting"
  | "bargain6"
  | "share6"
  | "bargain8"
  | "share8"
  | "turn"
  | "choose"
  | "over";

export const SCENES = recorded as unknown as Record<Name, Moment>;

/** Ends of rounds of played games, with every option, as a seat, a spectator (`you` null) or the open game shows them. */

export interface Reveal {
  you: number | null;
  open: boolean;
  before: GoodcrittersView;
  events: Told[];
  after: GoodcrittersView;
}

/** A whole game's log as a seat reads it, and everybody's worth after each round, which only the box knows. */
interface WholeGame {
  you: number;
  log: (LogEntry & { events: Told[] })[];
  view: GoodcrittersView;
  worths: number[][];
}

export const REVEALS = reveals as unknown as Reveal[];
export const GAMES = games as unknown as WholeGame[];
