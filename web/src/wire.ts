// Made by tools/gen_ts.py from src/rascals/server/wire.py; do not edit.
// Times are milliseconds since 1970 by the server's clock; clocks count seconds.

import type { FelicityView } from "./games/felicity/view";
import type { GoodcrittersView } from "./games/goodcritters/view";
import type { GoonsView } from "./games/goons/view";
import type { HeistView } from "./games/heist/view";

export type GameView = FelicityView | GoodcrittersView | GoonsView | HeistView;

export const API_VERSION = 1;

/** The command ``id`` is durable; ``duplicate`` if it was already. */
export interface Ack {
  type: "ack";
  id: string;
  duplicate: boolean;
}

/** Add one's seats at these tables to a secret link, and return what is there. */
export interface AddToSignInLink {
  key: string;
  tables?: string[];
}

/**
 * What the game's best bot would do, told only to the person who asked.
 *
 * ``steps``: the steps of ``move``, if it is composite. ``reason``: why the bot chooses it, the text
 * ``<game>-because-<id>`` if the game has one, else ``coach-because-<id>``. ``considered``: the moves that it has
 * tried; none where it does not count victories.
 */
export interface Advice {
  type: "advice";
  id: string;
  bot: string;
  move: string;
  steps: MoveInfo[];
  reason: Reason | null;
  considered: ConsideredMove[];
}

/** Ask the coach over REST; see ``AskAdvice``. */
export interface AdviceRequest {
  decision: number | null;
}

/**
 * The analysis of a seat's decisions, so far: ``done`` of ``deeds`` plies; ask again while they differ.
 *
 * ``worst``: the ``command`` of the decisions that cost most, the worst first.
 */
export interface Analysis {
  seat: number;
  bot: string;
  done: number;
  deeds: number;
  decisions: DecisionInfo[];
  worst: number[];
}

/** Ask what the game's best bot would do at the decision numbered ``decision``, if the table has a coach. */
export interface AskAdvice {
  type: "advice";
  id: string;
  decision: number | null;
}

/** Ask which moves follow the draft of a composite move; nothing is played. */
export interface AskPreview {
  type: "preview";
  id: string;
  draft: string[];
}

/** Ask why a move is not possible. */
export interface AskWhy {
  type: "why";
  id: string;
  move: string;
}

/** A board: its places, pairs of names that are linked, and for a grid the numbers of rows and columns. */
export interface BoardInfo {
  places: PlaceInfo[];
  links: string[][];
  rows: number | null;
  columns: number | null;
}

/** The least seconds that bots seem to think before a move; null leaves it to the server. */
export interface BotPause {
  pause: number | null;
}

/**
 * A start that was broken off by people who did not open their pledge, left, or as host removed somebody.
 *
 * ``seats`` are their seats then; ``names`` are their names.
 */
export interface BrokenOff {
  seats: number[];
  names: string[];
}

/** The last message before the server closes the socket. */
export interface Bye {
  type: "bye";
  code: "closed" | "ended" | "kicked" | "moved" | "replaced" | "shutdown" | "slow";
}

/** One way in which a seat's person is notified. The address is never included. */
export interface CallInfo {
  kind: "mail" | "push";
  confirmed: boolean;
}

/**
 * Ask to be notified when it is one's turn at this table: by web push, by mail, or by a `caller` known already.
 *
 * Exactly one of the three is given. ``language``: that of the notices.
 */
export interface CallMe {
  language: string;
  push?: PushAddress | null;
  mail?: string | null;
  caller?: string | null;
}

/**
 * The secret name of a caller, which proves that it belongs to this device: keep it, and show it to nobody.
 *
 * ``confirmed`` is false for a mail address until its owner has opened the link that was sent there.
 */
export interface Called {
  caller: string;
  confirmed: boolean;
}

/** The secret name of a caller, a way to be notified, that this device has requested. */
export interface CallerName {
  caller: string;
}

/** A table about which a caller is no longer to be notified. */
export interface CallerTable {
  table: string;
}

/** How this server can notify people: by web push, with the public key for subscribing, or null; and by mail. */
export interface CallingOffer {
  push: string | null;
  mail: boolean;
}

/**
 * An update, or a snapshot during play, as changes; for clients that want changes.
 *
 * ``changes`` turn the values last sent of ``view``, ``moves``, ``decision``, ``undo``, ``conditions`` and
 * ``table_status`` into the current ones. ``entry`` is absent if the log has no new line, ``clocks`` if the table
 * has none.
 */
