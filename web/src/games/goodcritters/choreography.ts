/** The end of a round in beats: what is shown together, for how long, and what flies from where to where. */
import { handle, type Handlers, type LogEvent } from "../board";
import type { GoodcrittersEvent, GoodcrittersEvents } from "./view";

/** An event, and where it is shown by itself how it changes the view. */
export type Told = GoodcrittersEvent & Pick<LogEvent, "changes">;
type Name = keyof GoodcrittersEvents;

/** Where something lies: a seat’s stash or share, an envelope by giver and token, the pile, the middle. */
type Anchor = `stash-${number}` | `share-${number}` | `payoff-${number}-${string}` | "pile" | "middle";

export interface Flight {
  what: "loot" | "envelope";
  /** The loot card; null for a back. */
  card: string | null;
  from: Anchor;
  to: Anchor;
}

export interface Beat {
  events: readonly Told[];
  /** Milliseconds, at the usual speed. */
  time: number;
  flights: readonly Flight[];
}

/** A round is shown in this many milliseconds at most; the count in the end in as many again and a little. */
const [LONGEST, LONGEST_COUNT] = [6000, 7500];

/** How long each event is looked at; what is not here happens with what came before it. */
const TIMES: Partial<Record<Name, number>> = {
  revealed: 430,
  guard_revealed: 500,
  robbed: 620,
  nothing_to_rob: 560,
  rob_without_threat: 420,
  guard_took: 620,
  nothing_to_take: 560,
  lookout_stopped: 620,
  guard_bypassed: 520,
  skimmed: 520,
  skim_too_late: 400,
  fuzz_skimmed: 1100,
  pile_empty: 450,
  payoff_won: 560,
  payoff_returned: 420,
  voted: 1100,
  shares_taken: 750,
  shares_returned: 650,
  bonus: 650,
  fuzz_bonus: 1100,
  round_began: 550,
  turned_over: 500,
  fuzz: 1800,
  loot_lost: 900,
  game_over: 800,
  stash_shown: 900,
  scored: 520,
};

/** Events that are shown together with those of the same kind right before them. */
const TOGETHER: ReadonlySet<Name> = new Set(["shares_taken", "stash_shown"]);

/** From here on the game is being counted. */
const COUNTED: ReadonlySet<Name> = new Set(["fuzz", "loot_lost", "game_over", "stash_shown", "scored"]);

/** The beats of what is told event by event: the end of a round. None of anything else. */
export function beatsOf(events: readonly Told[]): Beat[] {
  if (!events.some(({ changes }) => changes)) return [];
  const groups: Told[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group && goesWith(group, event)) group.push(event);
    else groups.push([event]);
  }
  const beats = groups.map((group) => ({ events: group, time: timeOf(group), flights: group.flatMap(flightsOf) }));
  const count = (beat: Beat) => beat.events.some(({ event }) => COUNTED.has(event));
  return [
    ...within(
      beats.filter((beat) => !count(beat)),
      LONGEST,
    ),
    ...within(beats.filter(count), LONGEST_COUNT),
  ];
}

/** Whether an event is shown together with a group: it has no time of its own, the group has none yet, or both are alike. */
function goesWith(group: readonly Told[], event: Told): boolean {
  if (timeOf(group) === 0 || timeOf([event]) === 0) return true;
  const last = group.at(-1);
  if (event.event === "payoff_returned") return last?.event === event.event && last.args.to === event.args.to;
  return last?.event === event.event && TOGETHER.has(event.event);
}

const timeOf = (group: readonly Told[]): number =>
  Math.max(
    0,
    ...group.map(({ event, args }) => (event === "turned_over" && args.cards.length === 0 ? 0 : (TIMES[event] ?? 0))),
  );

/** The same beats in at most so much time altogether. */
function within(beats: readonly Beat[], longest: number): Beat[] {
  const all = beats.reduce((sum, { time }) => sum + time, 0);
  const scale = Math.min(1, longest / Math.max(1, all));
  return beats.map((beat) => ({ ...beat, time: beat.time * scale }));
}

// ---------------------------------------------------------------- flights

const loot = (card: string | null, from: Anchor, to: Anchor): Flight => ({ what: "loot", card, from, to });

const FLIGHTS: Handlers<GoodcrittersEvents, [], Flight[]> = {
  robbed: ({ by, from, card }) => [loot(card, `stash-${from}`, `stash-${by}`)],
  guard_took: ({ by, from, card }) => [loot(card, `stash-${from}`, `stash-${by}`)],
  skimmed: ({ seat, card }) => [loot(card, "pile", `stash-${seat}`)],
  bonus: ({ seat, card }) => [loot(card, "pile", `stash-${seat}`)],
  fuzz_skimmed: () => [loot("fuzz", "pile", "middle")],
  fuzz_bonus: () => [loot("fuzz", "pile", "middle")],
  fuzz: () => [loot("fuzz", "pile", "middle")],
  payoff_won: ({ seat, to, token }) => [
    { what: "envelope", card: null, from: `payoff-${seat}-${token}`, to: `stash-${to}` },
  ],
  payoff_returned: ({ seat, token }) => [
    { what: "envelope", card: null, from: `payoff-${seat}-${token}`, to: `stash-${seat}` },
  ],
  shares_taken: ({ seat, cards }) => cards.map((card) => loot(card, `share-${seat}`, `stash-${seat}`)),
  turned_over: ({ cards }) => cards.map((card) => loot(card, "pile", "middle")),
};

const flightsOf = (event: Told): Flight[] => handle(FLIGHTS, event) ?? [];
