/** What an answer costs and brings: energy, money and stars of a player before and after it. */
import type { MoveInfo } from "../../wire";
import {
  drawPriceOf,
  colourOf,
  type GoonsView,
  type Letter,
  lotsOf,
  letterOf,
  type Source,
  type Villain,
  type Worth,
  tiersOf,
  worthTo,
} from "./view";

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

const villainOf = (view: GoonsView, colour: Letter | undefined) => view.villains.find((one) => one.colour === colour);

/** What is printed on a lot or a goal of a scheme, from 1. */
export function printedAt({ printed }: Pick<Villain, "printed">, number: number): Worth {
  return lotsOf(printed)[number - 1] ?? tiersOf(printed)[number - 1]?.rewards[0] ?? {};
}

/** What the next space of a player on a track pays, its end stars with it where it is the last; null at the top. [O-18] */
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

/** By the text of a Jolly Butcher's card: what is given, what is got. [O-24] */
const TRADES: Record<string, readonly [keyof Worth, keyof Worth]> = {
  "goons-formula-JB1": ["stars", "energy"],
  "goons-formula-JB2": ["money", "energy"],
  "goons-formula-JB3": ["energy", "money"],
  "goons-formula-JB4": ["money", "steps"],
  "goons-formula-JB5": ["energy", "stars"],
};

/** What a trade with the Jolly Butcher gives and gets, as printed. */
export function tradeOf(view: GoonsView, { kind, args }: MoveInfo): Trade | null {
  const colour = view.pending?.kind === "trade" ? view.pending.colour : null;
  const formula = view.cards.schemes[villainOf(view, colour ?? undefined)?.scheme ?? ""]?.formula;
  const [give, get] = TRADES[formula?.id ?? ""] ?? [];
  if (!formula || !give || !get) return null;
  const [price, gives] = [Number(formula.args["price"]), Number(formula.args["gives"])];
  if (kind === "trade_hustle") return { give: {}, get: { [get]: gives }, step: letterOf(args["colour"]) };
  return { give: { [give]: price }, get: { [get]: gives }, step: null };
}

/** What an answer changes at once, as far as it is certain; empty where it changes nothing of a purse. */
export function changeOf(view: GoonsView, seat: number, move: MoveInfo): Worth {
  return CHANGES[move.kind]?.(view, seat, move) ?? {};
}

/** The purse after an answer: no more energy comes than the bank has. [O-05] */
export function purseAfter(view: GoonsView, seat: number, move: MoveInfo): Purse {
  const before = purseOf(view, seat);
  const { stars = 0, energy = 0, money = 0 } = changeOf(view, seat, move);
  const bank = view.seats.find((one) => one.seat === seat)?.bank ?? 0;
  return { stars: before.stars + stars, energy: before.energy + Math.min(energy, bank), money: before.money + money };
}

type Change = (view: GoonsView, seat: number, move: MoveInfo) => Worth;

const minus = (worth: Worth): Worth =>
  Object.fromEntries(Object.entries(worth).map(([kind, number]) => [kind, -number]));

const traded: Change = (view, _seat, move) => {
  const trade = tradeOf(view, move);
  return trade ? { ...trade.get, ...minus(trade.give) } : {};
};
const bought: Change = (view, _seat, { args }) => ({ money: -(view.prices[String(args["item"])]?.cost ?? 0) });

/** What one commits leaves the supply, and the fee with it, once a round. [O-17, O-27] */
const committed: Change = (view, seat, { args }) => {
  const villain = villainOf(view, colourOf(view, args["source"] as Source) ?? undefined);
  const fee = villain && !villain.paid.includes(seat) ? (villain.fee ?? {}) : {};
  return { energy: -Number(args["number"]) - (fee.energy ?? 0), ...(fee.money ? { money: -fee.money } : {}) };
};
const stepped: Change = (view, seat, { args }) => nextSpace(view, letterOf(args["colour"]), seat) ?? {};
const hustled: Change = (view, seat, { args }) => {
  const colour = colourOf(view, args["source"] as Source);
  return (colour && nextSpace(view, colour, seat)) ?? {};
};
/** Lots and goals taken by hand are paid at once; what is auctioned is not certain. [O-23, O-26] */
const claimed: Change = (view, seat, { args }) => {
  const villain = villainOf(view, view.resolution?.colour);
  return villain ? worthTo(view, villain.colour, seat, printedAt(villain, Number(args["number"]))) : {};
};
const saved: Change = (view, seat, { args }) => {
  if (args["answer"] === false) return {};
  const markers = villainOf(view, view.resolution?.colour)?.piles.find(([owner]) => owner === seat)?.[1] ?? 0;
  return { energy: Math.min(Number(view.status?.args["number"] ?? 0), markers) };
};

const CHANGES: Record<string, Change> = {
  reroll: (view) => ({ energy: -Number(view.status?.args["price"] ?? 1) }),
  draw: (view) => {
    const villain = villainOf(view, view.resolution?.colour);
    return { energy: -((villain && drawPriceOf(villain.printed)) ?? 0) };
  },
  trade: traded,
  trade_star: traded,
  trade_hustle: traded,
  buy: bought,
  buy_twice: bought,
  again_buy: bought,
  commit: committed,
  step: stepped,
  hustle: hustled,
  claim: claimed,
  bandages: saved,
  dojo: () => ({ energy: 1 }),
  diner: () => ({ money: 1 }),
};
