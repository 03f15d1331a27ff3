// The tab's title: the page's own, with a mark while it is the reader's turn.
import { t } from "./app.svelte";

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
