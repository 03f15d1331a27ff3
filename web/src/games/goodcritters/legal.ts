/** What a player may do now, read from the legal moves; and the moves that the table has no button for. */
import type { MoveInfo } from "../../wire";
import { ANY, type Gift, type Goods, worth, worthOf } from "./cards";
import type { Action, Manner, Offer, Side, Token } from "./view";

export interface LegalMoves {
  /** All of the middle is to be shared. */
  share: boolean;
  threaten: ReadonlySet<number>;
  unthreaten: boolean;
  choose: ReadonlySet<Action>;
  ready: boolean;
  done: boolean;
  /** Promo cards that can be used: the moves that use them, by the card. */
  promos: ReadonlyMap<string, string>;
  /** Payoff tokens, by the seat before which each may be laid. */
  payoff: ReadonlyMap<number, ReadonlySet<Token>>;
  unset: ReadonlySet<Token>;
  offer: ReadonlySet<number>;
  accept: ReadonlySet<number>;
  decline: ReadonlySet<number>;
  withdraw: ReadonlySet<number>;
  /** Everything else: steps of a move that is begun, and kinds of moves that this table does not know. */
  rest: readonly MoveInfo[];
}

const DRAWN: ReadonlySet<string> = new Set([
  "give",
  "threaten",
  "unthreaten",
  "choose",
  "ready",
  "done",
  "promo",
  "payoff",
  "unset",
  "offer",
  "accept",
  "decline",
  "withdraw",
]);

/** `begun`: a composite move is under way already, so that all that may follow are its steps. */
export function legalMoves(moves: readonly MoveInfo[], begun: boolean): LegalMoves {
  const drawn = begun ? [] : moves;
  const of = (kind: string) => drawn.filter((move) => move.kind === kind);
  const values = (kind: string, key: string) => of(kind).map(({ args }) => args[key]);
  const seats = (kind: string, key: string) => new Set(values(kind, key).map(Number));
  const payoff = new Map<number, Set<Token>>();
  for (const { args } of of("payoff")) {
    const to = Number(args["to"]);
    payoff.set(to, (payoff.get(to) ?? new Set()).add(args["token"] as Token));
  }
  return {
    share: of("give").length > 0,
    threaten: seats("threaten", "to"),
    unthreaten: of("unthreaten").length > 0,
    choose: new Set(values("choose", "action") as Action[]),
    ready: of("ready").length > 0,
    done: of("done").length > 0,
    promos: new Map(of("promo").map(({ args, move }) => [String(args["card"]), move])),
    payoff,
    unset: new Set(values("unset", "token") as Token[]),
    offer: seats("offer", "to"),
    accept: seats("accept", "maker"),
    decline: seats("decline", "maker"),
    withdraw: seats("withdraw", "to"),
    rest: begun ? moves : moves.filter(({ kind }) => !DRAWN.has(kind)),
  };
}

/** The vote that a payoff is first proposed for: the seat's own if it votes, yes for the boss, else by whether its share is worth the average. */
export function servingSide(action: Action | null, boss: boolean, share: number, all: number, players: number): Side {
  if (action === "yes" || action === "no") return action;
  return boss || share * players >= all ? "yes" : "no";
}

// Offers as the player needs them: from the other side, and with what is still to be chosen; and the boss's share in the making.

/** How many payoff cards are among what an offer names. */
export const paysIn = (cards: readonly (string | null)[]) =>
  cards.reduce((sum, card) => sum + Number(/^P(\d+)$/.exec(card ?? "")?.[1] ?? 0), 0);

const isLoot = (card: string | null) => !/^P\d+$/.test(card ?? "");

/** The loot of one side, with how it is given. */
export const lootIn = (
  cards: readonly (string | null)[],
  manners: readonly Manner[],
): { card: string | null; manner: Manner }[] =>
  cards.flatMap((card, at) => (isLoot(card) ? [{ card, manner: manners[at] ?? "open" }] : []));

/** How many cards of the addressee's choice an offer wants. */
export const openWishes = (offer: Offer) => offer.wants.filter((card) => card === ANY).length;

/** The named loot that an offer wants, as cards of a stash: a value without a kind is any card of it. */
export function namedIn(offer: Offer, stash: readonly string[]): Gift[] {
  const left = [...stash];
  return lootIn(offer.wants, offer.wants_manners).flatMap(({ card, manner }) => {
    const at = card === null || card === ANY ? -1 : left.findIndex((one) => one === card || one.split(" ")[0] === card);
    return at < 0 ? [] : left.splice(at, 1).map((one) => ({ card: one, manner }));
  });
}

/** An offer from the other side of the table: what is wanted is given, what is given is wanted, as far as it is named. */
export function mirrored(offer: Offer, stash: readonly string[]): { given: Goods; wanted: Goods } {
  const wished = lootIn(offer.gives, offer.gives_manners).map(({ card, manner }): Gift => ({
    card: card ?? ANY,
    manner: manner === "hidden" ? "shown" : manner,
  }));
  return {
    given: { pays: paysIn(offer.wants), gifts: namedIn(offer, stash) },
    wanted: { pays: paysIn(offer.gives), gifts: wished },
  };
}

/** The cards of a stash that are proposed first: those worth least. */
export const cheapest = (stash: readonly string[], count: number): string[] =>
  [...stash].sort((one, other) => worth(one) - worth(other)).slice(0, count);

// The boss's share while it is made: which seat gets the card at which place of the middle.

export type Given = Readonly<Record<number, number>>;

/** The places of the middle that nobody has been given yet. */
export const left = (middle: readonly string[], given: Given): number[] =>
  middle.flatMap((_, place) => (given[place] === undefined ? [place] : []));

/** Give a card to a seat; null takes it back. */
export function give(given: Given, place: number, seat: number | null): Given {
  const { [place]: _, ...others } = given;
  return seat === null ? others : { ...others, [place]: seat };
}

/** The place of the middle from which a seat has its card number `index`. */
export const placeOf = (middle: readonly string[], given: Given, seat: number, index: number): number | undefined =>
  middle.flatMap((_, place) => (given[place] === seat ? [place] : []))[index];

/** A proposal that shares all cards roughly evenly: the best first, each to the player who has least so far, in ties the first clockwise from the boss. */
export function evenSplit(middle: readonly string[], players: number, boss: number): Given {
  const places = middle
    .map((_, place) => place)
    .sort((one, other) => worth(middle[other] ?? "") - worth(middle[one] ?? ""));
  const sums = Array<number>(players).fill(0);
  const given: Record<number, number> = {};
  for (const place of places) {
    const clockwise = Array.from({ length: players }, (_, step) => (boss + step) % players);
    const seat = clockwise.reduce((least, one) => ((sums[one] ?? 0) < (sums[least] ?? 0) ? one : least), boss);
    given[place] = seat;
    sums[seat] = (sums[seat] ?? 0) + worthOf([middle[place] ?? "0"]);
  }
  return given;
}
