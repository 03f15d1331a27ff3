/** The bid that the player prepares: what the field holds, and what is left of it after others' bids. */
import { countDone, timesDone } from "../../lib/memory";
import { aimsFirst, type Settings } from "../../lib/settings";
import { isNumber, isText, objectOf, orNull } from "../../lib/stored.svelte";
import type { Words } from "../../lib/words";
import type { MoveInfo } from "../../wire";
import type { PlayResult, WhyAnswer } from "../board";
import type { Half, Parts } from "../undecided.svelte";
import { GAME, isCat, PETS } from "./display";
import type { FelicityView, Player } from "./view";

interface BidNow {
  view: FelicityView;
  you: number | null;
  moves: readonly MoveInfo[];
}

interface Prepared {
  entry: number | null;
  /** What was typed, and the least bid then: others' bids make it void. */
  typed: { text: string; least: number } | null;
}

const NO_BIDS = { least: 1, most: 0, take: false };
const NONE: Prepared = { entry: null, typed: null };
const isPrepared = objectOf<Prepared>({
  entry: orNull(isNumber),
  typed: orNull(objectOf({ text: isText, least: isNumber })),
});

class Bidding {
  private readonly prepared: Half<Prepared>;

  constructor(
    private readonly now: () => BidNow,
    parts: Parts,
  ) {
    this.prepared = parts.half(() => `bid ${now().view.round}`, NONE, isPrepared);
  }

  get limits() {
    return this.now().view.bidding ?? NO_BIDS;
  }

  /** What was entered, but never less than would be legal after others' bids. */
  get amount(): number {
    const { least, most } = this.limits;
    const { entry } = this.prepared.value;
    return entry === null || entry < least ? Math.min(least, Math.max(most, 1)) : entry;
  }

  /** What the field shows: what was typed stays as it is. */
  get text(): string {
    const { typed } = this.prepared.value;
    return typed?.least === this.limits.least ? typed.text : String(this.amount);
  }

  /** What would be bid now: what was typed, even if too much or too little; `amount` if that is not a number. */
  get wanted(): number {
    return (!this.limits.take && Number(this.text)) || this.amount;
  }

  get canBid(): boolean {
    return this.now().moves.some((move) => move.kind === "bid");
  }

  /** A new decision starts from the least bid. */
  begin(): void {
    this.prepared.value = undefined;
  }

  /** Set the amount, within what may be bid. */
  set(value: number): void {
    const { least, most } = this.limits;
    this.prepared.value = { entry: Math.max(least, Math.min(value, most)), typed: null };
  }

  change(by: number): void {
    this.set(this.amount + by);
  }

  type(text: string): void {
    const value = Number(text);
    this.prepared.value = {
      entry: Number.isInteger(value) && value > 0 ? value : null,
      typed: { text, least: this.limits.least },
    };
  }
}

/** What the player is about at Felicity's table: the card chosen, the bid prepared, what the board answers. */

/** For this many cards, a click asks before placing: a newcomer may only want to look at one. */
export const FEW = 3;
const PLACED = "felicity-placed";

export interface Now {
  view: FelicityView;
  you: number | null;
  moves: readonly MoveInfo[];
  words: Words;
  settings: Pick<Settings, "confirm">;
  interactive: boolean;
  pending: string | null;
  play: (move: string, asked?: boolean) => Promise<PlayResult>;
  why: (move: string) => Promise<WhyAnswer>;
}

/** Where a key is pressed: in a field of the panel, on what needs no keys itself, on a button of the panel, or elsewhere. */
export type Spot = "field" | "free" | "panel" | "elsewhere";

export class Controller {
  /** What the board has to say to the player. */
  note = $state("");
  /** The place in the set, 0 to 9, of the card that has the tab stop. */
  at = $state(0);
  readonly bidding: Bidding;
  private readonly chosenCard: Half<string | null>;

  /** `finish` ends all animations: a player who acts does not wait for them. */
  constructor(
    private readonly now: () => Now,
    private readonly finish: () => void,
    parts: Parts,
  ) {
    this.chosenCard = parts.half<string | null>(() => "card", null, orNull(isText), "longer");
    this.bidding = new Bidding(() => {
      const { view, you, moves } = now();
      return { view, you, moves };
    }, parts);
  }

  get chosen(): string | null {
    return this.chosenCard.value;
  }

  set chosen(pet: string | null) {
    this.chosenCard.value = pet ?? undefined;
  }

  get own(): Player | null {
    const { view, you } = this.now();
    return you === null ? null : (view.seats[you] ?? null);
  }

  /** The player is asked for a move. */
  get mine(): boolean {
    const { interactive, you, moves } = this.now();
    return interactive && you !== null && moves.length > 0;
  }

