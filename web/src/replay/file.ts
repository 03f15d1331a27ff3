// Limits for untrusted files: no more than a game can have, and no control characters. Their contents are shown, never executed.
import { patched } from "../lib/store";
import type { EventInfo, Frame, LogEntry, Replay, TableInfo } from "../wire";

/** More moments, and events in all of them, than any game has. */
export const [MOMENTS, EVENTS] = [8_000, 16_000];
const [PLAYERS, LONGEST, PARTS, DEEPEST, LARGEST] = [12, 200, 200, 24, 10_000];

/** As the server refuses them in names: controls, ends of lines, marks and overrides of direction, half characters. */
// eslint-disable-next-line no-control-regex -- it looks for these
const STEERING = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ud800-\udfff]/u;
const NAME_LENGTH = 24;
const NAME = /^[a-z][a-z0-9_]{0,59}$/;

type Fields = Record<string, unknown>;

/** Whether a value is a short text of one line that can be shown as it is. */
export const word = (value: unknown): value is string =>
  typeof value === "string" && value.length <= LONGEST && !STEERING.test(value);
/** A name, no longer than the server takes them. */
export const nameOf = (value: string): string => [...value].slice(0, NAME_LENGTH).join("");
const gameName = (value: unknown): value is string => typeof value === "string" && NAME.test(value);
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A number of players; null for what is none. */
const playersOf = (value: unknown): number | null =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= PLAYERS ? (value as number) : null;

/** The seat that acted; null for none of the table's. */
const seatIn = (value: unknown, players: number): number | null =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < players ? (value as number) : null;

/** The events of a moment; an error for what is none. */
function eventsOf(given: unknown): EventInfo[] {
  if (!Array.isArray(given) || given.length > PARTS) throw new Error("no events");
  return given.map((one: unknown) => {
    const { event, args } = isFields(one) ? one : {};
    if (
      !gameName(event) ||
      !isFields(args) ||
      !Object.entries(args).every(([key, value]) => NAME.test(key) && told(value))
    )
      throw new Error("no event");
    return { event, args };
  });
}

/** Whether a value can be told in a line of the log: one, or some, or pairs of them. */
function told(value: unknown, depth = 2): boolean {
  if (Array.isArray(value)) return depth > 0 && value.length <= PARTS && value.every((one) => told(one, depth - 1));
  return (
    value === null ||
    typeof value === "boolean" ||
    word(value) ||
    (typeof value === "number" && Math.abs(value) <= LARGEST)
  );
}

const [CELLS, THINGS] = [10_000, 50_000];

/** Whether a view is safe to draw: not too deep, and with no more things and no larger a map than any game has. */
const drawable = (view: unknown): view is Fields =>
  isFields(view) && shallow(view) && things(view) <= THINGS && cellsOf(view["size"]) <= CELLS;

const cellsOf = (size: unknown): number =>
  Array.isArray(size) ? size.reduce<number>((cells, one) => cells * Math.abs(Number(one)), 1) : 0;

/** The sum of all numbers in a view: a board may draw that many things. */
function things(value: unknown): number {
  if (typeof value === "number") return Math.abs(value);
  return typeof value === "object" && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + things(one), 0)
    : 0;
}

/** Whether a value is no deeper than rules make views, and changes no object's prototype. */
function shallow(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth < DEEPEST && Object.entries(value).every(([key, one]) => key !== "__proto__" && shallow(one, depth + 1));
}

// Replays as files, to carry about: with the views of each moment, so that they open without a server.

const FORMAT = "rascals-replay";
const KINDS = ["human", "bot", "open"];
const POVS = /^(public|open|\d{1,2})$/;

/** Bytes of the largest file that is read. */
export const LARGEST_FILE = 64 * 2 ** 20;

/** A replay as a file's text. */
export const asFile = (replay: Replay) => JSON.stringify({ format: FORMAT, version: 1, replay });

/** Read a file's text; null for what is no replay. */
export function readFile(text: string): Replay | null {
  if (text.length > LARGEST_FILE) return null;
  try {
    const { format, replay } = JSON.parse(text) as { format?: unknown; replay?: unknown };
    return format === FORMAT && isFields(replay) ? replayOf(replay) : null;
  } catch {
    return null;
  }
}

