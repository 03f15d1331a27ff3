/** What moves on the table of Goons, event by event: cubes, energy, money, stars, items, and who steps up a track. */
import type { LogEvent } from "../board";
import type { Flight, Places } from "../flights.svelte";
import { type GoonsView, letterOf } from "./view";

type Args = Record<string, any>;
type Paid = "stars" | "energy" | "money";

/** More of the same than this do not fly one by one. */
const MOST = 5;

const own = (seat: number, part: string): Places => [`mat-${seat} ${part}`, `glance-${seat}`, `mat-${seat}`];
const purse = (seat: number, kind: Paid): Places => [`purse-${seat}-${kind}`, ...own(seat, "crib")];
const villain = (colour: string): Places => [`villain-${colour}`];
const pile = (seat: number, colour: string): Places => [`villain-${colour} pile-${seat}`, ...villain(colour)];

const one = (kind: string, name: string, from: Places, to: Places): Flight => ({ from, to, kind, name });
const some = (kind: Paid, count: unknown, from: Places, to: Places): Flight[] =>
  Array.from({ length: Math.max(0, Math.min(Number(count) || 0, MOST)) }, () => one(kind, "", from, to));
const paid = (seat: number, args: Args, from: Places): Flight[] =>
  (["stars", "energy", "money"] as const).flatMap((kind) => some(kind, args[kind], from, purse(seat, kind)));
const stepped = ({ seat, colour }: Args) => [
  one("seat", String(seat), [`hustle-${colour}-${seat}`], [`hustle-${colour}-${seat}`]),
];
const moved = ({ seat, number, colour, to }: Args) => some("energy", number, pile(seat, colour), pile(seat, to));
const back = ({ seat, number, colour }: Args) => some("energy", number, pile(seat, colour), purse(seat, "energy"));

const FLIGHTS: Record<string, (args: Args, view: GoonsView) => Flight[]> = {
  cube_taken: ({ seat, colour, cell, space }, view) => [
    one("cube", letterOf(colour), [`cube-${cell}`], own(seat, `crib-${view.turn}-${space}`)),
  ],
  cube_moved: ({ cube, cell, to }) => [
    one("cube", cube === "junk" ? "J" : letterOf(cube), [`cube-${cell}`], [`cube-${to}`, `cell-${to}`]),
  ],
  trained: ({ seat, number }) => some("energy", number, own(seat, "crib"), purse(seat, "energy")),
  dined: ({ seat, number }) => some("money", number, own(seat, "crib"), purse(seat, "money")),
  bought: ({ seat, item }) => [one("item", item, [`market item-${item}`], own(seat, `item-${item}`))],
  committed: ({ seat, number, colour }) => some("energy", number, purse(seat, "energy"), pile(seat, colour)),
  added: ({ seat, item, number, colour }) => some("energy", number, own(seat, `item-${item}`), pile(seat, colour)),
  fee_paid: ({ seat, number, what, colour }) => some(what, number, purse(seat, what), villain(colour)),
  shifted: moved,
  masked: moved,
  withdrawn: back,
  energy_from: ({ seat, item, number }) => some("energy", number, own(seat, `item-${item}`), purse(seat, "energy")),
  pried: ({ seat, number, gained }) => [
    ...some("money", number, purse(seat, "money"), own(seat, "item-crowbar")),
    ...some("energy", gained, own(seat, "item-crowbar"), purse(seat, "energy")),
  ],
  stepped,
  stepped_down: stepped,
  space_paid: ({ seat, ...args }) => paid(seat, args, ["tracks"]),
  traded: ({ seat, paid: price, what, ...args }) => [
    ...(what === "step" ? [] : some(what, price, purse(seat, what), ["stage"])),
    ...paid(seat, args, ["stage"]),
  ],
  rewarded: ({ seat, colour, city, crib, stars, ...args }) =>
    paid(seat, { ...args, stars: city + crib + stars }, ["stage", ...villain(colour)]),
  markers_returned: ({ seat, number }) => some("energy", number, ["stage"], purse(seat, "energy")),
};

/** What an event moves; `view` is how everything stood before. */
export function flightsOf({ event, args }: LogEvent, view: GoonsView): Flight[] {
  return FLIGHTS[event]?.(args, view) ?? [];
}
