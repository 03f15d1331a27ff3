// Conditional moves of the player's seat, decided on before they are asked; Beside.svelte draws them.
import type * as server from "../lib/api";
import { t } from "../lib/app.svelte";
import type { Sitting } from "../sitting/sitting.svelte";
import type { ConditionInfo, ConditionalMove } from "../wire";

type At = Pick<Sitting, "act" | "game" | "id" | "known" | "past" | "playing" | "standsIn" | "table" | "you">;

export class ConditionalMoves {
  /** The condition that is looked at, and its number; null where the player has chosen none yet. */
  private picked: string | null = $state(null);
  private counted: number | null = $state(null);

  constructor(
    private readonly at: At,
    private readonly api: Pick<typeof server, "setConditionalMove">,
  ) {}

  get conditions(): ConditionInfo[] {
    return this.at.playing && !this.at.past && !this.at.standsIn ? this.at.known.conditions : [];
  }

  /** What the player has decided on. */
  get chosen(): ConditionalMove | null {
    const { table, you } = this.at;
    return you === null ? null : (table?.seats[you]?.wish ?? null);
  }

  get condition(): ConditionInfo | null {
    return this.conditions.find(({ name }) => name === this.picked) ?? this.conditions[0] ?? null;
  }

  /** The number that is offered: what the player has set, within what is valid. */
  get number(): number {
    const { condition } = this;
    if (!condition) return 0;
    return Math.min(condition.highest, Math.max(condition.lowest, this.counted ?? condition.lowest));
  }

  pick(name: string): void {
    this.picked = name;
  }

  count(number: number): void {
    if (Number.isInteger(number)) this.counted = number;
  }

  /** A condition in words, before its number is chosen; where there is only one, with that. */
  title({ name, lowest, highest }: ConditionInfo): string {
    return this.words(name, lowest < highest ? "…" : lowest);
  }

  words(name: string, number: number | string): string {
    return t(`${this.at.game}-condition-${name}`, { number });
  }

  async decide(): Promise<void> {
    const { condition, number } = this;
    if (condition) await this.at.act(() => this.api.setConditionalMove(this.at.id, condition.name, number));
  }

  async cancel(): Promise<void> {
    await this.at.act(() => this.api.setConditionalMove(this.at.id, null));
  }
}