export interface Changed {
  type: "changed";
  seq: number;
  changes: Difference[];
  now: number;
  entry?: LogEntry;
  clocks?: Clocks;
}

/**
 * One line of talk; ``seat`` is null for announcements of the table. ``n`` is dense for each viewer, from 0.
 *
 * With ``phrase`` the line is that phrase, and ``text`` its notation. ``mark``: whether a promise was kept;
 * ``void`` means that it never fell due. It is absent while the promise is open, and for lines without a promise.
 */
export interface ChatLine {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  scope: "seats" | "table";
  phrase?: Phrase;
  mark?: "broken" | "kept" | "void";
}

/** Lines of talk in order, at most a hundred. The first has ``n`` 0 if there are no earlier ones. */
export interface ChatPage {
  lines: ChatLine[];
}

/**
 * Thinking time: a bank for the whole game and what each decision adds, in seconds.
 *
 * ``anew``: each decision has the whole bank; unused time is lost.
 */
export interface ClockPlan {
  bank: number;
  increment: number;
  anew: boolean;
}

/**
 * Thinking time at the moment ``now`` of the message that carries it.
 *
 * ``remaining``: seconds for each seat, null without a clock. ``running``: seats whose clock runs. ``deadline``: for
 * those, the absolute time at which it is used up.
 */
export interface Clocks {
  remaining: (number | null)[];
  running: number[];
  deadline: Record<string, number>;
}

/**
 * A move over REST; see ``Play``.
 *
 * ``lag``: the duration of the client's last request, in whole milliseconds (0: not measured). As over the socket, the
 * clock does not count it, up to 500 ms a move, whatever the client claims.
 */
export interface Command {
  id: string;
  decision: number | null;
  move: string;
  lag?: number;
}

/** A condition that the seat may set now, with the text ``<game>-condition-<name>`` and the valid numbers. */
export interface ConditionInfo {
  name: string;
  lowest: number;
  highest: number;
}

/** A seat's conditional move: the condition's name and its number. */
export interface ConditionalMove {
  condition: string;
  number: number;
}

/**
 * A move that the coach has tried; ``wins``: how many of 100 games in a position like this it wins.
 *
 * ``error``: half the width of the 95 % interval of ``wins``. ``steps``: the steps of ``move``.
 */
export interface ConsideredMove {
  move: string;
  steps: MoveInfo[];
  wins: number;
  error: number;
}

/**
 * Make a table. ``seats`` may be shorter than ``players``: the rest stay open. ``pledge``: see ``GivePledge``.
 *
 * ``data``: changes of components, as TOML with the structure of the game's ``box.toml``. ``pause``: the least seconds
 * that bots seem to think before a move; null leaves it to the server. ``undo``: whether people may take back moves,
 * as long as these have revealed nothing and nobody else was asked. ``coach``: whether people may ask a bot what it
 * would do: never, if all of them agree, or always.
 */
export interface CreateTable {
  game: string;
  players: number;
  nickname: string;
  edition?: string | null;
  options?: Record<string, boolean | number | string>;
  seats?: SeatPlan[];
  public?: boolean;
  clock?: ClockPlan | null;
  spectators?: boolean;
  data?: string | null;
  pledge?: string | null;
  pause?: number | null;
  undo?: boolean;
  coach?: "agreed" | "off" | "on";
}

/**
 * A decision of a game that is over, and what the best bot would have done.
 *
 * ``command``: the number of the ply, as in frames of replays. ``steps`` and ``instead_steps``: the steps of the move
 * that was made (``move``) and of the bot's (``instead``). ``cost``: how much better the bot rates its move, in a unit
 * of the game; null if it does not rate moves. ``reason``, ``considered``: as in ``Advice``; where it has considered
 * moves, ``cost`` is in victories of 100.
 */
export interface DecisionInfo {
  command: number;
  move: string;
  steps: MoveInfo[];
  instead: string;
  instead_steps: MoveInfo[];
  same: boolean;
  cost: number | null;
  reason: Reason | null;
  considered: ConsideredMove[];
}

/** Delete a secret link; with ``games`` also one's name and talk at its finished tables, and leave the others. */
export interface DeleteSignInLink {
  key: string;
  games?: boolean;
}

