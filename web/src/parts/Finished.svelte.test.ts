import { beforeEach, expect, it } from "vitest";
import { all, put, texts } from "../../tests/page";
import { SEATS, source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { Words } from "../lib/words";
import type { TableInfo } from "../wire";
import Finished from "./Finished.svelte";

beforeEach(() => (app.words = new Words("en", source("en"), SEATS)));

const over = (id: string, rematch: string | null = null) =>
  ({
    id,
    game: "felicity",
    data: {},
    winners: [1],
    rematch,
    seats: [
      { seat: 0, name: "Ana" },
      { seat: 1, name: "Bo" },
    ],
  }) as unknown as TableInfo;

it("tells who won each game that is over, and leads to its replay", () => {
  put(Finished, { tables: [over("a"), over("b")], seated: [] });
  expect(texts("li .hint")).toEqual(["Won by Bo", "Won by Bo"]);
  expect(all("li a").map((link) => link.getAttribute("href"))).toEqual(["/r/a", "/r/b"]);
});

it("passes on the invitation to the next game, until the reader sits there", () => {
  put(Finished, { tables: [over("a", "c")], seated: ["d"] });
  expect(document.querySelector("a.primary")?.getAttribute("href")).toBe("/t/c");
  put(Finished, { tables: [over("a", "c")], seated: ["c"] });
  expect(document.querySelector("a.primary")).toBeNull();
});

it("is not there without such games", () => {
  put(Finished, { tables: [], seated: [] });
  expect(document.querySelector("section")).toBeNull();
});
