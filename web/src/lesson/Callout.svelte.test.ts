import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Callout from "./Callout.svelte";

/** Frames in which a card that is never done would be placed again. */
const FRAMES = 5;
let shown: object;

afterEach(() => {
  void unmount(shown);
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

const frame = () => new Promise((done) => requestAnimationFrame(done));

async function frames() {
  for (let count = 0; count < FRAMES; count++) {
    await frame();
    flushSync();
  }
}

it("lets the page be once it stands, and moves it down only by what it covers", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(56);
  const board = document.body.appendChild(document.createElement("main"));
  const children = createRawSnippet(() => ({ render: () => "<p>Take a card.</p>" }));
  shown = mount(Callout, { target: document.body, props: { board, at: "", moment: 0, label: "Hint", slim: true, children } });
  await frames();
  expect(document.body.style.paddingTop).toBe("56px");
  const moved = vi.spyOn(document.documentElement.style, "setProperty");
  await frames();
  expect(moved).not.toHaveBeenCalled();
});
