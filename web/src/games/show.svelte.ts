/** Shows what happened one thing after the other, each for its time, and ends at once when asked to. Knows no game. */
import { pace as ownPace } from "../lib/app.svelte";

/** The timing of a movement at the player's pace. */
export function paced<Timing extends { duration: number; delay?: number }>(timing: Timing, factor = ownPace()): Timing {
  return {
    ...timing,
    duration: timing.duration * factor,
    ...(timing.delay === undefined ? {} : { delay: timing.delay * factor }),
  };
}

export class Show<Beat> {
  /** Whether something is being shown. */
  busy = $state(false);
  #queue: Beat[] = [];
  #run = 0;
  #wake: (() => void) | null = null;

  /**
   * `present` shows one beat and returns for how many milliseconds; `rest` shows the final state. If more beats than
   * `patience` are waiting, they are skipped. `pace`: the factor for the milliseconds, the player's choice; at 0 only the
   * final state is shown.
   */
  constructor(
    private readonly present: (beat: Beat) => number | Promise<number>,
    private readonly rest: () => void,
    private readonly patience: number,
    private readonly pace: () => number = ownPace,
  ) {}

  /** How many beats are waiting. */
  get ahead(): number {
    return this.#queue.length;
  }

  /** Show these after what is being shown already. */
  follow(beats: readonly Beat[]): void {
    this.#queue.push(...beats);
    if (this.pace() === 0 || this.#queue.length > this.patience || (this.#queue.length === 0 && !this.busy))
      this.finish();
    else if (!this.busy) void this.#play();
  }

  /** Show nothing more, but how everything stands. */
  finish(): void {
    this.#run += 1;
    this.#queue = [];
    this.#wake?.();
    this.busy = false;
    this.rest();
  }

  async #play(): Promise<void> {
    const run = (this.#run += 1);
    this.busy = true;
    try {
      for (let beat = this.#queue.shift(); beat !== undefined; beat = this.#queue.shift()) {
        const time = await this.present(beat);
        if (run !== this.#run) return;
        if (time > 0) await this.#hold(time * this.pace());
        if (run !== this.#run) return;
      }
    } finally {
      if (run === this.#run) this.finish();
    }
  }

  #hold(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
