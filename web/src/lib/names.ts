// What people, games and their options are called, and what can be chosen of a game.
import type { ClockPlan, GameInfo, OptionInfo, TableInfo } from "../wire";
import { app, t } from "./app.svelte";

/** The player's nickname; without one, an animal's, so that a table can be had in one click. */
export function nickname(): string {
  const chosen = app.settings.nickname.trim();
  if (chosen) return chosen;
  const names = t("lobby-guests").split(",");
  return names[Math.floor(Math.random() * names.length)]?.trim() ?? t("player");
}

export const gameTitle = (game: string) => app.words?.first([game]) ?? game;

/** What is played at a table, with a word where its components are not the game's own. */
export const titleOf = (table: { game: string; data: object }) =>
  Object.keys(table.data).length > 0 ? t("altered-game", { game: gameTitle(table.game) }) : gameTitle(table.game);

/** The edition of a table in words; nothing where its game has none. */
export const editionName = ({ game, edition }: Pick<TableInfo, "game" | "edition">): string =>
  edition ? labelled(t("lobby-edition"), app.words?.first([`${game}-edition-${edition}`]) ?? edition) : "";

/** The edition of a table in words, where it is not the one that a table has if nobody chooses; nothing otherwise. */
export const olderEdition = (table: Pick<TableInfo, "game" | "edition">): string =>
  table.edition === app.games[table.game]?.editions.at(-1) ? "" : editionName(table);

/** Whether somebody who comes by can sit down at a table. */
export const hasRoom = (table: Pick<TableInfo, "seats" | "status">) =>
  table.status === "open" && table.seats.some(({ kind }) => kind === "open");

/** How a table stands: who is waited for is told only while a seat is free. */
export const statusName = (table: Pick<TableInfo, "seats" | "status">) =>
  t(table.status === "open" && !hasRoom(table) ? "table-status-full" : `table-status-${table.status}`);

/** How often a start was broken off at a table, and by whom how often; nothing where none was, or a table of before. */
export function brokenOff(table: TableInfo): string {
  const starts = table.broken_off ?? [];
  const often = new Map<string, number>();
  for (const name of starts.flatMap(({ names }) => names)) often.set(name, (often.get(name) ?? 0) + 1);
  const names = [...often].map(([name, count]) => (count > 1 ? `${name} (×${count})` : name));
  return starts.length > 0 ? t("table-broken-off", { count: starts.length, names: app.words!.join(names) }) : "";
}

/** The bot that somebody meets who has not chosen one: in games that have levels the medium one, else the best. */
export const usualBot = (bots: readonly string[]) => (bots.includes("medium") ? "medium" : (bots.at(-1) ?? "random"));

/** How a bot plays, in a sentence: as it plays this game, where that has been measured. */
export const botAbout = (game: string, bot: string) =>
  app.words?.first([`bot-${bot}-in-${game}`, `bot-${bot}-about`]) ?? "";

export const botName = (bot: string) => app.words?.first([`bot-${bot}`]) ?? bot;

export const optionName = (game: string, option: string) => app.words?.first([`${game}-option-${option}`]) ?? option;

/** What a choice of an option is called; one of several words, which stand between commas, by each of them. */
export const choiceName = (game: string, option: string, choice: unknown) => {
  const said = String(choice);
  if (!said.includes(",")) return app.words?.first([`${game}-option-${option}-${said}`]) ?? said;
  return said
    .split(",")
    .map((word) => app.words?.first([`${game}-term-${word}`]) ?? word)
    .join(", ");
};

/** The clocks that a new table offers, in seconds; null plays untimed. */
export const CLOCKS = [
  null,
  { bank: 120, increment: 10 },
  { bank: 300, increment: 15 },
  { bank: 900, increment: 30 },
  { bank: 86_400, increment: 0, anew: true },
  { bank: 3 * 86_400, increment: 0, anew: true },
  { bank: 7 * 86_400, increment: 0, anew: true },
] as const;

/** The clock of that number, as a table is asked for with it. */
export function planOf(clock: number): ClockPlan | null {
  const plan = CLOCKS[clock];
  return plan ? { anew: false, ...plan } : null;
}

export function clockName(clock: { bank: number; increment: number; anew?: boolean } | null): string {
  if (!clock) return t("lobby-clock-none");
  if (clock.anew && clock.bank >= 86_400) return t("lobby-clock-days", { days: Math.round(clock.bank / 86_400) });
  return t("lobby-clock", { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
}

/** How long bots may seem to think, in seconds; null leaves it to the server. */
export const PAUSES = [null, 0, 1, 3, 6] as const;

export function pauseName(seconds: number | null): string {
  if (seconds === null) return t("lobby-pause-usual");
  return seconds === 0 ? t("lobby-pause-none") : t("count-seconds", { count: seconds });
}

/** A label and its value, with the colon as the language sets it. */
export const labelled = (label: string, value: string) => t("label-value", { label, value });

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
