// How a finger takes hold of something: by staying. Until then it scrolls the page.
import type { Attachment } from "svelte/attachments";

/** Milliseconds after which a finger that stays takes hold of what is there. */
export const HOLD = 250;
/** Pixels that a tap, or a finger that stays, may tremble. */
export const TREMBLE = 7;

/**
 * Attached to what things are carried in: while one is, fingers scroll nothing there. It listens before any finger comes
 * down: a browser asks only those who did whether it may scroll. Touches are told where they began, even if that is drawn
 * anew and no part of the page any more.
 */
export function unscrolled(carries: () => boolean): Attachment<HTMLElement> {
  return (node) => {
    const stop = (event: Event) => {
      if (carries() && event.cancelable) event.preventDefault();
    };
    const begun = ({ target }: Event) => target?.addEventListener("touchmove", stop, { passive: false });
    node.addEventListener("touchmove", stop, { passive: false });
    node.addEventListener("touchstart", begun, { passive: true });
    node.addEventListener("contextmenu", stop);
    return () => {
      node.removeEventListener("touchmove", stop);
      node.removeEventListener("touchstart", begun);
      node.removeEventListener("contextmenu", stop);
    };
  };
}
