import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { beforeEach, describe, expect, it } from "vitest";
import type { TableInfo } from "../wire";
import { duty, fairness, pledge } from "./shuffle";

const SECRET = "5e".repeat(32);
const DRAFT = "d1".repeat(32);
const hashOf = (hex: string) => bytesToHex(sha256(hexToBytes(hex)));
const textHash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** A table of one seat that has pledged, as the server tells it, but for what a test changes. */
function told(hash: string, more: object = {}, seat: object = {}): TableInfo {
  const one = { seat: 0, pledge: hash, opened: false, nonce: null, ...seat };
  const usual = {
    id: "t",
    status: "open",
    commitment: hashOf(SECRET),
    calling: true,
    draft: DRAFT,
    secret: null,
    scores: null,
  };
  return { ...usual, seats: [one], ...more } as unknown as TableInfo;
}

function opened(hash: string, more: object = {}): TableInfo {
  const nonce = (duty(told(hash), 0) as { nonce: string }).nonce;
  const fingerprint = textHash(`${DRAFT}${JSON.stringify({ nonces: [nonce] })}`);
  return told(hash, { status: "playing", calling: false, fingerprint, ...more }, { opened: true, nonce });
}

describe("this browser's part in the shuffle", () => {
  beforeEach(() => localStorage.clear());

  it("is fair where the game follows from what stood when it was opened", () => {
    const hash = pledge();
    expect(fairness(opened(hash))).toBe("fair");
    expect(fairness(opened(hash, { status: "over", scores: [1], secret: SECRET }))).toBe("fair");
    expect(fairness(opened(hash, { fingerprint: "0".repeat(64) }))).toBe("unfair");
  });

  it("is not fair where a game that is over keeps its secret, or tells another", () => {
    const hash = pledge();
    expect(fairness(opened(hash, { status: "over", scores: [1], secret: null }))).toBe("unfair");
    expect(fairness(opened(hash, { status: "over", scores: [1], secret: "00".repeat(32) }))).toBe("unfair");
  });

  it("opens nothing as long as the server has not said what the game will be", () => {
    const hash = pledge();
    expect(duty(told(hash, { draft: null }), 0)).toBeNull();
    expect(duty(told(hash), 0)).toEqual({ nonce: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });
});
