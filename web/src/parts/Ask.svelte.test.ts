// A question before something that cannot be taken back.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import Ask from "./Ask.svelte";

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
}; // jsdom opens no windows
let shown: object | null = null;
afterEach(() => void (shown && unmount(shown)));

it("takes no key for an answer that is still held down from what asked it", () => {
  app.words = new Words("en", source("en"));
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
