import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SEATS, source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import Status from "./Status.svelte";

let shown: ReturnType<typeof mount> | undefined;

function show(undo: (() => void) | null, past = false): HTMLButtonElement | undefined {
  const props = {
    text: "Your turn",
    mine: true,
    link: "online" as const,
    past,
    sending: false,
    now: () => undefined,
    undo,
  };
  shown = mount(Status, { target: document.body, props });
  flushSync();
  return [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === "Undo");
}

beforeEach(() => (app.words = new Words("en", source("en"), SEATS)));
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

it("offers to take the last move back, where that can be", () => {
  const undo = vi.fn();
  const button = show(undo);
  expect(button?.getAttribute("aria-keyshortcuts")).toBe("U Control+Z");
  button?.click();
  expect(undo).toHaveBeenCalledOnce();
});

it("has no such button where nothing can be taken back, nor while looking back", () => {
  expect(show(null)).toBeUndefined();
  if (shown) void unmount(shown);
  expect(show(() => undefined, true)).toBeUndefined();
});

it("shows that something was said, and leads to it: a sound is never alone", () => {
  const listen = vi.fn();
  const props = {
    text: "Your turn",
    mine: true,
    link: "online" as const,
    past: false,
    sending: false,
    now: () => undefined,
    undo: null,
  };
  shown = mount(Status, { target: document.body, props: { ...props, talk: 2, listen } });
  flushSync();
  const button = document.querySelector<HTMLButtonElement>("button.listen");
  expect([button?.getAttribute("aria-label"), button?.textContent?.trim()]).toEqual(["2 new messages", "2"]);
  button?.click();
  expect(listen).toHaveBeenCalledOnce();
  void unmount(shown);
  shown = mount(Status, { target: document.body, props });
  flushSync();
  expect(document.querySelector("button.listen")).toBeNull();
});
