// Looking back at a moment of a game that goes on, or is just over.
import type { Frame, Replay } from "../wire";

export class LookingBack {
  /** The moment looked at; null for now. */
  moment: Frame | null = $state.raw(null);
  /** Grows by two with each jump through time, so that boards do not show it as a movement. */
  jumps = $state(0);
  private frames: Frame[] = [];
  private requests = 0;

  /** `replay` reads the game up to now, as the reader may see it. */
  constructor(private readonly replay: () => Promise<Pick<Replay, "frames">>) {}

  /** What had been told up to the moment looked at. */
  get told(): Frame[] {
    const { moment } = this;
    return moment ? this.frames.filter(({ n }) => n <= moment.n) : [];
  }

  /** Look at the moment after a line of the log; of several requests the last one counts. Throws an ApiError where the server does not tell. */
  async to(n: number): Promise<void> {
    const request = ++this.requests;
    if (!this.frames.some((frame) => frame.n === n)) this.frames = (await this.replay()).frames;
    if (request === this.requests) this.show(this.frames.find((frame) => frame.n === n) ?? null);
  }

  /** Look at what is now. */
  now(): void {
    this.requests += 1;
    this.show(null);
  }

  private show(moment: Frame | null): void {
    this.moment = moment;
    this.jumps += 2;
  }
}
