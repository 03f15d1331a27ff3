// What a page puts into the header: what its links open beside the page instead of leaving it, and what stands in it.
import type { Snippet } from "svelte";

class Beside {
  /** The rules of the game at the page's table, and how they are opened there. */
  rules: { game: string; open: () => void } | null = $state.raw(null);
  /** What a table asks; the links are then a menu. */
  head: Snippet | null = $state.raw(null);
}

export const beside = new Beside();
