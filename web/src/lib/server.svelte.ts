// Where the server lies on its host, at the top or below a path, which it writes into its page; whether it can be
// reached, and by which address others come to it.
import type { Reach } from "../wire";
import type { reachOfServer } from "./api";

/** The path below which all addresses of the server lie, without a slash at its end. */
export const base = globalThis.document?.documentElement.dataset["base"] ?? "";

/** The name under which something of this server's tables is kept in the browser: another one on its host has others. */
export const ownName = (name: string) => (base ? `${base}/${name}` : name);

export const AGAIN_MS = 10_000;

/** What the browser says of its network alone is often wrong, in either direction. */
class Server {
  /** The last request did not reach the server. */
  lost = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Note how a request went; while none goes through, it is tried again from time to time. */
  note(reached: boolean): void {
    this.lost = !reached;
    clearTimeout(this.timer);
    if (this.lost) this.timer = setTimeout(() => void this.again(), AGAIN_MS);
  }

  /** Ask for what no worker answers in the server's place; whether it did answer. */
  async again(): Promise<boolean> {
    const reached = await fetch(`${base}/api/v1/calling`, { cache: "no-store" }).then(
      () => true,
      () => false,
    );
    this.note(reached);
    return reached;
  }
}

export const reach = new Server();

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

/** By which address others come to a table: not the one of somebody on the server's own machine. */
export class Inviting {
  /** What the server says of who can connect; null while that is not known, and where it need not be asked. */
  private reach: Reach | null = $state.raw(null);
  /** It is known how others come here, or will not be. */
  settled = $state(false);

  constructor(
    private readonly here: Pick<Location, "hostname" | "origin">,
    ask: typeof reachOfServer,
  ) {
    if (!HERE.test(here.hostname)) this.settled = true;
    else
      void ask()
        .then((reach) => (this.reach = reach))
        .catch(() => undefined) // the address of this page has to do
        .finally(() => (this.settled = true));
  }

  /** How to let others in, where nobody else can connect. */
  get alone(): Reach | null {
    return this.reach?.alone ? this.reach : null;
  }

  /** What links that others shall open begin with. */
  get origin(): string {
    return (this.reach?.alone ? null : this.reach?.address) ?? this.here.origin + base;
  }
}
