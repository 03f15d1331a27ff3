// What the coach may be asked at a table, and what it has said; Coach.svelte draws it.
import type * as server from "../lib/api";
import { app, problemText } from "../lib/app.svelte";
import type { Sitting } from "../sitting/sitting.svelte";
import type { Advice, SeatInfo } from "../wire";
import { odds, whole } from "./whole";

type At = Pick<
  Sitting,
  "act" | "game" | "id" | "known" | "mine" | "names" | "past" | "play" | "playing" | "standsIn" | "table" | "you"
>;

export class Coaching {
  thinking = $state(false);
  /** Why there was no advice. */
  problem = $state("");
  private said: { decision: number; advice: Advice } | null = $state.raw(null);

  constructor(
    private readonly at: At,
    private readonly api: Pick<typeof server, "advice" | "agreeCoach">,
  ) {}

  /** The player plays here, and the table has a coach. */
  get here(): boolean {
    const { at } = this;
    return at.table?.coach !== "off" && at.you !== null && at.playing && !at.standsIn;
  }

  private get people(): SeatInfo[] {
    return this.at.table?.seats.filter(({ kind, reason }) => kind === "human" && reason !== "left") ?? [];
  }

  /** Several people play, who must all agree. */
  get shared(): boolean {
    return this.at.table?.coach === "agreed" && this.people.length > 1;
  }

  get agreed(): number {
    return this.people.filter(({ coach }) => coach).length;
  }

  get needed(): number {
    return this.people.length;
  }

  /** The player has agreed. */
  get agrees(): boolean {
    return this.people.some(({ seat, coach }) => seat === this.at.you && coach);
  }

  /** Anybody may ask. */
  get open(): boolean {
    return this.here && (!this.shared || this.agreed === this.needed);
  }

  /** The player may ask now. */
  get ready(): boolean {
    return this.open && this.at.mine && !this.at.past && !this.thinking;
  }

  /** How often each of the others has asked, as far as the player knows. */
  get used(): { name: string; count: number }[] {
    const seats = this.at.table?.seats.filter(({ advised, seat }) => (advised ?? 0) > 0 && seat !== this.at.you) ?? [];
    return seats.map(({ seat, advised }) => ({ name: this.at.names[seat] ?? "", count: advised ?? 0 }));
  }

  /** What the coach says of the decision that the player is asked for. */
  get advice(): Advice | null {
    return this.at.mine && !this.at.past && this.said?.decision === this.at.known.decision ? this.said.advice : null;
  }

  get move(): string {
    return this.advice ? whole(app.words!, this.at.game, this.advice.move, this.advice.steps, this.at.names) : "";
  }

  get why(): string {
    return this.advice ? app.words!.because(this.at.game, this.advice.reason, this.at.names, this.at.you) : "";
  }

  /** How many games each move that the coach has tried would win; empty where the coach does not count them. */
  get odds(): string {
    return this.advice ? odds(app.words!, this.at.game, this.advice.considered, this.at.names) : "";
  }

  async ask(): Promise<void> {
    const { decision } = this.at.known;
    if (!this.ready || decision === null) return;
    this.thinking = true;
    this.problem = "";
    try {
      this.said = { decision, advice: await this.api.advice(this.at.id, decision) };
    } catch (error) {
      if (this.at.known.decision === decision) this.problem = problemText(error, this.at.game);
    } finally {
      this.thinking = false;
    }
  }

  /** Do as the coach says. */
  async follow(): Promise<void> {
    const { advice } = this;
    this.dismiss();
    if (advice) await this.at.play(advice.move, true);
  }

  dismiss(): void {
    this.said = null;
    this.problem = "";
  }

  async agree(on: boolean): Promise<void> {
    await this.at.act(() => this.api.agreeCoach(this.at.id, on));
  }
}
