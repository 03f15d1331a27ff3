/** Which of the legal moves belong to what on the table. */
import type { MoveInfo } from "../../wire";
import type { Letter, Source } from "./view";

/** What the reader is about: moves of some kinds, of one source where that matters, out of which one is to be chosen. */
export interface Aim {
  kinds: readonly string[];
  source?: Source;
}

/** Moves of several small ones: what follows them is asked. */
export const BEGINS: ReadonlySet<string> = new Set([
  "take",
  "club",
  "club_energy",
  "again_club",
  "again_energy",
  "mask",
  "reap",
]);

/** The moves that use an item, by its name. [O-28] */
export const USES: Record<string, string> = {
  "pocket-knife": "knife",
  "baseball-bat": "bat",
  shotgun: "shoot",
  "brass-knuckles": "knuckles",
  "bubble-gun": "bubbles",
  helmet: "put_on_helmet",
  "clown-mask": "mask",
  crowbar: "crowbar",
  scythe: "reap",
};

/** The aim of using an item; null where it works by itself. */
export const useOf = (item: string): Aim | null => (USES[item] ? { kinds: [USES[item]] } : null);

/** What is done at the place of a colour. */
export const AT: Record<Letter, readonly string[]> = {
  R: ["dojo", "dojo_twice"],
  Y: ["diner", "diner_twice"],
  G: ["buy", "buy_twice"],
  B: ["club", "club_energy"],
};
export const atPlace = (colour: Letter, source: Source): Aim => ({ kinds: AT[colour], source });

const NOTHING: readonly string[] = [];
export const AGAIN: Record<string, Aim> = {
  buy: { kinds: ["again_buy"] },
  club: { kinds: ["again_club", "again_energy"] },
};
export const TAKE: Aim = { kinds: ["take"] };
export const ABILITY: Aim = { kinds: ["ability"] };
export const NONE: Aim = { kinds: NOTHING };

export const ofKind = (moves: readonly MoveInfo[], ...kinds: string[]) =>
  moves.filter(({ kind }) => kinds.includes(kind));

/** The moves that an aim means. */
export const aimedAt = (moves: readonly MoveInfo[], { kinds, source }: Aim) =>
  moves.filter(({ kind, args }) => kinds.includes(kind) && (source === undefined || args["source"] === source));

/** The cells that moves name, each with its move. */
export const byCell = (moves: readonly MoveInfo[]) =>
  new Map(
    moves.flatMap((move): [string, MoveInfo][] =>
      typeof move.args["cell"] === "string" ? [[move.args["cell"], move]] : [],
    ),
  );

/** The moves that name no cell: they are chosen by a button. */
export const withoutCell = (moves: readonly MoveInfo[]) => moves.filter(({ args }) => args["cell"] === undefined);
