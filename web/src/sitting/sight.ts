// Bringing something into sight is meant once, when something was done; it is no effect of how the table stands.
import { askedOn } from "./asked";

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

/** How far the page must go down, at least, for an element to be seen. */
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
