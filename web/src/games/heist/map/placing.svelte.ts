// A tile being placed or turned: which one, how it lies, where it fits, where it is held before it is put down.
import { isFlag, isText, objectOf, oneOf, orNull } from "../../../lib/stored.svelte";
import type { MoveInfo } from "../../../wire";
import type { PreviewAnswer } from "../../board";
import type { Half, Parts } from "../../undecided.svelte";
import { waysOf } from "../ground";
import type { Plan } from "./plan";

const HEADS = new Set(["place", "place_tile", "place_held", "web"]);
const ROTATIONS = ["r0", "r90", "r180", "r270"] as const;

/** Something to place: a tile, and the move that begins so; `rotate` turns the tile that lies there. */
export interface Offer {
  head: string;
  tile: string;
  rotate: boolean;
  /** There are other things to do as well, so it has to be chosen first. */
  optional: boolean;
}

type Asked = { pending?: { tiles?: (string | null)[] } | null; board?: { at: readonly number[]; tile: string }[] };

/** What the moves let one place or turn. */
export function offersOf(view: Asked, plan: Plan, you: number | null, moves: readonly MoveInfo[]): Offer[] {
  const crew = plan.crews.find(({ seat }) => seat === you);
  if (!crew) return [];
  const tiles = (view.pending?.tiles ?? []).filter((tile) => tile !== null);
  const heads = moves.filter(({ kind }) => HEADS.has(kind));
  const optional = moves.length > heads.length;
  const placed = heads.map(({ move, kind, args }) => {
    const own = kind === "place_held" || kind === "web" ? crew.held[0] : tiles.at(-1);
    return { head: move, tile: String(args["tile"] ?? own ?? ""), rotate: false, optional };
  });
  if (!moves.some(({ kind }) => kind === "rotate")) return placed;
  const lying = view.board?.find(({ at }) => at.join(",") === crew.at)?.tile;
  return [...placed, { head: "rotate", tile: tiles.at(-1) ?? lying ?? "", rotate: true, optional: false }];
}

/** By orientation, the cells on which the tile fits so. */
type Fits = ReadonlyMap<string, ReadonlySet<string>>;

type Preview = (draft: string[]) => Promise<PreviewAnswer>;

/** Milliseconds after which an unanswered request is repeated: the server may have refused too many at once. */
const AGAIN = 2_000;

/** Ask for every orientation where the tile fits. */
export async function fitsOf(offer: Offer, at: string, moves: readonly MoveInfo[], preview: Preview): Promise<Fits> {
  if (offer.rotate) {
    const turns = moves.filter(({ kind }) => kind === "rotate").map(({ args }) => String(args["by"]));
    return new Map(turns.map((by) => [by, new Set([at])]));
  }
  const turns = (await preview([offer.head])).moves.filter(({ kind }) => kind === "turn");
  const cells = await Promise.all(turns.map(({ move }) => preview([offer.head, move])));
  return new Map(
    turns.map(({ args }, index) => [
      String(args["by"]),
      new Set(cells[index]?.moves.map((one) => String(one.args["cell"]))),
    ]),
  );
}

interface InHand {
  offer: Offer | null;
  turned: string;
  held: string | null;
}

const NONE: InHand = { offer: null, turned: "r0", held: null };
const isOffer = objectOf<Offer>({ head: isText, tile: isText, rotate: isFlag, optional: isFlag });
const isInHand = objectOf<InHand>({ offer: orNull(isOffer), turned: oneOf<string>(ROTATIONS), held: orNull(isText) });

export class Placing {
  fits: Fits = $state.raw(new Map());
  #asked = 0;
  readonly #hand: Half<InHand>;

  constructor(parts: Parts) {
    this.#hand = parts.half(() => "tile", NONE, isInHand);
  }

  get offer(): Offer | null {
    return this.#hand.value.offer;
  }

  get turned(): string {
    return this.#hand.value.turned;
  }

  /** Where it is held: shown there, and put down when that is said once more. */
  get held(): string | null {
    return this.#hand.value.held;
  }

  get shape(): string {
    return this.offer?.tile.split("-")[0] ?? "";
  }

  get ways(): number {
    return waysOf(this.shape, Number(this.turned.slice(1)));
  }

  /** All cells on which the tile fits some way. */
  get cells(): ReadonlySet<string> {
    return new Set([...this.fits.values()].flatMap((cells) => [...cells]));
  }

  /** How the tile can lie there. */
  turnsAt(cell: string | null): string[] {
    return [...this.fits].filter(([, cells]) => cell === null || cells.has(cell)).map(([turn]) => turn);
  }

  get move(): string {
    if (!this.offer) return "";
    return this.offer.rotate ? `rotate ${this.turned}` : `${this.offer.head} ${this.turned} at ${this.held}`;
  }

  /** Begin with a tile, or with none. */
  async take(offer: Offer | null, at: string, moves: readonly MoveInfo[], preview: Preview | undefined): Promise<void> {
    this.#set({ offer, held: null });
    await this.resume(at, moves, preview);
  }

  /** Ask where the tile in hand fits; where it was held it is held again, if it fits there. */
  async resume(at: string, moves: readonly MoveInfo[], preview: Preview | undefined): Promise<void> {
    const asked = (this.#asked += 1);
    this.fits = new Map();
    const { offer } = this;
    if (!offer || !preview) return;
    const fits = await fitsOf(offer, at, moves, preview);
    if (asked !== this.#asked) return;
    if (fits.size === 0 || [...fits.values()].some((cells) => cells.size === 0)) {
      setTimeout(() => asked === this.#asked && void this.resume(at, moves, preview), AGAIN);
      return;
    }
    this.fits = fits;
    if (!fits.has(this.turned)) this.#set({ turned: [...fits.keys()][0] ?? "r0" });
    if (offer.rotate) this.hold(at);
    else if (this.held !== null && !this.hold(this.held)) this.lift();
  }

  /** Hold the tile over a cell, turned so that it fits there; false where it does not fit at all. */
  hold(cell: string): boolean {
    const turns = this.turnsAt(cell);
    if (turns.length === 0) return false;
    this.#set({ held: cell, turned: turns.includes(this.turned) ? this.turned : nextTurn(turns, this.turned, false) });
    return true;
  }

  /** Turn it to the next way that fits where it is held or rests. */
  turn(back: boolean, over: string | null): void {
    const turns = this.turnsAt(this.held ?? over);
    this.#set({ turned: nextTurn(turns.length > 0 ? turns : this.turnsAt(null), this.turned, back) });
  }

  /** Take the tile up again, or let it go; false where nothing was held. */
  lift(): boolean {
    if (this.held === null) return false;
    this.#set({ held: null });
    return true;
  }

  #set(changed: Partial<InHand>): void {
    this.#hand.value = { ...this.#hand.value, ...changed };
  }
}

/** The next of some orientations, clockwise or back. */
export function nextTurn(turns: readonly string[], from: string, back: boolean): string {
  const at = ROTATIONS.indexOf(from as (typeof ROTATIONS)[number]);
  for (let step = 1; step <= ROTATIONS.length; step += 1) {
    const next = ROTATIONS[(at + (back ? -step : step) + 2 * ROTATIONS.length) % ROTATIONS.length] ?? from;
    if (turns.includes(next)) return next;
  }
  return from;
}
