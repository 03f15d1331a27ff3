// Where keys go on. A board marks with data-asked, and a tabindex, what it asks the player for now: a panel, a map, a hand.
// What is marked data-asked="too" may be used for an answer as well: the focus stays there, but is not led there.
import { app } from "../lib/app.svelte";
import { reducedMotion } from "../lib/settings";

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

// How somebody who was at the table when the game ended comes to its end: banner, sums, and what can be done next.

/** What is being written is not broken off. */
const TYPED = "input:not([type=button], [type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog";

/**
 * Bring the beginning of the end's screen into sight, and the focus to its headline; `section` is the part of it that
 * says what can be done next. A board that ranks the players itself has that part within its own screen.
 */
export function toTheEnd(section: HTMLElement): void {
  const whole = section.closest<HTMLElement>("section[aria-labelledby]") ?? section;
  const headline = whole.querySelector<HTMLElement>("h2") ?? whole;
  whole.scrollIntoView({ block: "start", behavior: reducedMotion(app.settings) ? "auto" : "smooth" });
  if (document.activeElement?.closest(TYPED)) return;
  headline.tabIndex = -1;
  headline.focus({ preventScroll: true });
}

// Scrolling something into view happens once, in response to an action; it is not an effect of the table's state.

const down = new Set<number>();

const lifted = ({ pointerId }: PointerEvent) => void down.delete(pointerId);

// A page that moves under a finger or the mouse makes it point at something else.
if (typeof window !== "undefined") {
  addEventListener("pointerdown", ({ pointerId }) => void down.add(pointerId), { capture: true });
  addEventListener("pointerup", lifted, { capture: true });
  addEventListener("pointercancel", lifted, { capture: true });
}

/** Whether any of it can be seen. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** How far the page must scroll, at least, for an element to be visible. */
function wayTo({ top, bottom }: DOMRect): number {
  if (top < 0) return top;
  return Math.max(0, Math.min(bottom - innerHeight, top));
}

/**
 * Bring something of a board into sight, now or not at all: not while a pointer is down, and not where what is asked
 * would go out of sight for it.
 */
export function bringIntoSight(
  target: Element | null | undefined,
  board: HTMLElement | undefined,
  still: boolean,
): void {
  if (!target || down.size > 0) return;
  const asked = board ? askedOn(board) : null;
  if (asked && !target.contains(asked) && isInSight(asked)) {
    const { top, bottom } = asked.getBoundingClientRect();
    const way = wayTo(target.getBoundingClientRect());
    if (bottom - way <= 0 || top - way >= innerHeight) return;
  }
  target.scrollIntoView?.({ block: "nearest", behavior: still ? "auto" : "smooth" });
}
