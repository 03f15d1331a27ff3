/** Resolves when the reader first touches the page: what may only come then, or is not wanted sooner, waits for it. */
export const touched = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return;
  for (const kind of ["pointerdown", "keydown"])
    window.addEventListener(kind, () => resolve(), { once: true, capture: true });
});
