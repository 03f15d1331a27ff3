// @vitest-environment node
import { describe, expect, it } from "vitest";
import { LANGUAGES, source, sources } from "../../../tests/texts";
import { Words } from "../../lib/words";
import { ACTIONS, GAME } from "./view";

describe("every text of the drawn table", () => {
  const files = sources().filter(([path]) => path.includes(GAME) && !path.endsWith(".test.ts"));
  const asked = files.flatMap(([, text]) =>
    [...text.matchAll(/\bsay\((?:words, )?"([a-z][\w-]*)"/g)].map((found) => found[1] ?? ""),
  );
  const made = [
    ...ACTIONS.flatMap((action) => [`card-${action}`, `about-${action}`]),
    ...["none", "down", "own", "up"].map((face) => `slot-${face}`),
    ...["ready", "chosen", "awaited"].map((lamp) => `lamp-${lamp}`),
    ...["yes", "no"].map((side) => `payoff-on-${side}`),
  ];

  it.each(LANGUAGES)("exists in %s", (language) => {
    const words = new Words(language, source(language));
    expect(asked.length).toBeGreaterThan(10);
    expect([...asked, ...made].filter((id) => !words.has(`${GAME}-table-${id}`))).toEqual([]);
  });
});

describe("every text of the end of a round", () => {
  const files = sources().filter(([path]) => path.includes(GAME) && !path.endsWith(".test.ts"));
  const asked = files.flatMap(([, text]) =>
    [...text.matchAll(/\bshow\("([a-z][\w-]*)"/g)].map((found) => found[1] ?? ""),
  );
  const made = [
    ...[
      "passes",
      "tie",
      "fails",
      "fuzz",
      "gain",
      "loss",
      "even",
      "loot",
      "payoffs",
      "promos",
      "share",
      "skim",
      "bonus",
    ],
    ...["rob", "guard", "payoff", "exchange"].flatMap((why) => [`${why}-in`, `${why}-out`]),
  ];

  it.each(LANGUAGES)("exists in %s, and none is left over", (language) => {
    const words = new Words(language, source(language));
    const there = words.ids(`${GAME}-show-`).map((id) => id.slice(`${GAME}-show-`.length));
    expect([...new Set([...asked, ...made])].sort()).toEqual(there.sort());
  });
});
