// @vitest-environment node
// The service worker against everything that may be asked of it: what it keeps, what it answers, where it leads.
import { beforeEach, describe, expect, it, vi } from "vitest";

const HERE = "https://rascals.example";
const OURS = "rascals-new";

type Listener = (event: any) => void;
let listeners: Map<string, Listener>;
let stores: Map<string, Store>;
let asked: string[];
let opened: string[];
let shown: [string, any][];
let net: (path: string) => Response | Promise<Response>;
let full: boolean;
let refused: boolean;

const addressOf = (request: Request | string) =>
  new URL(typeof request === "string" ? request : request.url, HERE).href;

/** As a browser's own store: it takes no part of a file, and nothing where there is no room. */
class Store {
  readonly kept = new Map<string, Response>();
  match = async (request: Request | string) => this.kept.get(addressOf(request))?.clone();
  async put(request: Request | string, answer: Response): Promise<void> {
    if (answer.status === 206) throw new TypeError("a part");
    const whole = await answer.arrayBuffer();
    if (full) throw new DOMException("no room", "QuotaExceededError");
    this.kept.set(addressOf(request), new Response(whole, answer));
  }
}

const answer = (text: string, more: ResponseInit = {}) => new Response(text, more);
const page = (more: ResponseInit = {}) =>
  answer("<html>", { headers: { "Content-Type": "text/html; charset=utf-8" }, ...more });
const redirected = (one: Response) => Object.defineProperty(one, "redirected", { value: true });

