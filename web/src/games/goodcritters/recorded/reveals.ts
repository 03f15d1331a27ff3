/** Ends of rounds of played games, with every option, as a seat, a spectator (`you` null) or the open game shows them. */
import type { LogEntry } from "../../../wire";
import type { LogEvent } from "../../board";
import type { GoodcrittersView } from "../view";
import games from "./games.json";
import reveals from "./reveals.json";

export interface Reveal {
  you: number | null;
  open: boolean;
  before: GoodcrittersView;
  events: LogEvent[];
  after: GoodcrittersView;
}

/** A whole game's log as a seat reads it, and everybody's worth after each round, which only the box knows. */
export interface WholeGame {
  you: number;
  log: LogEntry[];
  view: GoodcrittersView;
  worths: number[][];
}

export const REVEALS = reveals as unknown as Reveal[];
export const GAMES = games as unknown as WholeGame[];
