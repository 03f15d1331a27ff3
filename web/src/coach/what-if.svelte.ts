// What would have happened: other moves at a decision of a game that is over, with games that bots play on from there.
import type * as server from "../lib/api";
import { app, problemText } from "../lib/app.svelte";
import type { Reading } from "../sitting/reading.svelte";
import type { TriedMove, WhatIf as Found } from "../wire";
import { whole } from "./whole";

const AGAIN_MS = 900;
/** The server plays games from at most so many moves at the same time. */
const MOST = 8;

type Read = Pick<Reading, "frame" | "game" | "id" | "names" | "table">;

export class WhatIf {
  asking = $state(false);
  problem = $state("");
  /** The bots that play on; empty for those that the server chooses. */
  bot = $state("");
  private answer: Found | null = $state.raw(null);
  private places: readonly number[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly read: Read,
    private readonly api: Pick<typeof server, "whatIf">,
  ) {}

  get over(): boolean {
    return this.read.table?.status === "over";
  }

  get bots(): readonly string[] {
    return app.games[this.read.game]?.bots ?? [];
  }

  /** The number of the move that led to the moment shown; null where nobody has moved. */
  get command(): number | null {
    const { frame } = this.read;
    return frame?.command && frame.seat !== null ? frame.command : null;
  }

  /** What is known of the move that led to the moment shown; null before anybody has asked. */
  get found(): Found | null {
    return this.answer?.command === this.command ? this.answer : null;
  }

  get who(): string {
    return this.found ? (this.read.names[this.found.seat] ?? "") : "";
  }

  /** The moves with their places, the one that was made first, and whether they are tried. */
  get moves(): { place: number; tried: boolean; one: TriedMove }[] {
    return (this.found?.moves ?? []).map((one, place) => ({
      place,
      tried: one.games > 0 || this.places.includes(place),
      one,
    }));
  }

  say({ move, steps, whole: all }: TriedMove): string {
    const said = whole(app.words!, this.read.game, move, steps, this.read.names);
    return all ? said : app.words!.text("what-if-open", { move: said });
  }

  /** The least and the most of 100 games that a move may win, in whole games. */
  range({ wins, error }: TriedMove): { least: number; most: number } {
    return { least: Math.max(0, Math.floor(wins - error)), most: Math.min(100, Math.ceil(wins + error)) };
  }

  /** How a move did beside the one that was made; empty for that one. */
  beside({ place, one }: { place: number; one: TriedMove }): string {
    if (place === 0 || one.games === 0 || one.failed) return "";
    if (Math.abs(one.gain) <= one.gain_error) return app.words!.text("what-if-alike");
    const count = Math.max(1, Math.round(Math.abs(one.gain)));
    return app.words!.text(one.gain > 0 ? "what-if-more" : "what-if-fewer", { count });
  }

  /** Look at the moment shown, beginning with the move that was made. */
  async begin(): Promise<void> {
    this.places = [0];
    await this.ask();
  }

  /** Have games played from a move too. */
  async try(place: number): Promise<void> {
    const others = [...this.places.filter((one) => one !== 0 && one !== place), place].filter((one) => one !== 0);
    this.places = [0, ...others.slice(1 - MOST)];
    await this.ask();
  }

  /** Let other bots play on. */
  async play(bot: string): Promise<void> {
    this.bot = bot;
    if (this.found) await this.ask();
  }

  /** Ask how the games go, or go on after a stop. */
  async ask(): Promise<void> {
    this.stop();
    const { command, bot, places } = this;
    if (command === null) return;
    this.asking = true;
    this.problem = "";
    const current = () => this.asking && bot === this.bot && places === this.places;
    try {
      const found = await this.api.whatIf(this.read.id, command, bot, places);
      if (!current()) return;
      this.answer = found;
      this.bot = found.bot;
      if (this.unfinished) this.timer = setTimeout(() => this.again(command), AGAIN_MS);
      else this.asking = false;
    } catch (error) {
      if (!current()) return;
      this.problem = problemText(error);
      this.asking = false;
    }
  }

  /** Ask again, unless another moment is shown by now: its moves have other places. */
  private again(command: number): void {
    if (command === this.command) void this.ask();
    else this.stop();
  }

  /** Whether games of a move that is tried are still to come. */
  get unfinished(): boolean {
    const { found, places } = this;
    if (found === null || found.moves.length < 2) return false;
    return places.some((place) => {
      const one = found.moves[place];
      return one !== undefined && !one.failed && one.games < found.games;
    });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asking = false;
  }
}
