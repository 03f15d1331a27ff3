// Whether the server can be reached: what the browser says of its network alone is often wrong, in either direction.
import { base } from "./base";

export const AGAIN_MS = 10_000;

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
