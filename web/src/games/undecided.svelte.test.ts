import type { Component } from "svelte";
import { expect, it } from "vitest";
import { all, key, put, settle } from "../../tests/page";
import { SEATS, source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { DEFAULTS } from "../lib/settings";
import { Words } from "../lib/words";
import GoodCritters from "./goodcritters/Board.svelte";
import { SCENES as ROUNDS } from "./goodcritters/recorded/scenes";
import Goons from "./goons/Board.svelte";
import { SCENES as TURNS } from "./goons/recorded/scenes";
import Heist from "./heist/Board.svelte";
import { SCENES as HEISTS } from "./heist/recorded/scenes";

// What is half done at a board ends with its decision, and with nothing else that may come.
app.words = new Words("en", source("en"), SEATS);
const count = (selector: string) => all(selector).length;
const click = (selector: string, at = 0) => all(selector)[at]!.click();

interface Case {
  Board: Component<any>;
  scene: any;
  begin: () => unknown;
  /** What shows that it is half done. */
  shown: () => unknown;
}

const CASES: Record<string, Case> = {
  "a cube taken up": {
    Board: Goons,
    scene: TURNS.take,
    begin: () => key("Enter", all("[role=application]")[0]),
    shown: () => count("[data-deeds] [data-space]"),
  },
  "a sealed bid": {
    Board: Goons,
    scene: TURNS.bid,
    begin: () => click(".bid .row .button", 1),
    shown: () => document.querySelector<HTMLInputElement>(".bid input")?.value,
  },
  "critters picked to be hired": {
    Board: Heist,
    scene: HEISTS.hire,
    begin: () => click(".hiring button[data-critter]"),
    shown: () => count('.hiring [aria-pressed="true"]'),
  },
  "a share": {
    Board: GoodCritters,
    scene: ROUNDS.share,
    begin: async () => {
      click("[data-place='0']");
      await settle();
      click("[data-den] [data-seat='2'] button.open");
    },
    shown: () => count("[data-place]"),
  },
};

it.each(Object.entries(CASES))("%s lasts while others act and while an earlier moment is looked at, and ends with its decision", async (_, { Board, scene, begin, shown }) => {
  const props: Record<string, any> = $state({
    view: scene.view, moves: scene.moves, you: scene.you, names: ["Ana", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"], events: [], words: app.words,
    play: async () => ({ ok: true }), why: async () => ({ legal: true }), preview: async (draft: string[]) => scene.previews?.[draft.join("; ")] ?? { moves: [], complete: true },
    pending: null, decision: 3, interactive: true, settings: { ...DEFAULTS, sound: "off", motion: "reduced" }, frame: 1, log: [],
  });
  put(Board, props);
  await settle();
  const nothing = shown();
  await begin();
  await settle();
  const begun = shown();
  expect(begun).not.toEqual(nothing);

  Object.assign(props, { view: structuredClone(scene.view), moves: [...scene.moves], frame: 2 });
  await settle();
  expect(shown()).toEqual(begun);

  const earlier = { ...structuredClone(scene.view), ...(scene.view.middle ? { middle: [] } : {}) };
  Object.assign(props, { view: earlier, moves: [], interactive: false, frame: 4 });
  await settle();
  Object.assign(props, { view: scene.view, moves: scene.moves, interactive: true, frame: 6 });
  await settle();
  expect(shown()).toEqual(begun);

  const next = scene.view.middle ? { ...scene.view, middle: [...scene.view.middle].reverse() } : scene.view;
  Object.assign(props, { view: next, decision: 4, frame: 7 });
  await settle();
  expect(shown()).toEqual(nothing);
});
