// Saved games as files: a header, a line for each ply with all that happened, a trailer. What is in them can be told
// without a server; views, and so boards, are made by the rules, which only the server has.
import type { LogEntry } from "../wire";
import { EVENTS, MOMENTS, eventsOf, gameName, nameOf, playersOf, seatIn, word } from "./untrusted";

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
