// The one sentence that says who must do what, and the counters beside a name.
import type { Words } from "../lib/words";
import type { Status } from "./view";
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
  counters(view: View, seat: number, words: Words, names: readonly string[]): Counter[];
  /** The seat that begins the round, where the game has one. */
  starter?(view: View): number | null;
}

const felicity: GameWords = {
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

function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** The one sentence that says who must do what: the game's own where it gives one. */
export function statusOf(view: View, you: number | null, names: readonly string[], words: Words): string {
  const own = view.status ? words.status(view.game, view.status as Status, names, you) : undefined;
  if (own !== undefined) return own;
  const acting: number[] = view.acting ?? [];
  if (acting.length === 0) return words.text("table-status-over");
  if (you !== null && acting.includes(you)) return words.text("table-status-yours");
  return words.text("table-status-waiting", { names: words.join(acting.map((seat) => names[seat] ?? "")) });
}

/** For any game: the numbers its view gives for a seat. */
const any: GameWords = {
  counters(view, seat, words, names) {
    return countersOf(view.seats?.[seat] ?? {}, view.game, words, names);
  },
};

/** The numbers and marks among a seat's fields. */
function countersOf(fields: object, game: string, words: Words, names: readonly string[]): Counter[] {
  return Object.entries(fields)
    .filter(([key, value]) => key !== "seat" && (typeof value === "number" || value === true))
    .map(([key, value]) => ({
      label: fieldName(words, game, key),
      value: told(words.seats(game).has(key), value, names),
    }));
}

/** A field of a seat in short: a seat by its name, a number with its sign, a mark without a word. */
function told(isSeat: boolean, value: unknown, names: readonly string[]): string {
  if (typeof value !== "number") return "";
  return isSeat ? (names[value] ?? String(value)) : signed(value);
}

const goodcritters: GameWords = {
  ...any,
  counters(view: GoodcrittersView, seat, words, names) {
    const mine = view.seats[seat];
    if (!mine) return [];
    const certain = Object.entries((mine.stash ? null : mine.known) ?? {}).flatMap(([value, count]) =>
      Array<string>(count).fill(value),
    );
    const loot = [
      ["stash", mine.stash ?? []],
      ["certain", certain],
      ["share", view.shares?.[seat] ?? []],
    ] as const;
    const [held, ...rest] = countersOf({ ...mine, changes: mine.changes || null }, "goodcritters", words, names);
    const cards = loot
      .filter(([, lying]) => lying.length > 0)
      .map(([key, lying]) => ({ label: fieldName(words, "goodcritters", key), value: values(lying) }));
    return [...(held ? [held] : []), ...cards, ...rest];
  },
};

/** What cards are worth, the best first: "5 4 4 2". */
const values = (cards: readonly string[]) =>
  cards
    .map(worth)
    .sort((one, other) => other - one)
    .join(" ");

const games: Record<string, GameWords> = { felicity, goodcritters };

/** Games whose drawn board shows each seat's goods, asks before moves and ranks the seats itself. */
const COMPLETE = new Set(["felicity", "goodcritters", "heist", "goons"]);

export const drawsAll = (game: string, panels: boolean) => !panels && COMPLETE.has(game);

export const wordsOf = (game: string): GameWords => games[game] ?? any;

/** A field of a view in words: the game's, those all games share, else its own name spelt out. */
export function fieldName(words: Words, game: string, key: string): string {
  const id = key.replaceAll("_", "-");
  const found = words.first([`table-field-${id}`, `${game}-label-${id}`]);
  return found ?? (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll("_", " ");
}
