import { beforeEach, describe, expect, it, vi } from "vitest";
import { bringBack, Hints, momentOf } from "./hints.svelte";

const [place, bid] = [
  { text: "felicity-hint-place", at: "row", when: ["place"] },
  { text: "felicity-hint-bid", at: "bid", when: ["open", "bid"] },
];
const fetched = vi.fn(async () => ({ hints: [place!, bid!] }));
const at = (asked: string, round = 1) => ({ game: "felicity", round, asked });

async function hinted(): Promise<Hints> {
  const hints = new Hints({ hints: fetched });
  await hints.fetch("felicity");
  return hints;
}

beforeEach(() => {
  localStorage.clear();
  fetched.mockClear();
});

describe("hints", () => {
  it("are told while what they speak of is asked, and each once", async () => {
    const hints = await hinted();
    expect(hints.at(at("place"))).toBe(place);
    expect(hints.place(place!)).toEqual({ number: 1, count: 2 });
    hints.dismiss("felicity", place!);
    expect(hints.at(at("place"))).toBeNull();
    expect(hints.at(at("open"))).toBe(bid);
  });

  it("are told in the first round only, and only to who is asked", async () => {
    const hints = await hinted();
    expect(hints.at(at("place", 2))).toBeNull();
    expect(hints.at(at(""))).toBeNull();
  });

  it("are not told again on this device, nor asked for", async () => {
    const hints = await hinted();
    expect(hints.tells("felicity")).toBe(true);
    hints.finish("felicity");
    expect(hints.tells("felicity")).toBe(false);
    expect(hints.at(at("bid"))).toBeNull();
    expect((await hinted()).at(at("bid"))).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("are done when all have been read", async () => {
    const hints = await hinted();
    hints.dismiss("felicity", place!);
    hints.dismiss("felicity", bid!);
    await hinted();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("come back when that is wished", async () => {
    (await hinted()).finish("felicity");
    bringBack();
    expect((await hinted()).at(at("bid"))).toBe(bid);
  });

  it("know a moment by the game's own question", () => {
    const view = { game: "heist", round: 1, status: { id: "draw", args: {} } };
    expect(momentOf(view, true)).toEqual({ game: "heist", round: 1, asked: "draw" });
    expect(momentOf(view, false).asked).toBe("");
    expect(momentOf(null, true)).toEqual({ game: "", round: 0, asked: "" });
  });

  it("are counted on while they come: nothing is put in their place", async () => {
    const hints = new Hints({ hints: fetched });
    expect(hints.tells("felicity")).toBe(false);
    const coming = hints.fetch("felicity");
    expect(hints.tells("felicity")).toBe(true);
    await coming;
    expect(hints.tells("felicity")).toBe(true);
  });

  it("are none where the server does not tell them", async () => {
    fetched.mockRejectedValueOnce(new Error("away"));
    const hints = await hinted();
    expect(hints.at(at("bid"))).toBeNull();
    expect(hints.tells("felicity")).toBe(false);
  });
});
