// Where a desk's screen is too low for all that a decision needs, a board draws in, step by step.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Below this width a page is read by scrolling, and draws nothing in: pixels. */
const DESK = 1000;
/** How often a board can draw in. */
export const STEPS = 3;

/**
 * Attached to a board: tells it, as `data-dense="1 2"`, to draw in as often as it takes until the bottom of everything
 * in it that `needed` selects is on the screen, and in its place, for somebody who has not scrolled; `[data-dense~="2"]`
 * are the styles of the second step. Measured whenever something in it or the page's size changes.
 */
export function dense(needed: string): Attachment<HTMLElement> {
  return (board) => {
    let due = 0;
    let gone = false;

    /** Of each thing its bottom, for somebody who has not scrolled, and where it would be out of sight. */
    const bottoms = () =>
      [...board.querySelectorAll(needed)].map((thing) => {
        const place = thing.closest("[data-part]");
        const end = Math.min(innerHeight, place?.getBoundingClientRect().bottom ?? innerHeight);
        return [thing.getBoundingClientRect().bottom + (place?.scrollTop ?? 0), end] as const;
      });
    const fits = () => bottoms().every(([bottom, end]) => bottom <= end + 1);
    /** How all stood when it fitted: where that has not changed, there is nothing to try, which lays the page out each time. */
    let settled = "";

    function measure() {
      due = 0;
      if (settled !== "" && String(bottoms()) === settled) return;
      for (let step = 0; step <= (innerWidth < DESK ? 0 : STEPS); step += 1) {
        board.dataset["dense"] = Array.from({ length: step }, (_, at) => at + 1).join(" ");
        if (fits()) break;
      }
      settled = String(bottoms());
    }
    const soon = () => (due ||= requestAnimationFrame(measure));

    // Before the first frame, but after what kept the board's place has gone: under that it would seem too low.
    board.dataset["dense"] = "";
    void tick().then(() => !gone && measure());
    const sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(soon);
    for (const one of [board, document.body]) sizes?.observe(one);
    // A column may grow while the board, as high as another one, does not.
    const changes = new MutationObserver(soon);
    changes.observe(board, { subtree: true, childList: true, characterData: true });
    addEventListener("resize", soon);
    return () => {
      gone = true;
      sizes?.disconnect();
      changes.disconnect();
      removeEventListener("resize", soon);
      cancelAnimationFrame(due);
    };
  };
}
