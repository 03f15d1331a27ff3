// What a sitting at one table knows and does; pages/Table.svelte draws it.
import { boardProps, type PlayResult, type PreviewAnswer, type WhyAnswer } from "../games/board";
import { RETOLD, SHOWN } from "../games/registry";
import { drawsAll, statusOf } from "../games/status";
import type * as server from "../lib/api";
import { ApiError } from "../lib/api";
import { app, isUnseated, problemText, t } from "../lib/app.svelte";
import { Connection, type Link, newId, type Socket } from "../lib/connection";
import { forgetHalf, forgetTable, mutedAt, rememberTable } from "../lib/memory";
import { forgetGame, noteGame } from "../lib/mygames";
import { titleOf } from "../lib/names";
import { duty, fairness, pledge } from "../lib/shuffle";
import { freshTalk, pendingMove, START, type TableState } from "../lib/store";
import { seatNames } from "../lib/words";
import { playEvent } from "../sound/play";
import type { GameView, Phrase, Preview, TableInfo, Why } from "../wire";
import { LookingBack, Pointing } from "./looking.svelte";

/** What a sitting needs from its surroundings. */
export interface Around {
  api: Pick<
    typeof server,
    | "comeBack"
    | "join"
    | "leave"
    | "logBefore"
    | "open"
    | "pledge"
    | "rematch"
    | "replay"
    | "standIn"
    | "table"
    | "view"
  >;
  /** Open the table's socket. */
  open: () => Socket;
  /** Go to an address of ours. */
  go: (address: string) => void;
  /** Panels and buttons are asked for even where a board is drawn. */
  panels: () => boolean;
}

/** A question to the player, answered with yes or no; with no by itself once another decision is asked than it is about. */
export interface Question {
  text: string;
  decision?: number | null;
  answer: (yes: boolean) => void;
}

/** Milliseconds after which a page of the log that could not be read is asked for again. */
const AGAIN = 3_000;

const NONE: never[] = [];

export class Sitting {
  /** What the server has told about the table. */
  known: TableState = $state.raw(START);
  link: Link = $state("connecting");
  /** Why there is no way to this table; empty while there may be one. */
  lost = $state("");
  /** The code of a table that lets nobody watch, but has room. */
  room: string | null = $state(null);
  /** What went wrong with the last thing the player did. */
  problem = $state("");
  /** The cause was that this browser has no seat here. */
  unseated = $state(false);
  question: Question | null = $state.raw(null);
  /** What is told in words beside the board: not before the board has shown it, where it shows it step by step, as all do the end. */
  spoken: TableState = $state.raw(START);
  /** How much was said since the player last looked at the talk. */
  unheard = $state(0);
  /** Something else was chosen while a move is on its way. */
  pressed = $state(false);
  readonly back: LookingBack;
  readonly pointing = new Pointing();
  /** The board shows step by step what happened. */
  private showing = $state(false);
  /** What the player is about to do on the board, as it tells. */
  private aim = $state<string | null>(null);
  /** The frame at which the drawn board came to rest. */
  private rested = -1;
  private connection: Connection | undefined;
  private reading = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  private shuffling = false;

  // Each is derived for itself: what has not changed with a message, as the view with one about the clocks, troubles no board.
  readonly past = $derived.by(() => this.back.moment);
  readonly table = $derived(this.known.table);
  readonly game = $derived(this.table?.game ?? "");
  readonly you = $derived(this.known.you);
  readonly names = $derived(this.table ? seatNames(app.words!, this.table.game, this.table.seats) : []);
  readonly playing = $derived(this.table?.status === "playing");
  /** A bot plays the player's seat. */
  readonly standsIn = $derived(this.you !== null && (this.table?.seats[this.you]?.standin ?? false));
  /** The player is asked for a move. */
  readonly mine = $derived(this.known.decision !== null && this.playing);
  readonly fair = $derived(this.table ? fairness(this.table) : null);
  /** What the player sees of the game at the moment shown. */
  readonly view: GameView | null = $derived(this.past ? this.past.view : this.known.view);
  readonly frame = $derived.by(() => this.known.frame + this.back.jumps);
  private readonly present = $derived(this.playing && !this.past && !this.standsIn && this.link !== "closed");
  /** The player may move at the moment shown. */
  readonly interactive = $derived(this.present && this.you !== null);
  readonly undoable = $derived(this.present && this.known.undo);
  private readonly moves = $derived(this.past ? NONE : this.known.moves);
  private readonly events = $derived(this.past ? NONE : this.known.events);
  private readonly log = $derived.by(() => (this.past ? this.back.told : this.known.log));
  private readonly decision = $derived(this.known.decision);
  readonly pending = $derived(pendingMove(this.known));

