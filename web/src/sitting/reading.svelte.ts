// The reading of a replay: at which moment, through whose eyes, by itself or step by step; pages/Replay.svelte draws it.
import { boardProps } from "../games/board";
import { statusOf } from "../games/status";
import type * as server from "../lib/api";
import { app, problemText, t } from "../lib/app.svelte";
import { linesOf } from "../lib/lines";
import type { router } from "../lib/router.svelte";
import { seatNames } from "../lib/words";
import type { Frame, Replay, TableInfo } from "../wire";
import { Pointing } from "./looking.svelte";

const PACE_MS = 1400;

/** At most this many lines are shown above the board; the log has them all. */
const [MOST_SAID, LAST_SAID] = [6, 3];
/** Letters beyond which what happened would push the board of a phone out of sight. */
const LONG_SAID = 300;

/** What reading a replay needs from its surroundings. */
export interface Library {
  api: Pick<typeof server, "replay" | "table">;
  /** Where moment and point of view are kept, so that a link leads to them. */
  router: Pick<typeof router, "go" | "query">;
}

export class Reading {
  /** Why there is nothing to read; empty while there may be something. */
  lost = $state("");
  /** The index of the frame shown. */
  at = $state(0);
  /** Milliseconds from one frame to the next while it plays by itself. */
  pace = $state(PACE_MS);
  readonly pointing = new Pointing();
  private replay: Replay | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined = $state.raw();
  /** Grows by one with each step forward, by two with each jump. */
  private jumps = $state(0);
  /** The jump at which the board came to rest; −1 for a board that does not say so. */
  private rested = $state(-1);
  /** The player's own point of view of a game that still goes on. */
  private own: string | null = $state(null);

  readonly table = $derived(this.replay?.table ?? null);
  readonly game = $derived(this.table?.game ?? "");
  readonly frames: Frame[] = $derived(this.replay?.frames ?? []);
  readonly frame = $derived(this.frames[this.at]);
  readonly names = $derived(this.table ? seatNames(app.words!, this.table.game, this.table.seats) : []);
  readonly pov = $derived(this.replay?.pov ?? "");
  readonly you = $derived(/^\d+$/.test(this.pov) ? Number(this.pov) : null);

  constructor(
    readonly id: string,
    private readonly around: Library,
  ) {}

  /** What every board is given, each as it is at the moment it is asked for. */
  readonly board = boardProps(
    {
      view: () => this.frame?.view,
      you: () => this.you,
      names: () => this.names,
      events: () => this.frame?.events ?? [],
      words: () => app.words!,
      settings: () => app.settings,
      frame: () => this.jumps,
      log: () => this.frames.slice(0, this.at + 1),
      named: () => this.pointing.events,
      geometry: () => app.games[this.game]?.board,
    },
    {
      moves: [],
      pending: null,
      interactive: false,
      onrest: (frame) => (this.rested = frame),
      play: async () => ({ ok: false, code: "past", text: t("table-looking-back"), clause: null }),
      why: async () => ({ legal: false, text: t("table-looking-back"), clause: null }),
    },
  );

  get last(): number {
    return this.frames.length - 1;
  }

  /** What happened at the moment shown, line by line: the last of many, and nothing before the board has shown it. */
  get said(): string[] {
    if (!this.frame || this.shows) return [];
    const lines = linesOf([this.frame], app.words!, this.game, this.names, this.you).map(({ text }) => text);
    const much = lines.length > MOST_SAID || (lines.length > LAST_SAID && lines.join(" ").length > LONG_SAID);
    return much ? ["…", ...lines.slice(-LAST_SAID)] : lines;
  }

  /** The board is still showing what happened. */
  get shows(): boolean {
    return this.rested >= 0 && this.rested < this.jumps;
  }

  /** Who must do what at the moment shown. */
  get sentence(): string {
    return this.frame ? statusOf(this.frame.view, null, this.names, app.words!) : "";
  }

  /** Where this moment is found again. */
  get address(): string {
    return `/r/${this.id}?n=${this.at}&pov=${this.pov}`;
  }

