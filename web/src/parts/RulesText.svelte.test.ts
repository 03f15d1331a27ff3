import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { until } from "../../tests/patience";
import { source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import RulesText from "./RulesText.svelte";

const html = '<h1>G</h1><h2 data-asked="place">One</h2><p>1</p><h2 data-asked="open bid">Two</h2><p>2</p>';
let shown: object;

beforeEach(() => {
  app.words = new Words("en", source("en"));
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify({ html }))),
  );
  vi.stubGlobal("CSS", { escape: (text: string) => text });
});
afterEach(() => {
  void unmount(shown);
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

async function opened(asked: string, more = {}) {
  shown = mount(RulesText, { target: document.body, props: { game: "felicity", asked, ...more } });
  await until(() => expect(document.querySelector("h2")).not.toBeNull());
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

it("lists its chapters, and what follows it, where that is wanted; each leads there", async () => {
  await opened("", { contents: true, also: [{ id: "more", text: "More" }] });
  const links = [...document.querySelectorAll<HTMLAnchorElement>("nav a")];
  expect(links.map(({ textContent }) => textContent)).toEqual(["One", "Two", "More"]);
  links[1]!.click();
  expect(document.activeElement?.textContent).toBe("Two");
  expect(location.hash).toBe(links[1]!.getAttribute("href"));
});
