/** What an answer costs and brings: energy, money and stars of a player before and after it; what is printed of it. */
import type { MoveInfo } from "../../wire";
import { letterOf, lotsOf, tiersOf, type Worth } from "./display";
import type { GoonsView, Letter, Villain } from "./view";

export interface Purse {
  stars: number;
  energy: number;
  money: number;
}

export const PURSE = ["stars", "energy", "money"] as const;

export const purseOf = (view: GoonsView, seat: number): Purse => {
  const { stars = 0, energy = 0, money = 0 } = view.seats.find((one) => one.seat === seat) ?? {};
  return { stars, energy, money };
};

/** The purse after an answer, as far as that is certain. */
export const purseAfter = (view: GoonsView, seat: number, { move }: MoveInfo): Purse => ({
  ...purseOf(view, seat),
  ...view.answers?.[move]?.purse,
});

/** What is printed on a lot or a goal of a scheme, from 1. */
export function printedAt({ printed }: Pick<Villain, "printed">, number: number): Worth {
  return lotsOf(printed)[number - 1] ?? tiersOf(printed)[number - 1]?.rewards[0] ?? {};
}

/** What is printed on the next space of a player on a track, end stars with it on the last; null at the top. */
export function nextSpace(view: GoonsView, colour: Letter, seat: number): Worth | null {
  const { spaces, end_stars } = view.tracks[colour];
  const at = view.hustle[colour][seat] ?? 0;
  const space = spaces[at];
  return space === undefined ? null : at === spaces.length - 1 ? { ...space, end_stars } : space;
}

interface Trade {
  give: Worth;
  get: Worth;
  /** A step down on this track is given. */
  step: Letter | null;
}

/** What a trade with the Jolly Butcher gives and gets, as printed. */
export function tradeOf(view: GoonsView, { kind, args }: MoveInfo): Trade | null {
  const { pending } = view;
  const printed = pending?.kind === "trade" && view.villains.find(({ colour }) => colour === pending.colour)?.printed;
  if (!printed || printed.kind !== "trade") return null;
  return { ...printed.trade, step: kind === "trade_hustle" ? letterOf(args["colour"]) : null };
}
