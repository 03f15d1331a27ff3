// Loot is worth thousands of dollars.
import type { Words } from "../../lib/words";
import { worth } from "./cards";

const DOLLARS = {
  style: "currency",
  currency: "USD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
  useGrouping: "always",
} as const;

/** An amount in thousands of dollars as the reader's language writes money: "$5,000", "5.000 $"; `brief`: "$5K". */
export function money(words: Words, thousands: number, brief = false): string {
  // Always grouped, as the sentences of the log are: German leaves "8000 $" as it is otherwise.
  return new Intl.NumberFormat(words.language, brief ? { ...DOLLARS, notation: "compact" } : DOLLARS).format(
    thousands * 1000,
  );
}

/** What cards are worth together, in thousands. */
export const worthOf = (cards: readonly string[]) => cards.reduce((sum, card) => sum + worth(card), 0);
