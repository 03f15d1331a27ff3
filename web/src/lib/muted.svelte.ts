// Whose talk the reader has muted, table by table: the same everywhere on the page.
import { keepMuted, readMuted } from "./memory";

const known: Record<string, number[]> = $state({});

/** The seats muted at a table. */
export function mutedAt(table: string): number[] {
  return known[table] ?? readMuted(table);
}

/** Mute a seat, or hear it again. */
export function mute(table: string, seat: number): void {
  const before = mutedAt(table);
  known[table] = before.includes(seat) ? before.filter((one) => one !== seat) : [...before, seat];
  keepMuted(table, known[table]);
}
