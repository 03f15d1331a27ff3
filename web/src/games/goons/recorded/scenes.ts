/** Moments of played games as a seat received them, with what the server answers there. */
import type { MoveInfo } from "../../../wire";
import type { PreviewAnswer } from "../../board";
import type { GoonsEvent, GoonsView } from "../view";
import recorded from "./scenes.json";

export interface Scene {
  you: number;
  view: GoonsView;
  moves: MoveInfo[];
  /** What may follow a draft, by its steps joined with `; `. */
  previews: Record<string, PreviewAnswer>;
  events?: GoonsEvent[];
}

/** A resolution: how it stood before, what happened, how it stood then. */
export interface Shown {
  before: GoonsView;
  after: GoonsView;
  events: GoonsEvent[];
}

const { show, ...scenes } = recorded as unknown as { show: Shown } & Record<
  "goon" | "take" | "actions" | "reroll" | "bid" | "over",
  Scene
>;
export const SHOW = show;
export const SCENES = scenes;
