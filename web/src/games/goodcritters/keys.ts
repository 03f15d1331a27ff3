// What a key means at this table, and where arrows lead; `on` is the seat of the mat that has the focus.
import { ACTIONS } from "./display";
import type { Action } from "./view";

export type Press =
  | { kind: "action"; action: Action }
  | { kind: "ready" | "mats" | "answer" | "split" | "escape" }
  | { kind: "give"; number: number }
  | { kind: "walk"; way: Way }
  | { kind: "threaten" | "payoff" | "offer"; seat: number };

const ON_MAT: Record<string, "threaten" | "payoff" | "offer"> = { t: "threaten", p: "payoff", x: "offer" };
const ANYWHERE: Record<string, "ready" | "mats" | "answer" | "escape"> = {
  r: "ready",
  m: "mats",
  a: "answer",
  Escape: "escape",
};

export function keyOf(key: string, sharing: boolean, on: number | null): Press | null {
  if (/^\d$/.test(key)) {
    const action = ACTIONS[Number(key) - 1];
    return sharing ? { kind: "give", number: Number(key) } : action ? { kind: "action", action } : null;
  }
  if (sharing && key === "e") return { kind: "split" };
  const way = WAYS[key];
  if (way) return { kind: "walk", way };
  const deed = ON_MAT[key];
  if (on !== null && deed) return { kind: deed, seat: on };
  const other = ANYWHERE[key];
  return other ? { kind: other } : null;
}

// Arrow keys over the table: its rows lie below one another, mats, loot, one's own mat, what is asked.

export type Way = "left" | "right" | "up" | "down";

export const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const OPEN = ":not(:disabled, [tabindex='-1'])";
const ROWS = ["[data-den] [data-seat] button.open", "[data-place]", `.front button${OPEN}`, `.panel button${OPEN}`];

/** What is asked lies in the row of the loot as long as there is any to give, else in the last. */
const LOOT = 1;

/**
 * What an arrow key leads to from where the focus is: the next thing in its row, or what lies nearest in the next row
 * that has anything. From elsewhere to the first thing that is asked; from the loot, or the last row, no farther.
 */
export function walked(root: HTMLElement, from: Element | null, way: Way): HTMLElement | null {
  const rows = ROWS.map((row) => [...root.querySelectorAll<HTMLElement>(row)]);
  const at = rows.findIndex((row) => row.includes(from as HTMLElement));
  if (at < 0) return rows[LOOT]?.[0] ?? rows.at(-1)?.[0] ?? null;
  const row = rows[at]!;
  const place = row.indexOf(from as HTMLElement);
  if (way === "left" || way === "right")
    return row[(place + (way === "right" ? 1 : -1) + row.length) % row.length] ?? null;
  const on = way === "down" ? rows.slice(at + 1) : rows.slice(0, at).reverse();
  return nearest(on.find((one) => one.length > 0) ?? [], from!);
}

function nearest(row: readonly HTMLElement[], from: Element): HTMLElement | null {
  const middle = (one: Element) => {
    const box = one.getBoundingClientRect();
    return box.x + box.width / 2;
  };
  const x = middle(from);
  const far = (one: HTMLElement) => Math.abs(middle(one) - x);
  return row.reduce<HTMLElement | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null);
}
