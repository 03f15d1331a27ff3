// What lessons and hints can point at, and how it is ringed: an element of a board says which place it is by `data-at`.
import { tick } from "svelte";

/**
 * The names of a game's places, by the word before the first hyphen: `mat-2` is of the kind `mat`. What follows is what
 * tells several of a kind apart: a seat counted from 0 as in notation, a card by its name, a colour, a cell `row,column`.
 *
 * A place may be missing in some phase or on a small screen: a lesson names others after it, parted by `|`, and the
 * first that can be seen is pointed at.
 */
export const PLACES = {
  /** Of every table: the panels of the generic one by field, its moves. */
  any: ["status", "moves", "panel"],
  felicity: ["row", "place", "sack", "card", "bank", "hand", "seat", "purse", "bid", "won", "panel", "summary"],
  /**
   * `middle` the loot that lies out · `pile` · `mat-SEAT` · `boss` the ring · `stash-SEAT` · `share-SEAT` what is to be
   * theirs · `slot-SEAT` where the action card lies · `threat` one's own marker · `payoff` one's own tokens and payoff
   * cards · `dock` all one can do · `action-guard`, `action-rob`, `action-skim`, `action-no`, `action-yes` in the dock ·
   * `ready` · `propose` the button that settles a share · `stage` the reveal.
   */
  goodcritters: [
    "middle",
    "pile",
    "mat",
    "boss",
    "stash",
    "share",
    "slot",
    "threat",
    "payoff",
    "dock",
    "action",
    "ready",
    "propose",
    "stage",
  ],
  heist: ["map", "cell", "hand", "critter", "crew", "suspicion", "loot", "budget", "decks", "question", "do"],
  goons: [
    "city",
    "cell",
    "villain",
    "crib",
    "space",
    "purse",
    "goon",
    "items",
    "market",
    "item",
    "tracks",
    "track",
    "deeds",
    "do",
    "stage",
    "mat",
  ],
} as const satisfies Record<string, readonly string[]>;

/** The kinds of places that a game's lessons and hints may name. */
export function placesOf(game: string): readonly string[] {
  const own: readonly string[] = PLACES[game as keyof typeof PLACES] ?? [];
  return [...PLACES.any, ...own];
}

/** The kind of a place: `mat` of `mat-2`. */
export const kindOf = (place: string) => place.replace(/-.*$/, "");

/** The first of the places that can be seen within `root`; null where none can. */
export function findPlace(root: ParentNode, places: string): Element | null {
  for (const place of places.split("|")) {
    const found = [...root.querySelectorAll(`[data-at="${CSS.escape(place.trim())}"]`)].find(visible);
    if (found) return found;
  }
  return null;
}

function visible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

// Pointing at a thing on the board: it is ringed as long as it is spoken of.

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
