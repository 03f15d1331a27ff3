// The page's side of the service worker: it is called once the page stands, and told what to keep.
import type { Language } from "../lib/settings";

const WORKER = "/worker.js";

/** Begin to use the worker, where there can be one: a page that is only built for work on it has none. */
export async function beginWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER);
  } catch {
    // A browser that refuses has its pages from the server, as before.
  }
}

async function told(message: object): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** Keep the texts of a language, so that the shell has words without a network. */
export const keepLanguage = (language: Language) => void told({ language }).catch(() => undefined);

/** Keep the whole application: it is installed, or has games to show without a network. */
export const keepAll = () => void told({ all: true }).catch(() => undefined);

/** Whether the page runs as an installed application. */
export const installed = () => typeof matchMedia === "function" && matchMedia("(display-mode: standalone)").matches;
