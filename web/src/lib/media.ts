// What the screen is like, its pointer, and the wishes of its owner.
import { MediaQuery } from "svelte/reactivity";

/** Whether it is so, for who draws it: it may change. A browser that cannot say says no. */
export function media(query: string): { readonly current: boolean } {
  try {
    return new MediaQuery(query);
  } catch {
    return { current: false };
  }
}

/** Whether it is so now. */
export function matches(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** Beside a table there is no room for what is said: it lies in a drawer. */
export const NARROW = "(max-width: 79.99rem), (max-height: 30rem)";
