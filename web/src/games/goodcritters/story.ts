// What events tell: what happened in a round, who played what, what went from whom to whom; what they name on the table.
import { handle, type Handlers } from "../board";
import { seatsNamed } from "../named";
import type { Result } from "./act";
import type { Action, GoodcrittersEvent, GoodcrittersEvents, GoodcrittersView as View } from "./view";

export type Reason = "share" | "rob" | "guard" | "skim" | "bonus" | "payoff" | "exchange";

/** Cards that changed hands; null is one that the player could not see. */
export interface Flow {
  why: Reason;
  /** Null: from the pile, or the share of the boss. */
  from: number | null;
  to: number;
  cards: readonly (string | null)[];
  /** Payoff cards. */
  pays: number;
}

export interface RoundStory {
  round: number;
  boss: number;
  actions: ReadonlyMap<number, Action>;
  yes: number;
  no: number;
  /** Null while the round runs. */
  result: Result | null;
  flows: readonly Flow[];
  /** The Fuzz came. */
  fuzz: boolean;
  /** What it took. */
  lost: readonly string[];
  /** What lies on payoffs, by giver and token, as far as it may be known. */
  laid: ReadonlyMap<string, readonly (string | null)[]>;
}

/** The stories a board keeps: of the round that runs, and of those that have ended. */
export interface Stories {
  current: RoundStory;
  ended: readonly RoundStory[];
}

export const newStory = (round: number, boss: number): RoundStory => ({
  round,
  boss,
  actions: new Map(),
  yes: 0,
  no: 0,
  result: null,
  flows: [],
  fuzz: false,
  lost: [],
  laid: new Map(),
});

/** The stories so far, from what the log tells: the first of them may have begun before it. */
export function storiesOf(view: View, events: readonly GoodcrittersEvent[]): Stories {
  return events.reduce(tell, { current: newStory(view.round, view.boss), ended: [] });
}

export function tell({ current, ended }: Stories, { event, args }: GoodcrittersEvent): Stories {
  if (event === "round_began") return { current: newStory(args.round, args.boss), ended: finished(current, ended) };
  const chapter = handle(CHAPTERS, { event, args }, current);
  const next = chapter ? { ...current, ...chapter } : current;
  return { current: next, ended: event === "game_over" ? finished(next, ended) : ended };
}

/** The Fuzz may come with the first card of a round: then nothing was voted on in it. */
const finished = (story: RoundStory, ended: readonly RoundStory[]) =>
  story.result || story.fuzz ? [...ended, story] : ended;

type Name = keyof GoodcrittersEvents;
type Cards = readonly (string | null)[];

const CHAPTERS: Handlers<GoodcrittersEvents, [RoundStory], Partial<RoundStory>> = {
  payoff_set: ({ seat, token, loot }, story) => laying(story, `${seat}${token}`, unseen(loot)),
  payoff_open: ({ seat, cards }, story) => learning(story, seat, cards),
  payoff_shown: ({ seat, cards }, story) => learning(story, seat, cards),
  payoff_hidden: ({ seat, cards }, story) => learning(story, seat, cards),
  exchanged: ({ from, to, payoff_cards, loot }, story) =>
    flowing(story, { why: "exchange", from, to, cards: unseen(loot), pays: payoff_cards }),
  exchanged_open: ({ cards }, story) => seeing(story, cards),
  exchanged_closed: ({ cards }, story) => seeing(story, cards),
  revealed: ({ seat, action }, { actions }) => ({ actions: new Map(actions).set(seat, action) }),
  guard_revealed: ({ seat }, { actions }) => ({ actions: new Map(actions).set(seat, "guard") }),
  robbed: ({ by, from, card }, story) => flowing(story, { why: "rob", from, to: by, cards: [card], pays: 0 }),
  guard_took: ({ by, from, card }, story) => flowing(story, { why: "guard", from, to: by, cards: [card], pays: 0 }),
  skimmed: ({ seat, card }, story) => flowing(story, { why: "skim", from: null, to: seat, cards: [card], pays: 0 }),
  bonus: ({ seat, card }, story) => flowing(story, { why: "bonus", from: null, to: seat, cards: [card], pays: 0 }),
  payoff_won: ({ seat, to, token, payoff_cards }, story) =>
    flowing(story, {
      why: "payoff",
      from: seat,
      to,
      cards: story.laid.get(`${seat}${token}`) ?? [],
      pays: payoff_cards,
    }),
  payoff_won_loot: ({ cards }, story) => seeing(story, cards),
  voted: ({ yes, no, result }) => ({ yes, no, result }),
  shares_taken: ({ seat, cards }, story) => flowing(story, { why: "share", from: null, to: seat, cards, pays: 0 }),
  fuzz_skimmed: () => ({ fuzz: true }),
  fuzz_bonus: () => ({ fuzz: true }),
  fuzz: () => ({ fuzz: true }),
  loot_lost: ({ cards }) => ({ lost: cards }),
};