  constructor(
    readonly id: string,
    private readonly around: Around,
  ) {
    this.back = new LookingBack(() => around.api.replay(id, this.you === null ? "public" : "me"));
  }

  /** The board shows the seats and the end. */
  get drawn(): boolean {
    return drawsAll(this.game, this.around.panels());
  }

  /** Who must do what, in one sentence; while the board shows what happened, that it does. */
  get sentence(): string {
    const showing = this.showing && !this.past ? app.words!.first([`${this.game}-show-label`]) : undefined;
    if (showing !== undefined) return showing;
    if (this.aim !== null && !this.past) return this.aim;
    const shown = this.past ? this.past.view : this.spoken.view;
    return shown && this.table ? statusOf(shown, this.you, this.names, app.words!) : "";
  }

  /** It is the player's first decision of the game: the log, complete from its beginning, has none of theirs. */
  get beginning(): boolean {
    const { log } = this.known;
    return this.mine && !this.past && log[0]?.n === 0 && log.every(({ seat }) => seat !== this.you);
  }

  /** Why the last move was refused. A late one was already answered where it was made. */
  get refusal(): string {
    const { refused } = this.known;
    return refused && !refused.talk && refused.code !== "stale"
      ? app.words!.refusal(this.game, refused.reason, this.names)
      : "";
  }

  /** Why the last line of talk was refused: that is told with the talk. */
  get unsaid(): string {
    const { refused } = this.known;
    return refused?.talk ? app.words!.refusal(this.game, refused.reason, this.names) : "";
  }

  get title(): string {
    if (!this.table) return t("loading");
    return this.table.status === "open" ? titleOf(this.table) : `${this.sentence} · ${titleOf(this.table)}`;
  }

  /** What every board is given, each as it is at the moment it is asked for. A later part of all boards is added here, and in Reading. */
  readonly board = boardProps(
    {
      table: () => this.id,
      view: () => this.view,
      moves: () => this.moves,
      you: () => this.you,
      names: () => this.names,
      events: () => this.events,
      words: () => app.words!,
      pending: () => this.pending,
      decision: () => this.decision,
      interactive: () => this.interactive,
      undo: () => this.table?.undo ?? false,
      settings: () => app.settings,
      frame: () => this.frame,
      log: () => this.log,
      named: () => this.pointing.events,
      geometry: () => app.games[this.game]?.board,
    },
    {
      play: (move, asked) => this.play(move, asked),
      why: (move) => this.why(move),
      preview: (draft) => this.preview(draft),
      onaim: (sentence) => (this.aim = sentence),
      onshow: () => (this.showing = true),
      onrest: (frame) => this.rest(frame),
    },
  );

  /** Sit down, or watch. That there is no such table is asked only where the server closes the socket. */
  connect(): void {
    this.connection?.close();
    this.connection = new Connection({
      open: this.around.open,
      changed: (next, link) => this.hear(next, link),
      gone: () => this.gone(),
    });
  }

  close(): void {
    clearTimeout(this.again);
    this.connection?.close();
  }

  /** The browser says that the network came back or went. */
  network(online: boolean): void {
    this.connection?.network(online);
  }

  /** The page is looked at again. */
  awake(): void {
    this.connection?.awake();
  }