/**
 * A device or link that holds seats of a secret link, at ``tables``; returned to anyone who has the link.
 *
 * ``way``: a browser that sat down there (``seat``) or opened a link (``opened``), or another ``link``. ``here``: it
 * is the browser that asks. ``browser`` and ``system`` are families, by its User-Agent at that time.
 */
export interface DeviceInfo {
  id: string;
  way: "link" | "opened" | "seat";
  since: number;
  tables: string[];
  here: boolean;
  browser: string | null;
  system: string | null;
}

/** One operation of a JSON Patch (RFC 6902): ``path`` is a JSON pointer; ``remove`` has no ``value``. */
export interface Difference {
  op: "add" | "remove" | "replace";
  path: string;
  value?: unknown;
}

/** One difference between two editions: the chapter's heading, the topic's name, the clauses, the sentence. */
export interface EditionChange {
  chapter: string;
  topic: string;
  clauses: string[];
  text: string;
}

/** The differences between two editions, as sentences in one language; `same` is the sentence if there are none. */
export interface EditionChanges {
  title: string;
  changes: EditionChange[];
  same: string | null;
}

/** Revoke the seats of a secret link for a device, by its ``id``. */
export interface EndDevice {
  key: string;
  device: string;
}

/**
 * The body of every answer that is not a success.
 *
 * ``snapshot`` comes with the code ``stale``: all that the seat may know now, as ``GET tables/{id}/view`` returns it.
 */
export interface ErrorBody {
  error: ErrorInfo;
  snapshot?: Snapshot;
}

/** What was wrong: a code, a reason (a text id, for translation), a sentence in English, a clause of the rules. */
export interface ErrorInfo {
  code: string;
  reason: Reason;
  text: string;
  clause: string | null;
}

/**
 * An event as one viewer learns it; hidden values are ``null``.
 *
 * If a move is shown event by event, ``changes`` contains the changes of the viewer's ``view`` by this event; those of
 * the first apply to the view before the move. Logs are without them.
 */
export interface EventInfo {
  event: string;
  args: Record<string, unknown>;
  changes?: Difference[];
}

/** All answers in a lesson so far: for each step a move in notation, or null for a step that is only read. */
export interface Following {
  answers?: (string | null)[];
}

/**
 * One moment of a replay: the events and the view after them.
 *
 * ``n`` is dense for that point of view, as in the log; ``command`` is the number of the game's ply, null during play,
 * for a move that was taken back, and for taking it back.
 */
export interface Frame {
  n: number;
  at: number;
  seat: number | null;
  events: EventInfo[];
  view: GameView;
  standin: boolean;
  command: number | null;
  undone?: EventInfo[];
}

/**
 * One game for which tables can be made.
 *
 * ``seats``: the names of all values, in events, moves and views, that are seats. ``changeable``: the components whose
 * numbers a table may change, by path. ``minutes``: the shortest and longest usual duration between people;
 * ``weight``: how hard it is to learn, 1 to 5; both null if unknown. ``phrases``: what can be said in the game's own
 * words. ``lesson``: whether it has a lesson.
 */
export interface GameInfo {
  name: string;
  editions: string[];
  players: number[];
  options: OptionInfo[];
  bots: string[];
  seats: string[];
  board: BoardInfo | null;
  changeable: string[];
  minutes: number[] | null;
  weight: number | null;
  phrases: PhraseInfo[];
  lesson: boolean;
}

/** Pledge the SHA-256 of a nonce of 32 random bytes (commitment), to contribute to the game's random seed. */
export interface GivePledge {
  pledge: string;
}

/** Whether the server can do its work. */
export interface Health {
  status: "ok" | "unwell";
  version: string;
  run: string;
  tables: number;
}

/**
 * First message: the last ``seq`` received and the server run it belongs to.
 *
 * ``changes``: whether to send changes (``changed``) instead of whole views.
 */
export interface Hello {
  type: "hello";
  after?: number;
  run?: string | null;
  changes?: boolean;
}

/** A hint for newcomers: its text, the places it points ``at``, and the questions (status ids) it belongs to. */
export interface HintInfo {
  text: string;
  at: string;
  when: string[];
}

/** The hints of a game. */
export interface Hints {
  hints: HintInfo[];
}

