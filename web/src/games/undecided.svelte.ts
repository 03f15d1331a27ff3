// What is half done at a board, and when it is let go.
import { getContext, hasContext, setContext, untrack } from "svelte";
import type { BoardProps } from "./board";

const PARTS = Symbol("parts");

class Parts {
  kept: Readonly<Record<string, unknown>> = $state.raw({});
}

/**
 * Watch over what is half done. It belongs to the decision it was begun for, and ends with that, or by its maker; what
 * others do, an acknowledgement, or looking back at an earlier moment does not end it. `look` is called whenever something
 * else may be done, with whether another decision is asked, or none any more, and whether one has thereby ended: what can
 * still be done of what is begun is the board's to say. It is not called while the board shows another moment.
 */
export function undecided(props: () => BoardProps, look: (anew: boolean, ended: boolean) => void = () => undefined): void {
  const parts = setContext(PARTS, new Parts());
  let known = untrack(() => props().decision);
  $effect.pre(() => {
    const { interactive, decision, moves } = props();
    if (!interactive) return;
    void moves;
    const anew = decision !== known;
    const ended = anew && typeof known === "number";
    known = decision;
    if (ended) parts.kept = {};
    untrack(() => look(anew, ended));
  });
}

/** A part of what is half done at the board around, kept by its name, also while what shows it is not there. */
export function half<Value>(name: () => string, first: Value): { value: Value } {
  const parts = hasContext(PARTS) ? getContext<Parts>(PARTS) : new Parts();
  return {
    get value() {
      return name() in parts.kept ? (parts.kept[name()] as Value) : first;
    },
    set value(value) {
      parts.kept = { ...parts.kept, [name()]: value };
    },
  };
}
