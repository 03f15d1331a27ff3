// The page's side of a site without a server: what the client asks of one goes to a worker instead. It runs before the
// client, which does not know. One page of a site keeps the worker; when that page is closed, another begins one. Where pages
// cannot agree on that, each has a worker of its own, which keeps nothing.
import { byHand } from "../lib/downloads";
import { type Asked, type Call, type Channel, newName, type News, type Told } from "./messages";

/** Responses written at build time, by request: the same for everybody, and available before the worker is. */
declare const __READY__: Readonly<Record<string, string>>;
declare const __WORKER__: string;

const here = new URL(".", document.baseURI).href;
const page = newName();
let channel: Channel;
const waiting: Asked[] = [];
const listening = new Map<number, (told: Told | null) => void>();
let run = "";
let last = 0;

/** Ask who is there, and listen from now on. */
function meet(found: Channel): void {
  channel = found;
  channel.onmessage = ({ data }: MessageEvent<Told | News>) => {
    if (data.page === page) return listening.get(data.id)?.(data as Told);
    if (data.page !== "") return;
    const news = data as News;
    if (news.kind === "ready") begin(news.run);
    tell(news);
  };
  channel.postMessage({ page, id: 0, kind: "who" } satisfies Call);
}

/** Say on the page how it stands with the worker, for `Notice.svelte`. */
function tell(news: News): void {
  document.documentElement.dataset["anywhere"] = JSON.stringify(news);
  dispatchEvent(new Event("anywhere"));
}

/** A worker has become ready: requests pending at an earlier one are lost, those still waiting go to this one. */
function begin(next: string): void {
  if (next === run) return;
  if (run) for (const end of [...listening.values()]) end(null);
  run = next;
  for (const asked of waiting.splice(0)) channel.postMessage(asked);
}

function ask(asked: Asked): void {
  if (run) channel.postMessage(asked);
  else waiting.push(asked);
}

/** Begin something with the worker; `tell` hears of it until `forget`, null where the worker is gone. */
function listen(tell: (told: Told | null) => void): number {
  listening.set(++last, tell);
  return last;
}

const forget = (id: number) => void listening.delete(id);
const gone = () => new TypeError("nobody answers");

// ---------------------------------------------------------------- requests

const overNetwork = window.fetch.bind(window);

window.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin || !pathname.startsWith("/api/")) return overNetwork(input, init);
  const ready = request.method === "GET" ? __READY__[pathname + search] : undefined;
  if (ready) return written(ready);
  return answered(request, pathname + search, request.method === "GET" ? null : await request.text());
};

/** A response written at build time; it is stored compressed, since not every web host compresses files itself. */
async function written(name: string): Promise<Response> {
  const answer = await overNetwork(new URL(name, here));
  if (!answer.ok || !answer.body) return answer;
  const type = name.includes(".json.") ? "application/json" : "text/plain; charset=utf-8";
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } });
}

function answered(request: Request, path: string, body: string | null): Promise<Response> {
  return new Promise((resolve, reject) => {
    let parts: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
    const stop = () => {
      forget(id);
      ask({ page, id, kind: "stop" });
    };
    const id = listen((told) => {
      if (told?.kind === "head") {
        const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
          start: (control) => void (parts = control),
          cancel: stop,
        });
        const empty = [204, 304].includes(told.status);
        resolve(new Response(empty ? null : stream, { status: told.status, headers: told.headers }));
      } else if (told?.kind === "part") parts?.enqueue(told.bytes);
      else {
        forget(id);
        if (told) parts?.close();
        else parts?.error(gone());
        reject(gone()); // nothing where there was an answer
      }
    });
    request.signal.addEventListener("abort", () => {
      stop();
      reject(request.signal.reason as Error);
    });
    ask({ page, id, kind: "ask", method: request.method, path, headers: [...request.headers], body });
  });
}

// ---------------------------------------------------------------- sockets

/** A WebSocket to the worker, as far as the client uses one. */
class Socket extends EventTarget {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  readonly #id: number;

