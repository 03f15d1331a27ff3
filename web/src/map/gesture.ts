// Fingers and the mouse on a map: taps, panning, pinching, and dragging what stands there. Knows no drawing.
import { TREMBLE } from "../parts/finger";
import type { Point } from "./camera";

interface Hands {
  tap: (at: Point) => void;
  pull: (by: Point) => void;
  pinch: (factor: number, at: Point) => void;
  /** A mouse pressed that has begun to move, or a finger that has stayed: true where something is taken along instead of the map. */
  grab: (from: Point) => boolean;
  carry: (to: Point) => void;
  drop: (to: Point) => void;
  letGo: () => void;
}

type Phase = "nothing" | "pressing" | "pulling" | "carrying" | "pinching";

interface Spread {
  middle: Point;
  apart: number;
}

export class Gesture {
  readonly #hands: Hands;
  readonly #fingers = new Map<number, Point>();
  #phase: Phase = "nothing";
  #began: Point = { x: 0, y: 0 };
  #touching = false;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  /** Something is carried. */
  get carries(): boolean {
    return this.#phase === "carrying";
  }

  /** `touching`: a finger, which scrolls the page or pulls the map unless it stays first. */
  down(finger: number, at: Point, touching = false): void {
    this.#touching = touching;
    this.#fingers.set(finger, at);
    if (this.#fingers.size === 1) [this.#phase, this.#began] = ["pressing", at];
    else if (this.#fingers.size === 2) this.#turnTo("pinching");
  }

  move(finger: number, to: Point): void {
    const from = this.#fingers.get(finger);
    if (!from) return;
    if (this.#phase === "pressing" && distance(this.#began, to) > TREMBLE) {
      this.#turnTo(!this.#touching && this.#hands.grab(this.#began) ? "carrying" : "pulling");
    }
    const before = this.#spread();
    this.#fingers.set(finger, to);
    if (this.#phase === "pulling") this.#hands.pull({ x: to.x - from.x, y: to.y - from.y });
    else if (this.#phase === "carrying") this.#hands.carry(to);
    else if (this.#phase === "pinching") this.#pinched(before);
  }

  /** A finger has stayed where it came down: it takes hold of what is there. False where nothing can be taken. */
  stay(finger: number): boolean {
    const at = this.#fingers.get(finger);
    if (!at || this.#phase !== "pressing" || !this.#hands.grab(this.#began)) return false;
    this.#turnTo("carrying");
    this.#hands.carry(at);
    return true;
  }

  up(finger: number, at: Point): void {
    if (!this.#fingers.delete(finger)) return;
    if (this.#phase === "pressing") this.#hands.tap(at);
    else if (this.#phase === "carrying") this.#hands.drop(at);
    // After a pinch the finger that is left does nothing until it is lifted, too.
    this.#phase = "nothing";
  }

  /** The browser has taken the finger for itself, to scroll the page. */
  cancel(finger: number): void {
    if (!this.#fingers.delete(finger)) return;
    this.#turnTo("nothing");
  }

  #turnTo(doing: Phase): void {
    if (this.#phase === "carrying") this.#hands.letGo();
    this.#phase = doing;
  }

  #spread(): Spread | null {
    const [one, other] = [...this.#fingers.values()];
    if (!one || !other) return null;
    return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, apart: distance(one, other) };
  }

  #pinched(before: Spread | null): void {
    const after = this.#spread();
    if (!before || !after || before.apart === 0) return;
    this.#hands.pull({ x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y });
    this.#hands.pinch(after.apart / before.apart, after.middle);
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
