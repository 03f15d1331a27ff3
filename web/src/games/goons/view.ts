/** What the server tells of a game of Goons, as far as the drawn table reads it. */
import type { Words } from "../../lib/words";
import type { Cell } from "../../map/camera";

export const GAME = "goons";

export type Letter = "R" | "Y" | "G" | "B";
export const LETTERS: readonly Letter[] = ["R", "Y", "G", "B"];
export const NAMES = { R: "red", Y: "yellow", G: "green", B: "blue", J: "junk" } as const;
/** The place where an action of a colour is done. */
export const PLACES = { R: "dojo", Y: "diner", G: "supermarket", B: "nightclub" } as const;

/** The letter of a colour by its name. */
export const letterOf = (name: unknown): Letter => LETTERS.find((letter) => NAMES[letter] === name) ?? "R";

export type Source = "cube" | "space" | "ability";

/** What something pays or costs. */
export interface Worth {
  /** ★X: the villain's stars in the city and on one's own crib, plus or minus a number. */
  stars_x?: number;
  stars?: number;
  energy?: number;
  money?: number;
  steps?: number;
  /** Stars of who stands there at the end. */
  end_stars?: number;
}

interface Due extends Worth {
  /** The goal or the lot, from 1. */
  tier: number;
  /** How likely it is; null where players decide. */
  chance: number | null;
}

export interface Pay {
  seat: number;
  place: number;
  amount?: number;
  tokens?: number;
  claims?: number;
  rewards: Due[];
}

interface Outlook {
  energy: number;
  dice?: number;
  bag?: { skull: number; blank: number };
  draws?: number;
  counts?: "skull" | "blank";
  goals: { goal: number | null; chance: number | null }[];
  pays: Pay[];
}

interface Tier {
  goal: number | null;
  limit?: number;
  rewards: Worth[];
}

/** A line of a card: a text by its id, with its values. */
export interface Line {
  id: string;
  args: Record<string, unknown>;
}

/** What stands on the cards that lie open, from the same numbers as the rules. */
export interface Cards {
  schemes: Record<string, { formula: Line; price: Line | null; tiers?: { goal: Line | null }[] }>;
  items: Record<string, { use: Line; effect: Line }>;
  goons: Record<string, { ability: Line }>;
}

export interface Villain {
  colour: Letter;
  villain: string;
  scheme: string;
  piles: [number, number][];
  paid: number[];
  fee: { energy?: number; money?: number } | null;
  printed: { tiers?: Tier[]; lots?: Worth[]; draw_price?: number; draws?: number };
  outlook: Outlook | null;
  gone: string[];
  to_come: string[];
}

export interface Owned {
  copies: number;
  exhausted: boolean;
  spent: boolean;
}

interface Player {
  seat: number;
  crib: string[];
  crib_stars: Record<Letter, number>;
  items: Record<string, Owned>;
  goon: { name: string; used: boolean } | null;
  energy: number;
  money: number;
  stars: number;
  steps: number;
  bank: number;
  score: number | null;
  outlook: { items: number; hustle: number; ends: number } | null;
}

export interface Pending {
  kind: string;
  seat?: number;
  colour?: Letter;
  left?: number;
  what?: string;
}

export interface Resolution {
  colour: Letter;
  step: number;
  doubled: number[];
  rewarded: number[];
  /** How many dice show 1 to 6. */
  dice: number[];
  bag: { skull: number; blank: number };
  drawn: { skull: number; blank: number };
  bought: number[];
  skulls: number[];
  tokens: number[];
  bids: (number | null)[];
  in: boolean[];
  lot: number;
  claimed: (number | null)[];
  passed: number[];
}

export interface GoonsView {
  game: string;
  options: Record<string, boolean | number | string>;
  phase: "goon" | "turn" | "resolve" | "first" | "over";
  round: number;
  turn: number;
  first: number;
  mover: number | null;
  acting: number[];
  players: number;
  seats: Player[];
  city: string[];
  ground: { colours: string[]; stars: number[][] };
  visible: Record<Letter, number>;
  columns: string;
  space_stars: number[][];
  villains: Villain[];
  tracks: Record<Letter, { spaces: Worth[]; end_stars: number }>;
  hustle: Record<Letter, number[]>;
  goons: { name: string; colours: string; free: boolean }[];
  prices: Record<string, { cost: number; stars: number }>;
  display: string[];
  item_deck: number;
  this_turn: {
    cube: Letter | null;
    space: Letter | null;
    open: Source[];
    ability: Letter | null;
    knife: [Source, Letter] | null;
  } | null;
  pending: Pending | null;
  resolution: Resolution | null;
  winners: number[] | null;
  end_reason: string | null;
  status: { id: string; args: Record<string, unknown> } | null;
  cards: Cards;
}

