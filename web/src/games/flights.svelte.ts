/**
 * Pieces on their way from where they lay before an update to where they lie after it: one soon after the other, quickly
 * over. Nothing waits for them, and any press ends them. Knows no game.
 */
import { tick } from "svelte";
import type { LogEvent } from "./board";
import { Ghosts, middle } from "./ghosts";

/**
 * Places by their `data-at`, the best first: the first that can be seen counts, and a flight without one is left out.
 * Several names in one are places within each other: `market item-crowbar`. What bears `data-lands` is itself what
 * arrives: it is not seen before.
 */
export type Places = readonly string[];

export interface Flight {
  from: Places;
  to: Places;
  /** What flies, for the game's pictures: of a kind, and which one. */
  kind: string;
  name: string;
}

interface Begun extends Flight {
  element: Element;
  box: DOMRect;
}

export interface Flown {
  kind: string;
  name: string;
  from: DOMRect;
  to: Element;
  box: DOMRect;
  delay: number;
  landed: boolean;
}

/** Milliseconds that each flies; after how many the next one leaves; after how many the last one leaves at the latest. */
const [TIME, GAP, LAST] = [340, 110, 660];

export class Flights {
  flying: readonly Flown[] = $state.raw([]);
  #ghosts: Ghosts | null = null;
  #leaving: Begun[] = [];
  readonly #begun = new WeakMap<LogEvent, readonly Begun[]>();

  /** The layer on which they fly lies over the whole board. */
  attach(layer: HTMLElement): () => void {
    this.#ghosts = new Ghosts(layer.parentElement!, layer, "piece");
    return () => this.finish();
  }

  /** Find what an event will move, before the board shows what has become of it. */
  prepare(event: LogEvent, flights: readonly Flight[]): void {
    this.#begun.set(
      event,
      flights.flatMap((flight) => {
        const element = this.#seen(flight.from);
        return element && this.#ghosts ? [{ ...flight, element, box: this.#ghosts.place(element) }] : [];
      }),
    );
  }

  /** Let fly what an event moves: from where it lies now, or from where it lay last. */
  leave(event: LogEvent): void {
    const begun = this.#begun.get(event) ?? [];
    this.#begun.delete(event);
    if (begun.length === 0) return;
    if (this.#leaving.length === 0) void tick().then(() => this.#fly());
    this.#leaving.push(
      ...begun.map((one) =>
        this.#ghosts && inSight(one.element) ? { ...one, box: this.#ghosts.place(one.element) } : one,
      ),
    );
  }

  /** Everything has arrived. */
  finish(): void {
    this.#leaving = [];
    this.#ghosts?.clear();
    this.flying = [];
  }

  #fly(): void {
    const found = this.#leaving.flatMap(({ kind, name, box: from, to: places }) => {
      const to = this.#seen(places);
      return to && this.#ghosts ? [{ kind, name, from, to, box: this.#ghosts.place(to) }] : [];
    });
    this.#leaving = [];
    const gap = Math.min(GAP, LAST / Math.max(1, found.length - 1));
    this.flying = [
      ...this.flying.filter(({ landed }) => !landed),
      ...found.map((one, at) => ({ ...one, delay: at * gap, landed: false })),
    ];
  }

  /** Carry a picture over; what it becomes is not seen until it arrives. */
  carry(node: HTMLElement, flown: Flown): void {
    const [from, to] = [middle(flown.from), middle(flown.box)];
    const at = ({ x, y }: typeof from, scale: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    this.#ghosts?.animate(
      node,
      [
        { transform: at(from, 0.8), opacity: 0.5 },
        { transform: at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, 1.2), opacity: 1, offset: 0.5 },
        { transform: at(to, 0.9), opacity: 1, offset: 0.95 },
        { transform: at(to, 0.9), opacity: 0 },
      ],
      { duration: TIME, delay: flown.delay, easing: "ease-in-out", fill: "both" },
      () => {
        // The page changes once, not for each.
        flown.landed = true;
        if (this.flying.every(({ landed }) => landed)) this.flying = [];
      },
    );
    if (flown.to.matches("[data-lands]"))
      this.#ghosts?.animate(flown.to, [{ opacity: 0 }, { opacity: 0 }], { duration: flown.delay + TIME });
  }

  #seen(places: Places): Element | null {
    for (const place of places) {
      const path = place
        .split(" ")
        .map((name) => `[data-at="${name}"]`)
        .join(" ");
      const found = this.#ghosts?.all(path).find(inSight);
      if (found) return found;
    }
    return null;
  }
}

/** Whether the middle of something is on the screen, and not cut off by what it lies in. */
function inSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return false;
  const { x, y } = middle(box);
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflow, display } = getComputedStyle(around);
    if (overflow === "visible" || display === "contents") continue; // what has no box cuts nothing off
    const { left, top, right, bottom } = around.getBoundingClientRect();
    if (x < left || y < top || x > right || y > bottom) return false;
  }
  return true;
}
