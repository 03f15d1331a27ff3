import { expect, it } from "vitest";
import { source } from "../../../tests/texts";
import type { Language } from "../../lib/settings";
import { Words } from "../../lib/words";
import { money } from "./money";

it.each<[Language, RegExp]>([
  ["en", /^\$8,000$/],
  ["de", /^8\.000\s\$$/],
  ["fr", /^8\s000\s\$$/],
])("writes thousands in %s as the sentences of the log do, those below ten too", (language, written) => {
  expect(money(new Words(language, source(language)), 8)).toMatch(written);
});
