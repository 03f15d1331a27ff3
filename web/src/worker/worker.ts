// The service worker: the shell opens without a network, and browsers are called while no page is open. It keeps files of
// the bundle, texts and the list of games: the same for everybody. No answer about a table or a seat ever goes through it.

/** Written in by the build: the files of the shell, all other files of the bundle, and a name that follows from both. */
declare const __SHELL__: readonly string[];
declare const __REST__: readonly string[];
declare const __BUILD__: string;

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
/** The server's first page: all that is the server's lies below it. */
const PAGE = new URL(".", worker.location.href).pathname;
/** The prefix of its caches, which those of another server on the same host do not have. */
const OURS = PAGE === "/" ? "rascals-" : `rascals ${PAGE} `;
const KEPT = OURS + __BUILD__;
/** What is the same for everybody and may be out of date for a while. */
const SHARED = /^api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
/** Files whose names change with their contents, and pictures of ours. */
const FILES = /^((assets|icons)\/[\w.-]+|favicon\.svg|manifest\.webmanifest)$/;
const SERVERS = /^(api|ws|healthz|metrics|openapi\.json|\.well-known)(\/|$)/;

// Without the whole shell there is no worker: the browser tries again another time.
worker.addEventListener("install", (event) => event.waitUntil(begin()));

// What an older worker kept goes when the last page that used it has been closed: only then is this one called.
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const path = below(url);
  if (request.method !== "GET" || path === null) return;
  if (request.mode === "navigate") {
    if (!SERVERS.test(path))
      event.respondWith(fetch(request).catch(async () => (await kept(PAGE)) ?? Response.error()));
  } else if (url.search)
    return; // what has a question behind it is not the same for everybody
  else if (FILES.test(path)) event.respondWith(fromHere(request));
  else if (SHARED.test(path)) event.respondWith(fromThere(request));
});

// Pages report what they have loaded, including their own files, which came before this worker controlled the page.
worker.addEventListener("message", (event) => {
  const told = event.data as { read?: unknown; all?: unknown } | null;
  const read = Array.isArray(told?.read) ? told.read.flatMap(keepable) : [];
  const done = keep(told?.all === true ? [...read, ...addresses(__REST__)] : read).catch(() => false);
  event.waitUntil(done.then((whole) => event.ports[0]?.postMessage(whole)));
});

worker.addEventListener("push", (event) => event.waitUntil(show(pushed(event))));

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(String((event.notification.data as { url?: unknown } | null)?.url ?? PAGE)));
});

/** The path of an address of the server's, from its first page; null where it is none. */
function below({ origin, pathname }: URL): string | null {
  return origin === worker.location.origin && pathname.startsWith(PAGE) ? pathname.slice(PAGE.length) : null;
}

const addresses = (files: readonly string[]) => files.map((name) => PAGE + name);

/** The path of an address that a page names, read as a browser reads it; nothing where it is none that may be kept. */
function keepable(address: unknown): string[] {
  if (typeof address !== "string" || !URL.canParse(address, worker.location.origin)) return [];
  const url = new URL(address, worker.location.origin);
  const path = below(url);
  return path !== null && !url.search && (SHARED.test(path) || FILES.test(path)) ? [url.pathname] : [];
}

/** Whether an answer may be kept: whole, from where it was asked for, and not said to be somebody's own. */
function forAll(answer: Response, page = false): boolean {
  const own = /no-store|private/i.test(answer.headers.get("Cache-Control") ?? "");
  // Some networks answer every request with a page of their own: kept in place of a file, it would stay for good.
  const foreign = !page && /^text\/html/i.test(answer.headers.get("Content-Type") ?? "");
  return answer.status === 200 && !answer.redirected && !own && !foreign;
}

/** Read something from the server and keep it; what may not be kept is an error. */
async function add(cache: Cache, address: string): Promise<void> {
  const answer = await fetch(address);
  if (!forAll(answer, address === PAGE)) throw new TypeError(`${address} cannot be kept`);
  await cache.put(address, answer);
}

async function begin(): Promise<void> {
  const cache = await caches.open(KEPT);
  try {
    await Promise.all([PAGE, ...addresses(__SHELL__)].map((address) => add(cache, address)));
  } catch (error) {
    await caches.delete(KEPT);
    throw error;
  }
}

/** Keep files that are not kept yet, each by itself: what cannot be had now can be had later. Whether all are kept. */
async function keep(wanted: readonly string[]): Promise<boolean> {
  const cache = await caches.open(KEPT);
  const all = wanted.map(async (address) => (await cache.match(address)) ?? add(cache, address));
  return (await Promise.allSettled(all)).every(({ status }) => status === "fulfilled");
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name)));
}

/** What this worker has kept; nothing where the storage cannot be read. */
async function kept(asked: Request | string): Promise<Response | undefined> {
  return caches
    .open(KEPT)
    .then((cache) => cache.match(asked))
    .catch(() => undefined);
}

async function fromHere(request: Request): Promise<Response> {
  return (await kept(request)) ?? noted(request, await fetch(request));
}

async function fromThere(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    await answer.clone().arrayBuffer(); // one that breaks off is none
    return await noted(request, answer);
  } catch {
    return (await kept(request)) ?? Response.error();
  }
}

/** The answer, which is kept where it may be and where there is room. */
async function noted(request: Request, answer: Response): Promise<Response> {
  if (forAll(answer))
    await caches
      .open(KEPT)
      .then((cache) => cache.put(request, answer.clone()))
      .catch(() => undefined);
  return answer;
}

/** The content of a push message; nothing if it is not one of ours. */
function pushed({ data }: Pushed): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

async function show(told: unknown): Promise<void> {
  const { title, body, url, tag } = (told ?? {}) as Record<string, unknown>;
  await worker.registration.showNotification(typeof title === "string" ? title : "Rascals", {
    body: typeof body === "string" ? body : "",
    ...(typeof tag === "string" ? { tag } : {}),
    icon: `${PAGE}icons/icon-192.png`,
    badge: `${PAGE}icons/badge-96.png`,
    data: { url: typeof url === "string" ? url : PAGE },
  });
}

/** Show the page of a notice: the one that is open, or a new one; never one of another site. */
async function visit(wanted: string): Promise<void> {
  const { origin } = worker.location;
  const address = new URL(URL.canParse(wanted, origin) ? wanted : PAGE, origin);
  if (below(address) === null) return;
  const page = new URL(origin);
  page.pathname = address.pathname; // and not by itself: `//elsewhere` would be another site's
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === page.pathname);
  await (there ? there.focus() : worker.clients.openWindow(page.href));
}

// What service workers hear, as far as ours listen: the compiler knows pages alone.

export interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
