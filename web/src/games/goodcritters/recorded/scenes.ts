/** Moments of games as a seat, or a spectator, received them, with the moves that the seat has there. */
import type { MoveInfo } from "../../../wire";
import type { GoodcrittersView } from "../view";
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