/**
 * Sit down: by code or by table id, on a chosen seat or the first open one. ``pledge``: see ``GivePledge``.
 *
 * ``id``: 32 random bytes that the client makes for this request alone and keeps to itself. Sent again with the same,
 * as after a lost answer, the request leads to the same seat.
 */
export interface JoinTable {
  nickname: string;
  code?: string | null;
  table?: string | null;
  seat?: number | null;
  pledge?: string | null;
  id?: string | null;
}

/**
 * Whom to send away: the number of the seat, and the ``name`` that it shows, as somebody else may sit there by now.
 *
 * Host only.
 */
export interface KickSeat {
  seat: number;
  name?: string | null;
}

/** A moment of a lesson: what happened, and what the learner knows afterwards. */
export interface LessonFrame {
  entry: LogEntry;
  view: GameView;
}

/** Ask which moves may follow a draft at this point of a lesson. */
export interface LessonPreview {
  answers?: (string | null)[];
  draft: string[];
}

/**
 * The state of a lesson.
 *
 * ``step`` of ``steps``, from 0, shows the text ``text`` and points at the first of the places ``at`` that exists on
 * the board. If it ``asks``, one of the ``moves`` leads on, else the next step follows when it has been read.
 * ``scene`` names the position shown; a new scene starts from a new position. ``others`` are the names of all but the
 * learner, clockwise from the seat ``you``. ``frames``: what followed from the last answer, move by move; the last of
 * them is the present. ``log``: everything told in this scene.
 */
export interface LessonState {
  game: string;
  step: number;
  steps: number;
  text: string;
  at: string;
  asks: boolean;
  scene: string;
  you: number;
  others: string[];
  moves: MoveInfo[];
  log: LogEntry[];
  frames: LessonFrame[];
}

/** Ask whether a move could be made at this point of a lesson. */
export interface LessonWhy {
  answers?: (string | null)[];
  move: string;
}

/** A public table is new in the list, or has changed. */
export interface Listed {
  type: "listed";
  table: TableInfo;
}

/** The public tables that are open or being played, the newest first: the first message of the lobby's stream. */
export interface Listing {
  type: "tables";
  tables: TableInfo[];
}

/**
 * One line of a viewer's log. ``n`` is dense in that viewer's own log, from 0 (the set-up).
 *
 * ``standin`` marks a bot's move for an absent person. With ``undone`` the seat took back its last move, which had led
 * to these events: nothing else happens, and the game is as if they had not happened.
 */
export interface LogEntry {
  n: number;
  at: number;
  seat: number | null;
  events: EventInfo[];
  standin: boolean;
  undone?: EventInfo[];
}

/** Lines of the viewer's log in order, at most five hundred. The first has ``n`` 0 if there are no earlier ones. */
export interface LogPage {
  lines: LogEntry[];
}

/**
 * Make a sign-in link: a secret link, with a name, to one's seats at these tables, proved by this browser's
 * cookies.
 */
export interface MakeSignInLink {
  name: string;
  tables?: string[];
}

/**
 * Promises were settled: the mark of each such line of talk, by its ``n``.
 *
 * The mark is null if the promise is open again, because the move that settled it was taken back.
 */
export interface Marked {
  type: "marked";
  seq: number;
  marks: Record<string, "broken" | "kept" | "void" | null>;
}

/** A legal move: its notation, its kind and its parts. */
export interface MoveInfo {
  move: string;
  kind: string;
  args: Record<string, unknown>;
}

/**
 * A table at which one has the seat ``you``, and whether it is one's ``turn``.
 *
 * ``acting``: the seats that are asked, as far as one may know. ``deadline``: when one's own time, if running, ends.
 */
export interface MyTable {
  table: TableInfo;
  you: number;
  turn: boolean;
  acting: number[];
  deadline: number | null;
}

/**
 * A new secret link and its name. The link is shown only once: the server stores only a hash of it.
 *
 * ``left``: if it replaces another link, the tables that could not be changed, where old devices still hold seats.
 */
export interface NewKey {
  key: string;
  name: string;
  left: string[];
}

/** A request without content: ``{}``. */
export interface Nothing {
}

/** Open the pledge while the table is ``calling``: reveal the nonce, which is told to all once play begins. */
export interface OpenPledge {
  nonce: string;
}

