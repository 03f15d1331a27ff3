// What can be chosen of a game, and what of it is chosen otherwise than usual.
import type { GameInfo, OptionInfo } from "../wire";

export type Chosen = string | number | boolean;
export type Choices = Readonly<Record<string, Chosen>>;

/** The options of a game in one of its editions. */
export function optionsOf(game: GameInfo | undefined, edition: string | null): OptionInfo[] {
  return (game?.options ?? []).filter(({ editions }) => !editions.length || editions.includes(edition ?? ""));
}

/** The choices of an option for a number of players: those that name a seat go only as far as there are seats. */
export function choicesOf(option: OptionInfo, players: number): Chosen[] {
  return option.choices.filter((choice) => !option.seats || typeof choice !== "number" || choice < players);
}

/**
 * The options that differ from what is usual, each with what is chosen. A game that has begun names the seat that its
 * host has, where the host was meant: `host`, where it is known, is no choice then.
 */
export function changed(
  game: GameInfo | undefined,
  edition: string | null,
  chosen: Choices,
  host: number | null = null,
): [string, Chosen][] {
  return optionsOf(game, edition)
    .map(({ name, default: usual }) => [name, chosen[name] ?? usual, usual] as const)
    .filter(([, choice, usual]) => choice !== usual && !(usual === "host" && choice === host))
    .map(([name, choice]) => [name, choice]);
}
