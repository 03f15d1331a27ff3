// Pointing at a thing on the board: it is ringed as long as it is spoken of.
import { tick } from "svelte";
import { findPlace } from "./places";

/** What is pointed at bears it: app.css draws the ring. */
const POINTED = "data-pointed";

/**
 * Point at the first of the places that can be seen on a board, and go on to another where the board has changed. `told`
 * hears of each, and whenever the board may have moved it; null: none can be seen. Returns what ends that.
 */
export function pointAt(board: Element, at: string, told: (thing: Element | null) => void): () => void {
  let thing: Element | null = null;
  let ended = false;
  const look = () => {
    if (ended) return;
    const found = findPlace(board, at);
    if (found !== thing) thing?.removeAttribute(POINTED);
    thing = found;
    thing?.setAttribute(POINTED, "");
    told(thing);
    changes.takeRecords(); // what was told of it is no change of the board
  };
  const changes = new MutationObserver(look);
  changes.observe(board, { childList: true, subtree: true });
  void tick().then(look);
  return () => {
    ended = true;
    changes.disconnect();
    thing?.removeAttribute(POINTED);
  };
}
