// Unfinished input at a board: when it is dropped, and how it survives a reload of the page.
import { getContext, hasContext, setContext, untrack } from "svelte";
import { forgetHalf, type HalfDone, keepHalf, readHalf } from "../lib/memory";
import { type Form, isRecord, isText, objectOf } from "../lib/stored.svelte";
import type { MoveInfo } from "../wire";
import type { BoardProps } from "./board";

const PARTS = Symbol("parts");

/** How long a part lasts: as its decision, or as long as the board says. */
type Life = "decision" | "longer";

export interface Half<Value> {
  /** Undefined lets go of it. */
  get value(): Value;
  set value(value: Value | undefined);
}

export const isMove = objectOf<MoveInfo>({ move: isText, kind: isText, args: isRecord });

/** All that is half done at a board, by name; at a table kept as long as this tab, also when its page is loaded again. */
export class Parts {
  private kept: HalfDone = $state.raw({ of: {}, decision: {}, longer: {} });

  constructor(
    private readonly table?: string,
    decision?: number | null,
  ) {
    const found = table === undefined ? null : untrack(() => readHalf(table));
    this.kept = found ?? { ...this.kept, of: { decision } };
  }

  /** A part that starts as `first`; a stored value that is not of this form is ignored. */
  half<Value>(name: () => string, first: Value, form: Form<Value>, life: Life = "decision"): Half<Value> {
    const it = this;
    return {
      get value() {
        const found = it.kept[life][name()];
        return form(found) ? found : first;
      },
      set value(value) {
        const { [name()]: _, ...others } = untrack(() => it.kept[life]);
        it.keep({ [life]: value === undefined ? others : { ...others, [name()]: value } });
      },
    };
  }

  /** What these parts belong to. */
  of(life: Life): unknown {
    return this.kept.of[life];
  }

  /** They belong to something else now: input for what they belonged to before is dropped, unless that was nothing. */
  belong(life: Life, to: unknown): void {
    const { kept } = this;
    if (kept.of[life] === to) return;
    this.keep({ of: { ...kept.of, [life]: to }, ...(typeof kept.of[life] === "number" ? { [life]: {} } : {}) });
  }

  private keep(changed: Partial<HalfDone>): void {
    const kept = (this.kept = { ...untrack(() => this.kept), ...changed });
    if (this.table === undefined) return;
    if (Object.keys({ ...kept.decision, ...kept.longer }).length > 0) keepHalf(this.table, kept);
    else forgetHalf(this.table);
  }
}

/** The parts of the board around; else those of this board, from now on. */
export function partsFor(props: () => BoardProps): Parts {
  return hasContext(PARTS)
    ? getContext<Parts>(PARTS)
    : setContext(
        PARTS,
        untrack(() => new Parts(props().table, props().decision)),
      );
}

/**
 * Watch over what is half done. It belongs to the decision it was begun for, and ends with that, or by its maker; what
 * others do, an acknowledgement, or looking back at an earlier moment does not end it. `look` is called whenever something
 * else may be done, with whether another decision is asked, or none any more, and whether one has thereby ended: what can
 * still be done of what is begun is the board's to say. It is not called while the board shows another moment. What lasts
 * longer than a decision lasts as long as the number `longer`.
 */
export function undecided(
  props: () => BoardProps,
  look: (anew: boolean, ended: boolean) => void = () => undefined,
  longer: () => number = () => 0,
): void {
  const parts = partsFor(props);
  let known = untrack(() => parts.of("decision"));
  $effect.pre(() => {
    const { interactive, decision, moves } = props();
    if (!interactive) return;
    void moves;
    const anew = decision !== known;
    const ended = anew && typeof known === "number";
    known = decision;
    untrack(() => {
      parts.belong("decision", decision);
      parts.belong("longer", longer());
      look(anew, ended);
    });
  });
}

/** A part of what is half done at the board around, kept by its name, also while what shows it is not there. */
export function half<Value>(name: () => string, first: Value, form: Form<Value>): Half<Value> {
  const parts = hasContext(PARTS) ? getContext<Parts>(PARTS) : new Parts();
  return parts.half(name, first, form);
}
