// The log in words, line by line.
import type { EventInfo, LogEntry } from "../wire";
import { signOf, type Words } from "./words";

export interface Line {
  /** The moment this line belongs to, and a key of its own. */
  n: number;
  key: string;
  /** The sign of the seat it speaks of, if any. */
  sign: number | null;
  text: string;
  mine: boolean;
  /** A new round begins here. */
  begins: boolean;
  standin: boolean;
}

/** The lines of these entries; without passes where asked. */
export function linesOf(
  entries: readonly LogEntry[],
  words: Words,
  game: string,
  names: readonly string[],
  you: number | null,
  hidePasses = false,
): Line[] {
  return entries.flatMap((entry) => (entry.undone ? [takenBack(entry, entry.undone)] : happened(entry)));

  function happened(entry: LogEntry): Line[] {
    return entry.events
      .map((event, index) => lineOf(entry, event, index))
      .filter((_, index) => !(hidePasses && isPass(entry.events[index])));
  }

  function takenBack(entry: LogEntry, undone: EventInfo[]): Line {
    const { seat } = entry;
    const mine = you !== null && seat === you;
    const what = undone.map((event) => words.event(game, event, names, you)).join(" ");
    return {
      n: entry.n,
      key: `${entry.n}-undone`,
      sign: seat === null ? null : signOf(words, game, names, seat),
      text: words.text("table-undone", { you: mine ? "yes" : "no", name: names[seat ?? -1] ?? "", what }),
      mine,
      begins: false,
      standin: false,
    };
  }

  function lineOf(entry: LogEntry, event: EventInfo, index: number): Line {
    const seat = words.subject(game, event.args);
    return {
      n: entry.n,
      key: `${entry.n}-${index}`,
      sign: seat === null ? null : signOf(words, game, names, seat),
      text: words.event(game, event, names, you),
      mine: you !== null && seat === you,
      begins: event.event === "round_began",
      standin: entry.standin,
    };
  }
}

/** The event of those games in which players pass. */
export const PASSED = "passed";

const isPass = (event: EventInfo | undefined) => event?.event === PASSED;

/**
 * What a bot did for the reader since their own last move: the entries from its first move on,
 * as long as nothing the reader did comes after them.
 */
export function doneForYou(log: readonly LogEntry[], you: number | null): LogEntry[] {
  if (you === null) return [];
  const own = log.filter((entry) => entry.seat === you);
  const last = own.findLastIndex((entry) => !entry.standin);
  return own.slice(last + 1);
}
