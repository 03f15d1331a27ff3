// Replays kept on this device, so that they open without a network; and replays as files, to carry about.
import type { Replay, TableInfo } from "../wire";
import * as api from "./api";

const NAME = "rascals";
const STORE = "replays";
const MOST = 60;
/** The id of a replay that came from a file begins so: the server is not asked about it. */
export const FILE = "file-";
const FORMAT = "rascals-replay";

interface Kept {
  id: string;
  at: number;
  replay: Replay;
}

export function problem(): api.ApiError {
  return new api.ApiError(0, "network", { id: "network", args: {} }, "the server cannot be reached");
}

function opened(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("no storage"));
  });
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise((done, fail) => {
      const request = work(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error ?? new Error("no storage"));
    });
  } finally {
    database.close();
  }
}

/** Keep a replay; the oldest make room. A browser that refuses storage keeps nothing. */
export async function keepReplay(id: string, replay: Replay): Promise<void> {
  await within("readwrite", (store) => store.put({ id, at: Date.now(), replay } satisfies Kept));
  const all = await within<Kept[]>("readonly", (store) => store.getAll() as IDBRequest<Kept[]>);
  const old = all.sort((one, other) => other.at - one.at).slice(MOST);
  for (const { id: name } of old) await dropReplay(name);
}

export async function keptReplay(id: string): Promise<Replay | null> {
  try {
    return (await within<Kept | undefined>("readonly", (store) => store.get(id) as IDBRequest<Kept | undefined>))?.replay ?? null;
  } catch {
    return null;
  }
}

export async function keptIds(): Promise<string[]> {
  try {
    return (await within("readonly", (store) => store.getAllKeys())).map(String);
  } catch {
    return [];
  }
}

export const dropReplay = (id: string) => within("readwrite", (store) => store.delete(id));
export const dropReplays = () => within("readwrite", (store) => store.clear());

/** What replays are read from: the server, and where it cannot be reached, or for a file, this device. */
export const library = {
  async table(id: string): Promise<TableInfo> {
    return (await fromServer(id, () => api.table(id))) ?? (await here(id)).table;
  },
  async replay(id: string, pov: string): Promise<Replay> {
    const found = await fromServer(id, () => api.replay(id, pov));
    if (found === null) return here(id);
    if (found.table.status === "over" && found.pov === "open") void keepReplay(id, found).catch(() => undefined);
    return found;
  },
};

async function fromServer<T>(id: string, ask: () => Promise<T>): Promise<T | null> {
  if (id.startsWith(FILE)) return null;
  try {
    return await ask();
  } catch (error) {
    if (error instanceof api.ApiError && error.code === "network") return null;
    throw error;
  }
}

async function here(id: string): Promise<Replay> {
  const found = await keptReplay(id);
  if (!found) throw problem();
  return found;
}

/** A replay as a file's text. */
export const asFile = (replay: Replay) => JSON.stringify({ format: FORMAT, version: 1, replay });

/** Keep the replay of a file; returns the id under which it opens, or null where the file is none. */
export async function fromFile(text: string): Promise<string | null> {
  const replay = readFile(text);
  if (!replay) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const id = FILE + [...new Uint8Array(digest)].slice(0, 10).map((byte) => byte.toString(16).padStart(2, "0")).join("");
  await keepReplay(id, replay);
  return id;
}

/** Read a file's text; null for what is no replay. */
export function readFile(text: string): Replay | null {
  try {
    const found = JSON.parse(text) as { format?: unknown; replay?: Partial<Replay> };
    const { table, frames, pov } = found.replay ?? {};
    const whole = found.format === FORMAT && typeof table?.game === "string" && Array.isArray(table.seats);
    return whole && typeof pov === "string" && Array.isArray(frames) && frames.length > 0 ? (found.replay as Replay) : null;
  } catch {
    return null;
  }
}
