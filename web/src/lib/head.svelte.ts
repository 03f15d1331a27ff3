// What a page puts into its tab's title and into the header.
import type { Snippet } from "svelte";
import { t } from "./app.svelte";

/** The page's own title, with a mark while it is the reader's turn. */
class Title {
  page = $state("");
  turn = $state(false);
}

const title = new Title();

/** Name the page; a dot in front asks the reader back while it is their turn. */
export function setTitle(page: string, turn = false): void {
  title.page = page;
  title.turn = turn;
}

export function whatTitle(): string {
  const house = t("rascals") || "Rascals";
  const page = title.page && title.page !== house ? `${title.page} · ${house}` : house;
  return title.turn ? `● ${page}` : page;
}

/** What the header's links open beside the page instead of leaving it, and what stands in it. */
class Beside {
  /** The rules of the game at the page's table, and how they are opened there. */
  rules: { game: string; open: () => void } | null = $state.raw(null);
  /** What a table asks; the links are then a menu. */
  head: Snippet | null = $state.raw(null);
}

export const beside = new Beside();
