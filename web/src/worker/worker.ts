// The service worker: the shell opens without a network, and browsers are called while no page is open. It keeps files of
// the bundle, texts and the list of games: the same for everybody. No answer about a table or a seat ever goes through it.

/** Written in by the build: the files of the shell, all other files of the bundle, and a name that follows from both. */
declare const __SHELL__: readonly string[];
declare const __REST__: readonly string[];
declare const __BUILD__: string;

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Extendable {
  readonly notification: Notification;
}
interface Told extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
}

const worker = self as unknown as Scope;
const KEPT = `rascals-${__BUILD__}`;
const PAGE = "/";
/** What is the same for everybody and may be out of date for a while. */
const SHARED = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
/** Files whose names change with their contents, and pictures of ours. */
const FILES = /^\/(assets|icons)\/|^\/(favicon\.svg|manifest\.webmanifest)$/;
const SERVERS = /^\/(api|ws|healthz|metrics|openapi\.json|\.well-known)(\/|$)/;

// Without the whole shell there is no worker: the browser tries again another time.
worker.addEventListener("install", (event) =>
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([PAGE, ...__SHELL__]))),
);

// What an older worker kept goes when the last page that used it has been closed: only then is this one called.
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") {
    if (!SERVERS.test(url.pathname)) event.respondWith(fetch(request).catch(() => kept(PAGE)));
  } else if (FILES.test(url.pathname)) event.respondWith(fromHere(request));
  else if (SHARED.test(url.pathname) && !url.search) event.respondWith(fromThere(request));
});

// A page says what it has read: also its own files, which came from the server before this worker had the page.
worker.addEventListener("message", (event) => {
  const told = event.data as { read?: unknown; all?: unknown } | null;
  const read = Array.isArray(told?.read) ? told.read.map(String).filter((address) => SHARED.test(address) || FILES.test(address)) : [];
  const done = keep(told?.all === true ? [...read, ...__REST__] : read);
  event.waitUntil(done.then((whole) => event.ports[0]?.postMessage(whole)));
});

worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.json())));

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(String((event.notification.data as { url?: unknown } | null)?.url ?? PAGE)));
});

/** Keep files that are not kept yet, each by itself: what cannot be had now can be had later. Whether all are kept. */
async function keep(addresses: readonly string[]): Promise<boolean> {
  const cache = await caches.open(KEPT);
  const all = addresses.map(async (address) => (await cache.match(address)) ?? cache.add(address));
  return (await Promise.allSettled(all)).every(({ status }) => status === "fulfilled");
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("rascals-") && name !== KEPT).map((name) => caches.delete(name)));
}

async function kept(address: string): Promise<Response> {
  return (await caches.match(address)) ?? Response.error();
}

async function fromHere(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? noted(request, await fetch(request));
}

async function fromThere(request: Request): Promise<Response> {
  try {
    return await noted(request, await fetch(request));
  } catch {
    return kept(request.url);
  }
}

async function noted(request: Request, answer: Response): Promise<Response> {
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

async function show(told: unknown): Promise<void> {
  const { title, body, url, tag } = (told ?? {}) as Record<string, unknown>;
  await worker.registration.showNotification(typeof title === "string" ? title : "Rascals", {
    body: typeof body === "string" ? body : "",
    ...(typeof tag === "string" ? { tag } : {}),
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { url: typeof url === "string" ? url : PAGE },
  });
}

/** Show the page of a notice: the one that is open, or a new one; never one of another site. */
async function visit(wanted: string): Promise<void> {
  const address = new URL(wanted, worker.location.origin);
  if (address.origin !== worker.location.origin) return;
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((page) => new URL(page.url).pathname === address.pathname);
  await (there ? there.focus() : worker.clients.openWindow(address.pathname));
}
