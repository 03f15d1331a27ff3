// Somebody's way through a lesson: the answers so far, what is shown of what they led to, and what the board needs.
import type { BoardProps, PlayResult, PreviewAnswer, WhyAnswer } from "../games/board";
import type * as server from "../lib/api";
import { ApiError } from "../lib/api";
import { app, problemText, t } from "../lib/app.svelte";
import { reducedMotion } from "../lib/settings";
import { entries, isText, ofTab, orNull } from "../lib/stored.svelte";
import type { EventInfo, LessonFrame, LessonState } from "../wire";

/** The name of a learner who has given none, the same in every language. */
export const LEARNER = "Robin";

export type Answer = string | null;

/** Milliseconds between the moves of the others, and the longest that a board's movement is waited for. */
const PACE = 600;
const PATIENCE = 12_000;

/** What following a lesson needs from its surroundings. */
export interface Around {
  api: Pick<typeof server, "followLesson" | "previewInLesson" | "whyInLesson">;
  /** Whether the board tells when it has come to rest. */
  rests: () => boolean;
  wait?: (milliseconds: number) => Promise<void>;
}

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

export class Following {
  /** Where the learner stands; null until the server has told. */
  state: LessonState | null = $state.raw(null);
  /** The moment that is shown, and what happened just before it. */
  shown: LessonFrame | null = $state.raw(null);
  /** The others are moving: the next step is told when they are done. */
  showing = $state(false);
  /** Why there is no going on: the server cannot be reached, or has no such lesson. */
  problem = $state("");
  /** Why the last move was not taken. */
  refusal = $state("");
  pending: string | null = $state(null);
  frame = $state(0);
  private events: EventInfo[] = $state.raw([]);
  private answers: Answer[] = [];
  private rested: ((frame: number) => void) | null = null;
  private closed = false;
  private readonly wait: (milliseconds: number) => Promise<void>;

  constructor(
    readonly game: string,
    private readonly around: Around,
  ) {
    this.wait = around.wait ?? sleep;
  }

  /** The names by seat. */
  get names(): string[] {
    const { you = 0, others = [] } = this.state ?? {};
    const clockwise = [app.settings.nickname || LEARNER, ...others];
    return clockwise.map((_, seat) => clockwise[(seat - you + clockwise.length) % clockwise.length] ?? "");
  }

  get last(): boolean {
    return this.state !== null && this.state.step === this.state.steps - 1;
  }

  /** What the board needs. */
  get board(): BoardProps {
    const { state, shown } = this;
    return {
      view: shown?.view,
      moves: this.showing ? [] : (state?.moves ?? []),
      you: state?.you ?? null,
      names: this.names,
      events: this.events,
      words: app.words!,
      play: (move) => this.play(move),
      why: (move) => this.why(move),
      preview: (draft) => this.preview(draft),
      pending: this.pending,
      decision: state?.step ?? null,
      interactive: !this.showing && !this.last,
      settings: app.settings,
      frame: this.frame,
      log: (state?.log ?? []).filter(({ n }) => n <= (shown?.entry.n ?? 0)),
      geometry: app.games[this.game]?.board,
      onrest: (frame) => this.rested?.(frame),
    };
  }

  /** Begin, or go on where this window left off. */
  async begin(): Promise<void> {
    this.answers = entries(ofTab.read(this.key), orNull(isText));
    const found = (await this.asked(this.answers)) ?? (this.answers.length > 0 ? await this.asked([]) : null);
    if (found === null) return;
    if (found.step !== this.answers.length) this.answers = [];
    this.problem = "";
    this.jump(found);
  }

  /** Begin again. */
  async again(): Promise<void> {
    ofTab.remove(this.key);
    await this.begin();
  }

  /** Go on from what has been read. */
  async next(): Promise<void> {
    if (!this.state || this.showing || this.state.asks || this.last) return;
    const found = await this.asked([...this.answers, null]);
    if (found) this.take(null, found);
  }

  async play(move: string): Promise<PlayResult> {
    if (this.pending !== null || this.showing)
      return { ok: false, code: "pending", text: t("table-move-pending"), clause: null };
    this.pending = move;
    try {
      this.take(move, await this.around.api.followLesson(this.game, [...this.answers, move]));
      return { ok: true };
    } catch (error) {
      this.refusal = this.worded(error);
      return { ok: false, code: "illegal", text: this.refusal, clause: null };
    } finally {
      this.pending = null;
    }
  }

  async why(move: string): Promise<WhyAnswer> {
    if (!this.state?.asks) return { legal: false, text: t("error-lesson-reads"), clause: null };
    const answer = await this.around.api.whyInLesson(this.game, this.answers, move);
    if (answer.legal) return { legal: true };
    const text = answer.reason ? app.words!.refusal(this.game, answer.reason, this.names) : t("error-illegal");
    return { legal: false, text, clause: answer.clause, args: answer.reason?.args ?? {} };
  }

  async preview(draft: string[]): Promise<PreviewAnswer> {
    try {
      return await this.around.api.previewInLesson(this.game, this.answers, draft);
    } catch {
      return { moves: [], complete: false };
    }
  }

  /** Stop: the page was left. */
  close(): void {
    this.closed = true;
    this.rested?.(this.frame);
  }

  private take(answer: Answer, found: LessonState): void {
    this.refusal = "";
    this.problem = "";
    this.answers.push(answer);
    ofTab.write(this.key, this.answers);
    if (answer === null || found.scene !== this.state?.scene) this.jump(found);
    else void this.show(found);
  }

  /** Stand at a step at once. */
  private jump(found: LessonState): void {
    const moved = found.scene !== this.state?.scene || found.log.length !== this.state.log.length;
    this.events = [];
    if (moved) this.frame += 2;
    [this.state, this.shown] = [found, found.frames.at(-1) ?? null];
  }

  /** Show move by move what an answer has led to, then the next step. */
  private async show(found: LessonState): Promise<void> {
    const state = this.state!;
    this.showing = true;
    this.state = { ...state, log: found.log };
    for (const [at, frame] of found.frames.entries()) {
      if (at > 0 && !reducedMotion(app.settings)) await this.wait(PACE);
      if (this.closed) return;
      [this.shown, this.events] = [frame, frame.entry.events];
      this.frame += 1;
      if (this.around.rests()) await this.rest(this.frame);
    }
    [this.state, this.showing] = [found, false];
  }

  /** Wait until the board has come to rest at a frame, but not for ever. */
  private async rest(frame: number): Promise<void> {
    const still = new Promise<void>((done) => {
      this.rested = (at) => at >= frame && done();
    });
    await Promise.race([still, this.wait(PATIENCE)]);
    this.rested = null;
  }

  private async asked(answers: Answer[]): Promise<LessonState | null> {
    try {
      return await this.around.api.followLesson(this.game, answers);
    } catch (error) {
      this.problem = this.worded(error);
      return null;
    }
  }

  private worded(error: unknown): string {
    return error instanceof ApiError && error.status === 422
      ? app.words!.refusal(this.game, error.reason, this.names)
      : problemText(error, this.game);
  }

  private get key(): string {
    return `rascals-lesson-${this.game}`;
  }
}
