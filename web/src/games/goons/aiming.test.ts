import { expect, it } from "vitest";
import { SEATS, source } from "../../../tests/texts";
import { Words } from "../../lib/words";
import { aimText } from "./aiming";
import { AT } from "./moves";

it("begins what is aimed at as a sentence does", () => {
  const text = aimText(new Words("fr", source("fr"), SEATS), {} as never, 0, { kinds: AT.B } as never);
  expect(text).toMatch(/^Boîte de nuit/);
});
