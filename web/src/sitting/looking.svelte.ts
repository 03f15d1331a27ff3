// What the player looks at besides what is now: a moment of before, and the line of the log that they point at.
import type { EventInfo, Frame, Replay } from "../wire";

/** Looking back at a moment of a game that goes on, or is just over. */
export class LookingBack {
  /** The moment looked at; null for now. */
  moment: Frame | null = $state.raw(null);
  /** Grows by two with each jump through time, so that boards do not show it as a movement. */
  jumps = $state(0);
  private frames: Frame[] = [];
  private requests = 0;

  /** `replay` reads the game up to now, as the player may see it. */
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

type Events = readonly EventInfo[];

const NONE: Events = [];

/** The line of the log that the player points at: the board lights what its events name. */
export class Pointing {
  /** Of the line under the pointer, or with the focus. */
  private over: Events = $state.raw(NONE);
  /** Of the line that a finger has tapped; it is nowhere any more when the finger is lifted. */
  private tapped: Events = $state.raw(NONE);

  readonly events: Events = $derived(this.over.length > 0 ? this.over : this.tapped);

  /** The pointer or the focus is at a line with these events; none: at no line. */
  at(events: Events = NONE): void {
    this.over = events;
  }

  /** A finger has tapped a line: that holds until the next tap, wherever. */
  tap(events: Events): void {
    this.tapped = events;
    addEventListener("pointerdown", () => (this.tapped = NONE), { capture: true, once: true });
  }
}
