// Replays as files, to carry about: with the views of each moment, so that they open without a server.
import type { Frame, Replay, TableInfo } from "../wire";
import {
  drawable,
  EVENTS,
  eventsOf,
  gameName,
  isFields,
  MOMENTS,
  nameOf,
  playersOf,
  seatIn,
  shallow,
  word,
} from "./untrusted";

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
  return { table: known, pov, frames: read };
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
  return { ...frame, n, seat: seatIn(seat, players), events: eventsOf(events), ...taken, view } as Frame;
}
