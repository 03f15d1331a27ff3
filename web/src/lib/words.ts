// The texts of one language and how log lines, moves and refusals are put into words.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Status } from "../games/view";
import type { EventInfo, MoveInfo, Phrase, PhraseInfo, Reason } from "../wire";
import type { Language } from "./settings";

export type Values = Record<string, FluentVariable>;

/** The sign of the dummy, which has no seat. */
const NO_SEAT = 99;

/** Names of values that are seats, in every game. */
const COMMON_SEATS = ["seat", "acting", "free", "winners"];

/** How the first part of the texts tells which ids the rest has. */
const REST = /^# rest: (.+)$/gm;

export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly list: Intl.ListFormat;
  private readonly named: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ids that begin so are in the rest of the texts, which has not been read; none where all has been. */
  private readonly absent: readonly string[];

  constructor(
    language: Language,
    private readonly source: string,
    /** By game, the names of values that are seats, as the server tells them. */
    private readonly placed: Readonly<Record<string, readonly string[]>> = {},
    /** Called whenever a text of the rest is wanted; left out where the rest is here. */
    private readonly wanted?: () => void,
  ) {
    this.absent = wanted ? [...source.matchAll(REST)].flatMap(([, starts = ""]) => starts.split(" ")) : [];
    this.named = new Map(Object.entries(placed).map(([game, names]) => [game, new Set(names)]));
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
    this.list = new Intl.ListFormat(language, { type: "conjunction" });
  }

  /** All that is to be said is here. */
  get whole(): boolean {
    return this.absent.length === 0;
  }

  /** These words and the rest of them. */
  with(rest: string): Words {
    return new Words(this.language, `${this.source}\n${rest}`, this.placed);
  }

  /** The names of a game's values that are seats. */
  seats(game: string): ReadonlySet<string> {
    return this.named.get(game) ?? ANY_GAME;
  }

  has(id: string): boolean {
    if (this.bundle.hasMessage(id)) return true;
    this.awaits(id);
    return false;
  }

  /** Whether a text may be among the rest, which is sent for then. */
  private awaits(id: string): boolean {
    const awaited = this.absent.some((start) => id.startsWith(start));
    if (awaited) this.wanted?.();
    return awaited;
  }

  /** The ids that begin so, in the order of the texts. */
  ids(start: string): string[] {
    return [...this.source.matchAll(/^([a-z][\w-]*) *=/gm)]
      .map((found) => found[1] ?? "")
      .filter((id) => id.startsWith(start));
  }

  /** The text of a message; nothing while it is sent for, the id itself where there is none. */
  text(id: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern) return this.bundle.formatPattern(pattern, values, []);
    return this.awaits(id) ? "" : id;
  }

  /** The text of the first of these ids that exists; nothing while one is sent for; undefined where there is none. */
  first(ids: readonly string[], values: Values = {}): string | undefined {
    const id = ids.find((candidate) => this.has(candidate)) ?? ids.find((candidate) => this.awaits(candidate));
    return id === undefined ? undefined : this.text(id, values);
  }

  /** Several remarks in one line, one after another. */
  series(remarks: readonly string[]): string {
    return remarks.length === 0 ? "" : remarks.reduce((one, other) => this.text("label-series", { one, other }));
  }

  /** A value of a game ("rabbit", "-8", "5 gems") in words; the value itself where it has none. */
  term(game: string, value: string): string {
    return this.first([`${game}-term-${value.replaceAll(" ", "-")}`]) ?? this.sign(game, value) ?? value;
  }

  /** Signs of a game's notation: "P2" is two payoff cards, "?" any card. */
  private sign(game: string, value: string): string | undefined {
    if (value === "?") return this.first([`${game}-label-any-card`]);
    const count = /^P(\d+)$/.exec(value)?.[1];
    return count === undefined ? undefined : this.first([`${game}-count-payoff-cards`], { count: Number(count) });
  }

  /** One line of the log. `you` is the player's seat, or null; `again`: the same follows, of which a game may have a word. */
  event(game: string, event: EventInfo, names: readonly string[], you: number | null, again = false): string {
    const name = event.event.replaceAll("_", "-");
    const id = again && this.has(`${game}-again-${name}`) ? `${game}-again-${name}` : `${game}-event-${name}`;
    const values = this.values(game, event.args, names, you);
    return minus(this.has(id) ? this.text(id, values) : spelt(event.event, values));
  }

  move(game: string, move: MoveInfo, names: readonly string[] = []): string {
    const id = `${game}-move-${move.kind}`;
    return this.has(id) ? this.text(id, this.values(game, move.args, names, null)) : move.move;
  }

  /** What somebody says in a game's own words, as a player hears it. */
  phrase(game: string, phrase: Phrase, names: readonly string[], you: number | null): string {
    return this.text(`${game}-phrase-${phrase.id}`, this.values(game, phrase.args, names, you));
  }

  /** A phrase of which nothing but its kind is chosen: `…` stands for the rest. */
  phraseOf(game: string, { id, args }: PhraseInfo): string {
    return this.text(`${game}-phrase-${id}`, {
      you: "no",
      ...Object.fromEntries(args.map(({ name }) => [name, "…"])),
    }).replace("….", "…");
  }

  /** Who must do what, as a view's `status` tells it; undefined where the game has no words for it. */
  status(game: string, status: Status, names: readonly string[], you: number | null): string | undefined {
    return this.first([`${game}-status-${status.id.replaceAll("_", "-")}`], this.values(game, status.args, names, you));
  }

  /** The first seat that an event names, or null. */
  subject(game: string, args: Record<string, unknown>): number | null {
    const seat = Object.entries(args).find(([key, value]) => this.seats(game).has(key) && typeof value === "number");
    return seat ? (seat[1] as number) : null;
  }

  /** Whether an event names a seat. */
  names(game: string, args: Record<string, unknown>, seat: number): boolean {
    return Object.entries(args).some(([key, value]) => value === seat && this.seats(game).has(key));
  }

  /** Why a bot would make a move, in one sentence: the game's own words, or those of all games. */
  because(game: string, reason: Reason | null | undefined, names: readonly string[], you: number | null): string {
    const ids = reason ? [`${game}-because-${reason.id}`, `coach-because-${reason.id}`] : [];
    const values = this.values(game, reason?.args ?? {}, names, you);
    return minus(this.first(ids, values) ?? this.text("coach-because-none"));
  }

  /** A number of points as the game writes it: as money; else as points. */
  score(game: string, points: number): string {
    return minus(this.first([`${game}-count-score`, "count-points"], { count: points }) ?? String(points));
  }

  /** Why a move is refused; texts of the game first, then those all games share. */
  refusal(game: string, reason: Reason, names: readonly string[] = []): string {
    return this.known(game, reason, names) ?? this.text("error-illegal");
  }

  /** The words for a reason, if this language has any and they are loaded: there is something else to show meanwhile. */
  known(game: string, reason: Reason, names: readonly string[] = []): string | undefined {
    const id = reason.id.replaceAll("_", "-");
    const ids = [`${game}-refusal-${id}`, `error-${id}`, id];
    return this.first(ids, this.values(game, reason.args ?? {}, names, null)) || undefined;
  }

  /** "a, b and c" by the language's own rule. */
  join(items: readonly string[]): string {
    return this.list.format(items.map(isolated));
  }

  /** Arguments as Fluent variables: seats as names, terms and lists in words, nothing as "none". */
  values(game: string, args: Record<string, unknown>, names: readonly string[], you: number | null): Values {
    const values: Values = { you: addressed(args, you, this.seats(game)) };
    for (const [key, value] of Object.entries(args)) {
      values[key] = this.value(game, key, value, names);
    }
    return values;
  }

  /** A reason within another's values: what the line of a file is refused for. */
  private reason(game: string, { id, args }: Reason, names: readonly string[]): string {
    return this.known(game, { id, args: args ?? {} }, names) ?? id;
  }

  private value(game: string, key: string, value: unknown, names: readonly string[]): FluentVariable {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return this.seats(game).has(key) ? (names[value] ?? String(value)) : value;
    if (Array.isArray(value)) {
      if (value.length === 0) return "none";
      return this.join(value.map((item) => String(this.value(game, key, item, names))));
    }
    if (typeof value === "object" && "id" in value) return this.reason(game, value as Reason, names);
    return this.term(game, String(value));
  }
}

