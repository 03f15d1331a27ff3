// Where Python runs in a site without a server: one worker answers pages, another lets bots think.
import { gunzipSync } from "fflate";
import { XzReadableStream } from "xz-decompress";
import { newName, UNPACKED, type Asked, type Call, type Channel, type News, type Told } from "./messages";

/** What the worker needs of the page's files, see `building.py`. */
declare const __FILES__: Files;
/** Which runtime that is, and where modules lie in it. */
declare const __LOCK__: object;
declare const __PLACE__: string;

interface Files {
  /** Scripts and archives in one file, one after the other, and their lengths in bytes. */
  readonly python: string;
  readonly parts: Readonly<Record<string, number>>;
  readonly wasm: string;
  /** Files among our modules that are fetched when they are first read: where each lies, and its length in bytes. */
  readonly later: Readonly<Record<string, readonly [address: string, size: number]>>;
}
type Bytes = Uint8Array<ArrayBuffer>;
/** What Python is started from: the host fetches it once, for the bots too. */
interface Runtime {
  readonly parts: Readonly<Record<string, Bytes>>;
  readonly wasm: WebAssembly.Module;
}
/** A file of Python's, as far as it is used here. */
interface Node {
  contents: Bytes;
  usedBytes: number;
}
interface Python {
  readonly FS: {
    mkdirTree(folder: string): void;
    createFile(folder: string, name: string, properties: object, read: boolean, write: boolean): Node;
    readonly ErrnoError: new (code: number) => Error;
  };
  unpackArchive(bytes: Bytes, format: "zip", options: { extractDir: string }): void;
  pyimport(name: string): Inside;
}
/** `rascals.page.inside`. */
interface Inside {
  begin(
    journal: object,
    tell: (message: string, bytes: Bytes | null) => void,
    think: (question: Bytes) => Promise<Bytes | null>,
  ): Promise<void>;
  take(asked: string): void;
  answer(question: Bytes): Bytes;
}

const FILES = __FILES__;
const HANGS = 20_000; // milliseconds after which bots that have not answered are ended: far more than they are given
const TABLE_DRAWN = 1_000; // milliseconds for a first table that somebody begins at once: until then bots would slow it down
const INPUT_OUTPUT_ERROR = 29; // EIO in Emscripten's C library
const LIBRARY = "python_stdlib.zip";
let here = "";
let bots: MessagePort | undefined;
let bringBots: (found: Runtime) => void;
const forBots = new Promise<Runtime>((resolve) => (bringBots = resolve));

addEventListener(
  "message",
  ({ data }: MessageEvent<{ role?: "host" | "bots"; here?: string; port?: MessagePort; own?: MessagePort }>) => {
    if (data.role) here = data.here ?? "";
    if (data.port) meet(data.port);
    if (data.role === "host") void host(data.own);
  },
);

// ---------------------------------------------------------------- the runtime

/** Fetch what Python is started from. `tell` hears how far it is, from 0 to 1. */
async function fetched(tell: (part: number) => void): Promise<Runtime> {
  const wasm = unpacked(FILES.wasm, "application/wasm").then((answer) => WebAssembly.compileStreaming(answer));
  const python = await unpacked(FILES.python, "application/octet-stream").then((answer) => answer.arrayBuffer());
  tell(0.3);
  const parts: Record<string, Bytes> = {};
  let at = 0;
  for (const [name, size] of Object.entries(FILES.parts)) {
    parts[name] = new Uint8Array(python.slice(at, at + size));
    at += size;
  }
  return { parts, wasm: await wasm };
}

