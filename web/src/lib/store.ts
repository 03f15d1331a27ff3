// What one viewer knows of one table, as a pure function of the server's messages.
import type {
  Bye,
  Changed,
  ChatLine,
  Clocks,
  ConditionInfo,
  Difference,
  EventInfo,
  FromServer,
  GameView,
  LogEntry,
  MoveInfo,
  Phrase,
  Reason,
  Snapshot,
  TableInfo,
  Update,
} from "../wire";

/** A move or a line of talk that the server has not acknowledged; it keeps its id when sent again. */
export type Command =
  | { type: "play"; id: string; decision: number | null; move: string; lag?: number }
  | { type: "undo"; id: string; decision: number | null }
  | { type: "say"; id: string; text: string; scope: "table" | "seats" }
  | { type: "say"; id: string; phrase: Phrase; scope: "table" | "seats" };

export interface Refused {
  id: string;
  /** It was a line of talk, no move. */
  talk: boolean;
  code: string;
  reason: Reason;
  clause: string | null;
}

export interface TableState {
  /** The last message applied, and the server run it belongs to: what `hello` asks to go on from. */
  seq: number;
  run: string | null;
  table: TableInfo | null;
  you: number | null;
  host: boolean;
  view: GameView | null;
  moves: MoveInfo[];
  decision: number | null;
  /** Whether the player may take their last move back now. */
  undo: boolean;
  /** The conditional moves that the player may decide on now. */
  conditions: ConditionInfo[];
  /** Begins where a snapshot did, or earlier: what lies before is asked for by page. */
  log: LogEntry[];
  chat: ChatLine[];
  clocks: Clocks;
  /** Server time minus our time, in milliseconds. */
  skew: number;
  /** The last round trip measured, in whole milliseconds; 0 until one is. */
  lag: number;
  /** The events of the latest update; empty after a snapshot. */
  events: EventInfo[];
  /** Grows by one an update, by two or more where something was skipped. */
  frame: number;
  /** Commands on their way, oldest first. */
  pending: Command[];
  /** Moves that the server has accepted and whose update has not come: they are not sent again, and block other choices. */
  made: Command[];
  refused: Refused | null;
  /** A message is missing: the connection must ask to resume. */
  gap: boolean;
  bye: Bye["code"] | null;
}

/** What happens on our side of the connection. */
export type Local =
  | { type: "sent"; command: Command }
  | { type: "resuming" }
  | { type: "noticed" }
  | { type: "earlier"; run: string | null; lines: LogEntry[] };

export const NO_CLOCKS: Clocks = { remaining: [], running: [], deadline: {} };

export const START: TableState = {
  seq: 0,
  run: null,
  table: null,
  you: null,
  host: false,
  view: null,
  moves: [],
  decision: null,
  undo: false,
  conditions: [],
  log: [],
  chat: [],
  clocks: NO_CLOCKS,
  skew: 0,
  lag: 0,
  events: [],
  frame: 0,
  pending: [],
  made: [],
  refused: null,
  gap: false,
  bye: null,
};

/** The state after a message that arrived at `time` (our clock, ms). Nothing is changed in place. */
export function reduce(state: TableState, message: FromServer | Local, time: number): TableState {
  switch (message.type) {
    case "snapshot":
      return fromSnapshot(state, message, time);
    case "update":
    case "changed":
    case "table":
    case "chat":
    case "marked":
      return inOrder(state, message, time);
    case "ack":
      return acknowledged(state, message);
    case "reject":
      return { ...state, pending: without(state.pending, message.id), refused: refusal(message, state.pending) };
    case "sent":
      return { ...state, pending: [...state.pending, message.command], refused: null };
    case "noticed":
      return { ...state, refused: null };
    case "earlier":
      return message.run === state.run ? { ...state, log: joined(message.lines, state.log) ?? state.log } : state;
    case "resuming":
      return { ...state, gap: false };
    case "bye":
      return { ...state, bye: message.code };
    case "why":
    case "preview":
    case "advice":
      return state;
    case "pong":
      return ponged(state, message.t, message.now, time);
    default:
      return message satisfies never;
  }
}

/** The answer to a ping sent at `sent`: the server's time in it is half a round trip old. */
function ponged(state: TableState, sent: number, now: number, time: number): TableState {
  const lag = Math.max(0, Math.round(time - sent));
  return { ...state, lag, skew: now + lag / 2 - time, made: NONE_MADE };
}

const NONE_MADE: Command[] = [];

