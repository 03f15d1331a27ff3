// What a file may hold, whoever has written it: no more than a game has, and no text that steers. It is shown, never obeyed.
import type { EventInfo } from "../wire";

/** More moments, and events in all of them, than any game has. */
export const [MOMENTS, EVENTS] = [8_000, 16_000];
const [PLAYERS, LONGEST, PARTS, DEEPEST, LARGEST] = [12, 200, 200, 24, 10_000];

/** As the server refuses them in names: controls, ends of lines, marks and overrides of direction, half characters. */
// eslint-disable-next-line no-control-regex -- it looks for these
const STEERING = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ud800-\udfff]/u;
const NAME_LENGTH = 24;
const NAME = /^[a-z][a-z0-9_]{0,59}$/;

type Fields = Record<string, unknown>;

/** Whether a value is a short text of one line that can be shown as it is. */
export const word = (value: unknown): value is string =>
  typeof value === "string" && value.length <= LONGEST && !STEERING.test(value);
/** A name, no longer than the server takes them. */
export const nameOf = (value: string): string => [...value].slice(0, NAME_LENGTH).join("");
export const gameName = (value: unknown): value is string => typeof value === "string" && NAME.test(value);
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A number of players; null for what is none. */
export const playersOf = (value: unknown): number | null =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= PLAYERS ? (value as number) : null;

/** The seat that acted; null for none of the table's. */
export const seatIn = (value: unknown, players: number): number | null =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < players ? (value as number) : null;

/** The events of a moment; an error for what is none. */
export function eventsOf(given: unknown): EventInfo[] {
  if (!Array.isArray(given) || given.length > PARTS) throw new Error("no events");
  return given.map((one: unknown) => {
    const { event, args } = isFields(one) ? one : {};
    if (
      !gameName(event) ||
      !isFields(args) ||
      !Object.entries(args).every(([key, value]) => NAME.test(key) && told(value))
    )
      throw new Error("no event");
    return { event, args };
  });
}

/** Whether a value can be told in a line of the log: one, or some, or pairs of them. */
function told(value: unknown, depth = 2): boolean {
  if (Array.isArray(value)) return depth > 0 && value.length <= PARTS && value.every((one) => told(one, depth - 1));
  return (
    value === null ||
    typeof value === "boolean" ||
    word(value) ||
    (typeof value === "number" && Math.abs(value) <= LARGEST)
  );
}

const [CELLS, THINGS] = [10_000, 50_000];

/** Whether a view is one that a board may draw: not deep, and of no more things and no larger map than any game's. */
export const drawable = (view: unknown): view is Fields =>
  isFields(view) && shallow(view) && things(view) <= THINGS && cellsOf(view["size"]) <= CELLS;

const cellsOf = (size: unknown): number =>
  Array.isArray(size) ? size.reduce<number>((cells, one) => cells * Math.abs(Number(one)), 1) : 0;

/** All numbers of a view together: of each a board may draw as many things. */
function things(value: unknown): number {
  if (typeof value === "number") return Math.abs(value);
  return typeof value === "object" && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + things(one), 0)
    : 0;
}

/** Whether a value is no deeper than rules make views, and changes no object's prototype. */
export function shallow(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth < DEEPEST && Object.entries(value).every(([key, one]) => key !== "__proto__" && shallow(one, depth + 1));
}
