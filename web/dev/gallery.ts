/** Development only: every drawing, and with ?board=4&at=30&lang=de&theme=dark the board at a moment of a recorded game. */
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

const sources = import.meta.glob<string>("../../src/rascals/**/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const query = new URLSearchParams(location.search);
const language = query.get("lang") ?? "en";
const texts = Object.entries(sources)
  .filter(([path]) => path.endsWith(`/${language}.ftl`))
  .map(([, text]) => text)
  .join("\n");

document.documentElement.dataset["theme"] = query.get("theme") ?? "light";
mount(Gallery, { target: document.getElementById("gallery")!, props: { query, texts } });
