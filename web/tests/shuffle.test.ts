// @vitest-environment node
// A browser pledges a number of its own, opens it for one deal only, and sees whether the game is dealt from what it saw.
import { beforeEach, describe, expect, it } from "vitest";
import { createHash } from "node:crypto";
import { type Duty, duty, fairness, pledge } from "../src/lib/shuffle";
import type { SeatInfo, TableInfo } from "../src/wire";

const hash = (hex: string) => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
const textHash = (text: string) => createHash("sha256").update(text).digest("hex");
const DRAFT = "d7".repeat(32);
const SECRET = "ab".repeat(32);
const THEIRS = "cd".repeat(32);

function table(mine: string | null, more: Partial<TableInfo> = {}, theirs: Partial<SeatInfo> = {}): TableInfo {
  const seat = (pledge: string | null) => ({ pledge, opened: false, nonce: null }) as SeatInfo;
  const seats = [seat(mine), { ...seat(hash(THEIRS)), ...theirs }];
  return {
    id: "t1",
    status: "open",
    calling: false,
    commitment: hash(SECRET),
    draft: DRAFT,
    seats,
    secret: null,
    ...more,
  } as TableInfo;
}
const asked = (given: Duty, key: "pledge" | "nonce") => (given as Record<string, string> | null)?.[key];

/** The table after the start, the player's number being `nonce`. */
function begun(mine: string, nonce: string, more: Partial<TableInfo> = {}, theirs: Partial<SeatInfo> = {}): TableInfo {
  const there = table(mine, { status: "playing", ...more }, { nonce: THEIRS, ...theirs });
  there.seats[0] = { ...there.seats[0]!, nonce };
  const nonces = JSON.stringify({ nonces: there.seats.map((seat) => seat.nonce) });
  return { ...there, fingerprint: textHash(`${DRAFT}${nonces}`), ...more };
}

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  globalThis.localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
});

describe("what is to be done", () => {
  it("pledges the hash of a fresh number when the seat has none, or one of another device", () => {
    const first = asked(duty(table(null), 0), "pledge");
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(asked(duty(table("ee".repeat(32)), 0), "pledge")).not.toBe(first);
    expect(duty(table(first!), 0)).toBeNull();
  });

  it("does nothing for those who watch, or once play has begun", () => {
    expect(duty(table(null), null)).toBeNull();
    expect(duty(table(null, { status: "playing" }), 0)).toBeNull();
  });

  it("opens its number when all are called for, and again if the answer was lost", () => {
    const mine = pledge();
    const nonce = asked(duty(table(mine, { calling: true }), 0), "nonce")!;
    expect(hash(nonce)).toBe(mine);
    expect(asked(duty(table(mine, { calling: true }), 0), "nonce")).toBe(nonce);
  });

  it("never opens a number for another commitment or other pledges, and pledges again after that", () => {
    const mine = pledge();
    duty(table(mine, { calling: true }), 0);
    expect(duty(table(mine, { calling: true, commitment: hash("00") }), 0)).toBeNull();
    expect(duty(table(mine, { calling: true }, { pledge: hash("11") }), 0)).toBeNull();
    expect(asked(duty(table(mine), 0), "pledge")).not.toBe(mine);
  });

  it("opens nothing as long as the server has not said what the game will be", () => {
    const mine = pledge();
    expect(duty(table(mine, { calling: true, draft: null }), 0)).toBeNull();
    expect(asked(duty(table(mine, { calling: true }), 0), "nonce")).toMatch(/^[0-9a-f]{64}$/);
  });

  it("does without storage", () => {
    globalThis.localStorage = {
      getItem: () => {
        throw new Error("refused");
      },
      setItem: () => {
        throw new Error("refused");
      },
    } as unknown as Storage;
    const mine = pledge();
    expect(hash(asked(duty(table(mine, { calling: true }), 0), "nonce")!)).toBe(mine);
  });
});

describe("whether the deal is fair", () => {
  function opened(): [string, string] {
    const mine = pledge();
    return [mine, asked(duty(table(mine, { calling: true }), 0), "nonce")!];
  }

  it("is, when pledges, numbers and the secret are those it saw", () => {
    const [mine, nonce] = opened();
    expect(fairness(begun(mine, nonce))).toBe("fair");
    expect(fairness(begun(mine, nonce, { status: "over", secret: SECRET }))).toBe("fair");
  });

  it("is not, when anything is another than it saw", () => {
    const [mine, nonce] = opened();
    expect(fairness(begun(mine, nonce, { commitment: hash("22".repeat(32)) }))).toBe("unfair");
    expect(fairness(begun(mine, nonce, { secret: "23".repeat(32) }))).toBe("unfair");
    expect(fairness(begun(mine, "24".repeat(32)))).toBe("unfair");
    expect(fairness(begun(mine, nonce, {}, { nonce: "25".repeat(32), pledge: hash("25".repeat(32)) }))).toBe("unfair");
    expect(fairness(begun(mine, nonce, {}, { nonce: "26".repeat(32) }))).toBe("unfair");
    expect(fairness(begun(mine, nonce, {}, { nonce: null }))).toBe("unfair");
    expect(fairness(begun(mine, nonce, { fingerprint: "27".repeat(32) }))).toBe("unfair");
  });

  it("is not, where a game that is over keeps its secret, or tells another", () => {
    const [mine, nonce] = opened();
    expect(fairness(begun(mine, nonce, { status: "over", scores: [1], secret: null }))).toBe("unfair");
    expect(fairness(begun(mine, nonce, { status: "over", scores: [1], secret: "00".repeat(32) }))).toBe("unfair");
  });

  it("is not asked where it took no part", () => {
    expect(fairness(begun(hash(THEIRS), THEIRS, { id: "t2" }))).toBeNull();
    expect(fairness(table(null))).toBeNull();
  });
});
