/** Moments of played games as a seat received them, with what the server answers there. */
import type { MoveInfo } from "../../../wire";
import type { PreviewAnswer } from "../../board";
import type { HeistView } from "../view";
import recorded from "./scenes.json";

export interface Scene {
  you: number;
  view: HeistView;
  moves: MoveInfo[];
  /** What may follow a draft, by its steps joined with `; `. */
  previews: Record<string, PreviewAnswer>;
  /** Why a move may not be played, by the move. */
  whys: Record<string, { id: string; args: Record<string, unknown>; clause: string }>;
}

export const SCENES = recorded as unknown as Record<
  "hedgehog" | "hire" | "draft" | "evade" | "refused" | "order" | "take" | "over",
  Scene
>;
