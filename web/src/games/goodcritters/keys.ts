/** What a key means at this table; `on` is the seat of the mat that has the focus. */
import { type Action, ACTIONS } from "./view";
import { type Way, WAYS } from "./walking";

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
