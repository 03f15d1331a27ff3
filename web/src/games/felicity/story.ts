// What happened in a round, gathered event by event for the summary when it is over; the final order; what the log names.
import type { Words } from "../../lib/words";
import { handle, type Handlers } from "../board";
import { seatsNamed } from "../named";
import type { FelicityEvent, FelicityEvents, FelicityView as View } from "./view";

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
export function storyOf(view: View): RoundStory {
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
export function storiesOf(view: View, events: readonly FelicityEvent[]): Stories {
  if (events.length === 0) return { current: storyOf(view), last: null };
  return tellAll({ current: newStory(1), last: null }, events);
}

/** What happened from the first round on that these events tell from its beginning. */
export function fromRound(events: readonly FelicityEvent[]): readonly FelicityEvent[] {
  const at = events.findIndex(({ event }) => event === "round_began");
  return at < 0 ? [] : events.slice(at);
}

/** Whether the player still looks at the last round's summary: until they, or an auction, go on. */
export function lookingBack(
  looking: boolean,
  before: Stories,
  after: Stories,
  events: readonly FelicityEvent[],
  you: number | null,
): boolean {
  if (after.last !== before.last) return true;
  const on = ({ event, args }: FelicityEvent) =>
    event === "bid" || event === "passed" || (event === "placed" && args.seat === you);
  return looking && !events.some(on);
}

export function tellAll(stories: Stories, events: readonly FelicityEvent[]): Stories {
  return events.reduce(tell, stories);
}

export function tell({ current, last }: Stories, { event, args }: FelicityEvent): Stories {
  if (event === "round_began") return { current: newStory(args.round), last };
  const chapter = handle(CHAPTERS, { event, args }, current);
  if (!chapter) return { current, last };
  const next = { ...current, ...chapter };
  return { current: next, last: next.outcome === "running" ? last : next };
}

const CHAPTERS: Handlers<FelicityEvents, [RoundStory], Partial<RoundStory>> = {
  revealed: ({ owner, pet }, story) => ({ row: [...story.row, { owner, pet }] }),
  mice_taken: ({ seat, card, mice }, story) => ({ takings: [...story.takings, { seat, card, mice }] }),
  paid: ({ seat, mice }) => ({ winner: seat, paid: mice }),
  cat_chased: ({ dog, pet }) => ({ chased: { dog, pet } }),
  dog_left: ({ dog }) => ({ dogs: [dog] }),
  dogs_left: ({ dogs }) => ({ dogs }),
  row_won: ({ seat, pets }) => ({ winner: seat, won: pets, outcome: "won" }),
  row_removed: () => ({ outcome: "removed" }),
};

// How a round ended, in one sentence.

export function headline(story: RoundStory, names: string[], you: number | null, words: Words): string {
  if (story.outcome !== "won" || story.winner === null) return words.text("felicity-board-round-unsold");
  const yours = story.winner === you ? "yes" : "no";
  return words.text("felicity-board-round-sold", { seat: names[story.winner] ?? "", mice: story.paid, you: yours });
}

// What a line of the log names on Felicity's table.

/** The mats, the cards in the row and the mouse cards that events name, as far as they lie there. */
export function placesNamed(view: View, events: readonly FelicityEvent[], seats: ReadonlySet<string>): string[] {
  return [
    ...seatsNamed(events, seats).map((seat) => `seat-${seat}`),
    ...events.flatMap(({ event, args }) => (event === "mice_taken" ? [`card-${args.card}`] : [])),
    ...view.row.flatMap(({ owner, pet }, place) =>
      pet !== null && events.some((event) => isOf(event, owner, pet)) ? [`place-${place}`] : [],
    ),
  ];
}

/** Whether an event is about a seat's card: of each seat there is one with this pet. */
function isOf({ args }: FelicityEvent, owner: number, pet: string): boolean {
  return "pet" in args && args.pet === pet && ("owner" in args ? args.owner : "seat" in args && args.seat) === owner;
}
