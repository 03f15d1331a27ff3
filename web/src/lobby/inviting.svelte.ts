// By which address others come to a table: not the one of somebody on the server's own machine.
import type { reachOfServer } from "../lib/api";
import { base } from "../lib/server.svelte";
import type { Reach } from "../wire";

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

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
