// The words come in two parts: the rest when it is wanted, in the right language and with the games that are shown.
import { beforeEach, expect, it, vi } from "vitest";
import { app } from "../src/lib/app.svelte";

const fetched = vi.fn();
/** What cannot be had just now. */
let away: RegExp | null;

beforeEach(() => {
  away = null;
  fetched.mockClear();
  vi.stubGlobal("fetch", async (address: string) => {
    fetched(address.replace("/api/v1/", ""));
    if (away?.test(address)) throw new TypeError("no network");
    if (address.endsWith("/games")) return new Response("[]");
    const [, part = ""] = /([\w-]+)$/.exec(address) ?? [];
    const name = part.replace(/-\w+$/, "");
    if (part === "shared-first") return new Response("# rest: error-\nerror-illegal = No.\n");
    return new Response(
      part.endsWith("-first")
        ? `# rest: ${name}-refusal-\n${name} = ${name}\n`
        : `${name === "shared" ? "error" : `${name}-refusal`}-late = Late.\n`,
    );
  });
});

const asked = () => fetched.mock.calls.map(([address]) => String(address)).sort();

it("asks for the rest once a text of it is missed, and tells it then; not before, and not twice", async () => {
  await app.speak();
  await app.learn("market");
  expect(asked().filter((address) => address.endsWith("-rest"))).toEqual([]);
  away = /-rest$/;
  expect(app.words!.text("error-late")).toBe("");
  await app.read();
  expect([app.words!.whole, app.failed]).toEqual([false, false]);
  away = null;
  await app.read();
  expect([app.words!.whole, app.words!.text("error-late"), app.words!.text("market-refusal-late")]).toEqual([
    true,
    "Late.",
    "Late.",
  ]);
  fetched.mockClear();
  await app.read();
  expect(asked()).toEqual([]);
  await app.learn("meadow");
  expect([app.words!.whole, app.words!.text("meadow-refusal-late")]).toEqual([true, "Late."]);
});
