// Where keys go on. A board marks with data-asked, and a tabindex, what it asks the reader for now: a panel, a map, a hand.
// What is marked data-asked="too" may be used for an answer as well: the focus stays there, but is not led there.

const ASKED = "[data-asked]";
const LED_TO = "[data-asked]:not([data-asked=too])";

/** Elements in which letters and arrows are somebody's writing or choosing. */
const WRITTEN =
  "input:not([type=button], [type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog, [role=dialog], [role=menu]";

/**
 * Follow what is asked now: the focus goes to the first thing that is, if it was on the board or nowhere. It stays
 * with somebody who is writing, is elsewhere on the page, or is at something asked already. Returns whether it moved.
 */
export function follow(board: HTMLElement): boolean {
  const at = board.ownerDocument.activeElement;
  const nowhere = at === null || at.contains(board);
  if (!nowhere && (!board.contains(at) || at.closest(`${ASKED}, ${WRITTEN}`))) return false;
  const asked = askedOn(board);
  asked?.focus();
  return asked !== null;
}

/** What a board asks for first. */
export const askedOn = (board: HTMLElement) => board.querySelector<HTMLElement>(LED_TO);

/** Put the focus on the board: on what is asked, else on the first thing that takes keys, else on the whole. */
export function enter(board: HTMLElement): void {
  const inside = askedOn(board) ?? board.querySelector<HTMLElement>("[role=application], button");
  (inside ?? board).focus();
}
