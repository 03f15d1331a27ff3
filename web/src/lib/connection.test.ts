import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { snapshot, update, Wire } from "../../tests/wire";
import { join, kick } from "./api";
import { ANSWER_MS, Connection, JITTER_MS, type Link, PING_MS, PONG_MS, RETRY_MS, socketAddress } from "./connection";

describe("connection", () => {
  // A connection resumes where it stopped, sends what was not acknowledged again, and says how it is.

  const command = (id: string) => ({ type: "play" as const, id, decision: 1, move: "pass" });

  let wires: Wire[];
  let links: Link[];
  let gone: boolean;

  function connect(): Connection {
    return new Connection({
      open: () => {
        const wire = new Wire();
        wires.push(wire);
        return wire;
      },
      changed: (_, link) => links.push(link),
      gone: () => Promise.resolve(gone),
      random: () => 1,
    });
  }

  function online(): [Connection, Wire] {
    const connection = connect();
    wires[0]!.onopen?.();
    wires[0]!.says(snapshot(3));
    return [connection, wires[0]!];
  }

  beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    links = [];
    gone = false;
  });
  afterEach(() => vi.useRealTimers());

  describe("connecting", () => {
    it("greets first and is online with the first answer", () => {
      const connection = connect();
      expect(connection.link).toBe("connecting");
      wires[0]!.onopen?.();
      expect(wires[0]!.sent[0]).toEqual({ type: "hello", after: 0, run: null, changes: true });
      wires[0]!.says(snapshot(3));
      expect(connection.link).toBe("online");
    });

    it("comes back after a pause and asks to go on where it stopped", () => {
      const [connection, wire] = online();
      wire.says(update(4));
      wire.onclose?.();
      expect(connection.link).toBe("reconnecting");
      vi.advanceTimersByTime(RETRY_MS - 1);
      expect(wires).toHaveLength(1);
      vi.advanceTimersByTime(JITTER_MS + 1);
      wires[1]!.onopen?.();
      expect(wires[1]!.sent[0]).toEqual({ type: "hello", after: 4, run: "r1", changes: true });
      wires[1]!.says(update(5));
      expect(connection.link).toBe("online");
      expect(connection.state.seq).toBe(5);
    });

    it("resumes at once when a message is missing", () => {
      const [, wire] = online();
      wire.says(update(6));
      expect(wire.closed).toBe(true);
      wires[1]!.onopen?.();
      expect(wires[1]!.sent[0]).toEqual({ type: "hello", after: 3, run: "r1", changes: true });
    });

    it("tries at once when the network is back, and says so when it goes", () => {
      const [connection] = online();
      connection.network(false);
      expect(links.at(-1)).toBe("offline");
      connection.network(true);
      expect(wires).toHaveLength(2);
    });
  });

  describe("lag", () => {
    it("goes with a move as the last round trip measured, and not with talk", () => {
      const [connection, wire] = online();
      void connection.command(command("a"));
      expect(wire.of("play")[0].lag).toBe(0);
      const sent = wire.of("ping").at(-1).t;
      vi.advanceTimersByTime(140);
      wire.says({ type: "pong", t: sent, now: 0 });
      void connection.command(command("b"));
      expect(wire.of("play")[1].lag).toBe(140);
      void connection.command({ type: "say", id: "c", text: "hello", scope: "table" });
      expect(wire.of("say")[0]).not.toHaveProperty("lag");
    });
  });

  describe("questions", () => {
    it("that the server refuses are answered with nothing and are no news of the table", async () => {
      const [connection, wire] = online();
      const answer = connection.ask({ type: "preview", draft: ["nonsense"] });
      const { id } = wire.of("preview")[0];
      wire.says({ type: "reject", id, code: "illegal", reason: { id: "unknown-move", args: {} }, clause: null });
      expect(await answer).toBeNull();
      expect(connection.state.refused).toBeNull();
    });
  });

  describe("pings", () => {
    it("are sent steadily, and silence ends the connection", () => {
      const [connection, wire] = online();
      const before = wire.of("ping").length;
      vi.advanceTimersByTime(PING_MS * 2);
      expect(wire.of("ping").length).toBe(before + 2);
      vi.advanceTimersByTime(PONG_MS + PING_MS + ANSWER_MS);
      expect(connection.link).not.toBe("online");
      expect(wire.closed).toBe(true);
      vi.advanceTimersByTime(JITTER_MS);
      expect(wires).toHaveLength(2);
    });

    it("ask once after a sleep, whose silence says nothing", () => {
      const [connection, wire] = online();
      const asked = wire.of("ping").length;
      vi.setSystemTime(Date.now() + 3 * PONG_MS);
      vi.advanceTimersByTime(PING_MS);
      expect([connection.link, wire.of("ping").length]).toEqual(["online", asked + 1]);
      vi.advanceTimersByTime(ANSWER_MS - 1);
      wire.says({ type: "pong", t: 0, now: 0 });
      vi.advanceTimersByTime(ANSWER_MS);
      expect([connection.link, wires.length]).toEqual(["online", 1]);
    });

    it("ask at once when the page is looked at again; a connection that was lost is made at once", () => {
      const [connection, wire] = online();
      const asked = wire.of("ping").length;
      connection.awake();
      expect(wire.of("ping").length).toBe(asked + 1);
      wire.onclose?.();
      connection.awake();
      expect(wires).toHaveLength(2);
      connection.awake();
      expect(wires).toHaveLength(2);
    });

    it("keep it alive while they are answered", () => {
      const [connection, wire] = online();
      for (let i = 0; i < 10; i += 1) {
        vi.advanceTimersByTime(PING_MS);
        wire.says({ type: "pong", t: 0, now: 0 });
      }
      expect(connection.link).toBe("online");
    });
  });

  describe("commands", () => {
    it("are answered by what tells of them, not by their acknowledgement alone", async () => {
      const [connection, wire] = online();
      const answered = vi.fn();
      const answer = connection.command(command("a")).then(answered);
      expect(wire.of("play")).toEqual([{ ...command("a"), lag: 0 }]);
      wire.says({ type: "ack", id: "a", duplicate: false });
      await vi.advanceTimersByTimeAsync(0);
      expect(answered).not.toHaveBeenCalled();
      wire.says(update(4));
      await answer;
      expect(answered).toHaveBeenCalledWith({ id: "a", refused: null });
    });

    it("are not sent again once acknowledged, and answered by what a new connection tells", async () => {
      const [connection, wire] = online();
      const answer = connection.command(command("a"));
      wire.says({ type: "ack", id: "a", duplicate: false });
      wire.onclose?.();
      vi.advanceTimersByTime(RETRY_MS + JITTER_MS);
      wires[1]!.onopen?.();
      expect(wires[1]!.of("play")).toEqual([]);
      wires[1]!.says(snapshot(4));
      expect(await answer).toEqual({ id: "a", refused: null });
    });

    it("talk is answered by its acknowledgement", async () => {
      const [connection, wire] = online();
      const answer = connection.command({ type: "say", id: "c", text: "hello", scope: "table" });
      wire.says({ type: "ack", id: "c", duplicate: false });
      expect(await answer).toEqual({ id: "c", refused: null });
    });

    it("are sent again with the same id after a broken connection, until acknowledged", async () => {
      const [connection, wire] = online();
      const answer = connection.command(command("a"));
      wire.onclose?.();
      vi.advanceTimersByTime(RETRY_MS + JITTER_MS);
      wires[1]!.onopen?.();
      expect(wires[1]!.of("play")).toEqual([{ ...command("a"), lag: 0 }]);
      wires[1]!.says(update(4));
      wires[1]!.says({ type: "ack", id: "a", duplicate: true });
      expect((await answer).refused).toBeNull();
      expect(connection.state.pending).toEqual([]);
    });

    it("given while offline go with the next greeting, after it", () => {
      const [connection, wire] = online();
      wire.onclose?.();
      void connection.command(command("b"));
      vi.advanceTimersByTime(RETRY_MS + JITTER_MS);
      wires[1]!.onopen?.();
      expect(wires[1]!.sent.map((message) => message.type)).toEqual(["hello", "play", "ping"]);
    });

    it("tell why they were refused", async () => {
      const [connection, wire] = online();
      const answer = connection.command(command("a"));
      wire.says({ type: "reject", id: "a", code: "stale", reason: { id: "stale", args: {} }, clause: null });
      expect((await answer).refused?.code).toBe("stale");
    });

    it("leave questions without answer when the connection is lost", async () => {
      const [connection, wire] = online();
      const answer = connection.ask({ type: "why", move: "pass" });
      wire.onclose?.();
      expect(await answer).toBeNull();
      expect(await connection.ask({ type: "why", move: "pass" })).toBeNull();
    });
  });

  describe("farewells", () => {
    it.each(["kicked", "replaced"])("%s is final", (code) => {
      const [connection, wire] = online();
      wire.says({ type: "bye", code });
      vi.advanceTimersByTime(60_000);
      expect(connection.link).toBe("closed");
      expect(wires).toHaveLength(1);
    });

    it.each(["shutdown", "slow", "closed"])("%s is worth coming back", async (code) => {
      const [connection, wire] = online();
      wire.says({ type: "bye", code });
      expect(connection.link).toBe("reconnecting");
      await vi.advanceTimersByTimeAsync(RETRY_MS + JITTER_MS);
      expect(wires).toHaveLength(2);
    });

    it("closed is final when the table is gone", async () => {
      gone = true;
      const [connection, wire] = online();
      wire.says({ type: "bye", code: "closed" });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(connection.link).toBe("closed");
      expect(wires).toHaveLength(1);
    });
  });

  describe("addresses", () => {
    it("are secure where the page is", () => {
      expect(socketAddress("a/b", { protocol: "https:", host: "x.org" })).toBe("wss://x.org/ws/v1/tables/a%2Fb");
      expect(socketAddress("ab", { protocol: "http:", host: "x.org:81" })).toBe("ws://x.org:81/ws/v1/tables/ab");
    });
  });
});

