// What an update tells, shown on the map one after the other: crews walk, traps open, the compass rolls. Ends when asked to.
import type { LogEvent } from "../../board";
import { Show } from "../../show.svelte";
import type { Plan, Way } from "./plan";

/** Something that happens at a place for a moment. */
export interface Sign {
  kind: "trap" | "roll" | "suspicion" | "loot" | "safe" | "gone";
  place: string;
  /** A trap's name, a way, a number. */
  value: string;
}

export interface Beat {
  /** Who goes where. */
  step?: { seat: number; to: string };
  sign?: Omit<Sign, "place"> & { seat?: number; cell?: string };
  /** What is told with it: its own event, and those before it that have no beat. */
  events: readonly LogEvent[];
  /** Milliseconds it is shown. */
  time: number;
}

const [STEP, GLANCE, LOOK] = [380, 650, 1300];
/** More than this is not shown but jumped over. */
const PATIENCE = 24;
const STEPS = new Set(["moved", "slipped", "appeared", "pricked"]);

/** What there is to show of some events; what comes after the last beat is told with it. */
export function beatsOf(events: readonly LogEvent[]): Beat[] {
  const timed = events.flatMap((event, at) => {
    const beat = beatOf(event);
    return beat ? [{ ...beat, at }] : [];
  });
  return timed.map((beat, place) => ({
    ...beat,
    events: events.slice(
      place === 0 ? 0 : timed[place - 1]!.at + 1,
      place === timed.length - 1 ? undefined : beat.at + 1,
    ),
  }));
}

function beatOf({ event, args }: LogEvent): Omit<Beat, "events"> | null {
  const { seat, cell } = args as { seat?: number; cell?: string };
  if (STEPS.has(event) && seat !== undefined && cell) return { step: { seat, to: cell }, time: STEP };
  const sign = signOf(event, args);
  return (
    sign && {
      sign: { ...sign, seat, cell: event === "tile_gone" || event === "loot_dropped" ? cell : undefined },
      time: event === "trap_turned_up" ? LOOK : GLANCE,
    }
  );
}

function signOf(event: string, args: Record<string, unknown>): Omit<Sign, "place"> | null {
  switch (event) {
    case "trap_turned_up":
      return { kind: "trap", value: String(args["trap"]) };
    case "rolled":
      return { kind: "roll", value: String(args["way"] as Way) };
    case "suspected":
      return { kind: "suspicion", value: `+${String(args["number"])}` };
    case "penalty":
      return { kind: "suspicion", value: "−1" };
    case "loot_taken":
      return { kind: "loot", value: "+" };
    case "loot_dropped":
      return { kind: "loot", value: "" };
    case "security_evaded":
    case "trap_evaded":
      return { kind: "safe", value: "" };
    case "tile_gone":
      return { kind: "gone", value: "" };
    default:
      return null;
  }
}

export class Walk {
  /** Where crews are drawn now, by seat. */
  at: ReadonlyMap<number, string> = $state.raw(new Map());
  sign: Sign | null = $state.raw(null);
  /** Where the latest step led. */
  latest: string | null = $state(null);
  #goal: ReadonlyMap<number, string> = new Map();
  readonly #show = new Show<Beat>(
    (beat) => this.#present(beat),
    () => this.#rest(),
    PATIENCE,
  );

  constructor(
    plan: Plan,
    private readonly told: (event: LogEvent) => void = () => {},
  ) {
    this.jump(plan);
  }

  get busy(): boolean {
    return this.#show.busy;
  }

  jump(plan: Plan): void {
    this.#goal = places(plan);
    this.finish();
  }

  follow(plan: Plan, events: readonly LogEvent[]): void {
    const beats = beatsOf(events);
    this.#goal = places(plan);
    if (beats.length === 0) events.forEach(this.told);
    this.#show.follow(beats);
  }

  /** Show the latest position at once. */
  finish(): void {
    this.#show.finish();
  }

  #rest(): void {
    [this.at, this.sign, this.latest] = [this.#goal, null, null];
  }

  #present({ step, sign, events, time }: Beat): number {
    events.forEach(this.told);
    if (step) [this.at, this.latest] = [new Map(this.at).set(step.seat, step.to), step.to];
    const place = sign?.cell ?? this.at.get(sign?.seat ?? -1);
    this.sign = sign && place ? { kind: sign.kind, value: sign.value, place } : null;
    return time;
  }
}

const places = (plan: Plan) => new Map(plan.crews.filter(({ ended }) => !ended).map(({ seat, at }) => [seat, at]));
