// Whose turn it is at the player's own tables. All are asked for in one request when a page is opened or becomes visible,
// and now and then while it stays visible.
import * as api from "../lib/api";
import { app, t } from "../lib/app.svelte";
import { keepGames, knownGames } from "../lib/mygames";
import { statusName } from "../lib/names";
import type { MyTable } from "../wire";

/** How often a page that stays visible asks; the table it shows is told of its own turns anyway. */
export const AGAIN_MS = 5 * 60_000;
/** Answers younger than this are not asked for again, however often one leaves and comes back. */
export const FRESH_MS = 10_000;

export class Turns {
  private tried: ReadonlySet<string> = $state.raw(new Set());
  private told: ReadonlyMap<string, MyTable> = $state.raw(new Map());
  private readonly wanted = new Map<string, number>();
  private asking = false;
  private asked = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (ids: string[]) => Promise<MyTable[]> = api.mine) {}

  of(id: string): MyTable | undefined {
    return this.told.get(id);
  }

  /** Whether a table has been asked after, with or without an answer: more is not known for now. */
  settled(id: string): boolean {
    return this.tried.has(id);
  }

  /** Watch these tables until the returned function is called. */
  want(...ids: string[]): () => void {
    if (this.wanted.size === 0 && ids.length > 0) this.watch(true);
    for (const id of ids) this.wanted.set(id, (this.wanted.get(id) ?? 0) + 1);
    this.soon();
    return () => ids.forEach((id) => this.leave(id));
  }

  private leave(id: string): void {
    const left = (this.wanted.get(id) ?? 0) - 1;
    if (left > 0) this.wanted.set(id, left);
    else this.wanted.delete(id);
    if (this.wanted.size === 0) this.watch(false);
  }

  private watch(on: boolean): void {
    clearTimeout(this.timer);
    if (on) this.timer = setTimeout(() => this.soon(), AGAIN_MS);
    const change = on ? "addEventListener" : "removeEventListener";
    document[change]("visibilitychange", this.look);
    globalThis[change]("focus", this.look);
  }

  /** The page has become visible: ask again for what is out of date. */
  private readonly look = () => {
    if (performance.now() >= this.asked + FRESH_MS) this.soon();
  };

  /** Ask once for all tables watched now; a hidden page waits until it is visible. */
  private soon(): void {
    if (this.asking || document.hidden) return;
    this.asking = true;
    queueMicrotask(() => void this.now());
  }

  /** Take in what the server says; where it knows no seat of this browser, there is nothing to wait for. */
  private learn(asked: readonly string[], found: readonly MyTable[]): void {
    const told = new Map(found.map((mine) => [mine.table.id, mine]));
    const known = knownGames();
    const left = known.filter(({ id }) => told.has(id) || !asked.includes(id));
    if (left.length < known.length) keepGames(left);
    this.told = told;
  }

  private async now(): Promise<void> {
    clearTimeout(this.timer);
    this.asked = performance.now();
    const ids = [...this.wanted.keys()].slice(0, 32);
    try {
      if (ids.length > 0) this.learn(ids, await this.ask(ids));
    } catch {
      // What was told last stays until the server can be asked again.
    } finally {
      this.asking = false;
      this.tried = new Set([...this.tried, ...ids]);
      if (this.wanted.size > 0) this.timer = setTimeout(() => this.soon(), AGAIN_MS);
    }
  }
}

export const turns = new Turns();

/** How a table of the player's stands: that it is their turn, or whom or what it waits for. */
export function standing(now: MyTable | undefined): string {
  if (!now) return "";
  if (now.turn) return t("table-your-turn");
  const names = now.acting.map((seat) => now.table.seats[seat]?.name ?? "").filter(Boolean);
  return names.length > 0 ? t("table-status-waiting", { names: app.words!.join(names) }) : statusName(now.table);
}
