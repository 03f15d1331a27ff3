// The one sentence that says who must do what, and the counters beside a name.
import type { Words } from "../lib/words";
import { isSeatField } from "./generic/shapes";
import type { FelicityView } from "./felicity/view";
import { worth } from "./goodcritters/cards";
import type { GoodcrittersView } from "./goodcritters/view";

type View = any;

export interface Counter {
  label: string;
  /** Empty for a mark that simply applies, such as "Ready". */
  value: string;
}

interface GameWords {
  status(view: View, you: number | null, names: string[], words: Words): string;
  counters(view: View, seat: number, words: Words, names: readonly string[]): Counter[];
  /** The seat that begins the round, where the game has one. */
  starter?(view: View): number | null;
}

const felicity: GameWords = {
  status(view: FelicityView, you, names, words) {
    const seat = view.turn;
    if (view.phase === "over" || seat === null) {
      const winners = (view.winners ?? []).map((winner: number) => names[winner] ?? "");
      return words.text("felicity-status-over", { winners: words.join(winners) });
    }
    return words.text(`felicity-status-${felicityStep(view)}`, {
      seat: names[seat] ?? "",
      highest: view.highest_bid,
      you: seat === you ? "yes" : "no",
    });
  },
  counters(view: FelicityView, seat, words) {
    const mine = view.seats[seat];
    if (!mine) return [];
    return [
      { label: words.text("felicity-label-mice"), value: mine.mice === null ? "?" : String(mine.mice) },
      { label: words.text("felicity-label-cats"), value: signed(mine.cats) },
      ...(mine.score === null ? [] : [{ label: words.text("felicity-label-score"), value: signed(mine.score) }]),
    ];
  },
  starter: (view: FelicityView) => (view.phase === "over" ? null : view.start),
};

function felicityStep(view: FelicityView): string {
  if (view.phase === "place") return "place";
  if (view.highest_bid > 0) return "bid";
  return view.bidders === 1 ? "take" : "open";
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** For any game: who is awaited, and the numbers its view gives for a seat. */
const any: GameWords = {
  status(view, you, names, words) {
    const acting: number[] = view.acting ?? [];
    if (acting.length === 0) return words.text("table-status-over");
    if (you !== null && acting.includes(you)) return words.text("table-status-yours");
    return words.text("table-status-waiting", { names: words.join(acting.map((seat) => names[seat] ?? "")) });
  },
  counters(view, seat, words, names) {
    return countersOf(view.seats?.[seat] ?? {}, view.game, words, names);
  },
};

/** The numbers and marks among a seat's fields. */
function countersOf(fields: object, game: string, words: Words, names: readonly string[]): Counter[] {
  return Object.entries(fields)
    .filter(([key, value]) => key !== "seat" && (typeof value === "number" || value === true))
    .map(([key, value]) => ({ label: fieldName(words, game, key), value: told(key, value, names) }));
}

/** A field of a seat in short: a seat by its name, a number with its sign, a mark without a word. */
function told(key: string, value: unknown, names: readonly string[]): string {
  if (typeof value !== "number") return "";
  return isSeatField(key) ? (names[value] ?? String(value)) : signed(value);
}

const goodcritters: GameWords = {
  ...any,
  status(view: GoodcrittersView, you, names, words) {
    const named = (seats: readonly number[]) => words.join(seats.map((seat) => names[seat] ?? ""));
    if (view.phase === "over") return words.text("goodcritters-status-over", { winners: named(view.winners ?? []) });
    const mine = you !== null && view.acting.includes(you);
    return words.text(`goodcritters-status-${critterStep(view, you)}`, { seat: named(view.acting), you: mine ? "yes" : "no" });
  },
  counters(view: GoodcrittersView, seat, words, names) {
    const mine = view.seats[seat];
    if (!mine) return [];
    const certain = Object.entries((mine.stash ? null : mine.known) ?? {}).flatMap(([value, count]) => Array<string>(count).fill(value));
    const loot = [["stash", mine.stash ?? []], ["certain", certain], ["share", view.shares?.[seat] ?? []]] as const;
    const [held, ...rest] = countersOf({ ...mine, changes: mine.changes || null }, "goodcritters", words, names);
    const cards = loot
      .filter(([, lying]) => lying.length > 0)
      .map(([key, lying]) => ({ label: fieldName(words, "goodcritters", key), value: values(lying) }));
    return [...(held ? [held] : []), ...cards, ...rest];
  },
};

/** What cards are worth, the best first: "5 4 4 2". */
const values = (cards: readonly string[]) => cards.map(worth).sort((one, other) => other - one).join(" ");

/** What is asked of those awaited. */
function critterStep(view: GoodcrittersView, you: number | null): string {
  if (view.draft !== null) return "draft";
  if (view.phase !== "bargain") return view.phase;
  if (view.turn !== null) return view.acting.includes(view.turn) ? "turn" : "answer";
  if (you !== null && view.acting.includes(you) && view.offers?.some(({ to }) => to === you)) return "answer";
  return you !== null && view.seats[you]?.chosen ? "ready" : "bargain";
}

const games: Record<string, GameWords> = { felicity, goodcritters };

/** Games whose drawn board shows each seat's goods, asks before moves and ranks the seats itself. */
const COMPLETE = new Set(["felicity"]);

export const drawsAll = (game: string, panels: boolean) => !panels && COMPLETE.has(game);

export const wordsOf = (game: string): GameWords => games[game] ?? any;

/** A field of a view in words: the game's, those all games share, else its own name spelt out. */
export function fieldName(words: Words, game: string, key: string): string {
  const id = key.replaceAll("_", "-");
  const found = words.first([`table-field-${id}`, `${game}-label-${id}`]);
  return found ?? (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll("_", " ");
}
