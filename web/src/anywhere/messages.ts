// What pages and the worker that answers them tell each other, over one channel that all pages of a site share.

/** From a page, which calls itself `page` and numbers what it begins; a `page` of "" is a worker's, to all pages. */
export type Asked = { page: string; id: number } & (
  | { kind: "ask"; method: string; path: string; headers: [string, string][]; body: string | null }
  | { kind: "open"; path: string }
  | { kind: "say"; text: string }
  | { kind: "stop" }
);

/** To a page. */
export type Told = { page: string; id: number } & (
  | { kind: "head"; status: number; headers: [string, string][] }
  | { kind: "part"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "end" }
  | { kind: "opened" }
  | { kind: "heard"; text: string }
  | { kind: "closed"; code: number }
);

/** To all pages: how far the worker has loaded; that it is ready, and whether it can store games; that its storage is full; or why it failed to start. */
export type News = { page: ""; id: 0 } & (
  | { kind: "ready"; run: string; keeps: boolean }
  | { kind: "loading"; part: number }
  | { kind: "full" }
  | { kind: "failed"; why: string }
);

/** From a page that has just come: is somebody there? */
export type Call = { page: string; id: 0; kind: "who" };

/** What carries these messages: a channel shared by all pages, or one between a page and its worker. */
export type Channel = BroadcastChannel | MessagePort;

/** A name that nothing else has. */
export const newName = () => String(crypto.getRandomValues(new Uint32Array(4)));

/** A header of files that the service worker has unpacked before it kept them. */
export const UNPACKED = "rascals-unpacked";
