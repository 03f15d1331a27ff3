// Where a card stands that speaks of a thing on the board, so that it never covers that thing.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Beside the board, as high as the thing; or as a strip at the lower or upper edge of the screen. */
export type Standing = { kind: "beside"; left: number; top: number; width: number } | { kind: "strip"; edge: "bottom" | "top" };

/** Pixels that a card beside the board needs, and takes at most. */
const LEAST = 260;
const MOST = 360;
const MARGIN = 16;
const FAR = 220;

const right = (box: Box) => box.left + box.width;
const bottom = (box: Box) => box.top + box.height;

/** Where the card stands. All boxes as they are on the screen; without a thing it stands beside the board's beginning. */
export function standing(thing: Box | null, board: Box, card: Size, screen: Size): Standing {
  const room = screen.width - right(board) - 2 * MARGIN;
  if (room < LEAST) return { kind: "strip", edge: edgeFor(thing, card, screen) };
  const middle = thing ? thing.top + Math.min(thing.height, screen.height) / 2 : board.top + card.height / 2;
  const lowest = Math.max(MARGIN, screen.height - card.height - MARGIN);
  const top = Math.min(lowest, Math.max(MARGIN, board.top, middle - card.height / 2));
  return { kind: "beside", left: right(board) + MARGIN, top, width: Math.min(MOST, room) };
}

/** The lower edge, unless the thing is there and the upper one is free of it. */
function edgeFor(thing: Box | null, card: Size, screen: Size): "bottom" | "top" {
  const below = thing !== null && bottom(thing) > screen.height - card.height;
  return below && thing.top >= card.height ? "top" : "bottom";
}

/** By how much the page must be scrolled for the thing to be seen whole, or its beginning, in what the strip leaves. */
export function scrollFor(thing: Box, screen: Size, strip: number): number {
  const free = screen.height - strip - 2 * MARGIN;
  const fits = thing.height <= free;
  if (fits && thing.top >= MARGIN && bottom(thing) <= screen.height - strip - MARGIN) return 0;
  return fits ? thing.top - MARGIN - (free - thing.height) / 2 : thing.top - MARGIN;
}

/** A line from the card to the thing; null where they touch, or are so far apart that it would run over much else. */
export function lineTo(thing: Box, from: { left: number; top: number }): { x1: number; y1: number; x2: number; y2: number } | null {
  const x2 = right(thing) + 4;
  if (from.left - x2 < 8 || from.left - x2 > FAR) return null;
  const y2 = Math.min(bottom(thing) - 4, Math.max(thing.top + 4, from.top));
  return { x1: from.left, y1: from.top, x2, y2 };
}
