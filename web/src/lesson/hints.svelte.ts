// The remarks for who plays a game for the first time on this device.
import * as server from "../lib/api";
import { isText, listOf, stored } from "../lib/stored.svelte";
import type { HintInfo } from "../wire";

const KEY = "rascals-hints";
/** What stands for a game of which all hints are done. */
const ALL = "*";

type Done = Record<string, string[]>;

const isTold = listOf(isText);

const done = (): Done => Object.fromEntries(Object.entries(stored.read(KEY) ?? {}).filter(([, told]) => isTold(told)));

/** Show the hints of all games again. */
export const bringBack = (): void => stored.write(KEY, {});

/** Where a player is in a game: what a hint may depend on. */
export interface Moment {
  game: string;
  round: number;
  /** What is asked of the player: an id of the game's status; empty where nothing is. */
  asked: string;
}

/** What hints go by in a view; a game of others may have neither rounds nor a status. */
export type Viewed = { game: string; round?: number; status?: { id: string } } | null;

/** What is asked of a seat at a view. */
export function momentOf(view: Viewed, mine: boolean): Moment {
  return { game: view?.game ?? "", round: view?.round ?? 0, asked: mine ? (view?.status?.id ?? "") : "" };
}

export class Hints {
  private hints: HintInfo[] = $state.raw([]);
  private coming = $state(false);
  private asked = "";
  private fetched = Promise.resolve();

  constructor(private readonly api: Pick<typeof server, "hints"> = server) {}

  /** The hint that is told at a moment; null: none. Only in the first round, one at a time, each once. */
  at({ game, round, asked }: Moment): HintInfo | null {
    if (asked === "" || round > 1 || this.over(game)) return null;
    return this.hints.find(({ text, when }) => when.includes(asked) && !done()[game]?.includes(text)) ?? null;
  }

  /** How many a game has, and which of them a hint is, from 1. */
  place(hint: HintInfo): { number: number; count: number } {
    return { number: this.hints.indexOf(hint) + 1, count: this.hints.length };
  }

  /** Fetch a game's hints once, where any are left to tell. */
  async fetch(game: string): Promise<void> {
    if (this.over(game)) return;
    if (game !== this.asked) [this.asked, this.fetched] = [game, this.load(game)];
    await this.fetched;
  }

  private async load(game: string): Promise<void> {
    this.coming = true;
    try {
      this.hints = (await this.api.hints(game)).hints;
    } catch {
      this.hints = []; // A game without hints, or a server that is away: then it goes without.
    } finally {
      this.coming = false;
    }
  }

  /** One is read. */
  dismiss(game: string, hint: HintInfo): void {
    const told = [...(done()[game] ?? []), hint.text];
    this.write(game, this.hints.every(({ text }) => told.includes(text)) ? [ALL] : told);
  }

  /** The game is known well enough: by choice, or because its first round is over. */
  finish(game: string): void {
    if (!this.over(game)) this.write(game, [ALL]);
  }

  /** The player is told of a game by its hints, or will be when they have come: until then nothing takes their place. */
  tells(game: string): boolean {
    return (this.coming || this.hints.length > 0) && !this.over(game);
  }

  private over(game: string): boolean {
    return done()[game]?.includes(ALL) ?? false;
  }

  private write(game: string, told: string[]): void {
    stored.write(KEY, { ...done(), [game]: told });
  }
}
