// Files of tests share their threads, which begin slowly: each finds modules, globals, stores and the page as they were.
import { afterAll, vi } from "vitest";

vi.resetModules();

afterAll(async () => {
  // A server that a test had lost is asked for again after a while, by then in the middle of another file's tests.
  (await import("../src/lib/server.svelte")).reach.note(true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  if (typeof document === "undefined") return;
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute("lang");
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});
