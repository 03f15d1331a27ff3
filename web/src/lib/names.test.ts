import { beforeEach, expect, it } from "vitest";
import { SEATS, source } from "../../tests/texts";
import { app } from "./app.svelte";
import { statusName } from "./names";
import { Words } from "./words";

beforeEach(() => (app.words = new Words("en", source("en"), SEATS)));

it("says of a table that it waits for players only while a seat is free", () => {
  const table = (status: string, ...kinds: string[]) =>
    statusName({ status, seats: kinds.map((kind) => ({ kind })) } as never);
  expect(table("open", "human", "open")).toBe("Waiting for players");
  expect(table("open", "human", "bot")).toBe("All seats taken");
  expect(table("playing", "human", "bot")).toBe("Playing");
});