/** Rows of a crib that are in play: one for each turn of a round. [O-08] */
export const rowsOf = (view: GoonsView) => (view.players === 2 ? 5 : 4);

export const SIDE = 10;

export const cubeAt = (view: GoonsView, { row, column }: Cell): string => view.city[row]?.[column] ?? ".";
export const groundAt = (view: GoonsView, { row, column }: Cell) =>
  (view.ground.colours[row]?.[column] ?? "R") as Letter;
export const starsAt = (view: GoonsView, { row, column }: Cell) => view.ground.stars[row]?.[column] ?? 0;

export const cellName = ({ row, column }: Cell) => `${row},${column}`;
export function cellOf(name: string): Cell {
  const [row = 0, column = 0] = name.split(",").map(Number);
  return { row, column };
}

/** A number with a real minus sign. */
export const signed = (value: number) => (value < 0 ? `−${-value}` : String(value));

/** What a reward of a scheme would pay a seat now: of ★X what the city shows, and then their own crib. [O-19] */
export function worthTo(view: GoonsView, colour: Letter, seat: number, { stars_x, ...rest }: Worth): Worth {
  if (stars_x === undefined) return rest;
  const shown =
    Math.max(0, view.visible[colour] + stars_x) +
    (view.seats.find((one) => one.seat === seat)?.crib_stars[colour] ?? 0);
  return { ...rest, stars: (rest.stars ?? 0) + shown };
}

/** The colour of the action that a source gives now. [O-28.pocket-knife] */
export function colourOf(view: GoonsView, source: Source): Letter | null {
  const turn = view.this_turn;
  if (!turn) return null;
  return turn.knife?.[0] === source ? turn.knife[1] : turn[source];
}

/** How likely something is, in words of the language: never all or nothing unless it is so. */
export function chanceIn(words: Words, chance: number): string {
  const format = (value: number) =>
    new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 }).format(value);
  if (chance > 0 && chance < 0.005) return `< ${format(0.01)}`;
  if (chance < 1 && chance > 0.995) return `> ${format(0.99)}`;
  return format(chance);
}

const KINDS = ["stars", "energy", "money", "steps", "end_stars"] as const;

/** What something pays, in words: "3 stars and 2 energy"; what is nothing is said to be nothing. */
export function worthIn(words: Words, worth: Worth): string {
  const parts = [
    ...(worth.stars_x === undefined
      ? []
      : [words.text("goons-table-worth-stars-x", { way: Math.sign(worth.stars_x), number: Math.abs(worth.stars_x) })]),
    ...KINDS.flatMap((kind) =>
      worth[kind] ? [words.text(`goons-table-worth-${kind.replace("_", "-")}`, { number: worth[kind] })] : [],
    ),
  ];
  return parts.length > 0 ? words.join(parts) : words.text("goons-table-worth-nothing");
}

/** A line of a card in words. */
export const lineText = (words: Words, { id, args }: Line) => words.text(id, words.values(GAME, args, [], null));

/** What a card says, line by line. */
export function cardText(words: Words, view: GoonsView, kind: "schemes" | "goons", name: string): string {
  const lines = Object.entries(view.cards[kind][name] ?? {}).filter(([part, line]) => SAID.has(part) && line !== null);
  return lines.map(([, line]) => lineText(words, line as Line)).join(" ");
}

/** An item by its name, and what it does. */
export function itemText(words: Words, view: GoonsView, item: string): string {
  const card = view.cards.items[item];
  return [words.term(GAME, item), ...(card ? [lineText(words, card.use), lineText(words, card.effect)] : [])].join(
    ". ",
  );
}

const SAID = new Set(["formula", "price", "ability"]);
