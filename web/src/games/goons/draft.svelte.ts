/** A move under way, step by step: what is said already, and what may follow. */
import type { MoveInfo } from "../../wire";
import type { PreviewAnswer } from "../board";

type Preview = (draft: string[]) => Promise<PreviewAnswer>;

const WHOLE: PreviewAnswer = { moves: [], complete: true };

export class Draft {
  steps = $state.raw<readonly MoveInfo[]>([]);
  /** What may follow; null until that is known. */
  after = $state.raw<PreviewAnswer | null>(null);
  #asked = 0;

  constructor(private readonly preview: () => Preview | undefined) {}

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
    [this.steps, this.after] = [[move], WHOLE];
  }

  clear(): void {
    this.#asked += 1;
    [this.steps, this.after] = [[], null];
  }

  async #set(steps: readonly MoveInfo[]): Promise<boolean> {
    const asked = (this.#asked += 1);
    [this.steps, this.after] = [steps, null];
    const after = (await this.preview()?.(steps.map(({ move }) => move))) ?? WHOLE;
    if (asked !== this.#asked) return false;
    this.after = after;
    return after.complete && after.moves.length === 0;
  }
}

/** Steps as one move. */
export const notation = (steps: readonly MoveInfo[]) => steps.map(({ move }) => move).join("; ");
