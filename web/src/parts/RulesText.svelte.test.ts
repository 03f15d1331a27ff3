import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import RulesText from "./RulesText.svelte";

const html = '<h1>G</h1><h2 data-asked="place">One</h2><p>1</p><h2 data-asked="open bid">Two</h2><p>2</p>';
let shown: object;

beforeEach(() => {
  app.words = new Words("en", source("en"));
  vi.stubGlobal("fetch", vi.fn(async () => new Response(JSON.stringify({ html }))));
  vi.stubGlobal("CSS", { escape: (text: string) => text });
});
afterEach(() => {
  void unmount(shown);
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

async function opened(asked: string) {
  shown = mount(RulesText, { target: document.body, props: { game: "felicity", asked } });
  await vi.waitFor(() => expect(document.querySelector("h2")).not.toBeNull());
  await tick();
  flushSync();
}

it("opens at what is asked now", async () => {
  await opened("bid");
  expect(document.activeElement?.textContent).toBe("Two");
});

it("opens at its beginning where nothing is asked, or nothing is said of it", async () => {
  await opened("dance");
  expect(document.activeElement).toBe(document.body);
});
