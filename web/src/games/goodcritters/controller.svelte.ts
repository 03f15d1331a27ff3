// What the player is about to do: a share that is not made yet, a card that is picked up, a sheet that is open.
import { type Form, isCount, isRecord, objectOf, oneOf, orNull } from "../../lib/stored.svelte";
import type { MoveInfo } from "../../wire";
import type { BoardProps, PlayResult } from "../board";
import { Drag } from "../drag.svelte";
import type { Half, Parts } from "../undecided.svelte";
import { type Goods, isGoods, shareText } from "./cards";
import { type LegalMoves, legalMoves, evenSplit, give, type Given, left, placeOf } from "./legal";
import type { Action, GoodcrittersView, Side, Token } from "./view";

/** A sheet over the table: a mat looked at, something put together for its player, an offer answered, the votes told. */
type Sheet =
  | { kind: "mat"; seat: number }
  | { kind: "payoff"; seat: number; token: Token | null }
  | { kind: "offer"; seat: number; counter: boolean }
  | { kind: "answer"; seat: number }
  | { kind: "promo"; card: string };

/** What was put together in a sheet and not made yet. */
export interface Draft {
  given: Goods;
  wanted: Goods;
  /** The vote on which a payoff is paid; null for the usual one. */
  side: Side | null;
}

const isDraft = objectOf<Draft>({ given: isGoods, wanted: isGoods, side: orNull(oneOf<Side>(["yes", "no"])) });

interface Now {
  view: GoodcrittersView;
  you: number | null;
  moves: readonly MoveInfo[];
  play: BoardProps["play"];
  why: BoardProps["why"];
}

/** Whether what a sheet asks for can still be done. */
function stands(sheet: Sheet, { promos, payoff, offer, accept }: LegalMoves): boolean {
  if (sheet.kind === "promo") return promos.has(sheet.card);
  if (sheet.kind === "mat") return true;
  return { payoff, offer, answer: accept }[sheet.kind].has(sheet.seat);
}

export class Controller {
  sheet = $state.raw<Sheet | null>(null);
  /** An action card lifted, where the choice is final. */
  lifted = $state<Action | null>(null);
  /** Why something was not possible. */
  note = $state("");
  private readonly share: Half<Given>;
  private readonly pickedUp: Half<number | null>;
  readonly legal: LegalMoves = $derived.by(() => legalMoves(this.now().moves, this.now().view.draft !== null));
  readonly left: readonly number[] = $derived.by(() => left(this.now().view.middle, this.given));

  constructor(
    private readonly now: () => Now,
    private readonly parts: Parts,
  ) {
    const lies: Form<number> = (place): place is number => isCount(place) && place < now().view.middle.length;
    const sits: Form<number> = (seat): seat is number => isCount(seat) && seat < now().view.seats.length;
    const isGiven: Form<Given> = (found): found is Given =>
      isRecord(found) && Object.entries(found).every(([place, seat]) => lies(Number(place)) && sits(seat));
    const middle = () => now().view.middle.join();
    this.share = parts.half<Given>(() => `share ${middle()}`, {}, isGiven);
    this.pickedUp = parts.half<number | null>(() => `picked ${middle()}`, null, orNull(lies));
  }

  /** What the boss has given whom so far. */
  get given(): Given {
    return this.share.value;
  }

  set given(given: Given) {
    this.share.value = given;
  }

  /** The place of the middle whose card is picked up. */
  get picked(): number | null {
    return this.pickedUp.value;
  }

  set picked(place: number | null) {
    this.pickedUp.value = place;
  }

  /** The legal moves have changed: drop what can no longer be done. */
  review(moves: readonly MoveInfo[]): void {
    const legal = legalMoves(moves, this.now().view.draft !== null);
    if (this.lifted !== null && !legal.choose.has(this.lifted)) this.lifted = null;
    if (this.sheet && !stands(this.sheet, legal)) this.sheet = null;
  }

  /** The draft of a sheet, by what it is for: kept when the sheet is closed, until it is played or the round ends. */
  draft(what: string, first: Draft): Half<Draft> {
    return this.parts.half(() => what, first, isDraft, "longer");
  }

