// One tab stop for a whole list: arrows move within it.

const PAGE = 10;

/** Where a key leads from a place in a list of `count`, which it never leaves; null for keys that lead nowhere. */
export function stepped(key: string, at: number, count: number): number | null {
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, PageUp: at - PAGE, PageDown: at + PAGE, Home: 0, End: count - 1 }[
    key
  ];
  return to === undefined ? null : Math.max(0, Math.min(to, count - 1));
}