/**
 * An acknowledged move stays in `made` until its update arrives, which the server sends next. A snapshot contains it too,
 * and a pong means that there was nothing to send. The update of a duplicate was sent before.
 */
function acknowledged(state: TableState, { id, duplicate }: Extract<FromServer, { type: "ack" }>): TableState {
  const told = duplicate || !isMove(state.pending.find((command) => command.id === id));
  return {
    ...state,
    pending: without(state.pending, id),
    made: told ? state.made : [...state.made, ...state.pending.filter((command) => command.id === id)],
  };
}

const isMove = (command: Command | undefined) => command !== undefined && command.type !== "say";

type Numbered = Extract<FromServer, { seq: number }>;
type Step = Exclude<Numbered, Snapshot>;

function inOrder(state: TableState, message: Step, time: number): TableState {
  if (message.seq <= state.seq) return state;
  if (message.seq > state.seq + 1) return { ...state, gap: true };
  const next = { ...state, seq: message.seq };
  switch (message.type) {
    case "update":
      return updated(next, message, time);
    case "changed":
      return changedOrLost(next, message, time);
    case "table":
      return {
        ...next,
        table: message.table,
        host: hosts(message.table, state.you),
        clocks: message.clocks,
        skew: message.now + state.lag / 2 - time,
      };
    case "chat":
      return { ...next, chat: withLine(state.chat, message.line) };
    case "marked":
      return { ...next, chat: state.chat.map((line) => marked(line, message.marks[line.n])) };
  }
}

function updated(state: TableState, message: Update, time: number): TableState {
  return {
    ...state,
    made: NONE_MADE,
    log: [...state.log, message.entry],
    view: message.view,
    moves: message.moves,
    decision: message.decision,
    undo: message.undo,
    conditions: message.conditions ?? [],
    table: state.table && { ...state.table, status: message.table_status },
    clocks: message.clocks,
    skew: message.now + state.lag / 2 - time,
    events: message.entry.events,
    // What is taken back is not shown to happen: the table is as it was.
    frame: state.frame + (message.entry.undone ? 2 : 1),
    // What refused an earlier move says nothing about the new position.
    refused: null,
  };
}

/** Changes that do not fit what is known cannot be applied: everything is asked for anew. */
function changedOrLost(state: TableState, message: Changed, time: number): TableState {
  try {
    return changed(state, message, time);
  } catch {
    return { ...state, seq: 0, run: null, gap: true };
  }
}

/** A message that says by differences what an update would; without an entry, what a snapshot amid play would. */
function changed(state: TableState, message: Changed, time: number): TableState {
  const { view, moves, decision, undo, conditions } = state;
  const before = { view, moves, decision, undo, conditions, table_status: state.table?.status ?? "playing" };
  const { table_status, ...known } = patched(before, message.changes);
  const { entry } = message;
  return {
    ...state,
    ...known,
    made: NONE_MADE,
    log: entry ? [...state.log, entry] : state.log,
    table: state.table && { ...state.table, status: table_status },
    clocks: message.clocks ?? state.clocks,
    skew: message.now + state.lag / 2 - time,
    events: entry ? entry.events : [],
    frame: state.frame + (entry && !entry.undone ? 1 : 2),
    refused: entry ? null : state.refused,
  };
}

function fromSnapshot(state: TableState, message: Snapshot, time: number): TableState {
  return {
    ...state,
    seq: message.seq,
    run: message.run,
    table: message.table,
    you: message.you,
    host: message.host,
    view: message.view,
    moves: message.moves,
    decision: message.decision,
    undo: message.undo,
    conditions: message.conditions ?? [],
    log: withKnown(state, message),
    chat: message.chat,
    clocks: message.clocks,
    skew: message.now + state.lag / 2 - time,
    events: [],
    frame: state.frame + 2,
    gap: false,
    bye: null,
    made: NONE_MADE,
  };
}

/** The log of a snapshot, after what is known of the same log from before. */
function withKnown(state: TableState, message: Snapshot): LogEntry[] {
  const first = message.log[0]?.n ?? 0;
  if (state.run !== message.run || state.you !== message.you) return message.log;
  return (
    joined(
      state.log.filter(({ n }) => n < first),
      message.log,
    ) ?? message.log
  );
}

/** Lines followed by those that come next; null where some are missing between them. */
function joined(lines: LogEntry[], next: LogEntry[]): LogEntry[] | null {
  const [last, first] = [lines.at(-1), next[0]];
  return last && first && last.n === first.n - 1 ? [...lines, ...next] : null;
}

