// What a thing on the table says about itself, and where that is told.
import type { Words } from "../lib/words";

/** The nearest thing around a target that says something about itself. */
export function thingAt(target: EventTarget | null): Element | null {
  const thing = target instanceof Element ? target.closest("[title], [data-title], [data-about]") : null;
  return thing instanceof HTMLIFrameElement ? null : thing;
}

/** What a thing says: its title, and the text that `data-about` names; nothing where it is printed there already. */
export function aboutOf(thing: Element, words: Words | null | undefined): string {
  const title = thing.getAttribute("data-title") ?? thing.getAttribute("title") ?? "";
  const id = thing.getAttribute("data-about");
  const about = id && words?.has(id) ? words.text(id) : "";
  const told = [title, about].filter((text) => text !== "");
  if (told.every((text) => plain(printed(thing)).includes(plain(text))) && !isCut(thing)) return "";
  return told.join(/[.!?…]$/.test(title) ? " " : ". ");
}

/** The text that can be seen on a thing, without what only screen readers read. */
function printed(thing: Element): string {
  const copy = thing.cloneNode(true) as Element;
  copy.querySelectorAll(".hidden, [hidden], title, desc").forEach((unseen) => unseen.remove());
  return copy.textContent ?? "";
}

const plain = (text: string) => ` ${text.toLocaleLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;

/** Whether a text has no room, so that not all of it can be seen. */
const isCut = (thing: Element) => thing.scrollWidth > thing.clientWidth + 1;

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
