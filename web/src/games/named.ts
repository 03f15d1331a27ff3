// What the events of a line of the log name on a board, and how it is lit while the player points at that line.
import type { Attachment } from "svelte/attachments";
import type { LogEvent } from "./board";

const CELL = /^\d+,\d+$/;

const each = <T>(found: Iterable<T>): T[] => [...new Set(found)];

/** The seats that events name; `keys`: the names of values that are seats, as `Words.seats` has them. */
export function seatsNamed(events: readonly LogEvent[], keys: ReadonlySet<string>): number[] {
  const values = events.flatMap(({ args }) =>
    Object.entries(args).flatMap(([key, value]) => (keys.has(key) ? [value].flat() : [])),
  );
  return each(values.filter((value): value is number => typeof value === "number"));
}

/** The cells that events name, as `row,column`. */
export function cellsNamed(events: readonly LogEvent[]): string[] {
  const values = events.flatMap(({ args }) => Object.values(args));
  return each(values.filter((value): value is string => typeof value === "string" && CELL.test(value)));
}

/**
 * Attached to a board: marks, as `data-named`, the elements whose `data-at` is one of these places, also those that come
 * later. A map draws its cells itself (map/Named.svelte): an outline there would be as thin or thick as the map is near.
 */
export function lighting(places: readonly string[]): Attachment<HTMLElement> {
  return (board) => {
    if (places.length === 0) return;
    const light = (lit: readonly string[]) => {
      for (const one of board.querySelectorAll("[data-at]")) {
        if (one instanceof HTMLElement) one.toggleAttribute("data-named", lit.includes(one.dataset["at"] ?? ""));
      }
    };
    light(places);
    const changes = new MutationObserver(() => light(places));
    changes.observe(board, { subtree: true, childList: true, attributeFilter: ["data-at"] });
    return () => {
      changes.disconnect();
      light([]);
    };
  };
}
