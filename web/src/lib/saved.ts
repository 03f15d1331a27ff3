// Saved games as files: a header, a line for each deed with all that happened, a trailer. What is in them can be told
// without a server; views, and so boards, are made by the rules, which only the server has.
import type { EventInfo, LogEntry } from "../wire";

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
/** As downloads are named: `felicity-TABLE.json`. */
const NAMED = /^[a-z0-9_]+-([A-Za-z0-9_-]+?)(?: \(\d+\))?\.jsonl?$/;

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
    const [head, ...lines] = text.split("\n").filter(Boolean).map((line) => JSON.parse(line) as Record<string, unknown>);
    const { format, game, edition, players, commitment, seats } = (head ?? {}) as Header;
    if (typeof format !== "number" || typeof game !== "string" || typeof players !== "number" || !/^[a-z0-9_]+$/.test(game)) return null;
    if (!Number.isInteger(players) || players < 1 || players > 12 || typeof commitment !== "string") return null;
    const log = lines.filter((line) => "events" in line).map(entryOf);
    if (log.length === 0) return null;
    const named = Array.isArray(seats) ? seats : [];
    return {
      game,
      edition: typeof edition === "string" ? edition : null,
      commitment,
      table: NAMED.exec(name)?.[1] ?? null,
      names: Array.from({ length: players }, (_, seat) => (typeof named[seat] === "string" ? named[seat] : null)),
      log,
      over: lines.some((line) => "scores" in line),
    };
  } catch {
    return null;
  }
}

function entryOf(line: Record<string, unknown>): LogEntry {
  const { n, seat, events } = line;
  if (typeof n !== "number" || !Array.isArray(events)) throw new Error("no deed");
  return { n, at: 0, seat: typeof seat === "number" ? seat : null, events: events.map(eventOf), standin: false };
}

function eventOf(given: unknown): EventInfo {
  const { event, args } = given as { event?: unknown; args?: unknown };
  if (typeof event !== "string" || typeof args !== "object" || args === null) throw new Error("no event");
  return { event, args: args as EventInfo["args"] };
}
