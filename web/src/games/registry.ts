// The drawn boards by game; a game that is not here is played on the generic table.
import type { Component } from "svelte";
import { app } from "../lib/app.svelte";
import type { Board } from "./board";
import type { Ground } from "./generic/places";
import { groundOf } from "./heist/ground";

export const boards: Record<string, () => Promise<{ default: Board }>> = {
  felicity: () => import("./felicity/Board.svelte"),
  goodcritters: () => import("./goodcritters/Board.svelte"),
  heist: () => import("./heist/Board.svelte"),
  goons: () => import("./goons/Board.svelte"),
};

/** The games whose boards retell what happened long ago, and so need the whole log. */
export const RETOLD: ReadonlySet<string> = new Set(["felicity", "goodcritters"]);

/** The games whose boards are a single place even on a phone; the others show one of several places at a time. */
export const ONE_PLACE: ReadonlySet<string> = new Set(["felicity", "goodcritters"]);

/** The games whose boards animate what happened: the log and the status must not tell it before. */
export const SHOWN: ReadonlySet<string> = new Set(["goodcritters", "goons"]);

/** A picture of a game for the lobby. */
export const posters: Record<string, () => Promise<{ default: Component }>> = {
  felicity: () => import("./felicity/Poster.svelte"),
  goodcritters: () => import("./goodcritters/Poster.svelte"),
  heist: () => import("./heist/Poster.svelte"),
  goons: () => import("./goons/Poster.svelte"),
};

/** What lies on the cells of a grid, for games whose map grows while it is played. */
export const grounds: Record<string, (view: any) => ReadonlyMap<string, Ground>> = { heist: groundOf };

/** What panels need not tell again, because the map shows it. */
export const MAPPED: Record<string, ReadonlySet<string>> = { heist: new Set(["size", "fixed", "board", "loot"]) };

/** The board of a game, or the generic table where none is drawn or panels are asked for; the game's words come with it. */
export async function boardOf(game: string, panels: boolean): Promise<Board> {
  const load = (panels ? undefined : boards[game]) ?? (() => import("./generic/Board.svelte"));
  const [found] = await Promise.all([load(), app.learn(game)]);
  return found.default;
}
