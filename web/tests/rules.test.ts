// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

// The client shows what the server tells: no source of it says or redoes a rule.

const SOURCES = join(import.meta.dirname, "../src");
const sources = globSync("**/*.{ts,svelte}", { cwd: SOURCES })
  .filter((name) => !name.endsWith(".test.ts"))
  .sort();

/** Drawings hold letters before numbers too: what consists of the signs of a path is one. */
const PATH = /(["'`])[MLHVCSQTAZmlhvcsqtaz\d\s.,-]+\1/g;

const OWN = "energy|money|stars|bank|points|suspicion|mice|score|visible|highest_bid|markers";
const TELLTALES: Record<string, RegExp> = {
  "the id of a clause": /(?<![-\w])[A-Z]\d?-X?\d+/,
  "arithmetic on a chance": /\w*(chance|likely|odds)\w*( \?\? \d)?\)? [*/+-] |[*/+-] \(?\w*(chance|likely|odds)/i,
  "arithmetic on what somebody has": new RegExp(`(?<!scene|clock)\\.(${OWN})\\b( \\?\\? 0)?\\)? [-+*/] (?!/)`),
  "arithmetic on an option": /\boptions(\.\w+|\[[^\]]*\])( \?\? \d+)?\)? [-+*/] (?!\/)/,
  "a case for a card by its name": /\.(starts|ends)With\("[a-z]+-?[a-z]+"\)[^?]*\? -?\d/,
  "a name for a number": /^\s*\[?-?\d+\]?: "[a-z][a-z-]*",?$/,
  "a case for so many players, or for an edition by its number":
    /\b(players|edition\w*(\([^()]*\))?) ([<>]=?|===|!==) \d|\]\.includes\(edition/,
};

/** What tells of rules in a source, line by line. */
const told = (source: string) =>
  source
    .replaceAll(PATH, '""')
    .split("\n")
    .flatMap((line, at) =>
      Object.entries(TELLTALES).flatMap(([what, found]) =>
        found.test(line) ? [`${at + 1}: ${what}: ${line.trim()}`] : [],
      ),
    );

describe("the client contains no rules", () => {
  it("has sources to look at", () => expect(sources.length).toBeGreaterThan(150));

  it.each(sources)("%s", (name) => expect(told(readFileSync(join(SOURCES, name), "utf8"))).toEqual([]));
});

describe("a telltale", () => {
  it.each([
    "/** Rows of a crib that are in play. [O-08] */",
    "return `${what}. [H5-15]`;",
    "/** Crates. [O-X28] */",
    "likely.map((chance) => chance / 6);",
    "sum += likely * ways;",
    "const purse = (own?.mice ?? 0) + (own?.bid ?? 0);",
    "return view.seats[seat].energy - more;",
    "const least = view.highest_bid + 1;",
    '  8: "canned",',
    'Math.max(0, Number(view.options["changes"] ?? 0) - own.changes)',
    'const weight = view.seats[seat].active.some((card) => card.endsWith("megaphone")) ? 2 : 1;',
    "const rows = view.players === 2 ? 5 : 4;",
    "if (editionOf(view) > 3) return null;",
    "[1, 5].includes(editionOf(view))",
  ])("is found: %s", (line) => expect(told(line).length).toBe(1));

  it.each([
    '<path d="M-26 -26L26 20M0 -12H-33V-3" />',
    '<p title={words.text("goons-table-chance-goal", { chance })}></p>',
    "bank: scene.bank + mice",
    'const food = view.edition === "v5";',
    "// utf-8, SHA-256",
    "code.replaceAll(/[^A-Z0-9]/g, '')",
    "Math.round(clock.bank / 60)",
  ])("is not found: %s", (line) => expect(told(line)).toEqual([]));
});
