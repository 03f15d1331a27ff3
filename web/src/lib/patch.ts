// What has changed in a value, applied as RFC 6902 says: `add`, `remove` and `replace`, by JSON pointers.
import type { Difference } from "../wire";

type Parts = Record<string, unknown> | unknown[];

/** The value after the changes; nothing is changed in place, and what has not changed is the same object as before. */
export function patched<Value>(value: Value, changes: Difference[]): Value {
  const fresh = new Set<unknown>(); // objects made here, which may be written to
  return changes.reduce((whole: unknown, change) => at(whole, steps(change.path), change, fresh), value) as Value;
}

function steps(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function at(value: unknown, [step, ...deeper]: string[], change: Difference, fresh: Set<unknown>): unknown {
  if (step === undefined) return change.value;
  const parts = writable(value, fresh);
  if (deeper.length > 0) put(parts, step, at(part(parts, step), deeper, change, fresh));
  else if (change.op === "remove") remove(parts, step);
  else if (change.op === "add" && Array.isArray(parts))
    parts.splice(step === "-" ? parts.length : place(parts, step), 0, change.value);
  else put(parts, step, change.value);
  return parts;
}

function writable(value: unknown, fresh: Set<unknown>): Parts {
  if (typeof value !== "object" || value === null) throw new TypeError("a change within what has no parts");
  if (fresh.has(value)) return value as Parts;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  fresh.add(copy);
  return copy as Parts;
}

function part(parts: Parts, step: string): unknown {
  return Array.isArray(parts) ? parts[place(parts, step)] : parts[step];
}

function put(parts: Parts, step: string, value: unknown): void {
  if (Array.isArray(parts)) parts[place(parts, step)] = value;
  else parts[step] = value;
}

function remove(parts: Parts, step: string): void {
  if (Array.isArray(parts)) parts.splice(place(parts, step), 1);
  else delete parts[step];
}

/** The index a step means; an error where there is no such place. */
function place(parts: unknown[], step: string): number {
  const index = Number(step);
  if (!Number.isInteger(index) || index < 0 || index > parts.length) throw new RangeError(`no place ${step}`);
  return index;
}
