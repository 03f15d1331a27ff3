// What can be chosen of a game, and what of it is chosen otherwise than usual.
import type { GameInfo, OptionInfo } from "../wire";

export type Chosen = string | number | boolean;
export type Choices = Readonly<Record<string, Chosen>>;

/** The options of a game in one of its editions. */
export function optionsOf(game: GameInfo | undefined, edition: string | null): OptionInfo[] {
  return (game?.options ?? []).filter(({ editions }) => !editions.length || editions.includes(edition ?? ""));
}

/** The choices of an option among so many players: those that name a seat go only as far as there are seats. */
export function choicesOf(option: OptionInfo, players: number): Chosen[] {
  return option.choices.filter((choice) => !option.seats || typeof choice !== "number" || choice < players);
}

/** The options that differ from what is usual, each with what is chosen. */
export function changed(game: GameInfo | undefined, edition: string | null, chosen: Choices): [string, Chosen][] {
  return optionsOf(game, edition)
    .map(({ name, default: usual }) => [name, chosen[name] ?? usual, usual] as const)
    .filter(([, choice, usual]) => choice !== usual)
    .map(([name, choice]) => [name, choice]);
}
