/** A scheme being carried out, as it is shown: what is rolled, drawn, bid and paid so far. It follows the events. */
import { handle, type Handlers } from "../board";
import { letterOf } from "./display";
import type { GoonsEvent, GoonsEvents, GoonsView, Letter, Numbers, Resolution, TokenKind } from "./view";

interface Gain {
  seat: number;
  worth: Numbers;
}

export interface Act {
  colour: Letter;
  villain: string;
  scheme: string;
  energy: number;
  /** Who takes part, in commit order. */
  order: readonly number[];
  /** Whose energy counts twice. */
  doubled: ReadonlySet<number>;
  dice: readonly number[];
  /** How often dice were rolled: each roll tumbles again. */
  rolls: number;
  bag: { skull: number; blank: number } | null;
  /** What was drawn, in order; whose it is where each draws alone. */
  drawn: readonly { token: TokenKind; seat: number | null }[];
  tokens: ReadonlyMap<number, number>;
  /** By seat, what was bid for the lot decided last. */
  bids: ReadonlyMap<number, number>;
  lot: number | null;
  /** Lots that somebody has, or nobody gets. */
  taken: ReadonlySet<number>;
  gains: readonly Gain[];
  outcome: "succeeded" | "failed" | null;
  /** What has just happened. */
  event: GoonsEvent | null;
}

export interface Beat {
  event: GoonsEvent;
  /** Milliseconds it is shown. */
  time: number;
}

const [BLINK, GLANCE, LOOK, GAZE] = [350, 750, 1200, 1900];

/** For how long an event of a resolution is looked at; 0: it shows nothing. */
function timeOf({ event }: GoonsEvent): number {
  // prettier-ignore
  switch (event) {
    case "rolled": case "tokens_drawn":
      return GAZE;
    case "scheme_began": case "dynamited": case "rerolled": case "token_drawn": case "lot_taken": case "rewarded":
    case "failed":
      return LOOK;
    case "suit_paid": case "bagged": case "reached": case "bid_shown": case "lot_lost": case "claimed": case "bandaged":
      return GLANCE;
    case "no_dynamite": case "row_sorted": case "stopped": case "tokens_given": case "passed": case "stepped":
    case "markers_lost": case "markers_returned":
      return BLINK;
    case "goon_chosen": case "round_began": case "turn_began": case "cube_taken": case "ability_used": case "trained":
    case "dined": case "bought": case "item_turned_up": case "items_shuffled": case "cube_moved": case "withdrawn":
    case "shifted": case "fee_paid": case "committed": case "space_paid": case "steps_lapsed": case "doubled":
    case "knifed": case "reaped": case "added": case "energy_from": case "masked": case "pried": case "traded":
    case "stepped_down": case "not_traded": case "resolution_began": case "not_bandaged": case "scheme_turned_up":
    case "display_swept": case "first_named": case "game_over": case "final_score":
      return 0;
    default: // an event of a newer server
      void (event satisfies never);
      return 0;
  }
}

/** What to show of an update: only a resolution, from its first event on. */
export function beatsOf(events: readonly GoonsEvent[], underWay: boolean): Beat[] {
  const begins = events.findIndex(({ event }) => event === "resolution_began");
  const from = underWay ? 0 : begins < 0 ? events.length : begins;
  const beats = events.slice(from).map((event) => ({ event, time: timeOf(event) }));
  return beats.filter(({ time }) => time > 0);
}

/** The act that a view stands in; null where none does. */
export function actOf(view: GoonsView): Act | null {
  const told = view.resolution;
  const villain = view.villains.find(({ colour }) => colour === told?.colour);
  if (!told || !villain) return null;
  const order = villain.piles.map(([seat]) => seat);
  const kept = [...times("skull", told.drawn.skull), ...times("blank", told.drawn.blank)];
  const inBag = told.bag.skull + told.bag.blank + kept.length > 0;
  return {
    colour: told.colour,
    villain: villain.villain,
    scheme: villain.scheme,
    energy: villain.piles.reduce((sum, [, markers]) => sum + markers, 0),
    order,
    doubled: new Set(told.doubled),
    dice: told.dice.flatMap((count, at) => Array.from({ length: count }, () => at + 1)),
    rolls: 0,
    bag: inBag ? told.bag : null,
    drawn: kept,
    tokens: new Map(
      told.tokens.flatMap((count, seat): [number, number][] =>
        order.includes(seat) && count > 0 ? [[seat, count]] : [],
      ),
    ),
    bids: new Map(),
    lot: null,
    taken: takenOf(told),
    gains: [],
    outcome: null,
    event: null,
  };
}

