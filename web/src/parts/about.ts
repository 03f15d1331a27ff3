// What a thing on the table says about itself, and where that is told.
import type { Words } from "../lib/words";
import { near, type Spot } from "./beside";

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
  const told: string[] = [];
  for (const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT); texts.nextNode();) {
    const around = texts.currentNode.parentElement!;
    if (!around.closest(".hidden, [hidden], title, desc") && !clipped(around, thing))
      told.push(texts.currentNode.nodeValue ?? "");
  }
  return told.join(" ");
}

/** Whether something within a thing is only read aloud, as there is no room for it. */
function clipped(element: Element, thing: Element): boolean {
  return (
    getComputedStyle(element).clipPath === "inset(50%)" ||
    (element !== thing && element.parentElement !== null && clipped(element.parentElement, thing))
  );
}

const plain = (text: string) =>
  ` ${text
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** Whether a text has no room, so that not all of it can be seen. */
const isCut = (thing: Element) => thing.scrollWidth > thing.clientWidth + 1;

/** What a tip never covers: what is pressed to decide, and what is asked. */
const DEAR = ":is([data-asked] :is(button, a, input, select, summary):not(:disabled), .status > *)";

/** Where a tip about a thing stands now. */
export function placeOf(tip: Element, thing: Element): Spot {
  const dear = [...document.querySelectorAll(DEAR)].filter((one) => !one.contains(thing) && !thing.contains(one));
  const screen = { width: document.documentElement.clientWidth, height: innerHeight };
  return near(
    thing.getBoundingClientRect(),
    tip.getBoundingClientRect(),
    screen,
    dear.map((one) => one.getBoundingClientRect()),
  );
}
