import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import About, { aboutOf } from "./About.svelte";
import Ask from "./Ask.svelte";
import { besides, near } from "./beside";

describe("About", () => {
  let shown: object;
  const tip = () => document.querySelector("[role=tooltip]")?.textContent ?? null;
  const thing = () => document.querySelector<HTMLElement>("#thing")!;
  const pointer = (name: string, type: string, more: object = {}) => {
    const event = new MouseEvent(name, { bubbles: true, cancelable: true, ...more });
    Object.assign(event, { pointerType: type });
    thing().dispatchEvent(event);
    flushSync();
    return event;
  };

  /** The pointer comes to the thing by a movement. */
  const come = () => ["pointerover", "pointermove"].forEach((name) => pointer(name, "mouse", { clientX: 5 }));

  beforeEach(() => {
    vi.useFakeTimers();
    app.words = english;
    document.body.innerHTML = '<button id="thing" title="5 mice" data-about="felicity-about-mice">x</button>';
    shown = mount(About, { target: document.body });
    flushSync();
  });
  afterEach(() => {
    void unmount(shown);
    vi.useRealTimers();
  });

  const after = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  };

  describe("what a thing is and does", () => {
    it("is told where the pointer rests: its title, and the text it names", () => {
      come();
      expect(tip()).toBeNull();
      after(400);
      expect(tip()).toBe("5 mice. Mice: money to bid with, and at the end a point each.");
      expect(thing().hasAttribute("title"), "the browser does not tell it as well").toBe(false);
      document.body.dispatchEvent(
        Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType: "mouse" }),
      );
      flushSync();
      expect([tip(), thing().title]).toEqual([null, "5 mice"]);
    });

    it("is told after a movement only: not of what came to lie under a pointer that stays, nor of what it has pressed", () => {
      document.dispatchEvent(Object.assign(new MouseEvent("pointermove", { clientX: 5 }), { pointerType: "mouse" }));
      come();
      after(600);
      expect([tip(), thing().hasAttribute("title")]).toEqual([null, false]);
      pointer("pointermove", "mouse", { clientX: 6 });
      after(400);
      expect(tip()).toContain("5 mice");
      pointer("pointerdown", "mouse", { clientX: 6 });
      pointer("pointermove", "mouse", { clientX: 7 });
      after(600);
      expect(tip()).toBeNull();
    });

    it("is told below a finger that stays, which is then no click", () => {
      const clicked = vi.fn();
      thing().addEventListener("click", clicked);
      pointer("pointerdown", "touch");
      after(600);
      expect(tip()).toContain("5 mice");
      pointer("pointerup", "touch");
      thing().click();
      expect(clicked).not.toHaveBeenCalled();
      thing().click();
      expect(clicked, "the next one is").toHaveBeenCalledOnce();
    });

    it("is not told below a finger that taps or moves", () => {
      pointer("pointerdown", "touch");
      pointer("pointerup", "touch");
      after(600);
      expect(tip()).toBeNull();
      pointer("pointerdown", "touch");
      pointer("pointermove", "touch", { clientX: 30 });
      after(600);
      expect(tip()).toBeNull();
    });

    it("goes with Escape", () => {
      come();
      after(400);
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      flushSync();
      expect(tip()).toBeNull();
    });
  });

  describe("what is told", () => {
    it("says nothing that is printed there: but what is only read aloud, or has no room, is not printed", () => {
      const words = app.words;
      const about = (inner: string, title: string) => {
        document.body.insertAdjacentHTML("beforeend", `<button id="other" title="${title}">${inner}</button>`);
        const other = document.querySelector("#other")!;
        const told = aboutOf(other, words);
        Object.defineProperty(other, "scrollWidth", { value: 90 });
        const cut = aboutOf(other, words);
        other.remove();
        return [told, cut];
      };
      expect(about("<b>5 Mice</b>, all", "5 mice.")).toEqual(["", "5 mice."]);
      expect(about('<i></i><span class="hidden">5 mice</span>', "5 mice")[0]).toBe("5 mice");
      expect(about('<i></i><span style="clip-path: inset(50%)">5 mice</span>', "5 mice")[0]).toBe("5 mice");
      expect(about("15 mice", "5 mice")[0]).toBe("5 mice");
    });
  });
});