/** Lots that are decided: those before the one bid for, or those claimed. */
const takenOf = ({ claimed, lot }: Resolution) =>
  new Set(claimed.flatMap((seat, at) => (seat !== null || at + 1 < lot ? [at + 1] : [])));

/** The act after an event; `view` tells which villain lies on which corner. */
export function afterEvent(act: Act | null, event: GoonsEvent, view: GoonsView): Act | null {
  if (event.event === "scheme_began") return begun(event, view);
  return act && { ...act, ...handle(CHANGES, event, act), event };
}

function begun(event: GoonsEvent & { event: "scheme_began" }, view: GoonsView): Act {
  const colour = letterOf(event.args.colour);
  const villain = view.villains.find((one) => one.colour === colour);
  return {
    colour,
    villain: villain?.villain ?? "",
    scheme: event.args.scheme,
    energy: event.args.energy,
    order: villain?.piles.map(([seat]) => seat) ?? [],
    doubled: new Set(),
    dice: [],
    rolls: 0,
    bag: null,
    drawn: [],
    tokens: new Map(),
    bids: new Map(),
    lot: null,
    taken: new Set(),
    gains: [],
    outcome: null,
    event,
  };
}

const without = (dice: readonly number[], die: number) => dice.filter((_, at) => at !== dice.indexOf(die));

const CHANGES: Handlers<GoonsEvents, [Act], Partial<Act>> = {
  dynamited: (args, { doubled }) => ({ doubled: new Set(doubled).add(args.seat) }),
  row_sorted: (args) => ({ order: args.order }),
  rolled: (args, { rolls }) => ({ dice: args.dice.map(Number), rolls: rolls + 1 }),
  rerolled: (args, { dice }) => ({ dice: [...without(dice, args.die), args.rolled] }),
  bagged: (args) => ({ bag: { skull: args.skulls, blank: args.blanks } }),
  tokens_drawn: (args, act) => drawing(act, [...times("skull", args.skulls), ...times("blank", args.blanks)]),
  token_drawn: (args, act) => drawing(act, [{ token: args.token, seat: args.seat }]),
  tokens_given: (args, { tokens }) => ({ tokens: new Map(tokens).set(args.seat, args.number) }),
  bid_shown: (args, { bids, lot }) => ({
    lot: args.lot,
    bids: new Map(lot === args.lot ? bids : []).set(args.seat, args.bid),
  }),
  lot_lost: (args, { taken }) => ({ taken: new Set(taken).add(args.lot) }),
  claimed: (args, { taken }) => ({ taken: new Set(taken).add(args.lot) }),
  lot_taken: (args, { taken }) => ({ taken: new Set(taken).add(args.lot) }),
  // With dice or tokens the first reward says that a goal was reached.
  rewarded: ({ seat, city, crib, stars, energy, money, steps }, { gains, dice, bag }) => ({
    outcome: dice.length > 0 || bag ? "succeeded" : null,
    gains: [...gains, { seat, worth: { stars: city + crib + stars, energy, money, steps } }],
  }),
  failed: () => ({ outcome: "failed" }),
};

const times = (token: TokenKind, count: number) => Array.from({ length: count }, () => ({ token, seat: null }));

function drawing({ bag, drawn }: Act, tokens: Act["drawn"]): Partial<Act> {
  const gone = (kind: TokenKind) => tokens.filter(({ token }) => token === kind).length;
  return {
    drawn: [...drawn, ...tokens],
    bag: bag && { skull: bag.skull - gone("skull"), blank: bag.blank - gone("blank") },
  };
}
