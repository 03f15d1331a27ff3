// The socket to one table: hello and resume, pings, reconnection, commands sent until acknowledged.
import type { FromClient, FromServer, LogEntry, Preview, Why } from "../wire";
import { base } from "./server.svelte";
import { type Command, isUnderWay, type Local, reduce, START, type TableState } from "./store";

export const PING_MS = 2500;
/** How long to wait in silence before pinging, and then for the pong. */
export const PONG_MS = 9000;
export const ANSWER_MS = 2000;
export const RETRY_MS = 3500;
export const JITTER_MS = 500;

export type Link = "connecting" | "online" | "reconnecting" | "offline" | "closed";

/** The part of a WebSocket that is used, so that tests can stand in for it. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

interface Outcome {
  id: string;
  refused: TableState["refused"];
}

interface Options {
  open: () => Socket;
  changed: (state: TableState, link: Link) => void;
  /** Whether there is no coming back: no table, or no way in. Asked when the server closes the socket without saying why. */
  gone?: () => Promise<boolean>;
  now?: () => number;
  random?: () => number;
}

type Question = { type: "why"; move: string } | { type: "preview"; draft: string[] };

export class Connection {
  state: TableState = START;
  link: Link = "connecting";
  private socket: Socket | null = null;
  private heard = 0;
  private beat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private answered: ReturnType<typeof setTimeout> | undefined;
  private greeted = false;
  private readonly outcomes = new Map<string, (outcome: Outcome) => void>();
  private readonly questions = new Map<string, (answer: Why | Preview | null) => void>();
  private readonly now: () => number;
  private readonly random: () => number;

  constructor(private readonly options: Options) {
    this.now = options.now ?? Date.now;
    this.random = options.random ?? Math.random;
    this.connect();
  }

  /** Send a command; resolves when the server has refused it, or has accepted it and sent the result. */
  command(given: Command): Promise<Outcome> {
    const command = given.type === "play" ? { ...given, lag: this.state.lag } : given;
    this.step({ type: "sent", command });
    this.send(command);
    return new Promise((answer) => this.outcomes.set(command.id, answer));
  }

  /** Ask why a move is refused, or what may follow a draft; null when the connection is lost. */
  ask<Answer extends Why | Preview>(question: Question): Promise<Answer | null> {
    const id = newId();
    if (this.link !== "online") return Promise.resolve(null);
    this.send({ ...question, id } as FromClient);
    return new Promise((answer) => this.questions.set(id, answer as (a: Why | Preview | null) => void));
  }

  /** Lines of the log from before those that are known, as they were in a run of the server. */
  earlier(run: string | null, lines: LogEntry[]): void {
    this.step({ type: "earlier", run, lines });
  }

  noticed(): void {
    this.step({ type: "noticed" });
  }

  close(): void {
    this.link = "closed";
    clearTimeout(this.retry);
    this.drop();
  }

  /** The browser says that the network came back or went: try at once, or say so. */
  network(online: boolean): void {
    if (this.link === "closed") return;
    if (!online) this.lost("offline");
    else if (this.link !== "online") this.connect();
    else this.probe();
  }

  /** The page is visible or online again: reconnect at once, or check that the connection still works. */
  awake(): void {
    if (this.link === "closed") return;
    if (!this.socket) this.connect();
    else if (this.link === "online") this.probe();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    const socket = this.options.open();
    this.socket = socket;
    this.hears();
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = () => this.lost("reconnecting");
    this.beat = setInterval(() => this.pulse(), PING_MS);
  }

  private hello(): void {
    this.greeted = false;
    this.step({ type: "resuming" });
    this.send({ type: "hello", after: this.state.seq, run: this.state.run, changes: true });
    // Commands that the broken connection may have swallowed; their ids make a second copy harmless.
    this.state.pending.forEach((command) => this.send(command));
    this.send({ type: "ping", t: this.now() });
  }

  private pulse(): void {
    if (this.now() - this.heard > PONG_MS) this.probe();
    else this.send({ type: "ping", t: this.now() });
  }

  /** Ping once: after the device slept, silence says nothing about the connection. */
  private probe(): void {
    if (this.answered !== undefined) return;
    this.send({ type: "ping", t: this.now() });
    this.answered = setTimeout(() => this.lost("reconnecting", 0), ANSWER_MS);
  }

  private hears(): void {
    this.heard = this.now();
    clearTimeout(this.answered);
    this.answered = undefined;
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as FromServer;
    this.hears();
    if (!this.greeted && message.type !== "bye") {
      this.greeted = true;
      this.link = "online";
    }
    if (this.unanswered(message)) return;
    this.step(message);
    this.settle(message);
    if (this.state.gap) this.connect();
  }

  private settle(message: FromServer): void {
    if (message.type === "reject") this.finish({ id: message.id, refused: this.state.refused });
    for (const id of this.outcomes.keys()) if (!isUnderWay(this.state, id)) this.finish({ id, refused: null });
    if (message.type === "why" || message.type === "preview") this.answer(message);
    if (message.type === "bye") this.dismissed(message.code);
  }

  /** The server refuses to answer a question, which does not change the table's state. */
  private unanswered(message: FromServer): boolean {
    if (message.type !== "reject" || !this.questions.has(message.id)) return false;
    this.questions.get(message.id)?.(null);
    return this.questions.delete(message.id);
  }

  private answer(message: Why | Preview): void {
    this.questions.get(message.id)?.(message);
    this.questions.delete(message.id);
  }

  private finish(outcome: Outcome): void {
    this.outcomes.get(outcome.id)?.(outcome);
    this.outcomes.delete(outcome.id);
  }

  /** Kicked, replaced and ended are final; otherwise reconnect, at once if the table has moved. */
  private dismissed(code: string): void {
    if (code === "kicked" || code === "replaced" || code === "ended") this.close();
    else this.lost("reconnecting", code === "moved" ? 0 : RETRY_MS);
    this.changed();
    if (code === "closed") void this.options.gone?.().then((gone) => gone && this.end());
  }

  private end(): void {
    this.close();
    this.changed();
  }

  private lost(link: "reconnecting" | "offline", wait = RETRY_MS): void {
    if (this.link === "closed") return;
    this.drop();
    this.link = link;
    this.changed();
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait + this.random() * JITTER_MS);
  }

  private drop(): void {
    clearInterval(this.beat);
    clearTimeout(this.answered);
    this.answered = undefined;
    this.questions.forEach((answer) => answer(null));
    this.questions.clear();
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private send(message: FromClient): void {
    if (message.type !== "hello" && message.type !== "ping" && this.link !== "online") {
      if (!this.resending(message)) return;
    }
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      // A socket that is not open yet: commands stay pending and go with the next hello.
    }
  }

  private resending(message: FromClient): boolean {
    return this.state.pending.some((command) => command.id === (message as Command).id);
  }

  private step(message: FromServer | Local): void {
    this.state = reduce(this.state, message, this.now());
    this.changed();
  }

  private changed(): void {
    this.options.changed(this.state, this.link);
  }
}

/** A fresh id for a command. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address of a table's socket. */
export function socketAddress(table: string, place: Pick<Location, "protocol" | "host">): string {
  const scheme = place.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${place.host}${base}/ws/v1/tables/${encodeURIComponent(table)}`;
}
