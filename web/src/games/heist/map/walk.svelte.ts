// Shows the events of an update on the map one after the other: crews walk, traps open, the compass rolls.
import { Show } from "../../show.svelte";
import type { HeistEvent } from "../view";
import type { Plan } from "./plan";

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
  events: readonly HeistEvent[];
  /** Milliseconds it is shown. */
  time: number;
}

const [STEP, GLANCE, LOOK] = [380, 650, 1300];
/** If more beats than this are waiting, they are skipped. */
const PATIENCE = 24;

/** What there is to show of some events; what comes after the last beat is told with it. */
export function beatsOf(events: readonly HeistEvent[]): Beat[] {
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

function beatOf({ event, args }: HeistEvent): Omit<Beat, "events"> | null {
  // prettier-ignore
  switch (event) {
    case "moved": case "slipped": case "appeared": case "pricked":
      return { step: { seat: args.seat, to: args.cell }, time: STEP };
    case "trap_turned_up": return { sign: { kind: "trap", value: args.trap, seat: args.seat }, time: LOOK };
    case "rolled": return { sign: { kind: "roll", value: args.way, seat: args.seat }, time: GLANCE };
    case "suspected": return { sign: { kind: "suspicion", value: `+${args.number}`, seat: args.seat }, time: GLANCE };
    case "penalty": return { sign: { kind: "suspicion", value: "−1", seat: args.seat }, time: GLANCE };
    case "loot_taken": return { sign: { kind: "loot", value: "+", seat: args.seat }, time: GLANCE };
    case "loot_dropped": return { sign: { kind: "loot", value: "", cell: args.cell }, time: GLANCE };
    case "security_evaded": case "trap_evaded":
      return { sign: { kind: "safe", value: "", seat: args.seat }, time: GLANCE };
    case "tile_gone": return { sign: { kind: "gone", value: "", cell: args.cell }, time: GLANCE };
    // These show nothing.
    case "dealt": case "looked": case "hired": case "pile_passed": case "hired_from_deck": case "chosen": case "kept":
    case "passed_on": case "discarded": case "hiring_over": case "tile_drawn": case "tiles_drawn": case "tiles_to_hand":
    case "tile_seen": case "tiles_seen": case "tile_placed": case "webbed": case "web_declined": case "draw_said":
    case "stopped": case "tile_put_back": case "tile_held": case "no_tile_held": case "tiles_shuffled":
    case "heist_began": case "turn_began": case "loot_left": case "banked": case "ended": case "first_bonus":
    case "late": case "calmed": case "minus_taken": case "reacted": case "suffered": case "traps_shuffled":
    case "no_effect": case "turned": case "swapped": case "card_discarded": case "card_laid": case "card_drawn":
    case "played": case "trash_dug": case "snatched": case "bat_sent": case "traps_seen": case "traps_ordered":
    case "cards_seen": case "card_kept": case "given": case "hand_seen": case "picked": case "none_picked":
    case "game_over": case "hand_shown": case "final_score":
      return null;
    default: // an event of a newer server
      void (event satisfies never);
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
    private readonly told: (event: HeistEvent) => void = () => {},
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

  follow(plan: Plan, events: readonly HeistEvent[]): void {
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
