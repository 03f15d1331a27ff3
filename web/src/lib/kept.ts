// Replays kept on this device, so that they open without a network; and replays as files, to carry about.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { readFile, readSaved, type Saved } from "../replay/file";
import type { Replay, TableInfo } from "../wire";
import * as api from "./api";
import { ownName } from "./server.svelte";

const NAME = ownName("rascals");
const STORE = "replays";
const MOST = 60;
/** The id of a game that came from a file begins so: the server is not asked about it by that. */
export const FILE = "file-";
/** The form of a table's code; anything else may be an id. */
const CODE = /^[CDFGHJKMNPQRTWXY34679]{6}$/;

interface Kept {
  id: string;
  at: number;
  replay?: Replay;
  /** A game that came from a file without views; a replay takes its place once the server has made one. */
  saved?: Saved;
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
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      // What is written is there once the whole transaction is: where there is no room, it may fail as late as that.
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = transaction.onerror = () =>
        fail(transaction.error ?? request.error ?? new Error("no storage"));
    });
  } finally {
    database.close();
  }
}

/** Games of files where the browser refuses storage: they are open for as long as the page is. */
const opening = new Map<string, Kept>();

/** Keep a replay; the oldest make room. A browser that refuses storage, or has no room, keeps nothing and says so. */
export const keepReplay = (id: string, replay: Replay) => keep({ id, at: Date.now(), replay });

async function keep(one: Kept): Promise<void> {
  try {
    await within("readwrite", (store) => store.put(one));
    opening.delete(one.id);
  } catch {
    if (one.id.startsWith(FILE) && !(await stores())) return void opening.set(one.id, one);
    throw new api.ApiError(0, "storage", { id: "no-room", args: {} }, "this browser cannot keep the game");
  }
  for (const id of await beyond()) await dropReplay(id);
}

/** The oldest beyond the limit; they are read one by one, since some are large. */
async function beyond(): Promise<string[]> {
  const database = await opened();
  try {
    const found = await new Promise<Pick<Kept, "id" | "at">[]>((done, fail) => {
      const all: Pick<Kept, "id" | "at">[] = [];
      const request = database.transaction(STORE).objectStore(STORE).openCursor();
      request.onerror = () => fail(request.error ?? new Error("no storage"));
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return done(all);
        const { id, at } = cursor.value as Kept;
        all.push({ id, at });
        cursor.continue();
      };
    });
    return found
      .sort((one, other) => other.at - one.at)
      .slice(MOST)
      .map(({ id }) => id);
  } finally {
    database.close();
  }
}

export const keptReplay = async (id: string): Promise<Replay | null> => (await kept(id))?.replay ?? null;
export const keptSaved = async (id: string): Promise<Saved | null> => (await kept(id))?.saved ?? null;

async function kept(id: string): Promise<Kept | null> {
  const here = opening.get(id);
  if (here) return here;
  try {
    return (
      (await within<Kept | undefined>("readonly", (store) => store.get(id) as IDBRequest<Kept | undefined>)) ?? null
    );
  } catch {
    return null;
  }
}

/** What the server answers; null where it refuses. */
async function known<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof api.ApiError && error.code === "network") throw error;
    return null;
  });
}

export async function keptIds(): Promise<string[]> {
  try {
    return (await within("readonly", (store) => store.getAllKeys())).map(String);
  } catch {
    return [];
  }
}

export async function dropReplay(id: string): Promise<void> {
  opening.delete(id);
  await dropped((store) => store.delete(id));
}

export async function dropReplays(): Promise<void> {
  opening.clear();
  await dropped((store) => store.clear());
}

/** Where there is no storage, there is nothing to drop. */
async function dropped(work: (store: IDBObjectStore) => IDBRequest<undefined>): Promise<void> {
  if (await stores()) await within("readwrite", work);
}

/** Whether this browser has storage at all, be it full. */
const stores = () =>
  opened().then(
    (database) => (database.close(), true),
    () => false,
  );

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

/** Keep the game of a file, a replay or a saved game; returns the id under which it opens, or null where it is neither. */
export async function fromFile(text: string, name = ""): Promise<string | null> {
  const replay = readFile(text);
  const saved = replay ? null : readSaved(text, name);
  if (!replay && !saved) return null;
  const id = FILE + bytesToHex(sha256(utf8ToBytes(text))).slice(0, 20);
  const before = replay ? null : await kept(id);
  if (!before?.replay) await keep({ id, at: Date.now(), ...(replay ? { replay } : { saved: saved! }) });
  return id;
}

/** Have the server make the replay of a saved game whose table it knows, and keep it in its place. Whether it could. */
export async function completed(id: string, saved: Saved): Promise<boolean> {
  if (saved.table === null) return false;
  const table = await known(CODE.test(saved.table) ? api.invitation(saved.table) : api.table(saved.table));
  if (table?.commitment !== saved.commitment) return false;
  const replay = await known(api.replay(table.id, "open"));
  if (!replay) return false;
  await keepReplay(id, replay);
  return true;
}
