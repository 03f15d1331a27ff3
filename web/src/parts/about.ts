// What a thing on the table says about itself, and where that is told.
import type { Words } from "../lib/words";

/** The nearest thing around a target that says something about itself. */
export function thingAt(target: EventTarget | null): Element | null {
  const thing = target instanceof Element ? target.closest("[title], [data-title], [data-about]") : null;
  return thing instanceof HTMLIFrameElement ? null : thing;
}

/** What a thing says: its title, and the text that `data-about` names. */
export function aboutOf(thing: Element, words: Words | null | undefined): string {
  const title = thing.getAttribute("data-title") ?? thing.getAttribute("title") ?? "";
  const id = thing.getAttribute("data-about");
  const about = id && words?.has(id) ? words.text(id) : "";
  return [title, about].filter((text) => text !== "").join(/[.!?…]$/.test(title) ? " " : ". ");
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const APART = 8;

/** Below the thing, above it where there is no room; within the screen. */
export function placeBeside(thing: Box, tip: { width: number; height: number }, screen: { width: number; height: number }): { left: number; top: number } {
  const below = thing.top + thing.height + APART;
  const top = below + tip.height <= screen.height ? below : Math.max(APART, thing.top - tip.height - APART);
  const left = thing.left + thing.width / 2 - tip.width / 2;
  return { left: Math.max(APART, Math.min(left, screen.width - tip.width - APART)), top };
}
