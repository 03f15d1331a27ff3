// The ways on for somebody who comes to a table without a seat for them.
import { beforeEach, expect, it, vi } from "vitest";
import { all, press, put, texts } from "../../tests/page";
import { SEATS, source } from "../../tests/texts";
import * as api from "../lib/api";
import { app } from "../lib/app.svelte";
import { rememberTable } from "../lib/memory";
import { router } from "../lib/router.svelte";
import { Words } from "../lib/words";
import type { TableInfo } from "../wire";
import NoSeat from "./NoSeat.svelte";

const table = (more: object = {}) =>
  ({
    id: "t",
    game: "felicity",
    status: "playing",
    spectators: true,
    players: 3,
    data: {},
    edition: null,
    scores: null,
    ...more,
  }) as unknown as TableInfo;
const ways = () => all("a").map((link) => link.getAttribute("href"));

beforeEach(() => {
  localStorage.clear();
  app.words = new Words("en", source("en"), SEATS);
});

it("lead to the seats of spectators, to the replay, or back to one's own seat", () => {
  put(NoSeat, { table: table() });
  expect([ways(), texts("a")]).toEqual([["/t/t"], ["Watch"]]);
  put(NoSeat, { table: table({ status: "over", scores: [1, 2, 3] }) });
  expect(ways()).toEqual(["/r/t"]);
  put(NoSeat, { table: table({ status: "over" }) });
  expect(ways()).toEqual([]);
  put(NoSeat, { table: table({ spectators: false }) });
  expect([ways(), texts(".hint")[0]]).toEqual([[], expect.stringContaining("admits no spectators")]);
  rememberTable(table());
  put(NoSeat, { table: table({ spectators: false }) });
  expect([ways(), texts("a")]).toEqual([["/t/t"], ["Back to the table"]]);
});

it("make a table like it and go there; why that fails is told", async () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => undefined);
  const create = vi
    .spyOn(api, "create")
    .mockRejectedValueOnce(new api.ApiError(429, "rate", { id: "rate", args: { seconds: 5 } }, "no"));
  put(NoSeat, { table: table() });
  await press("A table like this");
  expect([all("[role=alert]").length, go.mock.calls.length]).toEqual([1, 0]);
  create.mockResolvedValueOnce({ table: table({ id: "new" }) } as any);
  await press("A table like this");
  expect(create.mock.calls[1]?.[0]).toMatchObject({ game: "felicity", players: 3 });
  expect([all("[role=alert]").length, go.mock.calls[0]?.[0]]).toEqual([0, "/t/new"]);
});
