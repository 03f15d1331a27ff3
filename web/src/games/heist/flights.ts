/** What moves on the table of Critter Heist beside the crews, event by event: loot, cards and tiles. */
import type { LogEvent } from "../board";
import type { Flight, Places } from "../flights.svelte";
import type { HeistView } from "./view";

type Args = Record<string, any>;
interface Told {
  /** How everything stands after the event. */
  view: HeistView;
  you: number | null;
}

const crew = (seat: number, part: string): Places => [`crew-${seat} ${part}`, `crew-${seat}`];
const deck = (name: string): Places => [`decks ${name}`, "decks"];
const discard = (seat: number): Places => [`crew-${seat} discard`, ...deck("discard")];
const spot = (cell: string): Places => [`room-${cell}`, `cell-${cell}`];
/** A crew's hand: one's own shows each card. */
const hand = (seat: number, card: string | null, { you }: Told): Places =>
  seat === you
    ? [`question critter-${card}`, `hand critter-${card}`, "hand", ...crew(seat, "cards")]
    : crew(seat, "cards");
const table = (seat: number, card: string, { you }: Told): Places =>
  seat === you ? [`hand-table critter-${card}`, "hand"] : crew(seat, "table");
const zone = (seat: number, card: string, from: string, told: Told): Places =>
  from === "hand"
    ? hand(seat, card, told)
    : from === "table"
      ? table(seat, card, told)
      : from === "discard"
        ? discard(seat)
        : deck("discard");

const one = (kind: string, name: string | null, from: Places, to: Places): Flight => ({
  from,
  to,
  kind,
  name: name ?? "",
});
const card = (name: string | null, from: Places, to: Places) => one("card", name, from, to);
/** The cards an event tells of, if they are known. */
const cards = (names: unknown): (string | null)[] => (Array.isArray(names) ? names : [null]);
const lootOf = (loot: string, view: HeistView) => (view.edition === "v5" || loot === "minus" ? loot : "loot");

const drawn = (seat: number, tile: string | null) => one("tile", tile, deck("stack"), crew(seat, "tiles"));
/** A tile that others lay: who lays one of their own has it on the map already. */
const laid = (by: number, { tile, turn, cell }: Args, you: number | null) =>
  by === you ? [] : [one("tile", `${tile} ${turn}`, crew(by, "tiles"), [`tile-${cell}`])];
const leaves: Of = ({ seat, critter, zone: from }, told) => [
  card(
    critter,
    zone(seat, critter, from, told),
    from === "hand" && told.view.seats[seat]?.table.includes(critter) ? table(seat, critter, told) : discard(seat),
  ),
];
const comes =
  (from: Places): Of =>
  ({ seat, critter }, told) => [card(critter, from, hand(seat, critter, told))];

type Of = (args: Args, told: Told) => Flight[];

const FLIGHTS: Record<string, Of> = {
  loot_taken: ({ seat, loot, cell }, { view }) => [one("loot", lootOf(loot, view), spot(cell), crew(seat, "carried"))],
  loot_dropped: ({ seat, loot, cell }, { view }) => [
    one("loot", lootOf(loot, view), crew(seat, "carried"), spot(cell)),
  ],
  banked: ({ seat, loot }, { view }) => [one("loot", lootOf(loot, view), crew(seat, "carried"), crew(seat, "banked"))],
  tile_drawn: ({ seat, tile }) => [drawn(seat, tile)],
  tile_seen: ({ seat, tile }) => [drawn(seat, tile)],
  tiles_drawn: ({ seat, tiles }) => cards(tiles).map((tile) => drawn(seat, tile)),
  tiles_to_hand: ({ seat, tiles }) => cards(tiles).map((tile) => drawn(seat, tile)),
  tile_placed: ({ seat, ...args }, { you }) => laid(seat, args, you),
  webbed: ({ by, ...args }, { you }) => laid(by, args, you),
  tile_put_back: ({ seat }) => [one("tile", null, crew(seat, "tiles"), deck("stack"))],
  tile_gone: ({ tile, cell }) => [one("tile", tile, [`tile-${cell}`], ["decks"])],
  played: leaves,
  reacted: leaves,
  card_discarded: leaves,
  card_laid: ({ seat, critter }, told) => [card(critter, hand(seat, critter, told), table(seat, critter, told))],
  discarded: ({ seat, critters }, told) =>
    cards(critters).map((name) => card(name, hand(seat, name, told), discard(seat))),
  kept: ({ seat, critters }, told) =>
    seat === told.you
      ? cards(critters).map((name) => card(name, [`question critter-${name}`], [`hand critter-${name}`]))
      : [],
  hired: ({ seat, pile, critter }, told) => comes(deck(`pile-${pile}`))({ seat, critter }, told),
  hired_from_deck: comes(deck("critter-deck")),
  card_drawn: comes(deck("critter-deck")),
  card_kept: comes(deck("critter-deck")),
  trash_dug: ({ from, ...args }, told) => comes(discard(from))(args, told),
  picked: ({ seat, from, critter }, told) => [card(critter, hand(from, critter, told), hand(seat, critter, told))],
  given: ({ seat, to, critter }, told) => [card(critter, hand(seat, critter, told), hand(to, critter, told))],
  swapped: ({ seat, given, critter }, told) => [
    card(given, hand(seat, given, told), discard(seat)),
    ...comes(deck("discard"))({ seat, critter }, told),
  ],
};

/** What an event moves, for a reader in this seat. */
export function flightsOf({ event, args }: LogEvent, told: Told): Flight[] {
  return FLIGHTS[event]?.(args, told) ?? [];
}