/** What a file holds as a replay; an error where it is none. */
function replayOf({ table, pov, frames }: Record<string, unknown>): Replay {
  if (!isFields(table) || !Array.isArray(frames) || typeof pov !== "string" || !POVS.test(pov))
    throw new Error("no replay");
  const known = tableOf(table);
  const read = frames.length <= MOMENTS ? frames.map((frame) => frameOf(frame, known.seats.length)) : [];
  const inOrder = read.every(({ n }, at) => n > (read[at - 1]?.n ?? -1));
  const told = read.reduce((sum, { events }) => sum + events.length, 0);
  if (read.length === 0 || told > EVENTS || !inOrder) throw new Error("no moments");
  return { table: known, pov, frames: read.map((frame, at) => staged(frame, frames[at], read[at - 1]?.view)) };
}

function tableOf(table: Record<string, unknown>): TableInfo {
  const { game, seats, data } = table;
  if (!gameName(game) || !Array.isArray(seats) || playersOf(seats.length) === null || !shallow(table))
    throw new Error("no table");
  const known = seats.map((one: unknown, seat) => {
    const { name, kind } = isFields(one) ? one : {};
    if (!(name === null || word(name)) || !KINDS.includes(kind as string)) throw new Error("no seat");
    return { ...(one as object), seat, name: name === null ? null : nameOf(name) };
  });
  return { ...table, seats: known, data: isFields(data) ? data : {} } as unknown as TableInfo;
}

function frameOf(frame: unknown, players: number): Frame {
  if (!isFields(frame)) throw new Error("no moment");
  const { n, seat, events, undone, view } = frame;
  if (!Number.isSafeInteger(n) || !drawable(view)) throw new Error("no moment");
  const taken = undone === undefined ? {} : { undone: eventsOf(undone) };
  return { ...frame, n, seat: seatIn(seat, players), events: eventsOf(events), ...taken, view } as unknown as Frame;
}

/** A moment with how its events changed the view before, if they say so: each can be drawn, or it is an error. */
function staged(frame: Frame, { events: given }: { events: EventInfo[] }, before: unknown): Frame {
  let view = before;
  const events = frame.events.map((event, at) => {
    const { changes } = given[at] ?? event;
    if (!changes) return event;
    if (changes.some(({ path }) => path.includes("__proto__"))) throw new Error("no event");
    view = patched(view, changes);
    if (!drawable(view)) throw new Error("no event");
    return { ...event, changes };
  });
  return { ...frame, events };
}

// Saved games as files: a header, a line for each ply with all that happened, a trailer. What is in them can be told
// without a server; views, and so boards, are made by the rules, which only the server has.

export interface Saved {
  game: string;
  edition: string | null;
  /** What the server knows the game by. */
  commitment: string;
  /** The table's id or code, where the file's name tells it. */
  table: string | null;
  names: (string | null)[];
  log: LogEntry[];
  over: boolean;
}

const MOST = 8 * 2 ** 20;
/** As downloads are named: `felicity-TABLE.json`. An id and a code have a capital or a digit; other addresses do not. */
const NAMED = /^[a-z0-9_]+-(?=[^.]*[A-Z0-9])([A-Za-z0-9_-]{1,64}?)(?: \(\d+\))?\.jsonl?$/;

interface Header {
  format?: unknown;
  game?: unknown;
  edition?: unknown;
  players?: unknown;
  commitment?: unknown;
  seats?: unknown;
}

/** Read a file's text; null for what is no saved game. `name`: the file's. */
export function readSaved(text: string, name = ""): Saved | null {
  if (text.length > MOST) return null;
  try {
    const [head, ...lines] = text
      .split("\n", MOMENTS + 9)
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const { format, game, edition, players, commitment, seats } = (head ?? {}) as Header;
    const count = playersOf(players);
    if (typeof format !== "number" || !gameName(game) || count === null || !word(commitment)) return null;
    const named = Array.isArray(seats) ? seats : [];
    return {
      game,
      edition: word(edition) ? edition : null,
      commitment,
      table: NAMED.exec(name)?.[1] ?? null,
      names: Array.from({ length: count }, (_, seat) => (word(named[seat]) ? nameOf(named[seat]) : null)),
      log: logOf(
        lines.filter((line) => "events" in line),
        count,
      ),
      over: lines.some((line) => "scores" in line),
    };
  } catch {
    return null;
  }
}

/** The plies in their order; an error for what is none. */
function logOf(lines: readonly Record<string, unknown>[], players: number): LogEntry[] {
  const log = lines.map(({ n, seat, events }) => ({
    n: n as number,
    at: 0,
    seat: seatIn(seat, players),
    events: eventsOf(events),
    standin: false,
  }));
  const inOrder = log.every(({ n }, at) => Number.isSafeInteger(n) && n > (log[at - 1]?.n ?? -1));
  const told = log.reduce((sum, { events }) => sum + events.length, 0);
  if (log.length === 0 || log.length > MOMENTS || told > EVENTS || !inOrder) throw new Error("no plies");
  return log;
}
