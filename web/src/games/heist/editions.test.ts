// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, SEATS, source } from "../../../tests/texts";
import { Words } from "../../lib/words";
import { clauseOf, crittersOf, doesWhat, trapsOf, usesOf } from "./editions";

const GAME = join(import.meta.dirname, "../../../../src/rascals/games/heist");
const box = readFileSync(join(GAME, "box.toml"), "utf8");
const clauses = readFileSync(join(GAME, "RULES.md"), "utf8");
const art = (name: string) => readFileSync(join(import.meta.dirname, `../../art/${name}.svelte`), "utf8");
const EDITIONS = ["v1", "v2", "v3", "v4", "v5"];
const words = new Words("en", source("en"), SEATS);

/** A list of a section of the box: names or numbers. */
function listed(section: string, key: string): string[] {
  const part = box.slice(box.indexOf(`[${section}]`));
  const list = new RegExp(`^${key} = \\[([^\\]]*)\\]`, "m").exec(part)?.[1] ?? "";
  return list
    .split(",")
    .map((one) => one.trim().replaceAll('"', ""))
    .filter(Boolean);
}

/** Those of which an edition has some. */
const had = (edition: string, kind: string) =>
  listed(kind, "names").filter((_, index) => listed(`${edition}.${kind}`, "counts")[index] !== "0");

describe.each(EDITIONS)("%s", (edition) => {
  it("has the critters and traps of the box", () => {
    expect([...crittersOf(edition)].sort()).toEqual(had(edition, "critters").sort());
    expect([...trapsOf(edition)].sort()).toEqual(had(edition, "traps").sort());
  });

  it("uses up at once what the box says leaves with its only use", () => {
    const once = listed("critters", "names").filter((_, index) => listed(`${edition}.critters`, "once")[index] === "1");
    const leaving = crittersOf(edition).filter((critter) => usesOf(edition, critter) !== "twice");
    expect([...leaving].sort()).toEqual(once.filter((critter) => crittersOf(edition).includes(critter)).sort());
  });

  it.each(LANGUAGES)("says in %s what each does, under a clause that there is", (language) => {
    const told = new Words(language, source(language), SEATS);
    for (const name of [...crittersOf(edition), ...trapsOf(edition)]) {
      expect(doesWhat(told, edition, name), name).not.toBe("");
      expect(clauses, name).toContain(`**${clauseOf(told, edition, name)}**`);
    }
  });
});

it("tells of a critter what holds in the edition, not what came later", () => {
  expect(doesWhat(words, "v1", "squirrel")).toContain("2");
  expect(doesWhat(words, "v4", "squirrel")).toContain("4");
  expect(clauseOf(words, "v4", "mole")).toBe("H-18.mole.v2");
  expect(clauseOf(words, "v3", "pit")).toBe("H-22.pit.v2");
});

it("has a picture of every critter and trap", () => {
  for (const critter of listed("critters", "names")) expect(art("Critter")).toContain(`critter === "${critter}"`);
  for (const trap of listed("traps", "names")) expect(art("Trap")).toContain(`trap === "${trap}"`);
});
