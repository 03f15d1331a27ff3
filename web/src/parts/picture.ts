// The result of a game as a file: drawn by the browser alone, in the colours that the page has.
import { flushSync, mount, unmount } from "svelte";
import { matches } from "../lib/screen";
import Picture, { HEIGHT, type Shown, WIDTH } from "./Picture.svelte";

/** What a picture by itself does not know: it has no style sheet, and no variables. */
const STYLES = ["fill", "stroke", "stroke-width", "stroke-dasharray", "font-family", "font-weight", "font-size"];

/** Send the picture to somebody where fingers do, and its browser can; else save it. */
export async function keep(name: string, shown: Shown): Promise<void> {
  const file = new File([await drawn(shown)], name, { type: "image/png" });
  if (matches("(pointer: coarse)") && navigator.canShare?.({ files: [file] })) {
    const stopped = await navigator.share({ files: [file], title: shown.title }).then(
      () => "",
      (error: DOMException) => error.name,
    );
    if (!stopped || stopped === "AbortError") return; // shared, or given up by the reader
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function drawn(shown: Shown): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source(shown))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")!.drawImage(picture, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** The picture as a file by itself. */
function source(shown: Shown): string {
  const there = mount(Picture, { target: document.body, props: shown });
  try {
    flushSync();
    const svg = document.querySelector<SVGSVGElement>("[data-picture]")!;
    for (const text of svg.querySelectorAll<SVGTextElement>("[data-most]")) {
      const most = Number(text.dataset["most"]);
      if (text.getComputedTextLength() > most) text.setAttribute("textLength", String(most));
      text.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
    const parts = [...svg.querySelectorAll<SVGElement>("*")];
    const styles = parts
      .map((part) => getComputedStyle(part))
      .map((style) => STYLES.map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; "));
    parts.forEach((part, at) => (part.style.cssText = styles[at]!)); // only now: they hand colours down
    svg.removeAttribute("class");
    return new XMLSerializer().serializeToString(svg);
  } finally {
    void unmount(there);
  }
}