/** A file of the page, unpacked; what comes from the service worker has been so already. */
async function unpacked(name: string, type: string): Promise<Response> {
  const answer = await fetch(new URL(name, here));
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${String(answer.status)}`);
  if (answer.headers.has(UNPACKED)) return answer;
  return new Response(new XzReadableStream(answer.body), { headers: { "Content-Type": type } });
}

/** Start Python with all that it needs. `tell` hears how far it is, from 0 to 1. */
async function python({ parts, wasm }: Runtime, tell: (part: number) => void): Promise<Python> {
  const part = (name: string) => new Blob([parts[name] ?? ""], { type: name.endsWith("js") ? "text/javascript" : "" });
  const script = (name: string) => import(/* @vite-ignore */ URL.createObjectURL(part(name))) as Promise<object>;
  // Pyodide fetches these two itself; they are here already.
  const fetchedHere = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const name = new URL(input instanceof Request ? input.url : input).pathname.split("/").pop() ?? "";
    return [LIBRARY, "pyodide.asm.wasm"].includes(name) ? new Response(part(name)) : fetchedHere(input, init);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => ({
    module: wasm,
    instance: await WebAssembly.instantiate(wasm, imports),
  });
  const { loadPyodide } = (await script("pyodide.mjs")) as { loadPyodide(options: object): Promise<Python> };
  const { default: createPyodideModule } = (await script("pyodide.asm.mjs")) as { default: unknown };
  tell(0.4);
  const found = await loadPyodide({
    indexURL: here,
    stdLibURL: new URL(LIBRARY, here).href,
    lockFileContents: __LOCK__,
    createPyodideModule,
  });
  tell(0.7);
  found.unpackArchive(parts["site.zip"] ?? new Uint8Array(), "zip", { extractDir: __PLACE__ });
  for (const [path, [address, size]] of Object.entries(FILES.later)) later(found, path, address, size);
  tell(0.8);
  return found;
}

/** A file that is fetched when Python first reads it: it waits for that, as a worker may. */
function later({ FS }: Python, path: string, address: string, size: number): void {
  const [, folder = "", name = ""] = /^(.*)\/(.*)$/.exec(`${__PLACE__}/${path}`) ?? [];
  FS.mkdirTree(folder);
  const file = FS.createFile(folder, name, {}, true, false);
  let contents: Bytes | undefined;
  Object.defineProperty(file, "contents", {
    get: () => (contents ??= waited(address, () => new FS.ErrnoError(INPUT_OUTPUT_ERROR))),
  });
  file.usedBytes = size;
}

/** The contents of a file that lies there compressed; the error where it cannot be had. */
function waited(address: string, error: () => Error): Bytes {
  const request = new XMLHttpRequest();
  request.open("GET", new URL(address, here), false);
  request.responseType = "arraybuffer";
  try {
    request.send();
    if (request.status === 200) return gunzipSync(new Uint8Array(request.response as ArrayBuffer)) as Bytes;
  } catch {
    // Without a network.
  }
  throw error();
}

// ---------------------------------------------------------------- bots

type ToBots = { runtime: Runtime } | { id: number; question: Bytes };
type OfBots = "awake" | { id: number; answer: Bytes | null };
let awake: Promise<void>; // fulfilled once the bots' worker thinks about questions

/** Questions and answers travel over the other worker's port; the first message brings what Python is started from. */
function meet(port: MessagePort): void {
  if (self.name === "host") meetBots(port);
  else answerOver(port);
}

function meetBots(port: MessagePort): void {
  bots = port;
  awake = new Promise((resolve) => {
    port.onmessage = ({ data }: MessageEvent<OfBots>) =>
      data === "awake" ? resolve() : thinking.get(data.id)?.[0](data.answer);
  });
  void forBots.then((found) => port.postMessage({ runtime: found } satisfies ToBots));
}

function answerOver(port: MessagePort): void {
  const say = (told: OfBots) => port.postMessage(told);
  let mind: Promise<Inside>;
  const answer = async (id: number, question: Bytes) =>
    say({ id, answer: await mind.then((inside) => inside.answer(question)).catch(() => null) });
  port.onmessage = ({ data }: MessageEvent<ToBots>) => {
    if ("id" in data) return void answer(data.id, data.question);
    mind = python(data.runtime, () => undefined).then((found) => found.pyimport("rascals.page.inside"));
    void mind.catch(() => undefined).then(() => say("awake")); // if there is no mind, every answer is none
  };
}

/** The questions under way: how each is answered, and how it is given up. */
const thinking = new Map<number, [give: (answer: Bytes | null) => void, end: () => void]>();
let asked = 0;

/** Ask the bots' worker; null if it has no answer. If it takes too long it is replaced, and this fails. */
async function think(question: Bytes): Promise<Bytes | null> {
  await awake; // the time it takes to start counts against no question
  const id = ++asked;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      postMessage("hangs");
      for (const [, end] of [...thinking.values()]) end();
    }, HANGS);
    const done = () => {
      thinking.delete(id);
      clearTimeout(late);
    };
    const give = (answer: Bytes | null) => (done(), resolve(answer));
    thinking.set(id, [give, () => (done(), reject(new Error("ended")))]);
    bots?.postMessage({ id, question } satisfies ToBots);
  });
}

// ---------------------------------------------------------------- the host

/** Answer all pages; or the one at the other end of a port, which cannot know whether another has the database. */
async function host(own?: MessagePort): Promise<void> {
  const channel: Channel = own ?? new BroadcastChannel(`rascals ${here}`);
  const news = (told: News) => channel.postMessage(told);
  let ready: News = { page: "", id: 0, kind: "loading", part: 0 };
  const now = (told: News) => news((ready = told));
  const early: Asked[] = [];
  channel.onmessage = ({ data }: MessageEvent<Asked | Call>) =>
    data.kind === "who" ? news(ready) : void early.push(data);
  try {
    const loading = (part: number) => now({ page: "", id: 0, kind: "loading", part });
    const runtime = await fetched(loading);
    const found = await python(runtime, loading);
    const inside = found.pyimport("rascals.page.inside");
    const tell = (message: string, bytes: Bytes | null) => {
      const told = JSON.parse(message) as Told;
      channel.postMessage(told.kind === "part" ? { ...told, bytes } : told);
    };
    const database = own
      ? null
      : await opened((full) => news(full ? { page: "", id: 0, kind: "full" } : ready)).catch(() => null);
    await inside.begin(database ?? held(), tell, think);
    const take = (data: Asked) => inside.take(JSON.stringify(data));
    channel.onmessage = ({ data }: MessageEvent<Asked | Call>) => (data.kind === "who" ? news(ready) : take(data));
    early.forEach(take);
    setTimeout(bringBots, TABLE_DRAWN, runtime);
    now({ page: "", id: 0, kind: "ready", run: newName(), keeps: database !== null });
  } catch (error) {
    now({ page: "", id: 0, kind: "failed", why: String(error) });
    throw error;
  }
}

// ---------------------------------------------------------------- what stays

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as Error);
  });

/** The journal of the tables, and what else is kept, in the browser's database; `tell` hears when it takes no more, and when it does again. */
async function opened(tell: (full: boolean) => void): Promise<object> {
  const request = indexedDB.open(`rascals ${here}`, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("journal", { autoIncrement: true });
    request.result.createObjectStore("kept");
  };
  const database = await settled(request);
  let full = false;
  const told = (now: boolean) => {
    if (full !== now) tell((full = now));
  };
  /** Write all of it or nothing; it is on disk when this returns. */
  const write = (store: string, work: (store: IDBObjectStore) => void) =>
    new Promise<void>((resolve, reject) => {
      const change = database.transaction(store, "readwrite", { durability: "strict" });
      change.oncomplete = () => {
        told(false);
        resolve();
      };
      change.onabort = () => {
        if (change.error?.name === "QuotaExceededError") told(true);
        reject(change.error as Error);
      };
      work(change.objectStore(store));
    });
  /** Fail with an error of the language: Python waits forever for what fails with a DOMException. */
  const plainly = <T>(done: Promise<T>) =>
    done.catch((error: unknown) => {
      throw new Error(String(error));
    });
  return {
    read: () => plainly(settled<Bytes[]>(database.transaction("journal").objectStore("journal").getAll())),
    append: (records: Bytes[]) => plainly(write("journal", (store) => records.forEach((record) => store.add(record)))),
    replace: (records: Bytes[]) =>
      plainly(
        write("journal", (store) => {
          store.clear();
          records.forEach((record) => store.add(record));
        }),
      ),
    kept: (name: string) =>
      plainly(settled<string | undefined>(database.transaction("kept").objectStore("kept").get(name))),
    keep: (name: string, text: string) => plainly(write("kept", (store) => void store.put(text, name))),
  };
}

/** The same without a database: all is gone with the page that keeps this worker. */
function held(): object {
  let journal: Bytes[] = [];
  const texts = new Map<string, string>();
  return {
    read: async () => journal,
    append: async (records: Bytes[]) => void journal.push(...records),
    replace: async (records: Bytes[]) => void (journal = records),
    kept: async (name: string) => texts.get(name),
    keep: async (name: string, text: string) => void texts.set(name, text),
  };
}
