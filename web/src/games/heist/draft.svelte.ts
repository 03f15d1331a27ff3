/** A card being played: what it is aimed at, step by step, until its move is whole. */
import type { MoveInfo } from "../../wire";
import type { PreviewAnswer } from "../board";
import { type Card, keyOf, playOf } from "./plays";

type Preview = (draft: string[]) => Promise<PreviewAnswer>;

const WHOLE: PreviewAnswer = { moves: [], complete: true };

export class Draft {
  card = $state.raw<Card | null>(null);
  steps = $state.raw<MoveInfo[]>([]);
  /** What may follow; null until that is known, and for a card that may not be played. */
  after = $state.raw<PreviewAnswer | null>(null);
  /** By step, whether there was nothing else to choose. */
  private forced: boolean[] = [];
  private asked = 0;

  constructor(private readonly preview: () => Preview | undefined) {}

  get whole(): boolean {
    return this.after?.complete === true;
  }

  get move(): string {
    return this.steps.map(({ move }) => move).join("; ");
  }

  isChosen(card: Card): boolean {
    return this.card !== null && keyOf(this.card) === keyOf(card);
  }

  /** Choose a card; one that is chosen already is let go. */
  async choose(card: Card, moves: readonly MoveInfo[]): Promise<void> {
    if (this.isChosen(card)) return this.clear();
    const head = playOf(moves, card);
    [this.card, this.steps, this.after] = [card, [], null];
    if (head) await this.go([head], [false]);
  }

  /** Aim at one of what may follow; where only one thing may, that is what it is aimed at. */
  async aim(move: MoveInfo): Promise<void> {
    await this.go([...this.steps, move], [...this.forced, false]);
  }

  /** Take back the last step that was a choice; without one the card is let go. */
  async back(): Promise<void> {
    const last = this.forced.lastIndexOf(false);
    if (last < 1) return this.clear();
    await this.go(this.steps.slice(0, last), this.forced.slice(0, last));
  }

  /** Let go what these moves no longer allow; a card that could not be played is only looked at. */
  review(moves: readonly MoveInfo[]): void {
    if (this.card && this.steps.length > 0 && !playOf(moves, this.card)) this.clear();
  }

  clear(): void {
    this.asked += 1;
    [this.card, this.steps, this.after, this.forced] = [null, [], null, []];
  }

  private async go(steps: MoveInfo[], forced: boolean[]): Promise<void> {
    const asked = (this.asked += 1);
    let after = await this.following(steps);
    while (!after.complete && after.moves.length === 1 && after.moves[0]) {
      [steps, forced] = [[...steps, after.moves[0]], [...forced, true]];
      after = await this.following(steps);
    }
    if (asked === this.asked) [this.steps, this.after, this.forced] = [steps, after, forced];
  }

  private async following(steps: readonly MoveInfo[]): Promise<PreviewAnswer> {
    return (await this.preview()?.(steps.map(({ move }) => move))) ?? WHOLE;
  }
}
