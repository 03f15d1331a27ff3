// Whose turn it is at the reader's own tables, as far as they may know: asked for all at once when a page is gone to or comes into sight, and seldom while it stays there.
import * as api from "../lib/api";
import type { MyTable } from "../wire";

/** A page that stays in sight asks so often: what is played there tells itself. */
export const AGAIN_MS = 5 * 60_000;
/** What was told so lately is not asked again, however often one leaves and comes back. */
export const FRESH_MS = 10_000;

export class Turns {
  private told: ReadonlyMap<string, MyTable> = $state.raw(new Map());
  private readonly wanted = new Map<string, number>();
  private asking = false;
  private asked = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (ids: string[]) => Promise<MyTable[]> = api.mine) {}

  of(id: string): MyTable | undefined {
    return this.told.get(id);
  }

  /** Want to know of a table, until the function that is returned is called. */
  want(id: string): () => void {
    if (this.wanted.size === 0) this.watch(true);
    this.wanted.set(id, (this.wanted.get(id) ?? 0) + 1);
    this.soon();
    return () => this.leave(id);
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

  /** The page has come into sight: what was not told just now is asked anew. */
  private readonly look = () => {
    if (performance.now() >= this.asked + FRESH_MS) this.soon();
  };

  /** Ask once for all that is wanted at this moment; a page that nobody sees asks when it is seen. */
  private soon(): void {
    if (this.asking || document.hidden) return;
    this.asking = true;
    queueMicrotask(() => void this.now());
  }

  private async now(): Promise<void> {
    clearTimeout(this.timer);
    this.asked = performance.now();
    try {
      const ids = [...this.wanted.keys()].slice(0, 32);
      if (ids.length > 0) this.told = new Map((await this.ask(ids)).map((found) => [found.table.id, found]));
    } catch {
      // What was told last stays until the server can be asked again.
    } finally {
      this.asking = false;
      if (this.wanted.size > 0) this.timer = setTimeout(() => this.soon(), AGAIN_MS);
    }
  }
}

export const turns = new Turns();
