/** Shows the events of an update one after the other, and ends at once when asked to. */
import { tick } from "svelte";
import type { LogEvent } from "../board";
import { Choreography } from "./choreography";
import { afterEvent, sceneOf, type Scene } from "./scene";
import type { FelicityView } from "./view";

/** More waiting events than this are not shown but jumped over. */
const PATIENCE = 40;

export class Stage {
  /** What is drawn now. */
  scene: Scene = $state.raw() as Scene;
  /** Whether something moves. */
  busy = $state(false);

  #goal: Scene;
  #queue: LogEvent[] = [];
  #run = 0;
  #choreography: Choreography | null = null;
  #wake: (() => void) | null = null;
  readonly #onEvent: (event: LogEvent) => void;

  constructor(view: FelicityView, onEvent: (event: LogEvent) => void) {
    this.scene = this.#goal = sceneOf(view);
    this.#onEvent = onEvent;
  }

  /** The element all moves happen in and the layer on top of it. */
  attach(root: HTMLElement, layer: HTMLElement): void {
    this.#choreography = new Choreography(root, layer);
  }

  /** Go to a view at once. */
  jump(view: FelicityView): void {
    this.#goal = sceneOf(view);
    this.finish();
  }

  /** Go to a view by way of its events. */
  follow(view: FelicityView, events: readonly LogEvent[]): void {
    this.#goal = sceneOf(view);
    this.#queue.push(...events);
    if (this.#queue.length > PATIENCE || !this.#choreography) this.finish();
    else if (!this.busy) void this.#play();
  }

  /** End everything that moves and show the latest view. */
  finish(): void {
    this.#run += 1;
    this.#queue = [];
    this.#choreography?.clear();
    this.#wake?.();
    this.scene = this.#goal;
    this.busy = false;
  }

  async #play(): Promise<void> {
    const run = (this.#run += 1);
    this.busy = true;
    try {
      for (let event = this.#queue.shift(); event; event = this.#queue.shift()) {
        await this.#show(event);
        if (run !== this.#run) return;
      }
    } finally {
      if (run === this.#run) this.finish();
    }
  }

  async #show(event: LogEvent): Promise<void> {
    this.#onEvent(event);
    const move = this.#choreography?.prepare(event, this.scene);
    this.scene = afterEvent(this.scene, event);
    await tick();
    const wait = move?.() ?? 0;
    if (wait > 0) await this.#hold(wait / this.#haste());
  }

  /** The more is waiting, the quicker it goes. */
  #haste(): number {
    return 1 + this.#queue.length / 12;
  }

  #hold(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
