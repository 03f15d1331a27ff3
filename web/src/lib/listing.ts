// The list of public tables as the server tells it: the stream, and what stands in for it while it is broken.
import type { FromLobby, TableInfo } from "../wire";

export const RETRY_MS = 4000;
export const JITTER_MS = 1000;
/** How long a hidden page keeps its stream: a browser allows only a few connections to one server. */
export const HIDDEN_MS = 30_000;

const EVENTS = ["tables", "listed", "unlisted", "bye"] as const;

/** The part of an EventSource that is used, so that tests can stand in for it. */
export interface Source {
  addEventListener(type: string, listener: (event: { data: string }) => void): void;
  onerror: (() => void) | null;
  close(): void;
}

interface Options {
  open: () => Source;
  /** The list, asked for once. */
  fetch: () => Promise<TableInfo[]>;
  /** The list has changed, or whether it is live. */
  changed: (tables: TableInfo[] | null, live: boolean) => void;
  /** The list cannot even be asked for; null when it can. */
  failed: (error: unknown) => void;
  /** A table has gone from the list. */
  unlisted?: (id: string) => void;
  random?: () => number;
}

/** The list after a message; null as long as the whole list has not come. Nothing is changed in place. */
export function listed(tables: TableInfo[] | null, message: FromLobby): TableInfo[] | null {
  switch (message.type) {
    case "tables":
      return sorted(message.tables);
    case "listed":
      return tables && sorted([...without(tables, message.table.id), message.table]);
    case "unlisted":
      return tables && without(tables, message.id);
    case "bye":
      return tables;
    default:
      return message satisfies never;
  }
}

const without = (tables: readonly TableInfo[], id: string) => tables.filter((table) => table.id !== id);

const sorted = (tables: readonly TableInfo[]) => [...tables].sort((one, other) => other.created - one.created);

export class Listings {
  private tables: TableInfo[] | null = null;
  private source: Source | null = null;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private readonly random: () => number;

  constructor(private readonly options: Options) {
    this.random = options.random ?? Math.random;
    this.connect();
  }

  /** Leave the page. */
  close(): void {
    this.closed = true;
    clearTimeout(this.rest);
    this.drop();
  }

  /** The page has gone out of sight, or come back. */
  seen(visible: boolean): void {
    clearTimeout(this.rest);
    if (!visible) this.rest = setTimeout(() => this.drop(), HIDDEN_MS);
    else this.again();
  }

  /** Try at once, unless the stream flows or the page is left. */
  again(): void {
    if (!this.source && !this.closed) this.connect();
  }

  private connect(): void {
    this.drop();
    const source = this.options.open();
    this.source = source;
    for (const type of EVENTS)
      source.addEventListener(type, (event) => this.source === source && this.receive(event.data));
    source.onerror = () => this.source === source && this.broken();
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as FromLobby;
    if (message.type === "bye") return this.broken();
    this.tables = listed(this.tables, message);
    this.options.changed(this.tables, true);
    if (message.type === "unlisted") this.options.unlisted?.(message.id);
  }

  /** Browsers retry only after some kinds of failure, and silently, so we do it ourselves. */
  private broken(): void {
    this.drop();
    this.options.changed(this.tables, false);
    this.retry = setTimeout(() => this.connect(), RETRY_MS + this.random() * JITTER_MS);
    void this.ask();
  }

  private async ask(): Promise<void> {
    try {
      const found = await this.options.fetch();
      this.told(() => {
        this.tables = sorted(found);
        this.options.changed(this.tables, false);
        this.options.failed(null);
      });
    } catch (error) {
      this.told(() => this.options.failed(error));
    }
  }

  /** Ignore an answer that arrives after the stream is back or the page was left. */
  private told(tell: () => void): void {
    if (!this.closed && !this.source) tell();
  }

  private drop(): void {
    clearTimeout(this.retry);
    if (!this.source) return;
    this.source.onerror = null;
    this.source.close();
    this.source = null;
  }
}