const unseen = (count: number): Cards => Array<null>(count).fill(null);

/** Of an exchange one side may be empty. */
const flowing = ({ flows }: RoundStory, flow: Flow): Partial<RoundStory> =>
  flow.cards.length + flow.pays > 0 ? { flows: [...flows, flow] } : {};

/** Cards that are told take the places of cards that were not. */
function filled(cards: Cards, told: Cards): Cards {
  const left = [...told];
  return cards.map((card) => card ?? left.shift() ?? null);
}

/** Cards of what has just changed hands are told. */
function seeing({ flows }: RoundStory, cards: Cards | null): Partial<RoundStory> {
  const last = flows.at(-1);
  return last ? { flows: [...flows.slice(0, -1), { ...last, cards: filled(last.cards, cards ?? []) }] } : {};
}

/** The payoff set last lies last. */
function laying({ laid }: RoundStory, key: string, cards: Cards): Partial<RoundStory> {
  const next = new Map(laid);
  next.delete(key);
  return { laid: next.set(key, cards) };
}

/** Cards of the payoff that a seat has just set are told. */
function learning({ laid }: RoundStory, seat: number, cards: Cards | null): Partial<RoundStory> {
  const key = [...laid.keys()].findLast((one) => one.startsWith(String(seat)));
  return key === undefined ? {} : { laid: new Map(laid).set(key, filled(laid.get(key) ?? [], cards ?? [])) };
}

// What a line of the log names on the table of GoodCritters.

/** What is taken from the pile, or would be. */
const FROM_PILE: ReadonlySet<Name> = new Set(["skimmed", "skim_too_late", "fuzz_skimmed", "pile_empty", "bonus"]);

/** The mats, the pile and the loot in the middle that events name. */
export function placesNamed(view: View, events: readonly GoodcrittersEvent[], seats: ReadonlySet<string>): string[] {
  return [
    ...seatsNamed(events, seats).map((seat) => `mat-${seat}`),
    ...(events.some(({ event }) => FROM_PILE.has(event)) ? ["pile"] : []),
    ...(events.some((event) => liesOut(view, event)) ? view.middle.map((_, place) => `loot-${place}`) : []),
  ];
}

/** Whether what was turned over is what lies in the middle. */
function liesOut({ middle }: View, { event, args }: GoodcrittersEvent): boolean {
  const sorted = (cards: readonly string[]) => [...cards].sort().join();
  return event === "turned_over" && sorted(args.cards) === sorted(middle);
}

// Who is no longer ready, and by what: a move, of which its first event tells.

interface Reopened {
  cause: GoodcrittersEvent;
  seats: readonly number[];
}

export function reopenedBy(events: readonly GoodcrittersEvent[]): Reopened | null {
  const seats = events.flatMap(({ event, args }) => (event === "unready" ? args.seat : []));
  const [cause] = events;
  return cause && seats.length > 0 ? { cause, seats } : null;
}