  constructor(address: string | URL) {
    super();
    this.#id = listen((told) => this.#hear(told));
    const { pathname, search } = new URL(address, location.href);
    ask({ page, id: this.#id, kind: "open", path: pathname + search });
  }

  #hear(told: Told | null): void {
    if (told?.kind === "opened") {
      this.readyState = WebSocket.OPEN;
      this.#tell(new Event("open"));
    } else if (told?.kind === "heard") this.#tell(new MessageEvent("message", { data: told.text }));
    else this.#end(told?.kind === "closed" ? told.code : 1006);
  }

  #end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    forget(this.#id);
    this.readyState = WebSocket.CLOSED;
    this.#tell(new CloseEvent("close", { code, wasClean: code !== 1006 }));
  }

  #tell(event: Event): void {
    const handler = this[`on${event.type}` as "onopen"] as ((event: Event) => void) | null;
    handler?.call(this, event);
    this.dispatchEvent(event);
  }

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) ask({ page, id: this.#id, kind: "say", text });
  }

  close(code = 1000): void {
    ask({ page, id: this.#id, kind: "stop" });
    queueMicrotask(() => this.#end(code));
  }
}
const constants = { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 };
Object.assign(Socket, constants);
window.WebSocket = Socket as unknown as typeof WebSocket;

/** A stream of events from the worker, as far as the client uses one. */
class Events extends EventTarget {
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readyState = 0;
  readonly #stop = new AbortController();

  constructor(readonly url: string) {
    super();
    void this.#read();
  }

  async #read(): Promise<void> {
    try {
      const answer = await fetch(this.url, { headers: { accept: "text/event-stream" }, signal: this.#stop.signal });
      if (!answer.ok || !answer.body) throw gone();
      this.readyState = 1;
      this.#tell(new Event("open"));
      let text = "";
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const whole = (text + part.value).replaceAll("\r\n", "\n").split("\n\n");
        text = whole.pop() ?? "";
        for (const block of whole) this.#hear(block);
      }
      throw gone();
    } catch {
      if (this.readyState === 2) return;
      this.readyState = 0;
      this.#tell(new Event("error"));
      setTimeout(() => this.readyState === 2 || void this.#read(), 1000);
    }
  }

  #hear(block: string): void {
    const field = (name: string) =>
      block
        .split("\n")
        .flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1).replace(/^ /, "")] : []));
    const data = field("data");
    if (data.length > 0)
      this.#tell(
        new MessageEvent(field("event")[0] ?? "message", { data: data.join("\n"), lastEventId: field("id")[0] ?? "" }),
      );
  }

  #tell(event: Event): void {
    const handler = { open: this.onopen, message: this.onmessage, error: this.onerror }[event.type] as
      ((event: Event) => void) | undefined;
    handler?.call(this, event);
    this.dispatchEvent(event);
  }

  close(): void {
    this.readyState = 2;
    this.#stop.abort();
  }
}
window.EventSource = Events as unknown as typeof EventSource;

// ---------------------------------------------------------------- what a browser would load by itself

// A file that a link offers comes from the worker too.
byHand((address) => fetch(address));

// ---------------------------------------------------------------- the worker

/** Keep the worker for all pages of this site, or for this page alone, for as long as it is there. */
async function keep(own?: MessagePort): Promise<never> {
  await start(own).catch((error: unknown) => tell({ page: "", id: 0, kind: "failed", why: String(error) }));
  return new Promise<never>(() => undefined);
}

async function start(own?: MessagePort): Promise<void> {
  const source = await overNetwork(new URL(__WORKER__, here));
  // From an address of the page's own: so the worker, too, may ask no other host (content security policy).
  const script = URL.createObjectURL(await source.blob());
  const begun = (role: string, own?: MessagePort) => {
    const worker = new Worker(script, { type: "module", name: role });
    worker.postMessage({ role, here, own }, own ? [own] : []);
    return worker;
  };
  const host = begun("host", own);
  let bots = begun("bots");
  const join = () => {
    const { port1, port2 } = new MessageChannel();
    bots.postMessage({ port: port1 }, [port1]);
    host.postMessage({ port: port2 }, [port2]);
  };
  // A worker that hangs is terminated, and another one takes its place.
  host.onmessage = () => {
    bots.terminate();
    bots = begun("bots");
    join();
  };
  join();
}

function alone(): void {
  const { port1, port2 } = new MessageChannel();
  meet(port1);
  void keep(port2);
}

try {
  const name = `rascals ${here}`;
  meet(new BroadcastChannel(name));
  navigator.locks.request(name, () => keep()).catch(alone);
} catch {
  alone();
}