  private hear(next: TableState, link: Link): void {
    const before = this.known;
    const fresh = freshTalk(before, next, mutedAt(this.id)).length;
    if (fresh > 0) playEvent({ event: "said" }, app.settings.sound);
    this.unheard += fresh;
    this.known = next;
    this.link = link;
    if (this.pending === null) this.pressed = false;
    if (this.question?.decision !== undefined && this.question.decision !== next.decision) this.question.answer(false);
    this.tell();
    if (next.table?.status === "over") forgetHalf(this.id);
    if (next.bye === "kicked" || next.bye === "ended") return this.sentAway(next.bye);
    if (next.table !== before.table || next.you !== before.you) this.seated();
    if (RETOLD.has(this.game) && (next.log[0]?.n ?? 0) > 0) void this.earlier();
  }

  private seated(): void {
    const { table, you } = this.known;
    if (table && you !== null) {
      rememberTable({ id: table.id, game: table.game });
      noteGame(table, you);
    }
    void this.shuffle();
  }

  /** Take part in the shuffle: pledge or open what is asked, one request at a time. */
  private async shuffle(): Promise<void> {
    const { table, you } = this.known;
    const asked = table && !this.shuffling ? duty(table, you) : null;
    if (!asked) return;
    this.shuffling = true;
    try {
      await ("pledge" in asked
        ? this.around.api.pledge(this.id, asked.pledge)
        : this.around.api.open(this.id, asked.nonce));
    } catch {
      // Refused or unreachable: the table's next message says what to do.
    } finally {
      this.shuffling = false;
    }
    if (this.known.table !== table) await this.shuffle();
  }

  /** Read a page of the log from before what is known of it. */
  async earlier(): Promise<void> {
    const { connection, known } = this;
    if (!connection || this.reading || !known.log[0]?.n) return;
    this.reading = true;
    const page = await this.around.api.logBefore(this.id, known.log[0].n).catch(() => null);
    this.reading = false;
    // A board that retells needs it all, and nothing may happen any more that would ask again.
    if (page === null && connection === this.connection && RETOLD.has(this.game))
      this.again = setTimeout(() => void this.earlier(), AGAIN);
    if (page?.lines.length && connection === this.connection) connection.earlier(known.run, page.lines);
  }

  /** Whether there is no coming back to this table, and why: it is gone, or lets only those in who sit there. */
  private async gone(): Promise<boolean> {
    try {
      await this.around.api.view(this.id);
    } catch (error) {
      if (!(error instanceof ApiError) || ![401, 403, 404].includes(error.status)) return false;
      if (error.status !== 404 || !this.table) await this.shutOut(error);
      return true;
    }
    return false;
  }

  /** The host has taken the player off the table, or its person this device: nothing more is told of it, or shown. */
  private sentAway(by: "kicked" | "ended"): void {
    forgetTable(this.id);
    this.lost = t(`table-bye-${by}`);
  }

  private async shutOut(error: ApiError): Promise<void> {
    forgetTable(this.id);
    this.room = await this.around.api.table(this.id).then(codeWithRoom, () => null);
    this.lost = problemText(error);
  }

  /** The board has come to rest and shows this frame. */
  rest(frame: number): void {
    this.rested = frame;
    this.showing = false;
    this.tell();
  }

  private tell(): void {
    const awaited = this.table?.status === "over" || (SHOWN.has(this.game) && this.rested >= 0);
    const held = awaited && this.drawn && !this.past && this.rested < this.frame;
    if (!held || !this.spoken.table) this.spoken = this.known;
  }

  async play(move: string, asked = false): Promise<PlayResult> {
    if (!this.connection || this.past) return refused("past", t("table-looking-back"));
    if (this.pending !== null) return this.tooSoon();
    const { decision } = this.known;
    if (app.settings.confirm === "always" && !asked && !(await this.ask(this.inWords(move), decision)))
      return refused("cancelled", "");
    const { refused: no } = await this.connection.command({ type: "play", id: newId(), decision, move });
    if (no) await app.read();
    return no ? refused(no.code, app.words!.refusal(this.game, no.reason, this.names), no.clause) : { ok: true };
  }

  /** Something was chosen while a move is on its way: the status line says so, whatever it was. */
  private tooSoon(): PlayResult {
    this.pressed = true;
    return refused("pending", "");
  }

  private inWords(move: string): string {
    const info = this.known.moves.find((one) => one.move === move);
    return info ? app.words!.move(this.game, info, this.names) : move;
  }

