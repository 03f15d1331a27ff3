/** Shows the end of a round beat by beat on the table, and ends at once when asked to. */
import { tick } from "svelte";
import { pace as ownPace } from "../../lib/app.svelte";
import { patched } from "../../lib/store";
import { Show } from "../show.svelte";
import { type Act, actAfter, actOf } from "./act";
import { type Beat, beatsOf, type Told } from "./choreography";
import type { Flying } from "./flying";
import type { GoodcrittersView as View } from "./view";

/** If more beats than this are waiting, they are skipped: somebody who only watches bots would fall behind. */
const PATIENCE = 70;

/** A beat, or how the table stood before the next ones. */
type Step = Beat | { view: View };

export class Stage {
  /** The table as it is now: between two views what it was after the events shown so far. */
  view: View = $state.raw() as View;
  /** What is shown of the round that ends; null at rest. */
  act: Act | null = $state.raw(null);
  /** The events of the beat that is shown. */
  told: readonly Told[] = $state.raw([]);
  /** The cards that will fly, so that each can be drawn before it does. */
  cards: readonly string[] = $state.raw([]);
  /** The frame that is shown, or on the way to be. */
  frame = $state(0);

  #goal: View;
  #flying: Flying | null = null;
  readonly #show: Show<Step>;

  /** `pace`: the factor for times, 0 without animations; `heard` is called with the events of each beat as it is shown. */
  constructor(
    view: View,
    frame: number,
    private readonly pace: () => number = ownPace,
    private readonly heard: (events: readonly Told[]) => void = () => {},
  ) {
    this.view = this.#goal = view;
    this.frame = frame;
    this.#show = new Show<Step>(
      (step) => this.#present(step),
      () => this.#rest(),
      PATIENCE,
      pace,
    );
  }

  /** Whether something is being shown. */
  get busy(): boolean {
    return this.#show.busy;
  }

  /** What lets things fly over the table. */
  attach(flying: Flying | null): void {
    this.#flying = flying;
  }

  /** Take an update: animate it if it follows the last one and the page is visible, else jump to it. */
  receive(view: View, frame: number, events: readonly Told[]): void {
    if (view === this.#goal && frame === this.frame) return;
    const follows = frame === this.frame + 1;
    this.frame = frame;
    if (follows) this.follow(view, events);
    else this.jump(view);
  }

  /** Go to a view at once. */
  jump(view: View): void {
    this.#goal = view;
    this.finish();
  }

  /**
   * Go to a view by way of its events: the end of a round is shown, everything else is there at once, or as soon as what
   * is shown has come to its end.
   */
  follow(view: View, events: readonly Told[]): void {
    const beats = this.pace() > 0 && !document.hidden ? beatsOf(events) : [];
    const before = this.#goal;
    this.#goal = view;
    if (beats.length > 0) {
      this.cards = [...new Set([...(this.busy ? this.cards : []), ...cardsOf(beats)])];
      this.#show.follow(this.busy ? [{ view: before }, ...beats] : beats);
    } else if (!this.busy) {
      this.heard(events);
      this.finish();
    }
  }

  /** End everything that moves and show the latest view. */
  finish(): void {
    this.#show.finish();
  }

  #rest(): void {
    this.#flying?.clear();
    [this.view, this.act, this.told] = [this.#goal, null, []];
  }

  async #present(step: Step): Promise<number> {
    if ("view" in step) {
      [this.view, this.act, this.told] = [step.view, null, []];
      return 0;
    }
    await tick();
    this.heard(step.events);
    const fly = this.#flying?.prepare(step);
    for (const event of step.events) {
      this.act = actAfter(this.act ?? actOf(this.view), event, this.view);
      this.view = patched(this.view, event.changes ?? []);
    }
    this.told = step.events;
    await tick();
    fly?.();
    return step.time;
  }
}

const cardsOf = (beats: readonly Beat[]): string[] => [
  ...new Set(beats.flatMap(({ flights }) => flights.flatMap(({ card }) => card ?? []))),
];
