/** Lets the things of a beat fly over the table, from where they lie before it to where they lie after it. */
import { Ghosts, middle } from "../ghosts";
import type { Beat, Flight } from "./choreography";
import type { GoodcrittersEvents } from "./view";

const EASE = "cubic-bezier(.45,.05,.25,1)";

/** What a slot does when its card is turned up. */
const TURNS: Partial<Record<keyof GoodcrittersEvents, Keyframe[]>> = {
  revealed: [
    { transform: "rotateY(90deg) scale(1.15)" },
    { transform: "rotateY(0) scale(1.25)", offset: 0.5 },
    { transform: "none" },
  ],
  guard_revealed: [
    { transform: "rotateY(90deg)" },
    { transform: "translateY(-26px) scale(1.7)", offset: 0.4 },
    { transform: "translateY(-20px) scale(1.6) rotate(4deg)", offset: 0.7 },
    { transform: "none" },
  ],
};

/** Cards that fly together leave one after the other, as fast as they must. */
const GAP = 60;

export class Flying {
  readonly #ghosts: Ghosts;

  /** `layer` lies over `root` and keeps a drawing for each thing that has none where it begins. */
  constructor(root: HTMLElement, layer: HTMLElement) {
    this.#ghosts = new Ghosts(root, layer, "flying");
  }

  clear(): void {
    this.#ghosts.clear();
  }

  /** Measure before the table changes; the returned function lets them fly once it has. */
  prepare({ flights, events, time }: Beat): () => void {
    const flown = flights.flatMap((flight) => this.#begun(flight));
    const gap = Math.min(GAP, (time * 0.3) / Math.max(1, flown.length - 1));
    const ring = events.some(({ event }) => event === "round_began") ? this.#ghosts.rect("ring") : null;
    const boss = this.#boss();
    return () => {
      flown.forEach((one, at) => this.#fly(one, at * gap, Math.max(60, time * 0.9 - gap * (flown.length - 1))));
      for (const { event, args } of events)
        if ("seat" in args) this.#turn(event, this.#ghosts.at(`slot-${args.seat}`), time);
      if (ring && boss !== this.#boss()) this.#slide(this.#ghosts.at("ring"), ring, time);
    };
  }

  /** On whose mat the ring lies. */
  #boss(): string | undefined {
    return this.#ghosts.at("ring")?.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
  }

  /** A card is turned up in its slot; a guard leaps forward. */
  #turn(event: keyof GoodcrittersEvents, slot: Element | null, time: number): void {
    const frames = TURNS[event];
    if (slot && frames) this.#ghosts.animate(slot, frames, { duration: time * 0.8, easing: "ease-out" });
  }

  /** Something that stays comes from where it lay before. */
  #slide(element: Element | null, from: DOMRect, time: number): void {
    const box = element && this.#ghosts.place(element);
    if (!element || !box || (box.x === from.x && box.y === from.y)) return;
    this.#ghosts.animate(
      element,
      [{ transform: `translate(${from.x - box.x}px, ${from.y - box.y}px) scale(1.6)` }, { transform: "none" }],
      { duration: time * 0.9, easing: EASE },
    );
  }

  #begun(flight: Flight): Flown[] {
    const from = this.#ghosts.rect(flight.from);
    const node =
      flight.what === "envelope" ? this.#ghosts.copyOf(this.#ghosts.at(flight.from))[0]?.node : this.#card(flight.card);
    return from && node ? [{ node, from, to: flight.to }] : [];
  }

  #card(card: string | null): HTMLElement | null {
    return this.#ghosts.ofTemplate(card ?? "back") ?? this.#ghosts.ofTemplate("back");
  }

  #fly({ node, from, to }: Flown, delay: number, duration: number): void {
    const box = this.#ghosts.rect(to);
    if (!box) return;
    const [a, b] = [middle(from), middle(box)];
    const rise = Math.min(70, 20 + Math.hypot(b.x - a.x, b.y - a.y) / 6);
    const at = (x: number, y: number, scale: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    this.#ghosts.fly(
      node,
      [
        { transform: at(a.x, a.y, 0.7), opacity: 0.4 },
        { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - rise, 1.25), opacity: 1, offset: 0.5 },
        { transform: at(b.x, b.y, 0.6), opacity: 0.7 },
      ],
      { duration, delay, easing: EASE },
    );
  }
}

interface Flown {
  node: HTMLElement;
  from: DOMRect;
  to: string;
}
