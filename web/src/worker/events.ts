// What service workers hear, as far as ours listen: the compiler knows pages alone.

export interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