  /** Whose eyes there are to look through. While a game goes on nobody sees more than their own seat shows. */
  get povs(): { value: string; label: string }[] {
    const shared = { value: "public", label: t("replay-pov-public") };
    if (this.table?.status !== "over") {
      return [...(this.own === null ? [] : [{ value: this.own, label: t("replay-pov-me") }]), shared];
    }
    const seats = this.table.seats.map(({ seat }) => ({ value: String(seat), label: this.names[seat] ?? "" }));
    return [...seats, shared, { value: "open", label: t("replay-pov-open") }];
  }

  get playing(): boolean {
    return this.timer !== undefined;
  }

  async begin(): Promise<void> {
    const { query } = this.around.router;
    await this.found(async () => {
      this.show(await this.first(await this.around.api.table(this.id), query.get("pov")), query.get("n") ?? "0");
    });
  }

  private async first(info: TableInfo, wanted: string | null): Promise<Replay> {
    const { api } = this.around;
    if (info.status === "over") return api.replay(this.id, povOf(wanted, info));
    try {
      const mine = await api.replay(this.id, "me");
      this.own = mine.pov;
      return wanted === "public" ? await api.replay(this.id, "public") : mine;
    } catch {
      return api.replay(this.id, "public");
    }
  }

  /** Look through other eyes at the same moment. */
  async see(pov: string): Promise<void> {
    this.pause();
    await this.found(async () => {
      this.show(await this.around.api.replay(this.id, pov === this.own ? "me" : pov), String(this.at));
      this.remember();
    });
  }

  private async found(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.lost = problemText(error);
    }
  }

  private show(replay: Replay, moment: string): void {
    this.replay = replay;
    this.at = clampMoment(moment, replay.frames.length);
    this.jumps += 2;
  }

  /** Go to a frame by its index; beyond the ends to the nearest. */
  go(to: number): void {
    const next = clampMoment(String(to), this.frames.length);
    if (next === this.at) return;
    this.jumps += next === this.at + 1 ? 1 : 2;
    this.at = next;
    this.remember();
  }

  private remember(): void {
    const query = new URLSearchParams(this.around.router.query);
    query.set("n", String(this.at));
    query.set("pov", this.pov);
    this.around.router.go(`/r/${this.id}?${query}`, true);
  }

  /** Stop, and go to the moment of a line of the log. */
  look(n: number): void {
    this.seek(this.frames.findIndex((one) => one.n === n));
  }

  /** Stop, and go to a frame. */
  seek(to: number): void {
    this.pause();
    this.go(to);
  }

  /** Play or stop; at the end it starts over. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.go(0);
    this.run();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Advance after a while, once the board has finished animating. */
  private run(): void {
    this.timer = setTimeout(() => {
      if (this.shows) return this.run();
      this.go(this.at + 1);
      if (this.at >= this.last) this.pause();
      else this.run();
    }, this.pace);
  }

  /** Do what a key means; returns whether it means something here. */
  key(name: string): boolean {
    if (name === " ") this.toggle();
    else {
      const step = steps(name, this.at, this.frames.length);
      if (step === null) return false;
      this.go(step);
    }
    return true;
  }
}

// Moments and points of view of a replay.

/** A moment that exists: what was asked for, moved into the game. */
export function clampMoment(wanted: string, count: number): number {
  const n = Math.trunc(Number(wanted));
  return Number.isFinite(n) ? Math.min(Math.max(0, n), Math.max(0, count - 1)) : 0;
}

/** The point of view to ask for; a finished game shows everything unless a link says otherwise. */
export function povOf(wanted: string | null, table: TableInfo): string {
  const seats = table.seats.map((seat) => String(seat.seat));
  if (wanted && ["me", "public", "open", ...seats].includes(wanted)) return wanted;
  return table.status === "over" ? "open" : "public";
}

/** Where a key leads from a moment; null for keys that lead nowhere. */
export function steps(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return at - 1;
    case "ArrowRight":
      return at + 1;
    case "PageUp":
      return at - 10;
    case "PageDown":
      return at + 10;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
