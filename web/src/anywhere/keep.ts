// The service worker of a site without a server: all its files are kept, so that it opens without a network.
import { XzReadableStream } from "xz-decompress";
import type { Extendable, Fetching } from "../worker/worker";
import { UNPACKED } from "./messages";
declare const __KEPT__: readonly string[];
declare const __BUILD__: string;

interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
}

const worker = self as unknown as Scope;
const here = worker.registration.scope;
const MINE = `rascals ${here}`;
const KEPT = `${MINE} ${__BUILD__}`;

worker.addEventListener("install", (event) => event.waitUntil(begin()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(here)) return;
  event.respondWith(request.mode === "navigate" ? page() : kept(request));
});

/** Keep all files: those an older worker has are the same where they are called the same. */
async function begin(): Promise<void> {
  const cache = await caches.open(KEPT);
  await Promise.all(
    __KEPT__.map(async (name) => {
      const address = new URL(name, here).href;
      const lasting = /-[\w-]{8,}\./.test(name); // its name tells its content
      const answer =
        (lasting ? await caches.match(address) : undefined) ??
        (await fetch(address, { cache: lasting ? "default" : "no-cache" }));
      if (answer.status !== 200) throw new TypeError(`${name} cannot be kept`);
      await cache.put(address, name.endsWith(".xz") && !answer.headers.has(UNPACKED) ? unpacked(name, answer) : answer);
    }),
  );
}

/** Tightly compressed files take long to unpack, so that is done once, before they are kept. */
function unpacked(name: string, answer: Response): Response {
  const type = name.includes(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(answer.body && new XzReadableStream(answer.body), {
    headers: { "Content-Type": type, [UNPACKED]: "yes" },
  });
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(`${MINE} `) && name !== KEPT).map((name) => caches.delete(name)),
  );
}

/** The page, newest first: what is kept belongs to the worker that answers, so an update comes with the next visit. */
async function page(): Promise<Response> {
  const cache = await caches.open(KEPT);
  return (await cache.match(new URL("index.html", here).href)) ?? fetch(here);
}

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}
