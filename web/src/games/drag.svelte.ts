/** Something carried over a table until it is let go: a mouse takes it at once, a finger by staying on it. */
import type { Attachment } from "svelte/attachments";
import { HOLD, TREMBLE, unscrolled } from "../parts/finger";

interface Point {
  x: number;
  y: number;
}

export class Drag<What, Place> {
  /** What is carried. */
  carried = $state.raw<What | null>(null);
  /** Where the pointer is, and how far it has come. */
  at = $state.raw<Point>({ x: 0, y: 0 });
  by = $state.raw<Point>({ x: 0, y: 0 });
  /** The place where it would lie. */
  over = $state.raw<Place | null>(null);
  #pressed: What | null = null;
  #from: Point = { x: 0, y: 0 };
  #travelled = false;
  #held: ReturnType<typeof setTimeout> | undefined;
  #just = false;

  /** `placeAt`: the place below the pointer; `drop`: what was carried is let go there. */
  constructor(
    private readonly placeAt: (event: PointerEvent) => Place | null,
    private readonly drop: (what: What, place: Place | null) => void,
  ) {}

  /** Ignore the click that follows a drag. */
  get dragged(): boolean {
    return this.#just;
  }

  /** Attached to the board: follows the pointer wherever it goes. */
  readonly watched: Attachment<HTMLElement> = (board) => {
    const away = unscrolled(() => this.carried !== null)(board);
    const ends = new AbortController();
    const on = (
      name: "pointerdown" | "pointermove" | "pointerup" | "pointercancel" | "dragstart",
      hear: (event: PointerEvent) => void,
    ) => addEventListener(name, hear as EventListener, { signal: ends.signal });
    // A second finger means something else.
    on("pointerdown", ({ isPrimary }) => isPrimary || this.cancel());
    on("pointermove", (event) => this.#move(event));
    on("pointerup", (event) => this.#up(event));
    on("pointercancel", () => this.cancel());
    // Otherwise the browser itself would drag an image or selected text.
    on("dragstart", (event) => this.#pressed !== null && event.preventDefault());
    return () => {
      away?.();
      ends.abort();
      this.cancel();
    };
  };

  take(event: PointerEvent, what: What): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.cancel();
    this.#just = false;
    this.#pressed = what;
    this.#from = this.at = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "mouse") this.#held = setTimeout(() => this.#lift(), HOLD);
  }

  #lift(): void {
    this.carried = this.#pressed;
  }

  #move(event: PointerEvent): void {
    if (this.#pressed === null || !event.isPrimary) return;
    this.at = { x: event.clientX, y: event.clientY };
    this.by = { x: this.at.x - this.#from.x, y: this.at.y - this.#from.y };
    this.#travelled ||= Math.hypot(this.by.x, this.by.y) > TREMBLE;
    if (!this.#travelled) return;
    // A finger that has not stayed scrolls the page.
    if (this.carried === null && event.pointerType !== "mouse") return this.cancel();
    this.#lift();
    this.over = this.placeAt(event);
  }

  /** If it has hardly moved, it was only a press. */
  #up(event: PointerEvent): void {
    if (!event.isPrimary) return;
    const [what, travelled] = [this.carried, this.#travelled];
    this.cancel();
    if (what === null || !travelled) return;
    this.#just = true;
    setTimeout(() => (this.#just = false));
    this.drop(what, this.placeAt(event));
  }

  cancel(): void {
    clearTimeout(this.#held);
    this.#pressed = null;
    this.#travelled = false;
    this.by = { x: 0, y: 0 };
    [this.carried, this.over] = [null, null];
  }
}