function hosts(table: TableInfo, you: number | null): boolean {
  return table.seats.some((seat) => seat.host && seat.seat === you);
}

/** What somebody else, not muted, has said between two states that follow each other. */
export function freshTalk(before: TableState, after: TableState, muted: readonly number[]): ChatLine[] {
  if (after.run !== before.run) return [];
  const last = before.chat.at(-1)?.n ?? -1; // a snapshot has only the last lines, so their number tells nothing
  const fresh = after.chat.filter(({ n }) => n > last);
  return fresh.filter(({ seat }) => seat === null || (seat !== after.you && !muted.includes(seat)));
}

function withLine(chat: ChatLine[], line: ChatLine): ChatLine[] {
  return chat.some((known) => known.n === line.n) ? chat : [...chat, line];
}

/** A promise with its outcome. */
function marked(line: ChatLine, mark: ChatLine["mark"] | null): ChatLine {
  if (mark === undefined) return line;
  const { mark: _, ...open } = line;
  return mark ? { ...open, mark } : open;
}

function without(pending: Command[], id: string): Command[] {
  return pending.filter((command) => command.id !== id);
}

function refusal(message: Extract<FromServer, { type: "reject" }>, pending: readonly Command[]): Refused {
  const { id, code, reason, clause } = message;
  return {
    id,
    talk: pending.some((command) => command.id === id && command.type === "say"),
    code,
    reason,
    clause: clause ?? null,
  };
}

/** Seconds a seat has left at `time` (our clock, ms); null without a clock. */
export function secondsLeft(state: TableState, seat: number, time: number): number | null {
  const deadline = state.clocks.deadline[seat];
  if (deadline !== undefined && state.clocks.running.includes(seat)) {
    return Math.max(0, (deadline - time - state.skew) / 1000);
  }
  return state.clocks.remaining[seat] ?? null;
}

/** The move on its way, or made and not told of yet; empty for one that is being taken back, null without any. */
export function pendingMove(state: TableState): string | null {
  const command = [...state.pending, ...state.made].find(isMove);
  if (!command) return null;
  return command.type === "play" ? command.move : "";
}

/** Whether a command is on its way, or made and not told of yet. */
export function isUnderWay(state: TableState, id: string): boolean {
  return [...state.pending, ...state.made].some((command) => command.id === id);
}

// What has changed in a value, applied as RFC 6902 says: `add`, `remove` and `replace`, by JSON pointers.

type Parts = Record<string, unknown> | unknown[];

/** The value after the changes; nothing is changed in place, and what has not changed is the same object as before. */
export function patched<Value>(value: Value, changes: Difference[]): Value {
  const fresh = new Set<unknown>(); // objects made here, which may be written to
  return changes.reduce((whole: unknown, change) => at(whole, steps(change.path), change, fresh), value) as Value;
}

function steps(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function at(value: unknown, [step, ...deeper]: string[], change: Difference, fresh: Set<unknown>): unknown {
  if (step === undefined) return change.value;
  const parts = writable(value, fresh);
  if (deeper.length > 0) put(parts, step, at(part(parts, step), deeper, change, fresh));
  else if (change.op === "remove") remove(parts, step);
  else if (change.op === "add" && Array.isArray(parts))
    parts.splice(step === "-" ? parts.length : place(parts, step), 0, change.value);
  else put(parts, step, change.value);
  return parts;
}

function writable(value: unknown, fresh: Set<unknown>): Parts {
  if (typeof value !== "object" || value === null) throw new TypeError("a change within what has no parts");
  if (fresh.has(value)) return value as Parts;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  fresh.add(copy);
  return copy as Parts;
}

function part(parts: Parts, step: string): unknown {
  return Array.isArray(parts) ? parts[place(parts, step)] : parts[step];
}

function put(parts: Parts, step: string, value: unknown): void {
  if (Array.isArray(parts)) parts[place(parts, step)] = value;
  else parts[step] = value;
}

function remove(parts: Parts, step: string): void {
  if (Array.isArray(parts)) parts.splice(place(parts, step), 1);
  else delete parts[step];
}

/** The index a step means; an error where there is no such place. */
function place(parts: unknown[], step: string): number {
  const index = Number(step);
  if (!Number.isInteger(index) || index < 0 || index > parts.length) throw new RangeError(`no place ${step}`);
  return index;
}
