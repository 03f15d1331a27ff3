// Coming back: the game that waits for the reader is first of all, the others a press away.
import { beforeEach, expect, it, vi } from "vitest";
import { all, put, texts } from "../../tests/page";
import { until } from "../../tests/patience";
import { SEATS, source } from "../../tests/texts";
import { app } from "../lib/app.svelte";
import { keepGames, knownGames, type Game } from "../lib/mygames";
import { Words } from "../lib/words";
import Continue from "./Continue.svelte";

const game = (id: string, name: string, at: number, status: Game["status"] = "playing"): Game => ({
  id,
  game: name,
  at,
  you: 0,
  names: ["Ana", "Bo"],
  status,
  scores: null,
  winners: null,
});
const told = (id: string, acting: number[], status = "playing") => ({
  table: { id, status, seats: [{ name: "Ana" }, { name: "Bo" }] },
  you: 0,
  turn: acting.includes(0),
  acting,
  deadline: null,
});
const ways = () => all("a").map((link) => link.getAttribute("href"));

let answer: (found: object[]) => void;
let answered: Promise<object[]>;
const asked = vi.fn(async () => Response.json(await answered));

beforeEach(() => {
  app.words = new Words("en", source("en"), SEATS);
  answered = new Promise((done) => (answer = done));
  vi.stubGlobal("fetch", asked);
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
});

it("is nothing where no game goes on", () => {
  keepGames([game("c", "heist", 3, "over")]);
  put(Continue, {});
  expect(all("section")).toEqual([]);
});

it("leads to the game whose turn it is, as soon as that is known; one that the server does not know is forgotten", async () => {
  keepGames([
    game("gone", "goons", 4),
    game("a", "felicity", 3),
    game("b", "goodcritters", 2),
    game("c", "heist", 1, "over"),
  ]);
  put(Continue, {});
  await until(() => expect(asked).toHaveBeenCalled());
  expect([texts("section > a"), texts("summary")]).toEqual([[], ["2 more games"]]);
  answer([told("a", [1]), told("b", [0])]);
  await until(() => expect(texts("section > a")).toEqual(["Continue: GoodCritters, Your turn"]));
  expect([ways(), texts("summary")]).toEqual([["/t/b", "/t/a"], ["One more game"]]);
  expect(texts("li")[0]).toMatch(/Waiting for .?Bo.?\. .?Bo.?$/);
  expect(knownGames().map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

it("stands there at once where there is one, and says that it has ended meanwhile", async () => {
  keepGames([game("d", "heist", 5)]);
  put(Continue, {});
  expect(texts("section > a")).toEqual(["Continue: Critter Heist,"]);
  await until(() => expect(asked).toHaveBeenCalled());
  answer([told("d", [], "over")]);
  await until(() => expect(texts("section > a")).toEqual(["Critter Heist, Game over"]));
});
