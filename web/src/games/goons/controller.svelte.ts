/** A move under way, step by step: what is said already, and what may follow. */
import { aimsFirst, type Settings } from "../../lib/settings";
import { type Form, isRecord, isText, listOf, orNull } from "../../lib/stored.svelte";
import type { MoveInfo } from "../../wire";
import type { PlayResult, PreviewAnswer } from "../board";
import { type Half, isMove, type Parts } from "../undecided.svelte";
import { ABILITY, AGAIN, type Aim, aimedAt, BEGINS, byCell, TAKE } from "./moves";
import type { GoonsView } from "./view";

type Preview = (draft: string[]) => Promise<PreviewAnswer>;

const WHOLE: PreviewAnswer = { moves: [], complete: true };

export class Draft {
  /** What may follow; null until that is known. */
  after = $state.raw<PreviewAnswer | null>(null);
  #asked = 0;
  readonly #steps: Half<readonly MoveInfo[]>;

  constructor(
    private readonly preview: () => Preview | undefined,
    parts: Parts,
  ) {
    this.#steps = parts.half<readonly MoveInfo[]>(() => "steps", [], listOf(isMove));
  }

  get steps(): readonly MoveInfo[] {
    return this.#steps.value;
  }

  get head(): MoveInfo | null {
    return this.steps[0] ?? null;
  }

  get move(): string {
    return notation(this.steps);
  }

  /** Begin with a move, or go on with one; true if nothing can follow it. */
  async go(move: MoveInfo): Promise<boolean> {
    return this.#set([...this.steps, move]);
  }

  /** Take the last step back. */
  async back(): Promise<void> {
    if (this.steps.length < 2) this.clear();
    else await this.#set(this.steps.slice(0, -1));
  }

  /** Hold a whole move until it is confirmed. */
  hold(move: MoveInfo): void {
    this.#asked += 1;
    [this.#steps.value, this.after] = [[move], WHOLE];
  }

  clear(): void {
    this.#asked += 1;
    [this.#steps.value, this.after] = [undefined, null];
  }

  /** Go on with what was said before the page was loaded again, if it can still be said. */
  async resume(): Promise<void> {
    if (this.#asked > 0 || !this.head) return;
    await this.#set(this.steps);
    if (this.after?.complete === false && this.after.moves.length === 0) this.clear();
  }

  async #set(steps: readonly MoveInfo[]): Promise<boolean> {
    const asked = (this.#asked += 1);
    [this.#steps.value, this.after] = [steps, null];
    const after = (await this.preview()?.(steps.map(({ move }) => move))) ?? WHOLE;
    if (asked !== this.#asked) return false;
    this.after = after;
    return after.complete && after.moves.length === 0;
  }
}

/** Steps as one move. */
export const notation = (steps: readonly MoveInfo[]) => steps.map(({ move }) => move).join("; ");

/** What the player is about: nothing, an aim out of which something is to be chosen, or a move under way. */

export interface Now {
  view: GoonsView;
  moves: readonly MoveInfo[];
  /** A move is on its way: nothing else is chosen meanwhile. */
  waiting: boolean;
  settings: Pick<Settings, "confirm">;
  /** Moves may be taken back at this table; those on the city always can, since they reveal nothing. */
  undo: boolean;
  play: (move: string, asked?: boolean) => Promise<PlayResult>;
  preview?: ((draft: string[]) => Promise<PreviewAnswer>) | undefined;
  /** Called when something was begun, to bring the next choice into view. */
  begun?: () => void;
}

const isAim: Form<Aim> = (found): found is Aim => isRecord(found) && listOf(isText)(found["kinds"]);

export class Controller {
  readonly draft: Draft;
  readonly #aim: Half<Aim | null>;

  constructor(
    private readonly now: () => Now,
    parts: Parts,
  ) {
    this.draft = new Draft(() => now().preview, parts);
    this.#aim = parts.half<Aim | null>(() => "aim", null, orNull(isAim));
  }

  get aim(): Aim | null {
    return this.#aim.value;
  }

  set aim(aim: Aim | null) {
    this.#aim.value = aim ?? undefined;
  }

  /** What may be chosen at this moment: of the move under way, of the aim, else what lies open on the city. */
  get options(): readonly MoveInfo[] {
    if (!this.asked) return [];
    if (this.draft.head) return this.draft.after?.moves ?? [];
    return aimedAt(this.now().moves, this.aim ?? this.standing);
  }

  /** By cell, what choosing it does. */
  get cells(): ReadonlyMap<string, MoveInfo> {
    return byCell(this.options);
  }

  /** Something is begun that can be let go. */
  get begun(): boolean {
    return this.asked && (this.aim !== null || this.draft.head !== null);
  }

  /** The player is asked for a move, at the moment shown: otherwise what is begun rests. */
  private get asked(): boolean {
    return this.now().moves.length > 0;
  }

  /** The column of a crib is asked for. */
  get placing(): boolean {
    return this.asked && this.draft.head?.kind === "take" && this.draft.steps.length === 1;
  }

  /** What a press on the city does while nothing is aimed at: take a cube, or the second half of a doubled action. */
  private get standing(): Aim {
    const { pending } = this.now().view;
    return pending?.kind === "again" ? AGAIN[pending.what] : TAKE;
  }

  /** Aim at something; if there is only one choice it is made at once, unless it is seen only then, as an item on sale is. */
  async aimAt(aim: Aim): Promise<void> {
    if (this.now().waiting) return;
    this.draft.clear();
    const [only, ...others] = aimedAt(this.now().moves, aim);
    this.aim = aim;
    this.now().begun?.();
    if (only && others.length === 0 && only.args["cell"] === undefined && only.args["item"] === undefined)
      await this.choose(only);
  }

  /** Choose one of the options: a whole move is played, a first part begins one. */
  async choose(move: MoveInfo): Promise<void> {
    if (this.now().waiting) return this.play(move.move);
    if (ABILITY.kinds.includes(move.kind)) return this.draft.hold(move);
    const asks = this.asks(move);
    if (!this.draft.head && !BEGINS.has(move.kind)) return asks ? this.draft.hold(move) : this.play(move.move);
    if (this.placing && !asks) return this.play(notation([...this.draft.steps, move]));
    if ((await this.draft.go(move)) && !asks) await this.play(this.draft.move);
    else this.now().begun?.();
  }

  /** A move that is whole with this is held until it is confirmed: where each is, or where a finger may slip on the city. */
  private asks({ args }: MoveInfo): boolean {
    const { settings, undo } = this.now();
    return settings.confirm === "always" || (args["cell"] !== undefined && !undo && aimsFirst(settings));
  }

  /** Play what is held. */
  async confirm(): Promise<void> {
    await this.play(this.draft.move, true);
  }

  /** Take the last step back; without one let go what is aimed at. False where nothing was begun. */
  back(): boolean {
    if (!this.begun || this.now().waiting) return false;
    if (this.draft.head) void this.draft.back();
    else this.aim = null;
    return true;
  }

  clear(): void {
    this.draft.clear();
    this.aim = null;
  }

  /** Let go what these moves no longer allow. */
  review(moves: readonly MoveInfo[]): void {
    const { head } = this.draft;
    if (head && !moves.some(({ move }) => move === head.move)) this.draft.clear();
    if (this.aim && aimedAt(moves, this.aim).length === 0) this.aim = null;
    void this.draft.resume();
  }

  private async play(move: string, asked = false): Promise<void> {
    await this.now().play(move, asked);
  }
}