/**
 * One option of a game: what may be chosen, and what is chosen by default.
 *
 * ``lowest`` and ``highest`` are the ends of a range of whole numbers; for a long range ``choices`` is empty. With
 * ``seats`` a number among the choices is a seat, valid only if there are enough players. ``editions``: the editions
 * that have the option; empty for all.
 */
export interface OptionInfo {
  name: string;
  choices: (boolean | number | string)[];
  default: boolean | number | string;
  lowest: number | null;
  highest: number | null;
  seats: boolean;
  editions: string[];
}

/** A phrase that the game offers, with the text ``<game>-phrase-<id>``. Arguments: seats, words of the game. */
export interface Phrase {
  id: string;
  args: Record<string, number | string>;
}

/** An argument of a phrase: another seat, or one of these words. */
export interface PhraseArgument {
  name: string;
  words: string[] | null;
}

/** A phrase that can be said at tables of a game; whether it is a promise that is seen to be kept or broken. */
export interface PhraseInfo {
  id: string;
  promise: boolean;
  args: PhraseArgument[];
}

/** Check the connection; ``t`` comes back in the answer. */
export interface Ping {
  type: "ping";
  t: number;
}

/** A place of a board: its name and its coordinates, to the right and down, in steps. */
export interface PlaceInfo {
  name: string;
  x: number;
  y: number;
}

/**
 * Make a move; ``id`` is chosen by the client and makes a repetition harmless (idempotent).
 *
 * ``lag``: the last round trip that the client measured, in whole milliseconds (0: not measured). The clock does not
 * count it, up to 500 ms a move, whatever the client claims.
 */
export interface Play {
  type: "play";
  id: string;
  decision: number | null;
  move: string;
  lag?: number;
}

/** Make a rematch with the same people. ``pledge``: see ``GivePledge``. */
export interface PlayAgain {
  pledge?: string | null;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  t: number;
  now: number;
}

/**
 * The moves that follow a draft; ``complete`` when it may be played as it stands.
 *
 * ``decision``: the number of the seat's decision that this belongs to; null when it is not awaited, and in lessons.
 */
export interface Preview {
  type: "preview";
  id: string;
  moves: MoveInfo[];
  complete: boolean;
  decision: number | null;
}

/** The public key that verifies this server's saved games: Ed25519, 32 bytes in hexadecimal. */
export interface PublicKey {
  algorithm: "Ed25519";
  key: string;
}

/** A browser's subscription to web push: `endpoint` and `keys` of `PushSubscription.toJSON()`. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * A game against bots, started at once; with a ``pledge``, as soon as that is opened. See ``GivePledge``.
 *
 * ``pause``: see ``CreateTable``.
 */
export interface QuickGame {
  game: string;
  players: number;
  level: string;
  nickname: string;
  edition?: string | null;
  options?: Record<string, boolean | number | string>;
  pledge?: string | null;
  pause?: number | null;
}

/**
 * Where people can reach the server.
 *
 * ``alone``: only this machine can connect; then ``command`` starts the server so that others can, and ``address`` is
 * the URL that they would use. Else ``address`` is the URL that they use; null if it is not known, or if this request
 * came by it.
 */
export interface Reach {
  alone: boolean;
  address: string | null;
  command: string | null;
}

/**
 * Why something was refused: a message id and its variables.
 *
 * The message is the text ``<game>-refusal-<id>`` if the game has one, else ``error-<id>``.
 */
export interface Reason {
  id: string;
  args: Record<string, unknown>;
}

/** The command ``id`` was refused and changed nothing; after ``stale`` a snapshot follows. */
export interface Reject {
  type: "reject";
  id: string;
  code: "bad" | "illegal" | "not_your_decision" | "over" | "rate" | "stale";
  reason: Reason;
  clause: string | null;
}

/** A game from one point of view: ``public``, ``open`` or a seat's number. */
export interface Replay {
  table: TableInfo;
  pov: string;
  frames: Frame[];
}

/**
 * The rules help of a game as HTML.
 *
 * A heading's attribute ``data-asked`` lists the questions (ids of the game's status) that the section answers.
 */
export interface RulesPage {
  html: string;
}

/** A new line of talk. */
export interface Said {
  type: "chat";
  seq: number;
  line: ChatLine;
}

/** Say something to the whole table or only to the seats: a ``text``, or instead a ``phrase`` of the game. */
export interface Say {
  type: "say";
  id: string;
  text?: string;
  scope?: "seats" | "table";
  phrase?: Phrase | null;
}

