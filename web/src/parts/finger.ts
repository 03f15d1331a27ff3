// How a finger picks something up by a long press: until then it scrolls the page. And how it pulls a sheet down.
import type { Attachment } from "svelte/attachments";

/** Milliseconds after which a resting finger picks up what is there. */
export const HOLD = 250;
/** How many pixels a tap or a resting finger may move. */
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

// A sheet that rises from below is pulled down again by its top, as far as the styles leave that to the finger.

/** Pulled down farther than this it closes, less far it goes back: pixels. */
const FAR = 60;

/** Attached to the top of a dialog: pulling it down moves the dialog, and closes it. */
export function pulledDown(close: () => void): Attachment<HTMLElement> {
  return (top) => {
    const sheet = top.closest<HTMLElement>("dialog");
    if (!sheet) return;
    let from: number | null = null;

    const lay = (by: number) => (sheet.style.translate = by > 0 ? `0 ${by}px` : "");
    const begin = (event: PointerEvent) => {
      const pressed = event.target instanceof Element && event.target.closest("button") !== null;
      if (!event.isPrimary || event.button !== 0 || pressed || getComputedStyle(top).touchAction !== "none") return;
      from = event.clientY;
      top.setPointerCapture?.(event.pointerId);
    };
    const go = (event: PointerEvent) => from !== null && lay(event.clientY - from);
    const end = (event: PointerEvent) => {
      const by = from === null || event.type === "pointercancel" ? 0 : event.clientY - from;
      from = null;
      lay(0);
      if (by > FAR) close();
    };

    const heard: [string, (event: PointerEvent) => unknown][] = [
      ["pointerdown", begin],
      ["pointermove", go],
      ["pointerup", end],
      ["pointercancel", end],
    ];
    for (const [name, hear] of heard) top.addEventListener(name, hear as EventListener);
    return () => heard.forEach(([name, hear]) => top.removeEventListener(name, hear as EventListener));
  };
}
