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
