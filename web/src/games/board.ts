// What a game's board receives from the table around it, and what it may ask of it.
import type { Component, Snippet } from "svelte";
import type { Settings } from "../lib/settings";
import type { Words } from "../lib/words";
import type { Placed } from "../parts/Result.svelte";
import type { BoardInfo, EventInfo, LogEntry, MoveInfo } from "../wire";
import type { FelicityEvents } from "./felicity/view";
import type { GoodcrittersEvents } from "./goodcritters/view";
import type { GoonsEvents } from "./goons/view";
import type { HeistEvents } from "./heist/view";

export type LogEvent = EventInfo;

type Game = FelicityEvents | GoodcrittersEvents | GoonsEvents | HeistEvents;
type NamesIn<Events> = Events extends unknown ? keyof Events : never;
type ArgsIn<Events, Name extends PropertyKey> = Events extends Record<Name, infer Args> ? Args : never;

/** The values of the events of all drawn games; of an event that several of them have, those of any of these. */
export type AnyEvents = { [Name in NamesIn<Game>]: ArgsIn<Game, Name> };

/** A function for each event that does something, called with the event's values and whatever else is given; `Events`: values by event name. */
export type Handlers<Events, Given extends readonly unknown[], Done> = {
  readonly [Name in keyof Events]?: (args: Events[Name], ...given: Given) => Done;
};

/** Call an event's handler; undefined where there is none. */
export function handle<Events, Given extends readonly unknown[], Done>(
  handlers: Handlers<Events, Given, Done>,
  { event, args }: { event: keyof Events; args: Events[keyof Events] },
  ...given: Given
): Done | undefined {
  // TypeScript cannot know that the values are those of this very event.
  return (handlers[event] as ((args: unknown, ...given: Given) => Done) | undefined)?.(args, ...given);
}

/** Why a move is not possible: `text` is in the player's language. */
interface RefusalWords {
  text: string;
  clause: string | null;
}

export type PlayResult = { ok: true } | ({ ok: false; code: string } & RefusalWords);

export type WhyAnswer = { legal: true } | ({ legal: false; args?: Record<string, unknown> } & RefusalWords);

/** The legal next steps after a draft, and whether the draft is a whole move already. */
export interface PreviewAnswer {
  moves: MoveInfo[];
  complete: boolean;
}

export interface BoardProps {
  /** The table under whose id unfinished input is kept; left out where none is kept, as in a lesson. */
  table?: string;
  /** The player's knowledge as the game's `view` gives it. */
  view: any;
  moves: MoveInfo[];
  /** The player's seat; null for a spectator. */
  you: number | null;
  /** Names by seat; with a dummy its name stands at index `players`. */
  names: string[];
  /** The events of the latest update, for animation and sound. */
  events: LogEvent[];
  words: Words;
  /** `asked`: the player has confirmed this move already. */
  play: (move: string, asked?: boolean) => Promise<PlayResult>;
  why: (move: string) => Promise<WhyAnswer>;
  /** A move that was sent and is not in an update yet: meanwhile nothing else can be chosen. Empty: a move is being taken back. */
  pending: string | null;
  /** The number of the decision that the player has to make now, whatever moment is shown; null or left out: none. */
  decision?: number | null;
  /** False while looking back, in a replay, and for spectators. */
  interactive: boolean;
  /** Moves may be taken back at this table, as long as nothing has become known by them. */
  undo?: boolean;
  settings: Settings;
  /** Grows by one with each update; do not animate larger jumps. */
  frame: number;
  /** Legal steps after a draft of a composite move. */
  preview?: (draft: string[]) => Promise<PreviewAnswer>;
  /** The log up to the moment shown, from which a board recovers what it remembered before a reload. */
  log?: readonly LogEntry[];
  /** The events of the log line that the player points at: what they name is highlighted. */
  named?: readonly LogEvent[];
  /** All who play, for a board that does not draw the seats. */
  people?: Snippet | undefined;
  /** Who sits at a seat: connection, stand-in, clock, the host's buttons. For boards that draw the seats. */
  person?: Snippet<[number]> | undefined;
  /** What a seat has just said, to stand at its mat. For boards that draw the seats. */
  bubble?: Snippet<[number]> | undefined;
  /** The geometry of the game's board, where it has one. */
  geometry?: BoardInfo | null | undefined;
  /** The ranking and what to do next, for a board with a final screen of its own, which passes in the final order. */
  ending?: Snippet<[readonly Placed[]]> | undefined;
  /** What the player is about to do on the board, in one sentence, shown instead of the question; null: nothing. */
  onaim?: (sentence: string | null) => void;
  /** The board begins to animate how a frame came about. */
  onshow?: () => void;
  /** The board has come to rest and shows this frame. */
  onrest?: (frame: number) => void;
}

export type Board = Component<BoardProps>;

/** Props of a board: those in `read` are getters, the others fixed values. */
export function boardProps<Read extends Partial<BoardProps>>(
  read: { [Prop in keyof Read]: () => Read[Prop] },
  given: Omit<BoardProps, keyof Read>,
): BoardProps {
  const getters = Object.entries<() => unknown>(read).map(([prop, get]) => [prop, { get, enumerable: true }]);
  return Object.defineProperties({ ...given }, Object.fromEntries(getters)) as BoardProps;
}
