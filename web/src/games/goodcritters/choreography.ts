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

/** For how long an event is looked at, in milliseconds; 0: it happens with what came before it. */
export function timeOf({ event, args }: GoodcrittersEvent): number {
  // prettier-ignore
  switch (event) {
    case "skim_too_late": return 400;
    case "rob_without_threat": case "payoff_returned": return 420;
    case "revealed": return 430;
    case "pile_empty": return 450;
    case "guard_revealed": return 500;
    case "turned_over": return args.cards.length > 0 ? 500 : 0;
    case "guard_bypassed": case "skimmed": case "scored": return 520;
    case "round_began": return 550;
    case "nothing_to_rob": case "nothing_to_take": case "payoff_won": return 560;
    case "robbed": case "guard_took": case "lookout_stopped": return 620;
    case "shares_returned": case "bonus": return 650;
    case "shares_taken": return 750;
    case "game_over": return 800;
    case "loot_lost": case "stash_shown": return 900;
    case "voted": case "fuzz_skimmed": case "fuzz_bonus": return 1100;
    case "fuzz": return 1800;
    case "dealt": case "shared": case "threatened": case "threat_withdrawn": case "chosen": case "choice_changed":
    case "ready": case "unready": case "done": case "promo_used": case "payoff_set": case "payoff_open":
    case "payoff_shown": case "payoff_hidden": case "payoff_unset": case "offered": case "offer_open":
    case "offer_shown": case "offer_hidden": case "offer_asks_open": case "offer_asks_shown": case "accepted":
    case "declined": case "withdrawn": case "lapsed": case "exchanged": case "exchanged_open":
    case "exchanged_closed": case "payoff_won_loot":
      return 0;
    default: // an event of a newer server
      void (event satisfies never);
      return 0;
  }
}

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
  const beats = groups.map((group) => ({
    events: group,
    time: timeTogether(group),
    flights: group.flatMap(flightsOf),
  }));
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
  if (timeTogether(group) === 0 || timeOf(event) === 0) return true;
  const last = group.at(-1);
  if (event.event === "payoff_returned") return last?.event === event.event && last.args.to === event.args.to;
  return last?.event === event.event && TOGETHER.has(event.event);
}

const timeTogether = (group: readonly Told[]) => Math.max(...group.map(timeOf));

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
