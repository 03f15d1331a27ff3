// What people have said in the game's own words: in the reader's words, and among the lines of the log.
import type { ChatLine, LogEntry } from "../wire";
import type { Line } from "./lines";
import type { Words } from "./words";

export type Mark = NonNullable<ChatLine["mark"]>;

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
