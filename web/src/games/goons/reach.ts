/** What an answer would reach, in short lines: goals with their chances, rewards reached, tokens, claims. */
import type { Words } from "../../lib/words";
import { chanceIn } from "./display";
import type { Reached } from "./view";

export interface Line {
  /** As it stands on a button: "8+: 72%". */
  short: string;
  /** As it is spoken. */
  told: string;
  /** It cannot succeed, or brings nothing. */
  none: boolean;
}

const TEXTS = {
  goal: "goons-table-chance-goal",
  limit: "goons-table-chance-most",
  skull: "goons-table-chance-skull",
  goals: "goons-table-reaches",
  rewarded: "goons-table-rewarded",
  tokens: "goons-table-tokens",
  claims: "goons-table-claims",
} as const;

export function lineOf(words: Words, { what, number, chance }: Reached): Line {
  const likely = chance === null ? "" : chanceIn(words, chance);
  const told = words.text(TEXTS[what], { ...(number === null ? {} : { goal: number, number }), chance: likely });
  const short = what === "goal" ? `${number}+: ${likely}` : what === "limit" ? `≤ ${number}: ${likely}` : told;
  return { short, told, none: (chance ?? number) === 0 };
}
