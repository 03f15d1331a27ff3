// Waiting in tests: until something holds, however slow the machine is. Vitest alone would give up after a second.
import { vi } from "vitest";

const PATIENCE = 300_000; // milliseconds; they only end what hangs

/** Wait until a check throws nothing any more. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, PATIENCE);
