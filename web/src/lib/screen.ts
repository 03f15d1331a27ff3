// What the screen is like, its pointer, and the wishes of its owner; when it is first touched, and when things on it move.
import { MediaQuery } from "svelte/reactivity";

/** Whether a media query matches, as reactive state; false in browsers that cannot tell. */
export function media(query: string): { readonly current: boolean } {
  try {
    return new MediaQuery(query);
  } catch {
    return { current: false };
  }
}

/** Whether a media query matches now. */
export function matches(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** Beside a table there is no room for what is said: it lies in a drawer. */
export const NARROW = "(max-width: 79.99rem), (max-height: 30rem)";

/** Resolves when the player first touches the page: what may only come then, or is not wanted sooner, waits for it. */
export const touched = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return;
  for (const kind of ["pointerdown", "keydown"])
    window.addEventListener(kind, () => resolve(), { once: true, capture: true });
});

/**
 * Tell whenever a thing may have come to lie elsewhere, or has left the page: when it, something around it or beside what
 * is around it changes its size, comes or goes; when anything is scrolled; when the window changes. What stands above a
 * thing moves it without changing it, so that to look at the thing alone is not enough. Returns what ends that.
 */
export function whereabouts(thing: Element, moved: () => void): () => void {
  const around = [...ancestors(thing)];
  const sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(moved);
  const watch = () => {
    sizes?.disconnect();
    for (const one of [thing, ...around.flatMap((outer) => [outer, ...outer.children])]) sizes?.observe(one);
  };
  const changes = new MutationObserver(() => {
    watch();
    moved();
  });
  for (const outer of around) changes.observe(outer, { childList: true });
  watch();
  addEventListener("scroll", moved, { passive: true, capture: true });
  addEventListener("resize", moved);
  return () => {
    sizes?.disconnect();
    changes.disconnect();
    removeEventListener("scroll", moved, { capture: true });
    removeEventListener("resize", moved);
  };
}

/** What is around an element, from its parent to the body. */
function* ancestors(element: Element): Generator<Element> {
  for (let outer = element.parentElement; outer && outer !== document.documentElement; outer = outer.parentElement)
    yield outer;
}