/** Start the worker of a server that lies there on its host. */
async function begin(base = ""): Promise<void> {
  [listeners, stores, asked, opened, shown, full, refused] = [new Map(), new Map(), [], [], [], false, false];
  net = (path) => (path === `${base}/` ? page() : answer(path));
  vi.stubGlobal("self", {
    location: new URL(`${HERE}${base}/worker.js`),
    registration: { showNotification: async (title: string, options: object) => shown.push([title, options]) },
    clients: {
      claim: async () => undefined,
      matchAll: async () => [],
      openWindow: async (address: string) => opened.push(address),
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.stubGlobal("caches", {
    async open(name: string) {
      if (refused) throw new DOMException("no storage", "SecurityError");
      const found = stores.get(name) ?? new Store();
      stores.set(name, found);
      return found;
    },
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
  });
  vi.stubGlobal("fetch", async (request: Request | string) => {
    const { pathname, search } = new URL(addressOf(request));
    asked.push(pathname + search);
    return net(pathname + search);
  });
  vi.stubGlobal("__SHELL__", ["assets/index.js"]);
  vi.stubGlobal("__REST__", ["assets/Board.js"]);
  vi.stubGlobal("__BUILD__", "new");
  vi.resetModules();
  await import("./worker");
}

beforeEach(() => begin());

/** Send an event; what the worker answers a request with, undefined where it leaves that to the browser. */
async function send(type: string, event: object): Promise<Response | undefined> {
  const works: Promise<unknown>[] = [];
  let found: Promise<Response> | undefined;
  listeners.get(type)!({
    ...event,
    waitUntil: (work: Promise<unknown>) => works.push(work),
    respondWith: (one: Promise<Response>) => (found = one),
  });
  const given = await found;
  await Promise.all(works);
  return given;
}

const ask = (path: string, more: object = {}) =>
  send("fetch", {
    request: { url: new URL(path, HERE).href, method: "GET", mode: "cors", headers: new Headers(), ...more },
  });
const kept = () =>
  [...stores.values()].flatMap((store) => [...store.kept.keys()]).map((address) => address.replace(HERE, ""));

async function tell(data: unknown): Promise<unknown> {
  let said: unknown;
  await send("message", { data, ports: [{ postMessage: (what: unknown) => (said = what) }] });
  return said;
}

describe("what the worker keeps", () => {
  it.each([
    "/assets/Board-1.js",
    "/icons/icon-192.png",
    "/favicon.svg",
    "/api/v1/games",
    "/api/v1/texts/en/shared-first",
  ])("is %s", async (path) => {
    expect(await (await ask(path))!.text()).toBe(path);
    expect(kept()).toEqual([path]);
  });

  it.each([
    ["/t/AbC", { mode: "navigate" }],
    ["/t/AbC?token=secret", { mode: "navigate" }],
    ["/j/K7MQ4T", { mode: "navigate" }],
    ["/called/secret", { mode: "navigate" }],
    ["/assets/x.js", { mode: "navigate" }],
    ["/api/v1/tables/AbC/view", {}],
    ["/api/v1/mine?tables=AbC", {}],
    ["/api/v1/games", { method: "POST" }],
    ["/api/v1/games?seat=secret", {}],
    ["/api/v1/texts/en/shared/../../../mine", {}],
    ["/assets/x.js?secret", {}],
    ["/assets/..%2fapi%2fv1%2fmine", {}],
    ["/assets/deep/er", {}],
    ["/assets/", {}],
    ["/previews/goons.png", {}],
    ["https://elsewhere.example/assets/x.js", {}],
  ])("is not %s (%o)", async (path, more) => {
    await ask(path, more);
    expect(kept()).toEqual([]);
  });

  it.each([
    ["an error", () => answer("", { status: 500 })],
    ["a part", () => answer("par", { status: 206 })],
    [
      "nothing that can be read",
      () =>
        ({
          status: 0,
          ok: false,
          redirected: false,
          headers: new Headers(),
          clone: () => answer(""),
        }) as unknown as Response,
    ],
    ["what came from another address", () => redirected(answer("sign in"))],
    ["what is somebody's own", () => answer("mine", { headers: { "Cache-Control": "private, no-cache" } })],
    ["what is not to be kept", () => answer("mine", { headers: { "Cache-Control": "no-store" } })],
    ["a page in a file's place", page],
  ])("is not %s, which is given all the same", async (_, found) => {
    for (const path of ["/assets/x.js", "/api/v1/games"]) {
      const sent = found();
      net = () => sent;
      expect(await ask(path)).toBe(sent);
    }
    expect(kept()).toEqual([]);
  });

  it("is nothing beyond its own addresses, whatever a page says it has read", async () => {
    const climbing = [
      "/assets/../api/v1/mine?tables=x",
      "/assets/../api/v1/tables/x/view",
      "/icons/%2e%2e/t/x",
      "/assets/..%2fapi",
    ];
    const foreign = [
      "//elsewhere.example/assets/x.js",
      "https://elsewhere.example/assets/x.js",
      "\\\\elsewhere.example/assets/x.js",
      "http://[/assets/x",
    ];
    expect(await tell({ read: [...climbing, ...foreign, "/assets/x.js?secret", 5, null, ["/t/x"]] })).toBe(true);
    expect([asked, kept()]).toEqual([[], []]);
    expect(await tell({ read: ["/assets/x.js", `${HERE}/api/v1/games`], all: true })).toBe(true);
    expect(kept().sort()).toEqual(["/api/v1/games", "/assets/Board.js", "/assets/x.js"]);
    for (const data of [null, 5, "x", [], { read: "x" }, { read: { length: 9 } }]) expect(await tell(data)).toBe(true);
  });

  it("is no file that came as something else, though a page has read it", async () => {
    net = () => redirected(answer("sign in"));
    expect(await tell({ read: ["/assets/x.js"] })).toBe(false);
    expect(kept()).toEqual([]);
  });

  it("is the whole shell or nothing", async () => {
    await send("install", {});
    expect(kept().sort()).toEqual(["/", "/assets/index.js"]);
    stores.clear();
    net = (path) => (path === "/" ? redirected(page()) : answer(path));
    await expect(send("install", {})).rejects.toThrow("cannot be kept");
    expect([...stores.keys()]).toEqual([]);
  });
});

describe("what the worker answers", () => {
  it("comes from the server where there is no room, or no storage at all", async () => {
    for (const spoil of [() => (full = true), () => (refused = true)]) {
      spoil();
      for (const path of ["/assets/x.js", "/api/v1/games"]) expect(await (await ask(path))!.text()).toBe(path);
      expect(await tell({ read: ["/assets/x.js"] })).toBe(false);
    }
    net = () => Promise.reject(new TypeError("no network"));
    expect((await ask("/", { mode: "navigate" }))!.type).toBe("error");
  });

  it("is what it has where there is no network, and where an answer breaks off", async () => {
    await send("install", {});
    await ask("/api/v1/games");
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError("broken off")) });
    for (const away of [() => Promise.reject(new TypeError("no network")), () => new Response(broken)]) {
      net = away;
      expect(await (await ask("/api/v1/games"))!.text()).toBe("/api/v1/games");
    }
    net = () => Promise.reject(new TypeError("no network"));
    expect(await (await ask("/t/x?n=5", { mode: "navigate" }))!.text()).toBe("<html>");
    expect(await ask("/api/v1/tables", { mode: "navigate" })).toBeUndefined();
  });

  it("is never what another build has kept", async () => {
    const old = new Store();
    stores.set("rascals-old", old);
    await old.put("/icons/icon-192.png", answer("old"));
    expect(await (await ask("/icons/icon-192.png"))!.text()).toBe("/icons/icon-192.png");
    await send("activate", {});
    expect([...stores.keys()]).toEqual([OURS]);
  });
});

