// Whose turn it is at the reader's own tables, as far as they may know: asked for all at once, and again while the page is looked at.
import * as api from "../lib/api";
import type { MyTable } from "../wire";

export const AGAIN_MS = 30_000;

export class Turns {
  private told: ReadonlyMap<string, MyTable> = $state.raw(new Map());
  private readonly wanted = new Map<string, number>();
  private asking = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly ask: (ids: string[]) => Promise<MyTable[]> = api.mine) {}

  of(id: string): MyTable | undefined {
    return this.told.get(id);
  }

  /** Want to know of a table, until the function that is returned is called. */
  want(id: string): () => void {
    this.wanted.set(id, (this.wanted.get(id) ?? 0) + 1);
    this.timer ??= setInterval(() => !document.hidden && this.soon(), AGAIN_MS);
    this.soon();
    return () => this.leave(id);
  }

  private leave(id: string): void {
    const left = (this.wanted.get(id) ?? 0) - 1;
    if (left > 0) this.wanted.set(id, left);
    else this.wanted.delete(id);
    if (this.wanted.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Ask once for all that is wanted at this moment. */
  private soon(): void {
    if (this.asking) return;
    this.asking = true;
    queueMicrotask(() => void this.now());
  }

  private async now(): Promise<void> {
    try {
      const ids = [...this.wanted.keys()].slice(0, 32);
      if (ids.length > 0) this.told = new Map((await this.ask(ids)).map((found) => [found.table.id, found]));
    } catch {
      // What was told last stays until the server can be asked again.
    } finally {
      this.asking = false;
    }
  }
}

export const turns = new Turns();
