import { expect, it } from "vitest";
import { source } from "../../tests/texts";
import { type Language } from "./settings";
import { seatNames, Words } from "./words";

it.each<[Language, string]>([
  ["en", "a T-junction; exits; loot"],
  ["de", "a T-junction; exits; loot"],
  ["fr", "a T-junction\u00a0; exits\u00a0; loot"],
])("keeps several remarks apart as %s does", (language, line) => {
  const words = new Words(language, source(language));
  expect(words.series(["a T-junction", "exits", "loot"])).toBe(line);
  expect(words.series(["exits"])).toBe("exits");
  expect(words.series([])).toBe("");
});

it("keeps a name that is written to the left apart from what follows it, and others as they are", () => {
  const words = new Words("en", source("en"));
  const [left, right] = seatNames(words, "felicity", [
    { seat: 0, name: "שלום" },
    { seat: 1, name: "Zoë 4" },
  ]);
  expect([left, right]).toEqual(["\u2068שלום\u2069", "Zoë 4"]);
  expect(words.join([left!, "سلام", right!])).toBe("\u2068שלום\u2069, \u2068سلام\u2069, and Zoë 4");
});
