// What this browser stores for its player. Nothing else touches its storage, which may hold anything or refuse everything:
// what it does not take lasts as long as the page.
import { untrack } from "svelte";

/** A check of a stored value, which may come from another version or have been edited by hand. */
export type Form<T> = (found: unknown) => found is T;
export type Forms<T> = { readonly [K in keyof T]-?: Form<T[K]> };

export const isText = (found: unknown): found is string => typeof found === "string";
export const isFlag = (found: unknown): found is boolean => typeof found === "boolean";
export const isNumber = (found: unknown): found is number => Number.isFinite(found);
export const isCount = (found: unknown): found is number => Number.isSafeInteger(found) && (found as number) >= 0;
export const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);
export const oneOf =
  <T>(values: readonly T[]): Form<T> =>
  (found): found is T =>
    (values as readonly unknown[]).includes(found);
export const orNull =
  <T>(form: Form<T>): Form<T | null> =>
  (found): found is T | null =>
    found === null || form(found);
export const listOf =
  <T>(form: Form<T>): Form<T[]> =>
  (found): found is T[] =>
    Array.isArray(found) && found.every(form);
export const objectOf =
  <T extends object>(forms: Forms<T>): Form<T> =>
  (found): found is T =>
    isRecord(found) && Object.entries<Form<unknown>>(forms).every(([key, form]) => form(found[key]));

/** The entries of a list that are of a form. */
export const entries = <T>(found: unknown, form: Form<T>): T[] => (Array.isArray(found) ? found.filter(form) : []);

/** An object field by field: the usual value where one is missing or is none of those allowed. */
export function fields<T extends object>(found: unknown, forms: Forms<T>, usual: T): T {
  const known = isRecord(found) ? found : {};
  const own = Object.entries<Form<unknown>>(forms).filter(([key, form]) => form(known[key]));
  return { ...usual, ...Object.fromEntries(own.map(([key]) => [key, known[key]])) };
}

/** What this browser has refused to keep so far. */
export const unkept = $state({ values: false, seats: false });

class Stored {
  private readonly held = new Map<string, string>();
  /** A counter for each key that grows with its changes: reading it makes the reader reactive. */
  private readonly changes: Record<string, number> = $state({});
  private cleared = $state(0);

  /** `missed`: it is told where the place refuses. */
  constructor(
    private readonly place: () => Storage,
    private readonly missed: boolean,
  ) {}

  /** What is stored under a key; null where that is nothing, or nothing that can be read. Who draws it hears of changes. */
  read(key: string): unknown {
    void [this.cleared, this.changes[key]];
    try {
      return JSON.parse(this.held.get(key) ?? this.place().getItem(key) ?? "null");
    } catch {
      return null;
    }
  }

  write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    try {
      this.place().setItem(key, text);
      this.held.delete(key);
    } catch {
      this.held.set(key, text);
      unkept.values ||= this.missed;
    }
    this.changed(key);
  }

  remove(key: string): void {
    this.held.delete(key);
    try {
      this.place().removeItem(key);
    } catch {
      // It was never stored.
    }
    this.changed(key);
  }

  /** A key has another value, here or by another tab; null: all may have. */
  changed(key: string | null): void {
    untrack(() => {
      if (key === null) this.cleared += 1;
      else this.changes[key] = (this.changes[key] ?? 0) + 1;
    });
  }
}

/** What all tabs share. What is stored is read anew before part of it is written: another tab may have changed the rest. */
export const stored = new Stored(() => localStorage, true);
/** What belongs to this tab alone, and survives a reload where possible. */
export const ofTab = new Stored(() => sessionStorage, false);

globalThis.addEventListener?.("storage", ({ key }) => stored.changed(key));

/** Look once whether this browser keeps anything, before somebody relies on it. */
export function tryStorage(): void {
  stored.write("rascals-try", 0);
  stored.remove("rascals-try");
}

/** Whether this browser keeps cookies, in which it proves its seats. It must be tried: `navigator.cookieEnabled` may say so where none are kept. */
export function keepsCookies(): boolean {
  try {
    document.cookie = "rascals-try=1; SameSite=Lax";
    const kept = document.cookie.includes("rascals-try=1");
    document.cookie = "rascals-try=; Max-Age=0; SameSite=Lax";
    return kept;
  } catch {
    return false;
  }
}
