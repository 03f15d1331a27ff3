/**
 * The view of the table between two views: what it is after each event of the end of a round, as the reader may know it.
 * What no event tells – who must act, who won – comes with the view itself.
 */
import type { LogEvent } from "../board";
import { worth } from "./cards";
import type { Worth } from "./types";
import type { Critter, GoodcrittersView as View, Laid } from "./view";

type Args = Record<string, any>;
type Change = (view: View, args: Args) => View;

/** The view after one event; events that change nothing on the table give the same view. */
export function afterEvent(view: View, { event, args }: LogEvent): View {
  const change = CHANGES[event];
  return change ? change(view, args) : view;
}

const CHANGES: Record<string, Change> = {
  ready: (view, { seat }) => withSeat(view, seat, () => ({ ready: true })),
  chosen: (view, { seat, action }) => withSeat(view, seat, () => ({ chosen: true, action })),
  revealed: (view, { seat, action }) => faceUp(view, seat, action),
  guard_revealed: (view, { seat }) => faceUp(view, seat, "guard"),
  robbed: (view, { by, from, card }) => entering(leaving(view, from, card), by, card),
  guard_took: (view, { by, from, card }) => entering(leaving(view, from, card), by, card),
  skimmed: (view, { seat, card }) => entering(drawn(view, 1), seat, card),
  bonus: (view, { seat, card }) => entering(drawn(view, 1), seat, card),
  fuzz_skimmed: (view) => withoutFuzz(view),
  fuzz_bonus: (view) => withoutFuzz(view),
  fuzz: (view) => withoutFuzz(view),
  payoff_won: (view, { seat, to, token, payoff_cards }) => {
    const laid = laidBy(view, seat, token);
    // What was hidden the two of them hear of by an event of its own.
    const cards = (laid?.cards ?? []).map((card, at) => (laid?.manners[at] === "hidden" ? null : card));
    return cards.reduce(
      (now, card) => entering(now, to, card),
      paying(withoutLaid(view, seat, token), to, payoff_cards),
    );
  },
  payoff_won_loot: (view, { to, cards }) =>
    ((cards as (string | null)[]) ?? []).reduce((now, card) => (card ? seenIn(now, to, card) : now), view),
  payoff_returned: (view, { seat, token, payoff_cards }) => {
    const cards = laidBy(view, seat, token)?.cards ?? [];
    return cards.reduce(
      (now, card) => entering(now, seat, card),
      paying(withoutLaid(view, seat, token), seat, payoff_cards),
    );
  },
  shares_taken: (view, { seat, cards }) => {
    const shares = view.shares?.map((share, at) => (at === seat ? [] : share)) ?? null;
    return (cards as string[]).reduce((now, card) => entering(now, seat, card), { ...view, shares });
  },
  shares_returned: (view) => ({ ...view, middle: [...view.middle, ...(view.shares ?? []).flat()], shares: null }),
  round_began: (view, { round, boss, term }) => ({ ...cleared(view), phase: "share", round, boss, term }),
  turned_over: (view, { cards }) => ({ ...drawn(view, cards.length), middle: [...view.middle, ...cards] }),
  loot_lost: (view, { cards }) => ({ ...view, middle: cards, shares: null }),
  game_over: (view, { reason }) => ({
    ...cleared(view),
    phase: "over",
    end_reason: reason,
    fuzz_out: true,
    fuzz_window: null,
  }),
  stash_shown: (view, { seat, cards }) => withSeat(view, seat, () => ({ stash: cards })),
  scored: (view, { seat, score }) => withSeat(view, seat, () => ({ score })),
};

const withSeat = (view: View, seat: number, change: (own: Critter) => Partial<Critter>): View => ({
  ...view,
  seats: view.seats.map((own) => (own.seat === seat ? { ...own, ...change(own) } : own)),
});

/** A card is turned up: the step is over, and with it every offer. [G-11, G-39] */
const faceUp = (view: View, seat: number, action: Critter["action"]): View => ({
  ...withSeat(view, seat, () => ({ chosen: true, action })),
  offers: view.offers && [],
});

/** Everybody takes back action card and threat marker. [G-20] */
const cleared = (view: View): View => ({
  ...view,
  shares: null,
  offers: view.offers && [],
  draft: null,
  turn: null,
  seats: view.seats.map((own) => ({
    ...own,
    threat: null,
    chosen: false,
    action: null,
    ready: false,
    changes: 0,
    active: own.active && [],
  })),
});

// ---------------------------------------------------------------- stashes

/** A card enters a stash: who does not see it knows nothing of it. [G-41] */
function entering(view: View, seat: number, card: string | null): View {
  const there = withSeat(view, seat, ({ held }) => ({ held: held + 1 }));
  return card ? seenIn(there, seat, card) : there;
}

/** A card that lies in a stash becomes known to the reader. */
const seenIn = (view: View, seat: number, card: string): View =>
  withSeat(view, seat, ({ stash, known }) => ({
    stash: stash && sorted([...stash, card]),
    known: known && changed(known, String(worth(card)) as Worth, 1),
  }));

/** A card leaves a stash: for who does not see it, it may be of any value. [G-41] */
function leaving(view: View, seat: number, card: string | null): View {
  return withSeat(view, seat, ({ held, stash, known }) => ({
    held: held - 1,
    stash: stash && stash.filter((_, at) => at !== stash.indexOf(card ?? "")),
    known:
      known &&
      (card
        ? changed(known, String(worth(card)) as Worth, -1)
        : (Object.keys(known) as Worth[]).reduce((now, value) => changed(now, value, -1), known)),
  }));
}

const changed = (known: Record<Worth, number>, value: Worth, by: number): Record<Worth, number> => ({
  ...known,
  [value]: Math.max(0, (known[value] ?? 0) + by),
});

const KINDS = [
  "",
  "cash",
  "gems",
  "jewelry",
  "paintings",
  "sculptures",
  "lookout",
  "megaphone",
  "skeleton-key",
  "double-bottom",
];
const place = (card: string) => KINDS.indexOf(card.split(" ")[1] ?? "");

/** Cards in the order of a stash: the best first, then by kind. */
export const sorted = (cards: readonly string[]): string[] =>
  [...cards].sort((one, other) => worth(other) - worth(one) || place(one) - place(other));

// ---------------------------------------------------------------- pile and payoffs

function drawn(view: View, count: number): View {
  const less = (number: number) => Math.max(0, number - count);
  const fuzz_window: View["fuzz_window"] = view.fuzz_window && [less(view.fuzz_window[0]), less(view.fuzz_window[1])];
  return { ...view, pile: view.pile - count, fuzz_window };
}

const withoutFuzz = (view: View): View => ({ ...drawn(view, 1), fuzz_out: true, fuzz_window: null });

const laidBy = (view: View, giver: number, token: string): Laid | undefined =>
  view.seats[giver]?.payoffs?.find((one) => one.token === token);

const withoutLaid = (view: View, giver: number, token: string): View =>
  withSeat(view, giver, ({ payoffs }) => ({ payoffs: payoffs && payoffs.filter((one) => one.token !== token) }));

const paying = (view: View, seat: number, count: number): View =>
  withSeat(view, seat, ({ payoff_cards }) => ({ payoff_cards: (payoff_cards ?? 0) + count }));
