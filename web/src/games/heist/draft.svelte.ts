/** A card being played: what it is aimed at, step by step, until its move is whole. */
import { isFlag, isText, listOf, objectOf } from "../../lib/stored.svelte";
import type { MoveInfo } from "../../wire";
import type { PreviewAnswer } from "../board";
import { type Half, isMove, type Parts } from "../undecided.svelte";
import { type Card, keyOf, playOf } from "./plays";

type Preview = (draft: string[]) => Promise<PreviewAnswer>;

const WHOLE: PreviewAnswer = { moves: [], complete: true };

interface Aimed {
  card: Card | null;
  steps: MoveInfo[];
  /** By step, whether there was nothing else to choose. */
  forced: boolean[];
}

const NONE: Aimed = { card: null, steps: [], forced: [] };
const isAimed = objectOf<Aimed>({
  card: objectOf<Card>({ critter: isText, table: isFlag }),
  steps: listOf(isMove),
  forced: listOf(isFlag),
});

export class Draft {
  /** What may follow; null until that is known, and for a card that may not be played. */
  after = $state.raw<PreviewAnswer | null>(null);
  private asked = 0;
  private readonly aimed: Half<Aimed>;

  constructor(
    private readonly preview: () => Preview | undefined,
    parts: Parts,
  ) {
    this.aimed = parts.half(() => "card", NONE, isAimed);
  }

  get card(): Card | null {
    return this.aimed.value.card;
  }

  get steps(): MoveInfo[] {
    return this.aimed.value.steps;
  }

  private get forced(): boolean[] {
    return this.aimed.value.forced;
  }

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
    [this.aimed.value, this.after] = [{ ...NONE, card }, null];
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
    const head = this.card ? playOf(moves, this.card) : undefined;
    if (!head && this.steps.length > 0) this.clear();
    else if (head && this.asked === 0) void this.resume(head);
  }

  clear(): void {
    this.asked += 1;
    [this.aimed.value, this.after] = [undefined, null];
  }

  private async go(steps: MoveInfo[], forced: boolean[]): Promise<void> {
    const asked = (this.asked += 1);
    let after = await this.following(steps);
    while (!after.complete && after.moves.length === 1 && after.moves[0]) {
      [steps, forced] = [
        [...steps, after.moves[0]],
        [...forced, true],
      ];
      after = await this.following(steps);
    }
    if (asked === this.asked) [this.aimed.value, this.after] = [{ card: this.card, steps, forced }, after];
  }

  /** Go on with a card from before the page was loaded again, if that can still be done. */
  private async resume(head: MoveInfo): Promise<void> {
    await (this.steps.length > 0 ? this.go(this.steps, this.forced) : this.go([head], [false]));
    if (this.after?.complete === false && this.after.moves.length === 0) this.clear();
  }

  private async following(steps: readonly MoveInfo[]): Promise<PreviewAnswer> {
    return (await this.preview()?.(steps.map(({ move }) => move))) ?? WHOLE;
  }
}
