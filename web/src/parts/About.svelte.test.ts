import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import About from "./About.svelte";
import { aboutOf } from "./about";

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
  app.words = new Words("en", source("en"));
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
