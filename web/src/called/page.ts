// The page's side of the service worker: it is registered once the page is up, and told what to keep.
import { anywhere } from "../lib/router.svelte";
import { matches } from "../lib/screen";
import { base } from "../lib/server.svelte";

const WORKER = anywhere ? "keep.js" : `${base}/worker.js`;
const SETTLES = 3000; // milliseconds after which the bots of a first table have begun
/** What the worker keeps, by where it lies below the server's path. */
const KEPT = /^\/api\/v1\/(games|texts\/[a-z]{2}(\/[a-z0-9_-]+)?)$|^\/(assets|icons)\//;
const usable = import.meta.env.PROD;

/** Register the worker, where there can be one: a development build has none. */
export async function beginWorker(): Promise<void> {
  if (!usable) return;
  if (anywhere) await settled();
  try {
    await navigator.serviceWorker.register(WORKER);
    await tell(false);
  } catch {
    // A browser that refuses has its pages from the server, as before.
  }
}

/** Once Python runs in the page: until then all that is fetched and unpacked is for it. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.documentElement.dataset["anywhere"]?.includes('"ready"')) return;
      removeEventListener("anywhere", look);
      setTimeout(resolve, SETTLES);
    };
    addEventListener("anywhere", look);
    look();
  });
}

/** Tell the worker what to keep; it answers whether all of it is kept. */
async function tell(all: boolean): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active || anywhere) return active !== null; // a site without a server is kept as a whole
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((done) => (port1.onmessage = ({ data }) => done(data === true)));
  active.postMessage({ read: read(all), all }, [port2]);
  return answer.finally(() => port1.close());
}

/** What this page has read so far, which it needs without a network too: its files, texts and lists; with `all` the rest of the texts. */
function read(all: boolean): string[] {
  const asked = performance.getEntriesByType("resource").map(({ name }) => new URL(name, location.href));
  const ours = asked
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && pathname.startsWith(base) && KEPT.test(pathname.slice(base.length)),
    )
    .map(({ pathname }) => pathname);
  const rest = all ? ours.map((address) => address.replace(/-first$/, "-rest")) : [];
  return [...new Set([...ours, ...rest])];
}

/**
 * Keep the words that the page has now; and with `all` the whole application: it is installed, or has games to show offline.
 * Returns whether that is so: nothing of it lacks any more.
 */
export async function keepWords(all = false): Promise<boolean> {
  return usable ? tell(all).catch(() => false) : false;
}

/** Whether the page runs as an installed application. */
export const installed = () => matches("(display-mode: standalone)");