/**
 * A seat. ``standin`` is true while a bot plays for an absent person.
 *
 * ``reason`` says why: the person asked for it, left, ran out of time, or is ``returning`` after the next move; or the
 * host started it and may end it. If the host may not end it, all others who are present can do so together:
 * ``agreed`` are the seats that have agreed.
 *
 * ``pledge`` is the SHA-256 of the nonce that the seat adds to the game's chance; ``opened`` says whether it is
 * opened; everybody gets the ``nonce`` when play has begun. All in hexadecimal. ``days_off``: when its person took a
 * day off.
 *
 * ``coach``: whether its person agrees to the coach. ``advised``: how often it has asked the coach; others learn of a
 * question when they learn of the resulting move. ``wish``: the viewer's own conditional move, never another seat's.
 */
export interface SeatInfo {
  seat: number;
  name: string | null;
  kind: "bot" | "human" | "open";
  bot: string | null;
  connected: boolean;
  standin: boolean;
  host: boolean;
  pledge: string | null;
  opened: boolean;
  nonce: string | null;
  reason: "asked" | "flag" | "host" | "left" | "returning" | null;
  agreed: number[];
  coach: boolean;
  advised: number;
  wish: ConditionalMove | null;
  days_off: number[];
}

/** Who is to have a seat at a new table. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

/** A seat and the token that proves it; keep the token, it is shown once. */
export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

/** Put a bot on an open seat, or with ``null`` remove it (host, before the start). */
export interface SetBot {
  seat: number;
  bot?: string | null;
}

/** Agree, or no longer agree, that people at the table may ask the coach. */
export interface SetCoach {
  on: boolean;
}

/** Set a conditional move: one of ``conditions``, with a number; null removes it. */
export interface SetConditionalMove {
  condition?: string | null;
  number?: number;
}

/** Let a bot stand in for one's own seat or, as host, for an absent person. */
export interface SetStandin {
  seat: number;
  on: boolean;
  bot?: string | null;
}

/** The content of a secret link: its name, and the tables at which one has a seat, the latest first. */
export interface SignInLink {
  name: string;
  tables: MyTable[];
}

/** A secret link: the characters after the ``#``. */
export interface SignInLinkOf {
  key: string;
}

/**
 * Everything one viewer may know; it replaces all messages up to ``seq``.
 *
 * ``view`` is null while the table is still open. ``decision`` is the number of the seat's current decision; null if
 * it does not have to act. ``undo`` says whether the seat may take its last move back, ``conditions`` which
 * conditional moves it may set now. ``log`` and ``chat`` have the last hundred lines each: if the first has an ``n``
 * other than 0, ``GET tables/{id}/log`` and ``tables/{id}/chat`` return earlier ones.
 */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  run: string;
  table: TableInfo;
  you: number | null;
  host: boolean;
  view: GameView | null;
  moves: MoveInfo[];
  decision: number | null;
  log: LogEntry[];
  chat: ChatLine[];
  clocks: Clocks;
  now: number;
  undo: boolean;
  conditions: ConditionInfo[];
}

/** Seats, connections, spectators or the state of the table changed. */
export interface TableChanged {
  type: "table";
  seq: number;
  table: TableInfo;
  clocks: Clocks;
  now: number;
}

/**
 * Everything public about a table. ``code`` is null for strangers if only seats may know it.
 *
 * ``commitment`` is the SHA-256 of the server's ``secret``. The ``seed`` of all chance is derived from the secret and
 * the nonces of the seats; secret and seed are published at the end, in hexadecimal. While ``calling``, seats with a
 * pledge have to open it; ``unopened`` are those that did not the last time: then the commitment is a fresh one, and
 * pledges must be, too. ``broken_off``: every start that was broken off, the oldest first. ``draft``, the hash of the
 * game's header without nonces, is sent while calling; ``fingerprint``, from draft and nonces, when play begins.
 * ``data``: the changed components, by path; empty if there are none. ``pause``: the minimum seconds that bots seem to
 * think; null for the server's setting. ``undo``: whether people may take moves back. ``coach``: whether people may
 * ask a bot what it would do: never, if all of them agree, or always. ``word``: for a finished game with promises,
 * how each seat kept its word. ``days_off``: how many days off each person may take in the game; 0 if a decision has
 * less than a day.
 */
