import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { put, settle, texts, until } from "../../tests/page";
import { english } from "../../tests/texts";
import * as api from "../lib/api";
import { app } from "../lib/app.svelte";
import { router } from "../lib/router.svelte";
import Editions from "./Editions.svelte";
import RulesText from "./RulesText.svelte";

describe("RulesText", () => {
  const html = '<h1>G</h1><h2 data-asked="place">One</h2><p>1</p><h2 data-asked="open bid">Two</h2><p>2</p>';
  let shown: object;

  beforeEach(() => {
    app.words = english;
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
});

describe("Editions", () => {
  const answer = (before: string, after: string) => ({
    title: "",
    same: before === after ? "nothing" : null,
    changes:
      before === after
        ? []
        : [
            { chapter: "A turn", topic: "turn", clauses: ["H3-13"], text: `turns, ${before} to ${after}` },
            { chapter: "Traps", topic: "pit", clauses: [], text: "pits" },
          ],
  });

  async function choose(number: number, edition: string): Promise<void> {
    const select = document.querySelectorAll("select")[number] as HTMLSelectElement;
    select.value = edition;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await settle();
  }

  beforeEach(() => router.go("/rules/heist", true));

  it("begins with what the address names, and puts there what is chosen", async () => {
    app.words = english;
    const asked = vi
      .spyOn(api, "editionChanges")
      .mockImplementation(async (_game, _language, before, after) => answer(before, after));
    router.go("/rules/heist?before=v1&after=v9", true);
    put(Editions, { game: "heist", editions: ["v1", "v2", "v3"] });
    await settle();
    expect(asked).toHaveBeenLastCalledWith("heist", "en", "v1", "v3"); // v9 is none
    expect(document.activeElement?.id).toBe("editions-heading");
    await choose(1, "v2");
    expect(asked).toHaveBeenLastCalledWith("heist", "en", "v1", "v2");
    expect(location.search).toBe("?before=v1&after=v2");
  });

  it("tells what differs between the two editions that are chosen, chapter by chapter", async () => {
    app.words = english;
    const asked = vi
      .spyOn(api, "editionChanges")
      .mockImplementation(async (_game, _language, before, after) => answer(before, after));
    put(Editions, { game: "heist", editions: ["v1", "v2", "v3"] });
    await settle();
    expect(asked).toHaveBeenLastCalledWith("heist", "en", "v2", "v3");
    expect(texts("h3")).toEqual(["A turn", "Traps"]);
    expect(document.querySelector("li")?.textContent).toContain("turns, v2 to v3");
    await choose(0, "v1");
    expect(asked).toHaveBeenLastCalledWith("heist", "en", "v1", "v3");
    expect(document.querySelector("li small")?.textContent).toBe("H3-13");
    await choose(1, "v1");
    expect(document.querySelectorAll("li")).toHaveLength(0);
    expect(document.body.textContent).toContain("nothing");
  });
});
