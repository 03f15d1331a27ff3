// The line of the log that the reader points at: the board lights what its events name.
import type { EventInfo } from "../wire";

type Events = readonly EventInfo[];

const NONE: Events = [];

export class Pointing {
  /** Of the line under the pointer, or with the focus. */
  private over: Events = $state.raw(NONE);
  /** Of the line that a finger has tapped; it is nowhere any more when the finger is lifted. */
  private tapped: Events = $state.raw(NONE);

  readonly events: Events = $derived(this.over.length > 0 ? this.over : this.tapped);

  /** The pointer or the focus is at a line with these events; none: at no line. */
  at(events: Events = NONE): void {
    this.over = events;
  }

  /** A finger has tapped a line: that holds until the next tap, wherever. */
  tap(events: Events): void {
    this.tapped = events;
    addEventListener("pointerdown", () => (this.tapped = NONE), { capture: true, once: true });
  }
}
