// A move of several steps while it is put together: chosen step by step, undone, sent whole.
import type { MoveInfo } from "../../wire";
import type { BoardProps, PreviewAnswer } from "../board";

type Asked = Pick<BoardProps, "moves" | "preview" | "play" | "pending" | "words">;

export class Drafting {
  steps: readonly MoveInfo[] = $state.raw([]);
  /** Why the last attempt failed, in words. */
  note = $state("");
  #after: PreviewAnswer | null = $state.raw(null);
  #asking = $state(0);
  readonly #asked: () => Asked;

  /** `asked`: the table as it is now; read anew each time. */
  constructor(asked: () => Asked) {
    this.#asked = asked;
  }

  /** What may come next: the moves, or the steps after those chosen. */
  get offered(): readonly MoveInfo[] {
    return this.#after ? this.#after.moves : this.#asked().moves;
  }

  get begun(): boolean {
    return this.steps.length > 0;
  }

  get complete(): boolean {
    return this.#after?.complete ?? false;
  }

  get waiting(): boolean {
    return this.#asking > 0 || this.#asked().pending !== null;
  }

  /** Choose a step. A move of one step is played at once; one of several is played when its reader says so. */
  async choose(move: MoveInfo): Promise<void> {
    if (this.waiting) return;
    const steps = [...this.steps, move];
    const next = await this.#following(steps);
    if (next.complete && steps.length === 1) return this.send(steps);
    if (next.complete || next.moves.length > 0) this.#keep(steps, next);
    else await this.#redraft(this.steps, true);
  }

  async send(steps: readonly MoveInfo[] = this.steps): Promise<void> {
    this.cancel();
    const several = steps.length > 1;
    const result = await this.#asked().play(steps.map((step) => step.move).join("; "), several || undefined);
    if (!result.ok && several) await this.#redraft(steps, false);
    this.note = result.ok ? "" : result.text;
  }

  undo(): Promise<void> {
    return this.#redraft(this.steps.slice(0, -1), false);
  }

  cancel(): void {
    this.#keep([], null);
  }

  /** Others may act while a move is drafted: the draft is kept as long as it can still be played. */
  renew(): void {
    this.note = "";
    if (this.begun) void this.#redraft(this.steps, true);
  }

  /** The steps with what may follow them; without any, or where they no longer fit, the draft is empty. */
  async #redraft(steps: readonly MoveInfo[], saying: boolean): Promise<void> {
    const next = steps.length > 0 ? await this.#following(steps) : null;
    if (next?.complete || next?.moves.length) return this.#keep(steps, next);
    if (saying && steps.length > 0) this.note = this.#asked().words.text("table-draft-lost");
    this.cancel();
  }

  async #following(steps: readonly MoveInfo[]): Promise<PreviewAnswer> {
    const { preview } = this.#asked();
    if (!preview) return { moves: [], complete: true };
    this.#asking += 1;
    try {
      return await preview(steps.map((step) => step.move));
    } finally {
      this.#asking -= 1;
    }
  }

  #keep(steps: readonly MoveInfo[], after: PreviewAnswer | null): void {
    this.steps = steps;
    this.#after = after;
  }
}