  async why(move: string): Promise<WhyAnswer> {
    const answer = await this.connection?.ask<Why>({ type: "why", move });
    if (!answer) return { legal: false, text: t("error-network"), clause: null };
    if (answer.legal) return { legal: true };
    await app.read();
    const text = answer.reason ? app.words!.refusal(this.game, answer.reason, this.names) : t("error-illegal");
    return { legal: false, text, clause: answer.clause ?? null, args: answer.reason?.args ?? {} };
  }

  async preview(draft: string[]): Promise<PreviewAnswer> {
    const answer = await this.connection?.ask<Preview>({ type: "preview", draft });
    return answer ?? { moves: [], complete: false };
  }

  /** Take the player's last move back; returns whether that was asked of the server. */
  async undo(): Promise<boolean> {
    if (!this.connection || !this.undoable || this.pending !== null) return false;
    await this.connection.command({ type: "undo", id: newId(), decision: this.known.decision });
    return true;
  }

  /** Say something; returns whether it was said. */
  async say(text: string, scope: "table" | "seats"): Promise<boolean> {
    const outcome = await this.connection?.command({ type: "say", id: newId(), text, scope });
    return outcome?.refused === null;
  }

  /** Say something in the game's own words. */
  utter(phrase: Phrase, scope: "table" | "seats"): void {
    void this.connection?.command({ type: "say", id: newId(), phrase, scope });
  }

  /** Look at the moment after a line of the log. */
  async look(n: number): Promise<void> {
    if (n === this.known.log.at(-1)?.n) return this.now();
    try {
      await this.back.to(n);
      this.problem = "";
      this.tell();
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  now(): void {
    this.back.now();
    this.tell();
  }

  /** Ask the player to confirm, about a decision or anything else; a new question answers the one before with no. */
  ask(text: string, decision?: number | null): Promise<boolean> {
    this.question?.answer(false);
    return new Promise((done) => {
      const answer = (yes: boolean) => {
        this.question = null;
        done(yes);
      };
      this.question = { text, decision, answer };
    });
  }

  /** Do something at the server, and tell what goes wrong. */
  async act(work: () => Promise<unknown>): Promise<void> {
    this.problem = "";
    this.unseated = false;
    try {
      await work();
    } catch (error) {
      this.problem = problemText(error, this.game);
      if (isUnseated(error)) this.stoodUp();
    }
  }

  /** This browser no longer has a seat here: show the table as others see it, with its free seats. */
  private stoodUp(): void {
    this.unseated = true;
    forgetTable(this.id);
    this.connect();
  }

  async sitDown(seat: number | undefined, nickname: string): Promise<void> {
    await this.act(async () => {
      await this.around.api.join({
        pledge: pledge(),
        table: this.id,
        nickname,
        ...(seat === undefined ? {} : { seat }),
      });
      this.connect();
    });
  }

  /** Let a bot play the player's seat. */
  async rise(): Promise<void> {
    const { you } = this;
    if (you !== null) await this.act(() => this.around.api.standIn(this.id, you, true));
  }

  /** Play the player's seat oneself again. */
  async comeBack(): Promise<void> {
    await this.act(() => this.around.api.comeBack(this.id));
  }

  async rematch(): Promise<void> {
    await this.act(async () => {
      const answer = await this.around.api.rematch(this.id, pledge());
      this.around.go(`/t/${"table" in answer ? answer.table.id : answer.id}`);
    });
  }

  /** Leave the table for good, if that is really meant. */
  async leave(): Promise<void> {
    if (!(await this.ask(t(this.table?.status === "open" ? "table-leave-open-sure" : "table-leave-sure")))) return;
    await this.act(async () => {
      await this.around.api.leave(this.id);
      forgetTable(this.id);
      forgetGame(this.id);
      this.around.go("/");
    });
  }
}

const refused = (code: string, text: string, clause: string | null = null): PlayResult => ({
  ok: false,
  code,
  text,
  clause,
});

const codeWithRoom = (info: TableInfo) =>
  info.status === "open" && info.seats.some((seat) => seat.kind === "open") ? info.code : null;