export interface TableInfo {
  id: string;
  code: string | null;
  game: string;
  edition: string | null;
  players: number;
  options: Record<string, boolean | number | string>;
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  public: boolean;
  clock: ClockPlan | null;
  spectators: boolean;
  watching: number;
  commitment: string;
  seed: string | null;
  secret: string | null;
  rematch: string | null;
  scores: number[] | null;
  winners: number[] | null;
  created: number;
  data: Record<string, unknown>;
  calling: boolean;
  unopened: number[];
  draft: string | null;
  fingerprint: string | null;
  pause: number | null;
  undo: boolean;
  coach: "agreed" | "off" | "on";
  word?: Word[];
  days_off: number;
  broken_off: BrokenOff[];
}

/** Take a day off. ``taken``: the number taken in this game so far; it makes a repetition harmless (idempotent). */
export interface TakeDayOff {
  taken: number;
}

/** A line of talk over REST; see ``Say``. */
export interface Talk {
  id: string;
  text?: string;
  scope?: "seats" | "table";
  phrase?: Phrase | null;
}

/**
 * A move at a decision of a game that is over, and how it went in ``games`` games that began with it.
 *
 * ``whole``: false for a first step, after which the bot has chosen the rest of the move. ``wins``: how many of 100
 * games the seat won, ``gain``: how many more than in the same games with the move that was made. ``error``: half the
 * width of the 95 % interval of ``wins``, ``gain_error``: that of ``gain``, for several moves and many looks.
 * ``failed``: no further game could be finished in time, or the move is no longer legal.
 */
export interface TriedMove {
  move: string;
  steps: MoveInfo[];
  whole: boolean;
  games: number;
  wins: number;
  error: number;
  gain: number;
  gain_error: number;
  failed: boolean;
}

/** The turning point of a game that is over; null if it had none. */
export interface Turning {
  point: TurningPoint | null;
}

/**
 * The moment from which the winner of a game had the most points until the end, after somebody else had more.
 *
 * `n`: the frame in the open replay, whose last frame is `last`; `seat`: the winner's.
 */
export interface TurningPoint {
  n: number;
  last: number;
  seat: number;
}

/**
 * Take back one's last move, if ``undo`` allows it; ``id`` as in ``play``.
 *
 * ``decision``: the number of the decision for which the seat is asked now.
 */
export interface Undo {
  type: "undo";
  id: string;
  decision: number | null;
}

/** Take back one's last move over REST; see ``Undo``. */
export interface UndoMove {
  id: string;
  decision: number | null;
}

/** A table has left the list: its game is over, or it was closed. */
export interface Unlisted {
  type: "unlisted";
  id: string;
}

/** One more line of the viewer's log, and the view after it. ``undo``, ``conditions``: as in a snapshot. */
export interface Update {
  type: "update";
  seq: number;
  entry: LogEntry;
  view: GameView;
  moves: MoveInfo[];
  decision: number | null;
  table_status: "open" | "over" | "playing";
  clocks: Clocks;
  now: number;
  undo: boolean;
  conditions: ConditionInfo[];
}

/**
 * The moves that a seat had at a decision of a game that is over; the first is the one that it made.
 *
 * ``command``: the number of the ply, as in frames of replays. ``bot`` plays on, on all seats, from states in which
 * the seat could have been. Games are played from the moves that were asked for, until each has ``games``, as long as
 * the request is repeated.
 */
export interface WhatIf {
  command: number;
  seat: number;
  bot: string;
  games: number;
  moves: TriedMove[];
}

/** The answer to ``why``. */
export interface Why {
  type: "why";
  id: string;
  legal: boolean;
  reason: Reason | null;
  clause: string | null;
}

/** Whether a move is legal for the asking seat, and if not, why. */
export interface WhyAnswer {
  move: string;
  legal: boolean;
  reason: Reason | null;
  clause: string | null;
}

/** How many of a seat's promises were kept, and how many broken, among those the viewer has heard. */
export interface Word {
  kept: number;
  broken: number;
}

export type FromClient = Hello | Play | Undo | Say | AskWhy | AskPreview | AskAdvice | Ping;

export type FromServer = Snapshot | Update | Changed | TableChanged | Said | Marked | Ack | Reject | Why | Preview | Advice | Pong | Bye;

export type FromLobby = Listing | Listed | Unlisted | Bye;
