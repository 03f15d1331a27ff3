/** The bid that the reader prepares: what the field holds, and what is left of it after others' bids. */
import { isNumber, isText, objectOf, orNull } from "../../lib/stored.svelte";
import type { MoveInfo } from "../../wire";
import type { Half, Parts } from "../undecided.svelte";
import { bidLimits, type FelicityView } from "./view";

interface BidNow {
  view: FelicityView;
  you: number | null;
  moves: readonly MoveInfo[];
}

interface Prepared {
  entry: number | null;
  /** What was typed, and the least bid then: others' bids make it void. */
  typed: { text: string; least: number } | null;
}

const NONE: Prepared = { entry: null, typed: null };
const isPrepared = objectOf<Prepared>({
  entry: orNull(isNumber),
  typed: orNull(objectOf({ text: isText, least: isNumber })),
});

export class Bidding {
  private readonly prepared: Half<Prepared>;

  constructor(
    private readonly now: () => BidNow,
    parts: Parts,
  ) {
    this.prepared = parts.half(() => `bid ${now().view.round}`, NONE, isPrepared);
  }

  get limits() {
    const { view, you } = this.now();
    return bidLimits(view, you ?? -1);
  }

  /** What was entered, but never less than would be legal after others' bids. */
  get amount(): number {
    const { least, most } = this.limits;
    const { entry } = this.prepared.value;
    return entry === null || entry < least ? Math.min(least, Math.max(most, 1)) : entry;
  }

  /** What the field shows: what was typed stays as it is. */
  get text(): string {
    const { typed } = this.prepared.value;
    return typed?.least === this.limits.least ? typed.text : String(this.amount);
  }

  /** What is bid if the reader says so now: what was typed, even where it is too much or too little; nonsense is the amount. */
  get wanted(): number {
    return (!this.limits.take && Number(this.text)) || this.amount;
  }

  get canBid(): boolean {
    return this.now().moves.some((move) => move.kind === "bid");
  }

  /** A new decision starts from the least bid. */
  begin(): void {
    this.prepared.value = undefined;
  }

  /** Set the amount, within what may be bid. */
  set(value: number): void {
    const { least, most } = this.limits;
    this.prepared.value = { entry: Math.max(least, Math.min(value, most)), typed: null };
  }

  change(by: number): void {
    this.set(this.amount + by);
  }

  type(text: string): void {
    const value = Number(text);
    this.prepared.value = {
      entry: Number.isInteger(value) && value > 0 ? value : null,
      typed: { text, least: this.limits.least },
    };
  }
}
