// Looking back at one's decisions: what the coach would have done, asked for until the server has thought of all.
import type * as server from "../lib/api";
import { app, problemText } from "../lib/app.svelte";
import type { Reading } from "../sitting/reading.svelte";
import type { Analysis, DecisionInfo } from "../wire";
import { odds, whole } from "./whole";

const AGAIN_MS = 900;

type Read = Pick<Reading, "frame" | "frames" | "game" | "id" | "names" | "seek" | "table">;

export class Hindsight {
  /** What is known so far; null before anybody has asked. */
  found: Analysis | null = $state.raw(null);
  asking = $state(false);
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly read: Read,
    private readonly api: Pick<typeof server, "analysis">,
  ) {}

  /** Whose decisions can be looked back at: people's, once the game is over. */
  get seats(): { seat: number; name: string }[] {
    const { table, names } = this.read;
    if (table?.status !== "over") return [];
    return table.seats.filter(({ kind }) => kind === "human").map(({ seat }) => ({ seat, name: names[seat] ?? "" }));
  }

  get done(): boolean {
    return this.found !== null && this.found.done >= this.found.deeds;
  }

  /** Decisions that the coach would have made otherwise, in their order. */
  get others(): DecisionInfo[] {
    return this.found?.decisions.filter(({ same }) => !same) ?? [];
  }

  /** How the one that cost most is ranked, from 1; null for all but the three dearest. */
  rank(decision: DecisionInfo): number | null {
    const at = this.done ? (this.found?.worst.indexOf(decision.command) ?? -1) : -1;
    return at < 0 ? null : at + 1;
  }

  /** The decision that led to the moment shown. */
  get here(): DecisionInfo | null {
    const command = this.read.frame?.command ?? null;
    return this.found?.decisions.find((one) => one.command === command) ?? null;
  }

  made(decision: DecisionInfo): string {
    return whole(app.words!, this.read.game, decision.move, decision.steps, this.read.names);
  }

  instead(decision: DecisionInfo): string {
    return whole(app.words!, this.read.game, decision.instead, decision.instead_steps, this.read.names);
  }

  why(decision: DecisionInfo): string {
    return app.words!.because(this.read.game, decision.reason, this.read.names, this.found?.seat ?? null);
  }

  /** How many games each move that the coach has tried would have won; empty where the coach does not count them. */
  odds(decision: DecisionInfo): string {
    return odds(app.words!, this.read.game, decision.considered, this.read.names);
  }

  /** What a decision has cost, in a sentence; empty if nothing. */
  cost({ cost, considered }: DecisionInfo): string {
    const unit = considered?.length ? "hindsight-cost-wins" : "hindsight-cost";
    return cost ? app.words!.text(unit, { cost: Math.round(10 * cost) / 10 }) : "";
  }

  /** How the chance to win went from decision to decision: what the best of the moves tried would win of 100 games. */
  get course(): { command: number; least: number; most: number }[] {
    return (this.found?.decisions ?? []).flatMap(({ command, considered }) => {
      const best = considered?.toSorted((one, other) => other.wins - one.wins)[0];
      return best
        ? [{ command, least: Math.max(0, best.wins - best.error), most: Math.min(100, best.wins + best.error) }]
        : [];
    });
  }

  /** Go to the moment that a decision led to. */
  show({ command }: DecisionInfo): void {
    this.read.seek(this.read.frames.findIndex((frame) => frame.command === command));
  }

  /** Ask for a seat's decisions, and again until all are there. */
  async ask(seat: number): Promise<void> {
    this.stop();
    this.asking = true;
    this.problem = "";
    try {
      const found = await this.api.analysis(this.read.id, seat);
      if (!this.asking) return;
      this.found = found;
      if (this.done) this.asking = false;
      else this.timer = setTimeout(() => void this.ask(seat), AGAIN_MS);
    } catch (error) {
      this.problem = problemText(error);
      this.asking = false;
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asking = false;
  }
}
