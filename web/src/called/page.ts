// The page's side of the service worker: it is called once the page stands, and told what to keep.
const WORKER = "/worker.js";
const TEXTS = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$/;
const usable = () => import.meta.env.PROD && "serviceWorker" in navigator;

/** Begin to use the worker, where there can be one: a page that is only built for work on it has none. */
export async function beginWorker(): Promise<void> {
  if (!usable()) return;
  try {
    await navigator.serviceWorker.register(WORKER);
    await tell({ shared: read() });
  } catch {
    // A browser that refuses has its pages from the server, as before.
  }
}

async function tell(message: { shared: string[]; all?: true }): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** The texts and lists that this page has read so far, which it needs without a network too; with `all` the rest of them. */
function read(all = false): string[] {
  const asked = performance.getEntriesByType("resource").map(({ name }) => new URL(name, location.href).pathname);
  const found = asked.filter((address) => TEXTS.test(address));
  const rest = all ? found.map((address) => address.replace(/-first$/, "-rest")) : [];
  return [...new Set([...found, ...rest])];
}

/** Keep the words that the page has now; and with `all` the whole application: it is installed, or has games to show offline. */
export function keepWords(all = false): void {
  if (usable()) void tell({ shared: read(all), ...(all ? { all } : {}) }).catch(() => undefined);
}

/** Whether the page runs as an installed application. */
export const installed = () => typeof matchMedia === "function" && matchMedia("(display-mode: standalone)").matches;
