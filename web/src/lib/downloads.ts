// Files that a link offers and that the browser cannot load by itself. A file of its own: anywhere/page.ts takes it along,
// where no Svelte compiles what it imports.

/** Have files of the server asked for by `ask` when their links are clicked. */
export function byHand(ask: (address: string) => Promise<Response>): void {
  document.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[download]");
      if (!link || !new URL(link.href).pathname.startsWith("/api/")) return;
      event.preventDefault();
      event.stopPropagation();
      void ask(link.href)
        .then((answer) => answer.blob())
        .then((file) => {
          const there = document.createElement("a");
          there.href = URL.createObjectURL(file);
          there.download = link.download;
          there.click();
          setTimeout(() => URL.revokeObjectURL(there.href), 60_000);
        });
    },
    true,
  );
}
