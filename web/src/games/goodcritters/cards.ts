// The cards of GoodCritters: whole moves put together from them, in the notation that the server reads; their worth.
import { isCount, isText, listOf, objectOf, oneOf } from "../../lib/stored.svelte";
import type { Words } from "../../lib/words";
import type { Manner, Side, Token } from "./view";

/** Any loot card, of the giver's choice. */
export const ANY = "?";

const KINDS = ["cash", "gems", "jewelry", "paintings", "sculptures"];
const SUFFIX: Record<Manner, string> = { open: "", shown: "~", hidden: "?" };

/** A card of a kind, or a promo card: not any card of its value. */
export const isParticular = (card: string) => card.includes(" ");

/** A card and how it is given. */
export interface Gift {
  card: string;
  manner: Manner;
}

/** One side of a payoff or an offer: payoff cards and loot. */
export interface Goods {
  pays: number;
  gifts: readonly Gift[];
}

export const isGoods = objectOf<Goods>({
  pays: isCount,
  gifts: listOf(objectOf<Gift>({ card: isText, manner: oneOf<Manner>(["open", "shown", "hidden"]) })),
});

export const NOTHING: Goods = { pays: 0, gifts: [] };

export const isNothing = (goods: Goods) => goods.pays === 0 && goods.gifts.length === 0;

/** What a card is worth. */
export const worth = (card: string) => Number.parseInt(card, 10);

/** A card as moves write it: "5 gems" is `5g`, "3 lookout" is `lookout`. */
export function short(card: string): string {
  const [value = "", kind = ""] = card.split(" ");
  return KINDS.includes(kind) || kind === "" ? value + kind.charAt(0) : kind;
}

/** The cards that are left of some once others are taken away. */
export function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** As much of these goods as can still be given of some cards and payoff cards. */
export function stillThere(goods: Goods, cards: readonly string[], pays: number): Goods {
  let left = [...cards];
  const gifts = goods.gifts.filter(({ card }) => {
    const there = left.includes(card);
    left = without(left, [card]);
    return there;
  });
  return { pays: Math.min(goods.pays, pays), gifts };
}

/** Each card once, with how many there are of it, in the order they first appear. */
export function counted(cards: readonly string[]): [string, number][] {
  return [...new Set(cards)].map((card) => [card, cards.filter((one) => one === card).length]);
}

/** `share 0:5,4 2:3`: `to` names the seat for each card of the middle. */
export function shareText(middle: readonly string[], to: readonly number[]): string {
  const seats = [...new Set(to)].sort((one, other) => one - other);
  const cards = (seat: number) => middle.filter((_, index) => to[index] === seat).map(short);
  return ["share", ...seats.map((seat) => `${seat}:${cards(seat).join(",")}`)].join(" ");
}

export function payoffText(token: Token, side: Side, to: number, goods: Goods): string {
  return [`payoff ${token} ${side} ${to}:`, ...goodsTexts(goods)].join(" ");
}

export function offerText(to: number, given: Goods, wanted: Goods): string {
  const wishes = isNothing(wanted) ? [] : ["for", ...goodsTexts(wanted)];
  return [`offer ${to}:`, ...goodsTexts(given), ...wishes].join(" ");
}

/** An offer accepted, with the cards chosen for each `?` of it. */
export function acceptText(maker: number, cards: readonly string[]): string {
  return cards.length === 0 ? `accept ${maker}` : `accept ${maker}: ${cards.map(short).join(" ")}`;
}

function goodsTexts({ pays, gifts }: Goods): string[] {
  const loot = gifts.map(({ card, manner }) => (card === ANY ? ANY : short(card) + SUFFIX[manner]));
  return [...(pays > 0 ? [`P${pays}`] : []), ...loot];
}

// Loot is worth thousands of dollars.

const DOLLARS = {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
  useGrouping: "always",
} as const;

/** An amount in thousands of dollars as the player's language writes money: "$5,000", "5.000 $"; `brief`: "$5K". */
export function money(words: Words, thousands: number, brief = false): string {
  // Always grouped, as the sentences of the log are: German leaves "8000 $" as it is otherwise.
  return new Intl.NumberFormat(words.language, brief ? { ...DOLLARS, notation: "compact" } : DOLLARS).format(
    thousands * 1000,
  );
}

/** What cards are worth together, in thousands. */
export const worthOf = (cards: readonly string[]) => cards.reduce((sum, card) => sum + worth(card), 0);
