/** What the server tells of a game of Goons, as far as the drawn table reads it. */
import type { Words } from "../../lib/words";
import type { Cell } from "../../map/camera";
import type { GoonsView, Letter, Line, Numbers, Printed, Space, Tier, Worth } from "./view";

export type Paid = Numbers | Worth | Space;

export const NOTHING: Numbers = { stars: 0, energy: 0, money: 0, steps: 0 };

export const tiersOf = (printed: Printed): readonly Tier[] => (printed.kind === "lots" ? [] : printed.tiers);
export const lotsOf = (printed: Printed): readonly Worth[] => (printed.kind === "lots" ? printed.lots : []);

export const GAME = "goons";

export const LETTERS: readonly Letter[] = ["R", "Y", "G", "B"];
export const NAMES = { R: "red", Y: "yellow", G: "green", B: "blue", J: "junk" } as const;
/** The place where an action of a colour is done. */
export const PLACES = { R: "dojo", Y: "diner", G: "supermarket", B: "nightclub" } as const;

/** The letter of a colour by its name. */
export const letterOf = (name: unknown): Letter => LETTERS.find((letter) => NAMES[letter] === name) ?? "R";

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

/** How likely something is, in words of the language: never all or nothing unless it is so. */
export function chanceIn(words: Words, chance: number): string {
  const format = (value: number) =>
    new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 }).format(value);
  if (chance > 0 && chance < 0.005) return `< ${format(0.01)}`;
  if (chance < 1 && chance > 0.995) return `> ${format(0.99)}`;
  return format(chance);
}

const KINDS = ["stars", "energy", "money", "steps"] as const;

/** The parts of what is paid that are not zero; those of ★X without it. */
export const partsOf = (paid: Paid) =>
  [
    ...KINDS.map((kind) => ({ kind, number: paid[kind] })),
    ...("kind" in paid && paid.kind === "last" ? [{ kind: "end_stars" as const, number: paid.end_stars }] : []),
  ].filter(({ number }) => number !== 0);

/** How many more stars than X something pays; null where it does not pay ★X. */
export const moreThanX = (paid: Paid) => ("kind" in paid && paid.kind === "x" ? paid.stars_x : null);

/** What something pays, in words: "3 stars and 2 energy"; what is nothing is said to be nothing. */
export function worthIn(words: Words, paid: Paid): string {
  const more = moreThanX(paid);
  const parts = [
    ...(more === null
      ? []
      : [words.text("goons-table-worth-stars-x", { way: Math.sign(more), number: Math.abs(more) })]),
    ...partsOf(paid).map(({ kind, number }) => words.text(`goons-table-worth-${kind.replace("_", "-")}`, { number })),
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