describe("Ask", () => {
  // A question before something that cannot be taken back.

  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  }; // jsdom opens no windows
  let shown: object | null = null;
  afterEach(() => void (shown && unmount(shown)));

  it("takes no key for an answer that is still held down from what asked it", () => {
    app.words = english;
    const answer = vi.fn();
    shown = mount(Ask, { target: document.body, props: { text: "Really?", answer } });
    flushSync();
    const yes = document.querySelector<HTMLButtonElement>("dialog .primary")!;
    const press = (repeat: boolean) =>
      yes.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true, cancelable: true }));
    expect([press(true), press(false)]).toEqual([false, true]); // what a browser makes of a key, it does not where it is prevented
    expect(answer).not.toHaveBeenCalled();
    yes.click();
    expect(answer).toHaveBeenCalledWith(true);
  });
});

const SCREEN = { left: 0, top: 0, width: 1000, height: 800 };
const CARD = { width: 300, height: 200 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("a window beside a thing", () => {
  it("stands to the right, as high as the thing", () => {
    expect(besides(box(100, 150, 200, 100), CARD, SCREEN, [])).toEqual({ left: 310, top: 150 });
  });

  it("stands to the left of what is at the right edge", () => {
    expect(besides(box(750, 150, 200, 100), CARD, SCREEN, [])).toEqual({ left: 440, top: 150 });
  });

  it("does not reach beyond its room", () => {
    expect(besides(box(100, 750, 200, 100), CARD, SCREEN, []).top).toBe(600);
    expect(besides(box(100, -50, 200, 100), CARD, SCREEN, []).top).toBe(0);
  });

  it("covers least of what is to be seen", () => {
    const right = box(320, 100, 200, 200);
    expect(besides(box(100, 150, 200, 100), CARD, SCREEN, [right])).toEqual({ left: 50, top: 260 });
    const below = box(0, 300, 310, 400);
    expect(besides(box(100, 230, 200, 100), CARD, SCREEN, [right, below])).toEqual({ left: 50, top: 20 });
  });

  it("stays in the room that it is given, and leaves what lies below alone", () => {
    const room = box(50, 60, 800, 440);
    expect(besides(box(60, 380, 200, 100), CARD, room, [])).toEqual({ left: 270, top: 300 });
    expect(besides(box(60, 520, 400, 200), CARD, room, [])).toEqual({ left: 470, top: 300 });
  });

  it("stands in the middle of the screen where nothing fits", () => {
    expect(besides(box(100, 100, 200, 100), CARD, box(0, 0, 320, 300), [])).toEqual({ left: 10, top: 50 });
  });
});

describe("a tip about a thing", () => {
  const phone = { width: 360, height: 740 };
  const tip = { width: 200, height: 60 };

  it("stands below it, within the screen, or above it at the end of the screen", () => {
    expect(near(box(0, 10, 20, 20), tip, phone, [])).toEqual({ left: 8, top: 40 });
    expect(near(box(330, 700, 20, 20), tip, phone, [])).toEqual({ left: 152, top: 630 });
  });

  it("covers nothing that is dear, where there is room: it stands beyond, or at a side", () => {
    const rows = [0, 1, 2, 3].map((row) => box(8, 300 + row * 50, 344, 44));
    expect(
      near(
        rows[1]!,
        tip,
        phone,
        rows.filter((_, row) => row !== 1),
      ),
    ).toEqual({ left: 80, top: 230 });
    const columns = [box(0, 0, 1000, 90), box(0, 150, 1000, 640)];
    expect(near(box(100, 100, 40, 40), { width: 200, height: 40 }, SCREEN, columns)).toEqual({ left: 150, top: 100 });
  });
});
