import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HOLD, TREMBLE } from "../parts/finger";
import { Drag } from "./drag.svelte";

const board = document.createElement("div");
const dropped = vi.fn();
const drag = new Drag<string, number>(({ clientX }) => (clientX >= 100 ? 1 : null), dropped);
let away: (() => void) | void;

beforeEach(() => {
  vi.useFakeTimers();
  dropped.mockClear();
  document.body.append(board);
  away = drag.watched(board);
});
afterEach(() => {
  away?.();
  board.remove();
  vi.useRealTimers();
});

type Kind = "mouse" | "touch" | "pen";
function pointer(name: string, pointerType: Kind, x = 0, isPrimary = true): PointerEvent {
  const event = Object.assign(new MouseEvent(name, { bubbles: true, clientX: x, clientY: 0 }), {
    pointerType,
    isPrimary,
  }) as unknown as PointerEvent;
  board.dispatchEvent(event);
  return event;
}
const down = (kind: Kind) => drag.take(pointer("pointerdown", kind), "card");
/** Whether a finger that moves now would scroll the page. */
function scrolls(): boolean {
  const event = new Event("touchmove", { bubbles: true, cancelable: true });
  board.dispatchEvent(event);
  return !event.defaultPrevented;
}

it("takes what a mouse moves, at once; what it only trembles on was pressed", () => {
  down("mouse");
  pointer("pointermove", "mouse", TREMBLE);
  expect(drag.carried).toBeNull();
  pointer("pointermove", "mouse", TREMBLE + 1);
  expect([drag.carried, drag.by.x, drag.over]).toEqual(["card", TREMBLE + 1, null]);
  pointer("pointermove", "mouse", 120);
  expect(drag.over).toBe(1);
  pointer("pointerup", "mouse", 120);
  expect([dropped.mock.calls, drag.carried, drag.dragged]).toEqual([[["card", 1]], null, true]);
  vi.runAllTimers();
  expect(drag.dragged).toBe(false);
  down("mouse");
  pointer("pointerup", "mouse");
  expect([dropped.mock.calls.length, drag.dragged]).toEqual([1, false]);
});

it.each(["touch", "pen"] as const)("leaves the page to a %s that moves before it has stayed", (kind) => {
  down(kind);
  vi.advanceTimersByTime(HOLD - 1);
  expect(scrolls()).toBe(true);
  pointer("pointermove", kind, TREMBLE + 1);
  vi.runAllTimers();
  expect([drag.carried, scrolls()]).toEqual([null, true]);
  pointer("pointerup", kind, 120);
  expect([dropped.mock.calls, drag.dragged]).toEqual([[], false]);
});

it("takes what a finger stays on: it is carried, and nothing scrolls until it is let go", () => {
  down("touch");
  vi.advanceTimersByTime(HOLD);
  expect([drag.carried, scrolls()]).toEqual(["card", false]);
  pointer("pointermove", "touch", 120);
  pointer("pointerup", "touch", 120);
  expect([dropped.mock.calls, scrolls()]).toEqual([[["card", 1]], true]);
});

it("is a tap where a finger goes at once, and nothing where it held and went nowhere", () => {
  down("touch");
  pointer("pointerup", "touch");
  vi.runAllTimers();
  down("touch");
  vi.advanceTimersByTime(HOLD);
  pointer("pointerup", "touch");
  expect([drag.carried, dropped.mock.calls, drag.dragged]).toEqual([null, [], false]);
});

it("lets go when the browser takes the finger, when there are two, and when the board goes", () => {
  const ends = [
    () => pointer("pointercancel", "touch"),
    () => pointer("pointerdown", "touch", 5, false),
    () => away?.(),
  ];
  for (const end of ends) {
    down("touch");
    vi.advanceTimersByTime(HOLD);
    pointer("pointermove", "touch", 120);
    end();
    expect([drag.carried, drag.over, scrolls()]).toEqual([null, null, true]);
    pointer("pointerup", "touch", 120);
  }
  expect(dropped).not.toHaveBeenCalled();
});
