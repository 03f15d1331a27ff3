import { expect, it } from "vitest";
import { put } from "../../../tests/page";
import { SEATS, source } from "../../../tests/texts";
import { Words } from "../../lib/words";
import CritterCard from "./CritterCard.svelte";

const words = new Words("en", source("en"), SEATS);
const tip = () => document.querySelector<HTMLElement>("[data-critter]")!.title;

it("has a tip only where it may leave out what it does: elsewhere a tip repeats it and covers the other answers", () => {
  const given = { critter: "fox", edition: "v2", words, foot: "Hire: fox", onclick: () => undefined };
  put(CritterCard, given);
  expect(document.body.textContent).toContain("Hire: fox");
  expect(tip()).toBe("");
  put(CritterCard, { ...given, slim: true });
  expect(tip()).toContain("Hire: fox");
});
