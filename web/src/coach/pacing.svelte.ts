// The player's own pace at a table: how long bots pause, and the way to the next decision without any of it.
import type * as server from "../lib/api";
import { app } from "../lib/app.svelte";
import type { Pace } from "../lib/settings";
import type { Sitting } from "../sitting/sitting.svelte";

/** How many seconds bots pause; as the server has it where nothing else is said. */
export const PAUSES: Readonly<Record<Pace, number | null>> = { slow: 3, normal: null, fast: 0.3, once: 0 };

type At = Pick<Sitting, "act" | "id" | "known" | "mine" | "past" | "playing" | "standsIn" | "table" | "you">;

export class Pacing {
  private begun = false;

  constructor(
    private readonly at: At,
    private readonly api: Pick<typeof server, "hurry" | "setPause">,
  ) {}

  /** The player plays alone against bots: then the pace is theirs. */
  get alone(): boolean {
    const seats = this.at.table?.seats ?? [];
    return this.at.you !== null && this.at.playing && seats.filter(({ kind }) => kind === "human").length === 1;
  }

  /** Bots are about to move, and the player waits. */
  get waiting(): boolean {
    return this.alone && !this.at.mine && !this.at.standsIn && !this.at.past;
  }

  /** Give a table of one's own the player's preferred pace, unless it was created with one. */
  begin(): void {
    if (this.begun || !this.alone) return;
    this.begun = true;
    const wanted = PAUSES[app.settings.pace];
    if (this.at.table?.pause === null && wanted !== null) void this.at.act(() => this.api.setPause(this.at.id, wanted));
  }

  async choose(pace: Pace): Promise<void> {
    app.set("pace", pace);
    app.dress();
    if (this.alone) await this.at.act(() => this.api.setPause(this.at.id, PAUSES[pace]));
  }

  /** Go on to the player's next decision, at once. */
  async skip(): Promise<void> {
    if (!this.waiting) return;
    app.hurried = true;
    await this.at.act(() => this.api.hurry(this.at.id));
  }

  /** It is the player's decision, or the game is over: from here on everything is animated again. */
  arrive(): void {
    if (this.at.mine || !this.at.playing) app.hurried = false;
  }
}