  /** Play a move; where the rules forbid it, why they do. `asked`: it was put together, or chosen twice. */
  async act(move: string, asked = false): Promise<PlayResult> {
    const result = await this.now().play(move, asked);
    this.note = result.ok ? "" : result.text;
    return result;
  }

  /** Say why a move is not possible. */
  async explain(move: string): Promise<void> {
    const answer = await this.now().why(move);
    this.note = answer.legal ? "" : answer.text;
  }

  /** Play a move if it may be played, else say why not. */
  async attempt(move: string, may: boolean, asked = false): Promise<void> {
    await (may ? this.act(move, asked) : this.explain(move));
  }

  // ------------------------------------------------------------ sharing

  /** Pick up a card of the middle, or let it go again. */
  pick(place: number): void {
    this.picked = this.picked === place ? null : place;
    this.note = "";
  }

  /** Give the card that is picked up, and pick up the next one. */
  giveTo(seat: number): void {
    if (this.picked === null) return;
    this.lay(this.picked, seat);
    this.picked = this.left.find((place) => place > (this.picked ?? 0)) ?? this.left[0] ?? null;
  }

  lay(place: number, seat: number): void {
    this.given = give(this.given, place, seat);
  }

  /** Take back the card that a seat was given as its number `index`, and pick it up. */
  takeBack(seat: number, index: number): void {
    const place = placeOf(this.now().view.middle, this.given, seat, index);
    if (place === undefined) return;
    this.given = give(this.given, place, null);
    this.picked = place;
  }

  split(): void {
    const { view } = this.now();
    [this.given, this.picked] = [evenSplit(view.middle, view.seats.length, view.boss), null];
  }

  clear(): void {
    [this.given, this.picked] = [{}, null];
  }

  async propose(): Promise<void> {
    const { view } = this.now();
    if (this.left.length > 0) return;
    await this.act(
      shareText(
        view.middle,
        view.middle.map((_, place) => this.given[place] ?? 0),
      ),
      true,
    );
  }

  // ------------------------------------------------------------ bargaining

  /** Put the threat marker before a seat; from where it stands it is taken back. */
  async threaten(seat: number): Promise<void> {
    const { you, view } = this.now();
    const stands = you !== null && view.seats[you]?.threat === seat;
    if (stands) await this.attempt("threaten none", this.legal.unthreaten);
    else await this.attempt(`threaten ${seat}`, this.legal.threaten.has(seat));
  }

  async unthreaten(): Promise<void> {
    await this.attempt("threaten none", this.legal.unthreaten);
  }

  /** Choose an action card; where the choice is final, only once it is tapped again. */
  async choose(action: Action): Promise<void> {
    const { view, you } = this.now();
    if (you !== null && view.seats[you]?.action === action && !this.legal.choose.has(action)) return;
    if (view.phase === "choose" && this.legal.choose.has(action) && this.lifted !== action) {
      this.lifted = action;
      return;
    }
    await this.attempt(`choose ${action}`, this.legal.choose.has(action), this.lifted === action);
    this.lifted = null;
  }

  async ready(): Promise<void> {
    await this.attempt("ready", this.legal.ready);
  }

  /** Accept an offer as it stands; where cards are to be chosen for it, that is asked first. */
  async accept(from: number, open: number): Promise<void> {
    if (open > 0) this.sheet = { kind: "answer", seat: from };
    else await this.attempt(`accept ${from}`, this.legal.accept.has(from));
  }

  show(sheet: Sheet | null): void {
    this.sheet = sheet;
    this.note = "";
  }
}

// What the player carries over the table of GoodCritters, to somebody's mat.

export type Carried = { kind: "loot"; place: number } | { kind: "pawn" };

/** A seat is where something would lie: on whose mat. */
export type Carrying = Drag<Carried, number>;

export const carrying = (drop: (what: Carried, seat: number | null) => void): Carrying =>
  new Drag<Carried, number>(seatAt, drop);

function seatAt({ clientX, clientY }: PointerEvent): number | null {
  const mat = document.elementFromPoint?.(clientX, clientY)?.closest<HTMLElement>("[data-drop]");
  return mat ? Number(mat.dataset["drop"]) : null;
}
