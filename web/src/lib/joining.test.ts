import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { join, kick } from "./api";

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
