// Where Python runs in a site without a server: one worker answers pages, another lets bots think.
import type { Asked, Call, News, Told } from "./messages";

/** The files of the runtime and the archive of our modules (`site`), by the names that are asked for. */
declare const __FILES__: Readonly<Record<string, string>>;
/** Which runtime that is, and where modules lie in it. */
declare const __LOCK__: object;
declare const __PLACE__: string;

type Bytes = Uint8Array<ArrayBuffer>;
interface Python {
  unpackArchive(bytes: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  registerJsModule(name: string, module: object): void;
  pyimport(name: string): Inside;
}
/** `rascals.page.inside`. */
interface Inside {
  begin(journal: object, tell: (message: string, bytes: Bytes | null) => void, think: ((question: Bytes) => Promise<Bytes | null>)): Promise<void>;
  take(asked: string): void;
  answer(question: Bytes): Bytes;
}

const HANGS = 20_000; // milliseconds after which bots that have not answered are ended: far more than they are given
let here = "";
let bots: MessagePort | undefined;

addEventListener("message", ({ data }: MessageEvent<{ role?: "host" | "bots"; here?: string; port?: MessagePort }>) => {
  if (data.port) meet(data.port);
  if (!data.role) return;
  here = data.here ?? "";
  void (data.role === "host" ? host() : undefined);
});

/** A file of the runtime as a stream; it lies there compressed, since not every web space compresses by itself. */
async function unpacked(name: string): Promise<ReadableStream<Bytes>> {
  const answer = await fetch(new URL(__FILES__[name] ?? name, here));
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${String(answer.status)}`);
  return answer.body.pipeThrough(new DecompressionStream("gzip")) as ReadableStream<Bytes>;
}

const whole = (stream: ReadableStream<Bytes>) => new Response(stream).arrayBuffer();

/** Start Python with all that it needs. `tell` hears how far it is, from 0 to 1. */
async function python(tell: (part: number) => void): Promise<Python> {
  const site = unpacked("site").then(whole);
  const fetched = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const name = new URL(input instanceof Request ? input.url : input).pathname.split("/").pop() ?? "";
    if (!(name in __FILES__)) return fetched(input, init);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(await unpacked(name), { headers: { "Content-Type": type } });
  };
  const module = async (name: string) => URL.createObjectURL(new Blob([await whole(await unpacked(name))], { type: "text/javascript" }));
  tell(0.1);
  const [glue, script] = await Promise.all([module("pyodide.asm.mjs"), module("pyodide.mjs")]);
  const { loadPyodide } = (await import(/* @vite-ignore */ script)) as { loadPyodide(options: object): Promise<Python> };
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ glue)) as { default: unknown };
  tell(0.3);
  const found = await loadPyodide({ indexURL: here, stdLibURL: new URL("python_stdlib.zip", here).href, lockFileContents: __LOCK__, createPyodideModule });
  tell(0.7);
  found.unpackArchive(await site, "zip", { extractDir: __PLACE__ });
  tell(0.8);
  return found;
}

// ---------------------------------------------------------------- bots

/** Questions come and answers go over the port of the other worker. */
function meet(port: MessagePort): void {
  if (self.name === "host") {
    bots = port;
    bots.onmessage = ({ data }: MessageEvent<{ id: number; answer: Bytes | null }>) => thinking.get(data.id)?.[0](data.answer);
    return;
  }
  const mind = python(() => undefined).then((found) => found.pyimport("rascals.page.inside"));
  port.onmessage = ({ data }: MessageEvent<{ id: number; question: Bytes }>) => void mind.then((inside) => port.postMessage({ id: data.id, answer: inside.answer(data.question) })).catch(() => port.postMessage({ id: data.id, answer: null }));
}

/** The questions under way: how each is answered, and how it is given up. */
const thinking = new Map<number, [give: (answer: Bytes | null) => void, end: () => void]>();
let asked = 0;

/** Ask the bots' worker; null where it has no answer. Where it has none in time it is replaced, and this fails. */
function think(question: Bytes): Promise<Bytes | null> {
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
    bots?.postMessage({ id, question });
  });
}

// ---------------------------------------------------------------- the host

async function host(): Promise<void> {
  const channel = new BroadcastChannel(`rascals ${here}`);
  const news = (told: News) => channel.postMessage(told);
  let ready: News = { page: "", id: 0, kind: "loading", part: 0 };
  const now = (told: News) => news((ready = told));
  const early: Asked[] = [];
  channel.onmessage = ({ data }: MessageEvent<Asked | Call>) => (data.kind === "who" ? news(ready) : void early.push(data));
  try {
    const found = await python((part) => now({ page: "", id: 0, kind: "loading", part }));
    const inside = found.pyimport("rascals.page.inside");
    const tell = (message: string, bytes: Bytes | null) => {
      const told = JSON.parse(message) as Told;
      channel.postMessage(told.kind === "part" ? { ...told, bytes } : told);
    };
    await inside.begin(await opened(() => news({ page: "", id: 0, kind: "full" })), tell, think);
    const take = (data: Asked) => inside.take(JSON.stringify(data));
    channel.onmessage = ({ data }: MessageEvent<Asked | Call>) => (data.kind === "who" ? news(ready) : take(data));
    early.forEach(take);
    now({ page: "", id: 0, kind: "ready", run: crypto.randomUUID() });
  } catch (error) {
    now({ page: "", id: 0, kind: "failed", why: String(error) });
    throw error;
  }
}

// ---------------------------------------------------------------- what stays

const settled = <T>(request: IDBRequest<T>) => new Promise<T>((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error as Error);
});

/** The journal of the tables, and what else is kept, in the browser's database; `full` is called where it takes no more. */
async function opened(full: () => void): Promise<object> {
  const request = indexedDB.open(`rascals ${here}`, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("journal", { autoIncrement: true });
    request.result.createObjectStore("kept");
  };
  const database = await settled(request);
  /** Do it wholly or not at all; it is on the disk when this returns. */
  const write = (store: string, work: (store: IDBObjectStore) => void) => new Promise<void>((resolve, reject) => {
    const change = database.transaction(store, "readwrite", { durability: "strict" });
    change.oncomplete = () => resolve();
    change.onabort = () => {
      if (change.error?.name === "QuotaExceededError") full();
      reject(change.error as Error);
    };
    work(change.objectStore(store));
  });
  return {
    read: () => settled<Bytes[]>(database.transaction("journal").objectStore("journal").getAll()),
    append: (records: Bytes[]) => write("journal", (store) => records.forEach((record) => store.add(record))),
    replace: (records: Bytes[]) => write("journal", (store) => {
      store.clear();
      records.forEach((record) => store.add(record));
    }),
    kept: (name: string) => settled<string | undefined>(database.transaction("kept").objectStore("kept").get(name)),
    keep: (name: string, text: string) => write("kept", (store) => void store.put(text, name)),
  };
}
