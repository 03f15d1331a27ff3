// The log in words, line by line, with what people have said in the game's own words.
import type { AnyEvents } from "../games/board";
import type { ChatLine, EventInfo, LogEntry } from "../wire";
import { signOf, type Words } from "./words";

export interface Line {
  /** The moment this line belongs to, and a key of its own. */
  n: number;
  /** The first moment that it tells of; of most lines the same. */
  from: number;
  key: string;
  /** The sign of the seat it speaks of, if any. */
  sign: number | null;
  text: string;
  mine: boolean;
  /** What it tells of. */
  events: readonly EventInfo[];
  /** A new round begins here. */
  begins: boolean;
  /** A bot begins to play for the absent person: only the first line of what it does says so. */
  standin: boolean;
}

/** The lines of these entries, those that only say who is ready told in one; without passes where asked. */
export function linesOf(
  entries: readonly LogEntry[],
  words: Words,
  game: string,
  names: readonly string[],
  you: number | null,
  hidePasses = false,
): Line[] {
  return inOne(
    entries.flatMap((entry) => (entry.undone ? [takenBack(entry, entry.undone)] : happened(entry))),
    told,
  );

  function happened(entry: LogEntry): Told[] {
    return entry.events
      .map((event, index) => lineOf(entry, event, index))
      .filter((_, index) => !(hidePasses && isPass(entry.events[index])));
  }

  /** One line for several that only say who is ready or no longer ready: it gives the state after them. */
  function told(run: readonly Told[]): Line {
    const after = new Map(run.map(({ ready }) => [ready!.seat, ready!.now]));
    const who = (now: boolean) =>
      words.join([...after].filter(([, is]) => is === now).map(([seat]) => names[seat] ?? "")) || "none";
    const [first, last] = [run[0]!, run.at(-1)!];
    const text = words.text("table-log-ready", { ready: who(true), unready: who(false) });
    const events = run.flatMap((line) => line.events);
    return { ...first, n: last.n, sign: null, text, mine: run.some(({ mine }) => mine), events, standin: false };
  }

  function takenBack(entry: LogEntry, undone: EventInfo[]): Told {
    const { seat } = entry;
    const mine = you !== null && seat === you;
    const what = undone.map((event) => words.event(game, event, names, you)).join(" ");
    return {
      n: entry.n,
      from: entry.n,
      key: `${entry.n}-undone`,
      sign: seat === null ? null : signOf(words, game, names, seat),
      text: words.text("table-undone", { you: mine ? "yes" : "no", name: names[seat ?? -1] ?? "", what }),
      mine,
      events: undone,
      begins: false,
      standin: false,
      by: seat,
    };
  }

  function lineOf(entry: LogEntry, event: EventInfo, index: number): Told {
    const seat = words.subject(game, event.args);
    return {
      n: entry.n,
      from: entry.n,
      key: `${entry.n}-${index}`,
      sign: seat === null ? null : signOf(words, game, names, seat),
      text: words.event(game, event, names, you, inVain(entry.events, index)),
      mine: you !== null && seat === you,
      events: [event],
      begins: event.event === BEGAN,
      standin: entry.standin,
      by: entry.seat,
      ready: seat !== null && READINESS.has(event.event) ? { seat, now: event.event === READY } : null,
    };
  }
}

/** Whether the same event follows at once: of a die that is rolled until it leads somewhere, that this roll did not. */
const inVain = (events: readonly EventInfo[], index: number) => events[index + 1]?.event === events[index]?.event;

/** A line with whose move it tells of and, if that is all it says, who is ready or no longer ready. */
type Told = Line & { by: number | null; ready?: { seat: number; now: boolean } | null };

const BEGAN: keyof AnyEvents = "round_began";
const READY: keyof AnyEvents = "ready";
const READINESS: ReadonlySet<string> = new Set<keyof AnyEvents>([READY, "unready"]);

/** The lines, of which those that follow each other and only say who is ready are told in one. */
function inOne(lines: readonly Told[], told: (run: readonly Told[]) => Line): Line[] {
  const runs: Told[][] = [];
  for (const line of lines) {
    const before = runs.at(-1);
    if (line.ready && before?.at(-1)?.ready) before.push(line);
    else runs.push([line]);
  }
  const standins = new Set<number>(); // of whom it has been said that a bot plays for them, since their own last move
  return runs.map((run) => {
    for (const { by, standin } of run) if (by !== null && !standin) standins.delete(by);
    if (run.length > 1) return told(run);
    const [line] = run as [Told];
    const standin = line.standin && line.by !== null && !standins.has(line.by);
    if (standin) standins.add(line.by!);
    return { ...line, standin };
  });
}

/** The event of those games in which players pass. */
export const PASSED: keyof AnyEvents = "passed";

const isPass = (event: EventInfo | undefined) => event?.event === PASSED;

/**
 * What happened to the player since a bot has played for them: what it did, and what they gained or lost by others, from
 * its first move after their own last one on. That somebody is ready tells nothing of that, and is left out.
 */
export function doneForYou(log: readonly LogEntry[], words: Words, game: string, you: number | null): LogEntry[] {
  if (you === null) return [];
  const own = log.findLastIndex(({ seat, standin }) => seat === you && !standin);
  const first = log.findIndex(({ seat, standin }, at) => at > own && seat === you && standin);
  if (first < 0) return [];
  const told = ({ event, args }: EventInfo) => !READINESS.has(event) && words.names(game, args, you);
  return log
    .slice(first)
    .map((entry) => (entry.undone ? entry : { ...entry, events: entry.events.filter(told) }))
    .filter(({ seat, events, undone }) => (undone ? seat === you : events.length > 0));
}

type Mark = NonNullable<ChatLine["mark"]>;

/** The sign of a mark; it never stands without its word. */
export const SIGNS: Record<Mark, string> = { kept: "✓", broken: "✗", void: "–" };

/** What a line of talk says: its text, or its phrase in words. */
export function saidText(
  line: ChatLine,
  words: Words,
  game: string,
  names: readonly string[],
  you: number | null,
): string {
  return line.phrase ? words.phrase(game, line.phrase, names, you) : line.text;
}

/** Lines of the log with the phrases of the talk among them, each after what had happened by then. */
export function withSaid(
  lines: readonly Line[],
  log: readonly LogEntry[],
  chat: readonly ChatLine[],
  words: Words,
  game: string,
  names: readonly string[],
  you: number | null,
): Line[] {
  const found = [...lines];
  for (const line of chat.filter(({ phrase }) => phrase)) {
    const moment = log.findLast(({ at }) => at <= line.at)?.n ?? -1;
    const place = found.findLastIndex(({ from }) => from <= moment);
    const before = found[place];
    if (!before) continue; // the log does not reach back so far
    const told = words.text("chat-said", {
      name: line.name || (names[line.seat ?? -1] ?? ""),
      text: saidText(line, words, game, names, you),
    });
    const text = line.mark ? `${told} ${SIGNS[line.mark]} ${words.text(`chat-mark-${line.mark}`)}` : told;
    const mine = you !== null && line.seat === you;
    found.splice(place + 1, 0, {
      ...before,
      key: `said-${line.n}`,
      sign: line.seat,
      text,
      mine,
      events: [],
      begins: false,
      standin: false,
    });
  }
  return found;
}
