/** What happened in a round, gathered event by event for the summary when it is over. */
import type { LogEvent } from "../board";
import type { FelicityView } from "./view";

export interface Taking {
  seat: number;
  card: number;
  mice: number;
}

export interface RoundStory {
  round: number;
  /** The row as it was turned up, left to right. */
  row: { owner: number; pet: string }[];
  takings: Taking[];
  /** False where the round was joined after somebody had passed, so takings may be missing. */
  complete: boolean;
  winner: number | null;
  paid: number;
  won: string[];
  chased: { dog: string; pet: string } | null;
  /** Dogs that left without chasing a cat. */
  dogs: string[];
  outcome: "running" | "won" | "removed";
}

/** The two stories a board keeps: of the round that runs, and of the last one that ended. */
export interface Stories {
  current: RoundStory;
  last: RoundStory | null;
}

export function newStory(round: number, complete = true): RoundStory {
  return {
    round,
    row: [],
    takings: [],
    complete,
    winner: null,
    paid: 0,
    won: [],
    chased: null,
    dogs: [],
    outcome: "running",
  };
}

/** The story of a round joined in the middle: what the view still shows of it. */
export function storyOf(view: FelicityView): RoundStory {
  const row = view.row
    .filter((card) => card.revealed && card.pet !== null)
    .map(({ owner, pet }) => ({ owner, pet: pet ?? "" }));
  return {
    ...newStory(
      view.round,
      view.seats.every((seat) => !seat.passed),
    ),
    row,
  };
}

/** The stories as the log tells them, for a board that was not there: after a reload, or on looking back. */
export function storiesOf(view: FelicityView, events: readonly LogEvent[]): Stories {
  if (events.length === 0) return { current: storyOf(view), last: null };
  return tellAll({ current: newStory(1), last: null }, events);
}

/** What happened from the first round on that these events tell from its beginning. */
export function fromRound(events: readonly LogEvent[]): readonly LogEvent[] {
  const at = events.findIndex(({ event }) => event === "round_began");
  return at < 0 ? [] : events.slice(at);
}

/** Whether the reader still looks at the last round's summary: until they, or an auction, go on. */
export function lookingBack(
  looking: boolean,
  before: Stories,
  after: Stories,
  events: readonly LogEvent[],
  you: number | null,
): boolean {
  if (after.last !== before.last) return true;
  const on = ({ event, args }: LogEvent) =>
    event === "bid" || event === "passed" || (event === "placed" && args["seat"] === you);
  return looking && !events.some(on);
}

export function tellAll(stories: Stories, events: readonly LogEvent[]): Stories {
  return events.reduce(tell, stories);
}

export function tell({ current, last }: Stories, { event, args }: LogEvent): Stories {
  if (event === "round_began") return { current: newStory(args["round"] as number), last };
  const chapter = CHAPTERS[event];
  if (!chapter) return { current, last };
  const next = { ...current, ...chapter(current, args) };
  return { current: next, last: next.outcome === "running" ? last : next };
}

type Args = Record<string, any>;

const CHAPTERS: Record<string, (story: RoundStory, args: Args) => Partial<RoundStory>> = {
  revealed: (story, { owner, pet }) => ({ row: [...story.row, { owner, pet }] }),
  mice_taken: (story, { seat, card, mice }) => ({ takings: [...story.takings, { seat, card, mice }] }),
  paid: (_, { seat, mice }) => ({ winner: seat, paid: mice }),
  cat_chased: (_, { dog, pet }) => ({ chased: { dog, pet } }),
  dog_left: (_, { dog }) => ({ dogs: [dog] }),
  dogs_left: (_, { dogs }) => ({ dogs }),
  row_won: (_, { seat, pets }) => ({ winner: seat, won: pets, outcome: "won" }),
  row_removed: () => ({ outcome: "removed" }),
};
