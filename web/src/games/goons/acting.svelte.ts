/** The show of a resolution: its events one after the other; at rest the act that the latest view stands in. */
import { Show } from "../show.svelte";
import { type Act, actOf, afterEvent, type Beat, beatsOf } from "./act";
import type { GoonsEvent, GoonsView } from "./view";

/** If more beats than this are waiting, they are skipped. */
const PATIENCE = 150;

export class Acting {
  act: Act | null = $state.raw(null);
  /** What is drawn around the act: while it is shown, how everything stood before. */
  view: GoonsView = $state.raw() as GoonsView;
  #goal: GoonsView;
  readonly #show = new Show<Beat>(
    (beat) => this.#present(beat),
    () => this.#rest(),
    PATIENCE,
  );

  constructor(
    view: GoonsView,
    private readonly heard: (event: GoonsEvent) => void = () => {},
  ) {
    this.view = this.#goal = view;
    this.act = actOf(view);
  }

  get busy(): boolean {
    return this.#show.busy;
  }

  /** Go to a view at once. */
  jump(view: GoonsView): void {
    this.#goal = view;
    this.finish();
  }

  /** Go to a view by way of its events; those before the first that is shown are heard at once. */
  follow(view: GoonsView, events: readonly GoonsEvent[]): void {
    const beats = beatsOf(events, this.act !== null || this.busy);
    this.#goal = view;
    events.slice(0, beats[0] ? events.indexOf(beats[0].event) : undefined).forEach(this.heard);
    this.#show.follow(beats);
  }

  finish(): void {
    this.#show.finish();
  }

  /** What the act has shown stays as long as the view is in the same resolution. */
  #rest(): void {
    this.view = this.#goal;
    const now = actOf(this.#goal);
    this.act =
      now && this.act?.colour === now.colour
        ? { ...now, bids: this.act.bids, lot: this.act.lot, gains: this.act.gains, event: this.act.event }
        : now;
  }

  #present({ event, time }: Beat): number {
    this.heard(event);
    this.act = afterEvent(this.act, event, this.view);
    return time / (1 + this.#show.ahead / 30);
  }
}