describe("a notice", () => {
  const push = (json: () => unknown) => send("push", { data: { json } });

  it("is shown for whatever is pushed, also for what is no message", async () => {
    await push(() => JSON.parse("{broken"));
    await send("push", { data: null });
    for (const told of [null, 5, "x", [], { title: {}, body: [], tag: 1, url: 5 }]) await push(() => told);
    expect(shown).toHaveLength(7);
    for (const [title, { body, tag, data }] of shown)
      expect([title, body, tag, data]).toEqual(["Rascals", "", undefined, { url: "/" }]);
  });

  const click = (url: unknown) =>
    send("notificationclick", { notification: { close: () => undefined, data: { url } } });

  it.each([
    ["/t/x?n=1#key", "/t/x"],
    [`${HERE}//elsewhere.example/x`, "//elsewhere.example/x"],
    ["/.//elsewhere.example/x", "//elsewhere.example/x"],
    [`https://me:word@rascals.example/t/x`, "/t/x"],
    ["http://[", "/"],
  ])("of %s leads to a page of this server", async (url, path) => {
    await click(url);
    expect(opened).toEqual([HERE + path]);
  });

  it.each([
    "https://elsewhere.example/",
    `blob:${HERE}/x`,
    "//elsewhere.example",
    "/\\elsewhere.example",
    "\t//elsewhere.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "http://rascals.example/t/x",
    "https://rascals.example.elsewhere.example",
  ])("of %s leads nowhere", async (url) => {
    await click(url);
    expect(opened).toEqual([]);
  });
});

describe("below a path of a host", () => {
  beforeEach(() => begin("/games"));

  it("all is as at the top of one, and nothing beside it is the worker's", async () => {
    await send("install", {});
    for (const path of ["/assets/x.js", "/api/v1/games", "/t/x", "/gamesome/assets/x.js", "/other/favicon.svg"])
      expect(await ask(path)).toBeUndefined();
    expect(await ask("/", { mode: "navigate" })).toBeUndefined();
    expect(await ask("/games/api/v1/tables", { mode: "navigate" })).toBeUndefined();
    await ask("/games/api/v1/games");
    expect(await tell({ read: ["/assets/x.js", "/games/assets/x.js"], all: true })).toBe(true);
    expect(kept().sort()).toEqual(
      ["/", "/api/v1/games", "/assets/Board.js", "/assets/index.js", "/assets/x.js"].map((path) => `/games${path}`),
    );
    net = () => Promise.reject(new TypeError("no network"));
    expect(await (await ask("/games/t/x", { mode: "navigate" }))!.text()).toBe("<html>");
  });

  it("another server's caches stay", async () => {
    const others = [OURS, "rascals /games/more/ new", "rascals /game/ new"];
    for (const name of [...others, "rascals /games/ old"]) stores.set(name, new Store());
    await send("install", {});
    await send("activate", {});
    expect([...stores.keys()]).toEqual([...others, "rascals /games/ new"]);
  });

  it("a notice leads to this server's pages alone", async () => {
    await send("push", { data: null });
    expect(shown[0]![1]).toMatchObject({
      icon: "/games/icons/icon-192.png",
      badge: "/games/icons/badge-96.png",
      data: { url: "/games/" },
    });
    for (const url of ["/", "/t/x", "/gamesome/t/x", "/games/../t/x", "/games/t/x"])
      await send("notificationclick", { notification: { close: () => undefined, data: { url } } });
    expect(opened).toEqual([`${HERE}/games/t/x`]);
  });
});
