// A socket that a test speaks through, and the messages of a server as short as they may be.
import type { Socket } from "../src/lib/connection";
import { NO_CLOCKS } from "../src/lib/store";

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
