/** Everything that lies open, and what the reader knows of what does not: pile by pile. */
import type { Words } from "../../lib/words";
import { discardOf, type HeistView } from "./view";

export interface Pile {
  id: string;
  title: string;
  /** From the top; `?` for a card that is not known. */
  cards: readonly string[];
  what: "critter" | "trap" | "tile";
  /** The order means something: the first lies on top. */
  ordered: boolean;
}

const FACTS: Record<string, Pick<Pile, "what" | "ordered">> = {
  "stack top": { what: "tile", ordered: true },
  "traps top": { what: "trap", ordered: true },
  "critters bottom": { what: "critter", ordered: true },
};

/** The piles to look through, without those in which nothing lies. */
export function pilesOf(view: HeistView, words: Words, names: readonly string[]): Pile[] {
  const common = view.discards.length === 1;
  const discards = view.discards.map((_, seat): Pile => ({
    id: `discard-${seat}`,
    title: common
      ? words.text("heist-around-discard-common")
      : words.text("heist-around-discard-of", { seat: names[seat] ?? "" }),
    cards: [...discardOf(view, seat)].reverse(),
    what: "critter",
    ordered: true,
  }));
  const tables = view.seats.map(({ seat, table }): Pile => ({
    id: `table-${seat}`,
    title: words.text("label-value", { label: words.text("heist-around-on-table"), value: names[seat] ?? "" }),
    cards: table,
    what: "critter",
    ordered: false,
  }));
  const traps: Pile = {
    id: "traps",
    title: words.text("heist-around-trap-discard"),
    cards: [...view.trap_discard].reverse(),
    what: "trap",
    ordered: true,
  };
  const box: Pile = {
    id: "box",
    title: words.text("heist-around-box"),
    cards: view.box.tiles,
    what: "tile",
    ordered: false,
  };
  return [...discards, ...tables, traps, box].filter(({ cards }) => cards.length > 0);
}

/** What the reader has been shown of hidden piles and hands. [H-37] */
export function shownOf(view: HeistView, words: Words, names: readonly string[]): Pile[] {
  return view.known.map(({ where, cards }): Pile => {
    const [place = "", number = ""] = where.split(" ");
    const title =
      place === "hand"
        ? words.text("heist-around-known-of", { seat: names[Number(number)] ?? "" })
        : place === "pile"
          ? words.text("heist-around-known-pile", { pile: number })
          : words.text(`heist-around-known-${where.replace(" ", "-")}`);
    return {
      id: `known-${where.replace(" ", "-")}`,
      title,
      cards,
      ...(FACTS[where] ?? { what: "critter" as const, ordered: false }),
    };
  });
}
