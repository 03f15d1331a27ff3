/** Shows the events of an update one after the other, and ends at once when asked to. */
import { tick } from "svelte";
import { reducedMotion, type Settings } from "../../lib/settings";
import { playEvent } from "../../sound/play";
import type { LogEntry } from "../../wire";
import { Show } from "../show.svelte";
import { Choreography } from "./choreography";
import { afterEvent, type Scene, sceneOf } from "./scene";
import { fromRound, lookingBack, type Stories, storiesOf, tellAll } from "./story";
import type { FelicityEvent, FelicityView } from "./view";

/** If more events than this are waiting, they are skipped. */
const PATIENCE = 40;

export class Stage {
  /** What is drawn now. */
  scene: Scene = $state.raw() as Scene;

  #goal: Scene;
  #choreography: Choreography | null = null;
  readonly #show = new Show<FelicityEvent>(
    (event) => this.#present(event),
    () => this.#rest(),
    PATIENCE,
  );
  readonly #onEvent: (event: FelicityEvent) => void;

  constructor(view: FelicityView, onEvent: (event: FelicityEvent) => void) {
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
  follow(view: FelicityView, events: readonly FelicityEvent[]): void {
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

  async #present(event: FelicityEvent): Promise<number> {
    this.#onEvent(event);
    const move = this.#choreography?.prepare(event, this.scene);
    this.scene = afterEvent(this.scene, event);
    await tick();
    return (move?.() ?? 0) / this.#haste();
  }

  /** The more events are waiting, the faster each is shown. */
  #haste(): number {
    return 1 + this.#show.ahead / 12;
  }
}

/** The course of the game as the board shows it: step by step or at once, and what it remembers of the rounds. */

type Line = LogEntry & { events: FelicityEvent[] };

export interface Told {
  view: FelicityView;
  frame: number;
  events: readonly FelicityEvent[];
  log?: readonly Line[] | undefined;
  you: number | null;
  settings: Settings;
}

export class Course {
  readonly stage: Stage;
  /** The stories of this round and the last one. */
  stories: Stories = $state.raw() as Stories;
  /** The summary of the last round is open. */
  summaryOpen = $state(false);
  private frame: number = $state(0);
  private called = $state(false);
  private drawn: FelicityView;
  private since: number;

  constructor(private readonly told: () => Told) {
    const { view, frame } = told();
    this.stage = new Stage(view, (event) => playEvent(event, told().settings.sound, 0, told()));
    this.drawn = view;
    this.frame = frame;
    this.since = this.begins;
    this.remember();
  }

  /** All movements are over, and none is about to begin. */
  get resting(): boolean {
    return !this.stage.busy && this.frame === this.told().frame;
  }

  /** The last round can be summed up now. */
  get summary() {
    return this.stage.busy ? null : this.stories.last;
  }

  /** A new update: shown step by step where it follows the last one, else jumped to. Returns whether there was one. */
  receive(mine: boolean): boolean {
    const { view, frame, events, you, settings } = this.told();
    if (view === this.drawn && frame === this.frame) return false;
    const follows = frame === this.frame + 1;
    const still = reducedMotion(settings);
    if (!follows && frame !== this.frame) this.remember();
    if (follows) this.hear(events);
    if (follows && !still && !document.hidden) this.stage.follow(view, events);
    else this.stage.jump(view);
    if (follows && still) events.forEach((event, i) => playEvent(event, settings.sound, i * 0.18, this.told()));
    if (follows && mine && !this.drawn.acting.includes(you ?? -1)) this.called = true;
    [this.frame, this.drawn] = [frame, view];
    return true;
  }

  /** The player's turn is announced when everything has come to rest. */
  call(): void {
    if (!this.called || this.stage.busy) return;
    this.called = false;
    playEvent({ event: "your_turn" }, this.told().settings.sound, 0.1);
  }

  /** Earlier lines of the log arrive after the board was drawn: only then does it know what happened before. */
  recall(): void {
    const from = this.begins;
    if (from < this.since) this.remember();
    this.since = from;
  }

  private get begins(): number {
    return this.told().log?.[0]?.n ?? 0;
  }

  private remember(): void {
    const { view, log = [], you } = this.told();
    const events = log.flatMap((entry) => entry.events);
    this.stories = storiesOf(view, this.begins === 0 ? events : fromRound(events));
    this.summaryOpen = looksBack(view, log, you);
  }

  private hear(events: readonly FelicityEvent[]): void {
    const next = tellAll(this.stories, events);
    this.summaryOpen = lookingBack(this.summaryOpen, this.stories, next, events, this.told().you);
    this.stories = next;
  }
}

/** Whether the summary would still be open if the board had been shown all along. */
function looksBack(view: FelicityView, log: readonly Line[], you: number | null): boolean {
  let [looking, stories] = [false, storiesOf(view, [])];
  for (const { events } of log) {
    const next = tellAll(stories, events);
    looking = lookingBack(looking, stories, next, events, you);
    stories = next;
  }
  return looking;
}