const ANY_GAME: ReadonlySet<string> = new Set(COMMON_SEATS);

/** What a game has no words for: its name spelt out, and the values that its text would tell. */
function spelt(name: string, { you: _, ...values }: Values): string {
  const words = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
  const told = Object.entries(values).map(([key, value]) => `${key.replaceAll("_", " ")} ${String(value)}`);
  return told.length > 0 ? `${words} (${told.join(", ")})` : words;
}

/** Negative numbers with a real minus sign, as the cards have it. */
const minus = (text: string) => text.replace(/(^|[\s(=+])-(?=\d)/g, "$1−");

/**
 * What a message's `$you` is: "yes" where its first seat, or one of its first seats, is the player's; where a later one
 * is, that argument's name; else "no". `named`: the names of arguments that are seats.
 */
function addressed(args: Record<string, unknown>, you: number | null, named: ReadonlySet<string>): string {
  const seats = Object.entries(args).filter(([key, value]) => named.has(key) && value !== null && value !== undefined);
  const place =
    you === null ? -1 : seats.findIndex(([, value]) => value === you || (Array.isArray(value) && value.includes(you)));
  return place > 0 ? (seats[place]?.[0] ?? "no") : place === 0 ? "yes" : "no";
}

/** The number of a seat's sign: the dummy has one of its own, whatever its number. */
export function signOf(words: Words, game: string, names: readonly string[], seat: number): number {
  return words.has(`${game}-dummy`) && seat === names.length - 1 ? NO_SEAT : seat;
}

const TO_THE_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name isolated within a sentence, so that one written right to left does not pull a following number to its other side. */
const isolated = (name: string) =>
  TO_THE_LEFT.test(name) && !name.startsWith("\u2068") ? `\u2068${name}\u2069` : name;

/** Names by seat, and after them the dummy's where the game has one. */
export function seatNames(
  words: Words,
  game: string,
  seats: readonly { seat: number; name: string | null }[],
): string[] {
  const names = seats.map(
    (seat) => (seat.name === null ? null : isolated(seat.name)) ?? words.text("seat-number", { number: seat.seat + 1 }),
  );
  return words.has(`${game}-dummy`) ? [...names, words.text(`${game}-dummy`)] : names;
}
