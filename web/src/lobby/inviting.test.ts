// By which address others come to a table, as the page knows it.
import { describe, expect, it, vi } from "vitest";
import type { Reach } from "../wire";
import { Inviting } from "./inviting.svelte";

const OPEN: Reach = { alone: false, address: "http://192.0.2.7:8000", command: null };
const ALONE: Reach = { alone: true, address: "http://192.0.2.7:8000", command: "rascals serve" };
const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000` });
const settled = () => new Promise((done) => setTimeout(done));

describe("others come", () => {
  it.each(["127.0.0.1", "localhost", "[::1]"])("by the network's address, not by %s", async (hostname) => {
    const inviting = new Inviting(at(hostname), async () => OPEN);
    expect(inviting.settled).toBe(false);
    await settled();
    expect([inviting.settled, inviting.origin, inviting.alone]).toEqual([true, OPEN.address, null]);
  });

  it("by the address of the page, where that leads anybody here; the server is not asked", () => {
    const ask = vi.fn(async () => OPEN);
    const inviting = new Inviting(at("games.example"), ask);
    expect([inviting.settled, inviting.origin, ask.mock.calls.length]).toEqual([true, "http://games.example:8000", 0]);
  });

  it("not at all, where the server is for this machine alone", async () => {
    const inviting = new Inviting(at("127.0.0.1"), async () => ALONE);
    await settled();
    expect([inviting.alone, inviting.origin]).toEqual([ALONE, "http://127.0.0.1:8000"]);
  });

  it("by the page's address, where the server does not say or does not know", async () => {
    for (const ask of [async () => Promise.reject(new Error("away")), async () => ({ ...OPEN, address: null })]) {
      const inviting = new Inviting(at("127.0.0.1"), ask);
      await settled();
      expect([inviting.settled, inviting.origin, inviting.alone]).toEqual([true, "http://127.0.0.1:8000", null]);
    }
  });
});
