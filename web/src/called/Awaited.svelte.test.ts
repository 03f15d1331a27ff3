import { expect, it, vi } from "vitest";
import { put, texts } from "../../tests/page";
import { until } from "../../tests/patience";
import { SEATS, source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { keepGames, type Game } from "../lib/mygames";
import { Words } from "../lib/words";
import Awaited from "./Awaited.svelte";

const game = (id: string, status: Game["status"]): Game => ({
  id,
  game: "felicity",
  at: 1,
  you: 0,
  names: ["Ana"],
  status,
  scores: null,
  winners: null,
});

it("counts the games that wait for the reader, of those that go on", async () => {
  app.words = new Words("en", source("en"), SEATS);
  keepGames([game("a", "playing"), game("b", "playing"), game("c", "over")]);
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const asked = vi.fn(async (_: string) =>
    Response.json(["a", "b"].map((id) => ({ table: { id }, you: 0, turn: id === "a", acting: [], deadline: null }))),
  );
  vi.stubGlobal("fetch", asked);
  put(Awaited, { at: { page: "settings" } });
  await until(() => expect(texts("[data-awaited]")).toEqual(["1One game waits for you"]));
  expect(asked.mock.calls.map(([address]) => address)).toEqual(["/api/v1/mine?tables=a,b"]);
  put(Awaited, { at: { page: "table", id: "a" } });
  await until(() => expect(asked.mock.lastCall?.[0]).toBe("/api/v1/mine?tables=b"));
  expect(texts("[data-awaited]"), "not the one that the reader is at").toEqual([]);
});
