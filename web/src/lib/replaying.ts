// Moments and points of view of a replay.
import type { TableInfo } from "../wire";

/** A moment that exists: what was asked for, moved into the game. */
export function clampMoment(wanted: string, count: number): number {
  const n = Math.trunc(Number(wanted));
  return Number.isFinite(n) ? Math.min(Math.max(0, n), Math.max(0, count - 1)) : 0;
}

/** The point of view to ask for; a finished game shows everything unless a link says otherwise. */
export function povOf(wanted: string | null, table: TableInfo): string {
  const seats = table.seats.map((seat) => String(seat.seat));
  if (wanted && ["me", "public", "open", ...seats].includes(wanted)) return wanted;
  return table.status === "over" ? "open" : "public";
}

/** Where a key leads from a moment; null for keys that lead nowhere. */
export function steps(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return at - 1;
    case "ArrowRight":
      return at + 1;
    case "PageUp":
      return at - 10;
    case "PageDown":
      return at + 10;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
