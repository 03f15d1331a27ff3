/** Shows the events of an update one after the other, and ends at once when asked to. */
import { tick } from "svelte";
import type { LogEvent } from "../board";
import { Show } from "../show.svelte";
import { Choreography } from "./choreography";
import { afterEvent, sceneOf, type Scene } from "./scene";
import type { FelicityView } from "./view";

/** More waiting events than this are not shown but jumped over. */
const PATIENCE = 40;

export class Stage {
  /** What is drawn now. */
  scene: Scene = $state.raw() as Scene;

  #goal: Scene;
  #choreography: Choreography | null = null;
  readonly #show = new Show<LogEvent>(
    (event) => this.#present(event),
    () => this.#rest(),
    PATIENCE,
  );
  readonly #onEvent: (event: LogEvent) => void;

  constructor(view: FelicityView, onEvent: (event: LogEvent) => void) {
    this.scene = this.#goal = sceneOf(view);
    this.#onEvent = onEvent;
  }

  /** Whether something moves. */
  get busy(): boolean {
    return this.#show.busy;
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
    if (this.#choreography) this.#show.follow(events);
    else this.finish();
  }

  /** End everything that moves and show the latest view. */
  finish(): void {
    this.#show.finish();
  }

  #rest(): void {
    this.#choreography?.clear();
    this.scene = this.#goal;
  }

  async #present(event: LogEvent): Promise<number> {
    this.#onEvent(event);
    const move = this.#choreography?.prepare(event, this.scene);
    this.scene = afterEvent(this.scene, event);
    await tick();
    return (move?.() ?? 0) / this.#haste();
  }

  /** The more is waiting, the quicker it goes. */
  #haste(): number {
    return 1 + this.#show.ahead / 12;
  }
}