describe("joining", () => {
  // The same joining sent twice leads to one seat: it bears one id until it is known what became of it.
  let answer: () => Promise<Response>;
  const sent: any[] = [];

  beforeEach(() => {
    sent.length = 0;
    localStorage.clear();
    vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => (sent.push(JSON.parse(String(body))), answer()));
  });
  afterEach(() => vi.unstubAllGlobals());

  const says = (status: number) => () =>
    Promise.resolve(
      new Response(JSON.stringify({ error: { code: "x", reason: { id: "x", args: {} }, text: "x" } }), { status }),
    );
  const sit = (where: object) => join({ pledge: "p", nickname: "Ana", ...where }).catch(() => undefined);

  it("keeps its id while no answer has come, or none that decides", async () => {
    answer = () => Promise.reject(new TypeError("lost"));
    await sit({ code: "abc 234" });
    answer = says(503);
    await sit({ code: "ABC234" });
    answer = says(200);
    await Promise.all([sit({ code: "ABC234" }), sit({ code: "ABC234" })]);
    const ids = new Set(sent.map(({ id }) => id));
    expect([sent.length, ids.size]).toEqual([4, 1]);
    expect(sent[0].id).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([200, 409])("has another id after the answer %i, and another one elsewhere", async (status) => {
    answer = says(status);
    await sit({ table: "t1" });
    await sit({ table: "t1" });
    await sit({ table: "t2" });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
    expect(localStorage.length).toBe(0);
  });

  it("sends away whom the host saw", async () => {
    answer = says(200);
    await kick("t1", 2, "Bo");
    expect(sent).toEqual([{ seat: 2, name: "Bo" }]);
  });
});
