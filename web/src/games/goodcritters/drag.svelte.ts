/** Something carried over the table by mouse or finger, until it is let go over a mat. */

export type Carried = { kind: "loot"; place: number } | { kind: "pawn" };

/** Farther than this it is carried, nearer it was a tap. */
const SLACK = 8;

export class Drag {
  held = $state.raw<Carried | null>(null);
  moved = $state(false);
  x = $state(0);
  y = $state(0);
  /** The seat on whose mat it would lie. */
  over = $state<number | null>(null);
  #from = { x: 0, y: 0 };
  #just = false;

  constructor(private readonly drop: (what: Carried, seat: number | null) => void) {}

  /** The click that follows a drag is none. */
  get dragged(): boolean {
    return this.#just;
  }

  take(event: PointerEvent, what: Carried): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.#just = false;
    [this.held, this.moved, this.over] = [what, false, null];
    this.#from = { x: event.clientX, y: event.clientY };
    [this.x, this.y] = [event.clientX, event.clientY];
  }

  move(event: PointerEvent): void {
    if (!this.held) return;
    [this.x, this.y] = [event.clientX, event.clientY];
    this.moved ||= Math.hypot(this.x - this.#from.x, this.y - this.#from.y) > SLACK;
    if (this.moved) this.over = seatAt(event);
  }

  up(event: PointerEvent): void {
    const [what, moved] = [this.held, this.moved];
    this.cancel();
    if (!what || !moved) return;
    this.#just = true;
    setTimeout(() => (this.#just = false));
    this.drop(what, seatAt(event));
  }

  cancel(): void {
    [this.held, this.moved, this.over] = [null, false, null];
  }
}

function seatAt({ clientX, clientY }: PointerEvent): number | null {
  const mat = document.elementFromPoint?.(clientX, clientY)?.closest<HTMLElement>("[data-drop]");
  return mat ? Number(mat.dataset["drop"]) : null;
}
