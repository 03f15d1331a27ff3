/** What an answer costs and brings: energy, money and stars of a player before and after it; what is printed of it. */
import type { MoveInfo } from "../../wire";
import { letterOf, lotsOf, NOTHING, type Paid, tiersOf } from "./display";
import type { GoonsView, Letter, Numbers, Space, Villain } from "./view";

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
export function printedAt({ printed }: Pick<Villain, "printed">, number: number): Paid {
  return lotsOf(printed)[number - 1] ?? tiersOf(printed)[number - 1]?.rewards[0] ?? NOTHING;
}

/** What is printed on the next space of a player on a track; null at the top. */
export const nextSpace = (view: GoonsView, colour: Letter, seat: number): Space | null =>
  view.tracks[colour][view.hustle[colour][seat] ?? 0] ?? null;

interface Trade {
  give: Numbers;
  get: Numbers;
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