  /** The cards that may be placed now. */
  get placeable(): Set<string> {
    const { interactive, moves } = this.now();
    return new Set(
      interactive ? moves.filter(({ kind }) => kind === "place").map(({ args }) => String(args["pet"])) : [],
    );
  }

  /** A card is chosen that may be placed now. */
  get ready(): boolean {
    return this.chosen !== null && this.placeable.has(this.chosen);
  }

  /** A card is chosen before it is placed: where a finger may slip, and at first. */
  private get asks(): boolean {
    return aimsFirst(this.now().settings) || timesDone(PLACED) < FEW;
  }

  /** What a card does, in words. */
  about(pet: string): string {
    const { view, words } = this.now();
    if (!isCat(pet)) {
      const mild = pet === "small-dog" && view.options.small_dog === "mildest" ? "-mildest" : "";
      return words.text(`felicity-board-about-${pet}${mild}`);
    }
    const points = Number(pet);
    return words.text(points < 0 ? "felicity-board-about-bad-cat" : "felicity-board-about-cat", {
      points: Math.abs(points),
    });
  }

  tell(text: string): void {
    this.note = text;
  }

  /** A card was clicked: placed, or chosen first where the player is to be asked; one that is gone says why it cannot be. */
  choose(pet: string): void {
    this.finish();
    const again = this.chosen === pet;
    if (!this.holds(pet)) {
      this.chosen = null;
      void this.attempt(`place ${pet}`);
    } else if (again || (this.placeable.has(pet) && !this.asks)) {
      void this.attempt(`place ${pet}`, again);
    } else this.take(pet);
  }

  /** A card is chosen by its place in the set; one that is gone only loses what was said. */
  private pick(index: number): void {
    const pet = PETS[index];
    this.at = index;
    if (pet && this.holds(pet)) this.take(pet);
    else this.note = "";
  }

  private take(pet: string): void {
    const { words } = this.now();
    this.chosen = pet;
    this.note = `${words.text("felicity-board-chosen", { pet: words.term(GAME, pet) })}. ${this.about(pet)}`;
  }

  private holds(pet: string): boolean {
    return this.own?.hand?.includes(pet) ?? false;
  }

  /** A card was dragged onto the row, which is no slip: place it without asking. */
  drop(pet: string): void {
    void this.attempt(`place ${pet}`);
  }

  placeChosen(): void {
    if (this.chosen) void this.attempt(`place ${this.chosen}`, true);
    else this.tell(this.now().words.text("felicity-board-choose"));
  }

  /** Bid what the field holds. */
  bid(): void {
    void this.attempt(`bid ${this.bidding.wanted}`);
  }

  pass(): void {
    void this.attempt("pass");
  }

  /** Play a move if it is legal, else say why it is not. */
  async attempt(move: string, asked = false): Promise<void> {
    this.finish();
    const { interactive, pending, moves, play, why } = this.now();
    if (!interactive) return;
    if (pending !== null || moves.some((one) => one.move === move)) {
      const result = await play(move, asked);
      if (!result.ok) this.tell(result.text);
      else if (move.startsWith("place")) this.placed();
      return;
    }
    const answer = await why(move);
    if (!answer.legal) this.tell(answer.text);
  }

  private placed(): void {
    this.chosen = null;
    if (timesDone(PLACED) < FEW) countDone(PLACED);
  }

  /** Do what a key means where it was pressed; returns whether it means anything there. */
  key(name: string, spot: Spot): boolean {
    const { phase } = this.now().view;
    if (phase === "place") return this.placingKey(name, spot);
    return phase === "bid" && !this.own?.passed && this.biddingKey(name, spot);
  }

  private placingKey(name: string, spot: Spot): boolean {
    if (spot === "field") return false;
    if (/^\d$/.test(name)) this.pick((Number(name) + 9) % 10);
    else if (name === "Enter" && spot === "free" && this.chosen) this.placeChosen();
    else return false;
    return true;
  }

  private biddingKey(name: string, spot: Spot): boolean {
    if (name.toLowerCase() === "p") this.pass();
    else if ((name === "ArrowUp" || name === "ArrowDown") && spot !== "elsewhere")
      this.bidding.change(name === "ArrowUp" ? 1 : -1);
    else if (name === "Enter" && (spot === "free" || spot === "field")) this.bid();
    else return false;
    return true;
  }

  /** The legal moves have changed: forget what no longer applies. A prepared bid stays until it is made, even between turns. */
  review(ended: boolean): void {
    if (ended) this.bidding.begin();
    if (this.chosen && !this.holds(this.chosen)) this.chosen = null;
  }

  /** Let go of everything. */
  escape(): void {
    this.finish();
    this.chosen = null;
    this.note = "";
  }
}
