/** A move under way, step by step: what is said already, and what may follow. */
import { listOf } from "../../lib/stored.svelte";
import type { MoveInfo } from "../../wire";
import type { PreviewAnswer } from "../board";
import { type Half, isMove, type Parts } from "../undecided.svelte";

type Preview = (draft: string[]) => Promise<PreviewAnswer>;

const WHOLE: PreviewAnswer = { moves: [], complete: true };

export class Draft {
  /** What may follow; null until that is known. */
  after = $state.raw<PreviewAnswer | null>(null);
  #asked = 0;
  readonly #steps: Half<readonly MoveInfo[]>;

  constructor(
    private readonly preview: () => Preview | undefined,
    parts: Parts,
  ) {
    this.#steps = parts.half<readonly MoveInfo[]>(() => "steps", [], listOf(isMove));
  }

  get steps(): readonly MoveInfo[] {
    return this.#steps.value;
  }

  get head(): MoveInfo | null {
    return this.steps[0] ?? null;
  }

  get move(): string {
    return notation(this.steps);
  }

  /** Begin with a move, or go on with one; true if nothing can follow it. */
  async go(move: MoveInfo): Promise<boolean> {
    return this.#set([...this.steps, move]);
  }

  /** Take the last step back. */
  async back(): Promise<void> {
    if (this.steps.length < 2) this.clear();
    else await this.#set(this.steps.slice(0, -1));
  }

  /** Hold a whole move until it is confirmed. */
  hold(move: MoveInfo): void {
    this.#asked += 1;
    [this.#steps.value, this.after] = [[move], WHOLE];
  }

  clear(): void {
    this.#asked += 1;
    [this.#steps.value, this.after] = [undefined, null];
  }

  /** Go on with what was said before the page was loaded again, if it can still be said. */
  async resume(): Promise<void> {
    if (this.#asked > 0 || !this.head) return;
    await this.#set(this.steps);
    if (this.after?.complete === false && this.after.moves.length === 0) this.clear();
  }

  async #set(steps: readonly MoveInfo[]): Promise<boolean> {
    const asked = (this.#asked += 1);
    [this.#steps.value, this.after] = [steps, null];
    const after = (await this.preview()?.(steps.map(({ move }) => move))) ?? WHOLE;
    if (asked !== this.#asked) return false;
    this.after = after;
    return after.complete && after.moves.length === 0;
  }
}

/** Steps as one move. */
export const notation = (steps: readonly MoveInfo[]) => steps.map(({ move }) => move).join("; ");
