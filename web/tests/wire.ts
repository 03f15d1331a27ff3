// What a server tells, as short as it may be: a socket and a stream that a test speaks through, messages, seats, options.
import type { Socket } from "../src/lib/connection";
import type { Source } from "../src/lib/listing";
import { NO_CLOCKS } from "../src/lib/store";
import type { OptionInfo, SeatInfo } from "../src/wire";

export class Wire implements Socket {
  sent: any[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(type: string) {
    return this.sent.filter((message) => message.type === type);
  }
}

export class Stream implements Source {
  closed = false;
  onerror: (() => void) | null = null;
  private readonly hearers = new Map<string, (event: { data: string }) => void>();
  addEventListener(type: string, hearer: (event: { data: string }) => void) {
    this.hearers.set(type, hearer);
  }
  close() {
    this.closed = true;
  }
  says(message: { type: string } & Record<string, unknown>) {
    this.hearers.get(message.type)?.({ data: JSON.stringify(message) });
  }
}

export const snapshot = (seq: number, more: object = {}) => ({
  type: "snapshot",
  seq,
  run: "r1",
  table: { seats: [] },
  you: 0,
  host: false,
  view: {},
  moves: [],
  decision: 1,
  undo: false,
  conditions: [],
  log: [],
  chat: [],
  clocks: NO_CLOCKS,
  now: 0,
  ...more,
});

export const update = (seq: number, more: object = {}) => ({
  type: "update",
  seq,
  entry: { n: seq, at: 0, seat: 0, events: [], standin: false },
  view: {},
  moves: [],
  decision: 1,
  undo: false,
  conditions: [],
  table_status: "playing",
  clocks: NO_CLOCKS,
  now: 0,
  ...more,
});

/** The seat of a person who is there. */
export const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  name: `N${number}`,
  kind: "human",
  bot: null,
  connected: true,
  standin: false,
  host: number === 0,
  pledge: null,
  opened: false,
  nonce: null,
  reason: null,
  agreed: [],
  coach: false,
  advised: 0,
  wish: null,
  days_off: [],
  ...more,
});

/** An option of a game: something that is there or not, usually not. */
export const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  choices: [false, true],
  default: false,
  lowest: null,
  highest: null,
  seats: false,
  editions: [],
  ...more,
});
