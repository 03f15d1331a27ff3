// What an update tells, shown on the map one after the other: crews walk, traps open, the compass rolls. Ends when asked to.
import type { LogEvent } from "../../board";
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
  /** Milliseconds it is shown. */
  time: number;
}

const [STEP, GLANCE, LOOK] = [380, 650, 1300];
/** More than this is not shown but jumped over. */
const PATIENCE = 24;
const STEPS = new Set(["moved", "slipped", "appeared", "pricked"]);

/** What there is to show of some events. */
export function beatsOf(events: readonly LogEvent[]): Beat[] {
  return events.flatMap(({ event, args }): Beat[] => {
    const { seat, cell } = args as { seat?: number; cell?: string };
    if (STEPS.has(event) && seat !== undefined && cell) return [{ step: { seat, to: cell }, time: STEP }];
    const sign = signOf(event, args);
    return sign ? [{ sign: { ...sign, seat, cell: event === "tile_gone" || event === "loot_dropped" ? cell : undefined }, time: event === "trap_turned_up" ? LOOK : GLANCE }] : [];
  });
}

function signOf(event: string, args: Record<string, unknown>): Omit<Sign, "place"> | null {
  switch (event) {
    case "trap_turned_up": return { kind: "trap", value: String(args["trap"]) };
    case "rolled": return { kind: "roll", value: String(args["way"] as Way) };
    case "suspected": return { kind: "suspicion", value: `+${String(args["number"])}` };
    case "penalty": return { kind: "suspicion", value: "−1" };
    case "loot_taken": return { kind: "loot", value: "+" };
    case "loot_dropped": return { kind: "loot", value: "" };
    case "security_evaded": case "trap_evaded": return { kind: "safe", value: "" };
    case "tile_gone": return { kind: "gone", value: "" };
    default: return null;
  }
}

export class Walk {
  /** Where crews are drawn now, by seat. */
  at: ReadonlyMap<number, string> = $state.raw(new Map());
  sign: Sign | null = $state.raw(null);
  busy = $state(false);
  /** Where the latest step led. */
  latest: string | null = $state(null);
  #goal: ReadonlyMap<number, string> = new Map();
  #queue: Beat[] = [];
  #wake: (() => void) | null = null;
  #run = 0;

  constructor(plan: Plan) {
    this.jump(plan);
  }

  jump(plan: Plan): void {
    this.#goal = places(plan);
    this.finish();
  }

  follow(plan: Plan, events: readonly LogEvent[]): void {
    this.#goal = places(plan);
    this.#queue.push(...beatsOf(events));
    if (this.#queue.length === 0 && !this.busy) this.at = this.#goal;
    else if (this.#queue.length > PATIENCE) this.finish();
    else if (!this.busy) void this.#play();
  }

  /** Show the latest position at once. */
  finish(): void {
    this.#run += 1;
    this.#queue = [];
    this.#wake?.();
    [this.at, this.sign, this.latest, this.busy] = [this.#goal, null, null, false];
  }

  async #play(): Promise<void> {
    const run = (this.#run += 1);
    this.busy = true;
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      this.#show(beat);
      await this.#hold(beat.time);
      if (run !== this.#run) return;
    }
    this.finish();
  }

  #show({ step, sign }: Beat): void {
    if (step) [this.at, this.latest] = [new Map(this.at).set(step.seat, step.to), step.to];
    const place = sign?.cell ?? this.at.get(sign?.seat ?? -1);
    this.sign = sign && place ? { kind: sign.kind, value: sign.value, place } : null;
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

const places = (plan: Plan) => new Map(plan.crews.filter(({ ended }) => !ended).map(({ seat, at }) => [seat, at]));
