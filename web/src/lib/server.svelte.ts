// Where the server lies on its host, at the top or below a path, which it writes into its page; and whether it can be
// reached.

/** The path below which all addresses of the server lie, without a slash at its end. */
export const base = globalThis.document?.documentElement.dataset["base"] ?? "";

/** The name under which something of this server's tables is kept in the browser: another one on its host has others. */
export const ownName = (name: string) => (base ? `${base}/${name}` : name);

export const AGAIN_MS = 10_000;

/** What the browser says of its network alone is often wrong, in either direction. */
class Reach {
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

export const reach = new Reach();
