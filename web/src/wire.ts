// Made by tools/gen_ts.py from src/rascals/server/wire.py; do not edit.
// Times are milliseconds since 1970 by the server's clock; clocks count seconds.

export const API_VERSION = 1;

/** The command ``id`` is durable; ``duplicate`` if it was already. */
export interface Ack {
  type: "ack";
  id: string;
  duplicate: boolean;
}

/** Put my seats at these tables under a secret link too, and tell what is there. */
export interface AddToKeyring {
  key: string;
  tables?: string[];
}

/**
 * What the game's best bot would do, told to whoever asked alone.
 *
 * ``steps``: the small moves that ``move`` is made of. ``reason``: what speaks for it, the text
 * ``<game>-because-<id>`` where the game has one, else ``coach-because-<id>``.
 */
export interface Advice {
  type: "advice";
  id: string;
  bot: string;
  move: string;
  steps: MoveInfo[];
  reason: Reason | null;
}

/** Asking the coach over REST; see ``AskAdvice``. */
export interface AdviceWish {
  decision: number | null;
}

/**
 * A seat's decisions looked back at, as far as that has come: through ``done`` of ``deeds``; then ask again.
 *
 * ``worst``: the commands of those that cost most, the worst first.
 */
export interface Analysis {
  seat: number;
  bot: string;
  done: number;
  deeds: number;
  decisions: DecisionInfo[];
  worst: number[];
}

/** Ask what the game's best bot would do, before the decision numbered ``decision``, where the table has a coach. */
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

/** A board: its places, pairs of names that are joined, and of a grid how many rows and columns it has. */
export interface BoardInfo {
  places: PlaceInfo[];
  links: string[][];
  rows: number | null;
  columns: number | null;
}

/** How many seconds bots seem to think before a move, at least; null: as the server has it. */
export interface BotPause {
  pause: number | null;
}

/** The last message before the server closes the socket. */
export interface Bye {
  type: "bye";
  code: "closed" | "kicked" | "replaced" | "shutdown" | "slow";
}

/** One way in which a seat's person is called. No address is ever told. */
export interface CallInfo {
  kind: "mail" | "push";
  confirmed: boolean;
}

/**
 * Call me when it is my turn at this table: by web push, by mail, or as a `caller` of mine that is known already.
 *
 * Exactly one of the three. ``language``: that of the notices.
 */
export interface CallMe {
  language: string;
  push?: PushAddress | null;
  mail?: string | null;
  caller?: string | null;
}

/**
 * The name of a way to be called, which proves that it is this device's: keep it, and show it nobody.
 *
 * ``confirmed`` is false for a mail address until its owner has opened the link that was sent there.
 */
export interface Called {
  caller: string;
  confirmed: boolean;
}

/** Names a way to be called that this device has asked for. */
export interface CallerName {
  caller: string;
}

/** Names a table at which somebody is to be called no more. */
export interface CallerTable {
  table: string;
}

/** How this server can call people: by web push, with the public key to subscribe with, or null; and by mail. */
export interface CallingOffer {
  push: string | null;
  mail: boolean;
}

/**
 * One line of talk; ``seat`` is null for announcements of the table. ``n`` is dense for each viewer, from 0.
 *
 * Where ``phrase`` is there, it is what was said, and ``text`` its notation. ``mark``: how a promise has turned out;
 * ``void`` is one that never fell due. It is not there while the promise is open, and for what promises nothing.
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

/** Lines of talk in order, a hundred at most. The first has ``n`` 0 where none are earlier. */
export interface ChatPage {
  lines: ChatLine[];
}

/**
 * Thinking time: a bank for the whole game and what each decision adds, in seconds.
 *
 * ``anew``: each decision has the whole bank, and nothing is left over of the one before.
 */
export interface ClockPlan {
  bank: number;
  increment: number;
  anew: boolean;
}

/**
 * Thinking time at the moment ``now`` of the message that carries it.
 *
 * ``remaining``: seconds a seat, null without a clock. ``running``: seats whose
 * clock runs. ``deadline``: for those, the absolute time at which it is used up.
 */
export interface Clocks {
  remaining: (number | null)[];
  running: number[];
  deadline: Record<string, number>;
}

/** Agree that people at the table ask the coach, or no longer. */
export interface CoachWish {
  on: boolean;
}

/**
 * A move over REST; see ``Play``.
 *
 * ``lag``: how long the client's last request took from sending to the answer, in whole milliseconds (0: not
 * measured). The clock forgives it as it does over the socket: up to 500 of them a move, whatever is claimed.
 */
export interface Command {
  id: string;
  decision: number | null;
  move: string;
  lag?: number;
}

/** A condition that the seat may name now, the text ``<game>-condition-<name>``, with the numbers that are valid. */
export interface ConditionInfo {
  name: string;
  lowest: number;
  highest: number;
}

/**
 * Make a table. ``seats`` may be shorter than ``players``: the rest stays open. ``pledge``: see ``GivePledge``.
 *
 * ``data``: what is changed of the components, as TOML in the shape of the game's ``box.toml``. ``pause``: seconds
 * that bots seem to think before a move, at least; null leaves it to the server. ``undo``: whether people may take
 * moves back, as long as nothing has become known by them and nobody else was asked. ``coach``: whether people may ask
 * a bot what it would do: never, if all of them agree, or always.
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
 * ``command``: the number of the deed, as frames of replays have it. ``steps`` and ``instead_steps``: the small moves
 * that ``move``, which was made, and ``instead``, the bot's, are made of. ``cost``: by how much the bot's best move
 * was worth more to it, in a measure of the game; null where it does not weigh. ``reason``: as in ``Advice``.
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
}

/** Delete a secret link; with ``games`` also my name and talk at its tables that are over, and leave the others. */
export interface DeleteKeyring {
  key: string;
  games?: boolean;
}

/** One difference between two editions: the chapter's heading, the topic's name, the clauses, the sentence. */
export interface EditionChange {
  chapter: string;
  topic: string;
  clauses: string[];
  text: string;
}

/** What differs between two editions, in sentences of one language; `same` says so where nothing does. */
export interface EditionChanges {
  title: string;
  changes: EditionChange[];
  same: string | null;
}

/**
 * The body of every answer that is not a success.
 *
 * ``snapshot`` is there beside the code ``stale``: all that the seat may know now, as ``GET tables/{id}/view`` tells.
 */
export interface ErrorBody {
  error: ErrorInfo;
  snapshot?: Snapshot;
}

/** What was wrong: a code, a reason for translation, a sentence in English, a clause of the rules. */
export interface ErrorInfo {
  code: string;
  reason: Reason;
  text: string;
  clause: string | null;
}

/** Something that happened, as one viewer learns it; ``null`` for what is hidden. */
export interface EventInfo {
  event: string;
  args: Record<string, unknown>;
}

/** How somebody has followed a lesson so far: for each step a move in notation, null where it was read. */
export interface Following {
  answers?: (string | null)[];
}

/**
 * One moment of a replay: what happened and what the point of view knows after it.
 *
 * `n` is dense in that point of view, as in the log; ``command`` is the number of the game's own deed, null while the
 * game is played and where a move was made that was taken back, or was taken back.
 */
export interface Frame {
  n: number;
  at: number;
  seat: number | null;
  events: EventInfo[];
  view: Record<string, unknown>;
  standin: boolean;
  command: number | null;
  undone?: EventInfo[];
}

/**
 * One game that tables can be made of.
 *
 * ``seats``: the names of all values, in events, moves and views, that are seats. ``changeable``: the components whose
 * numbers a table may change, by path. ``minutes``: how long a game between people takes, from … to …; ``weight``: how
 * hard it is to learn, 1 to 5; both null where its box does not say. ``phrases``: what can be said in words of its
 * own. ``lesson``: whether it can be learned by playing.
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

/** Pledge the SHA-256 of a nonce of 32 random bytes, to take part in the chance of the game. */
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

/** First message: the last ``seq`` received and the server run it belongs to. */
export interface Hello {
  type: "hello";
  after?: number;
  run?: string | null;
}

/** A remark for newcomers: its text, the places it points ``at``, and while which questions (ids of the status). */
export interface HintInfo {
  text: string;
  at: string;
  when: string[];
}

/** The hints of a game. */
export interface Hints {
  hints: HintInfo[];
}

/** Sit down: by code or by table id, on a chosen seat or the first open one. ``pledge``: see ``GivePledge``. */
export interface JoinTable {
  nickname: string;
  code?: string | null;
  table?: string | null;
  seat?: number | null;
  pledge?: string | null;
}

/** What stands under a secret link: the tables at which one has a seat, the latest first. */
export interface Keyring {
  name: string;
  tables: MyTable[];
}

/** A secret link: the signs behind the ``#``. */
export interface KeyringOf {
  key: string;
}

/** A moment of a lesson: what happened, and what the learner knows after it. */
export interface LessonFrame {
  entry: LogEntry;
  view: Record<string, unknown>;
}

/** The question which moves may follow a draft at this point of a lesson. */
export interface LessonPreview {
  answers?: (string | null)[];
  draft: string[];
}

/**
 * Where somebody stands in a lesson.
 *
 * ``step`` of ``steps``, from 0, is told by the text ``text`` and points ``at`` places of the board, the first of them
 * that is there; where it ``asks``, one of the ``moves`` goes on, else reading does. ``scene`` is the name of the game
 * that is shown; another one begins anew. ``others`` are the names of all but the learner, clockwise from the seat
 * ``you``. ``frames``: what the last answer has led to, move by move; the last of them is now. ``log``: everything
 * that has been told in this scene.
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

/** The question whether a move could be made at this point of a lesson. */
export interface LessonWhy {
  answers?: (string | null)[];
  move: string;
}

/** A public table is new in the list, or stands otherwise than before. */
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
 * ``standin`` marks what a bot did for an absent person. Where ``undone`` is there, the seat took back the move that
 * had led to them, its last one that stood: nothing else happens, and the game is as if they had not been.
 */
export interface LogEntry {
  n: number;
  at: number;
  seat: number | null;
  events: EventInfo[];
  standin: boolean;
  undone?: EventInfo[];
}

/** Lines of the viewer's log in order, five hundred at most. The first has ``n`` 0 where none are earlier. */
export interface LogPage {
  lines: LogEntry[];
}

/** Put my seats at these tables, proved by this browser's cookies, under a name and a secret link. */
export interface MakeKeyring {
  name: string;
  tables?: string[];
}

/**
 * Promises have turned out: the mark of each such line of talk, by its ``n``.
 *
 * It is null where the promise is open again, because the move was taken back by which it had turned out.
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
 * A table at which one has the seat ``you``: whether it is one's ``turn``, who is asked as far as one may know.
 *
 * ``deadline``: when one's own time is used up, where it runs.
 */
export interface MyTable {
  table: TableInfo;
  you: number;
  turn: boolean;
  acting: number[];
  deadline: number | null;
}

/** A new secret link, and the name it stands for. It is shown once: the server keeps what cannot be undone to it. */
export interface NewKey {
  key: string;
  name: string;
}

/** A request without content: ``{}``. */
export interface Nothing {
}

/** Open the pledge while the table is ``calling``: the nonce. It is told to all once play begins. */
export interface OpenPledge {
  nonce: string;
}

/**
 * One option of a game: what may be chosen, and what is chosen by default.
 *
 * Of a range of whole numbers ``lowest`` and ``highest`` say where it ends; of a long one ``choices`` is empty. With
 * ``seats`` a number among the choices is a seat, valid only where so many play. ``editions``: those that have it; all
 * where none is named.
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

/** A phrase that the game offers, worded ``<game>-phrase-<id>``. Arguments are seats, and words of the game. */
export interface Phrase {
  id: string;
  args: Record<string, number | string>;
}

/** An argument of a phrase: another seat, or one of these words. */
export interface PhraseArgument {
  name: string;
  words: string[] | null;
}

/** A phrase that can be said at tables of a game; whether it promises something that is seen to be kept or not. */
export interface PhraseInfo {
  id: string;
  promise: boolean;
  args: PhraseArgument[];
}

/** Is anybody there? ``t`` comes back in the answer. */
export interface Ping {
  type: "ping";
  t: number;
}

/** A place of a board: its name, and where it lies, in units of one step to the right and down. */
export interface PlaceInfo {
  name: string;
  x: number;
  y: number;
}

/**
 * Make a move; ``id`` is the client's own and makes a repetition harmless.
 *
 * ``lag``: the last round trip the client measured, in whole milliseconds (0: not measured). The clock forgives it,
 * up to 500 of them a move, whatever is claimed.
 */
export interface Play {
  type: "play";
  id: string;
  decision: number | null;
  move: string;
  lag?: number;
}

/** Meet the same people again. ``pledge``: see ``GivePledge``. */
export interface PlayAgain {
  pledge?: string | null;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  t: number;
  now: number;
}

/** The moves that follow a draft; ``complete`` when it may be played as it stands. */
export interface Preview {
  type: "preview";
  id: string;
  moves: MoveInfo[];
  complete: boolean;
}

/** The key that this server signs saved games with: Ed25519, 32 bytes in hexadecimal. */
export interface PublicKey {
  algorithm: "Ed25519";
  key: string;
}

/** Where a browser is reached by web push: what `PushSubscription.toJSON()` has as `endpoint` and `keys`. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * A game against bots, begun at once; with a ``pledge`` as soon as that is opened. See ``GivePledge``.
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
 * Why something was refused: a message id and its variables.
 *
 * The words are the text ``<game>-refusal-<id>`` where the game has one, else ``error-<id>``.
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
 * A heading's attribute ``data-asked`` names the questions, ids of the game's status, that are answered below it.
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

/** Say something to the whole table or to the seats only: a ``text``, or a ``phrase`` of the game in its place. */
export interface Say {
  type: "say";
  id: string;
  text?: string;
  scope?: "seats" | "table";
  phrase?: Phrase | null;
}

/**
 * Who sits where. ``standin`` is true while a bot plays for an absent person.
 *
 * ``reason`` says why it does: its person asked for it, left, or had no time left, or is ``returning`` after the next
 * move; or the host let it, and may end it. What the host may not end all others who are there may: ``agreed`` are the
 * seats that have said so.
 *
 * ``pledge`` is the SHA-256 of the nonce that the seat adds to the game's chance; ``opened`` whether it has been
 * opened; ``nonce`` is told to all once play has begun. All in hexadecimal. ``days_off``: when its person took a day
 * off.
 *
 * ``coach``: whether its person agrees to the coach; ``advised``: how often it has asked the coach, as far as the
 * moves are known that it has made then; one's own at once. ``wish``: one's own conditional move, told to nobody else.
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
  wish: Wish | null;
  days_off: number[];
}

/** Names another seat (host only). */
export interface SeatNumber {
  seat: number;
}

/** Who shall sit on a seat of a new table. */
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

/** Put a bot on an open seat, or with ``null`` take it away (host, before the start). */
export interface SetBot {
  seat: number;
  bot?: string | null;
}

/** Let a bot play for one's own seat, or as host for an absent person. */
export interface SetStandin {
  seat: number;
  on: boolean;
  bot?: string | null;
}

/** Decide on a conditional move, one of ``conditions``, with a number; null: on none any more. */
export interface SetWish {
  condition?: string | null;
  number?: number;
}

/**
 * Everything one viewer may know; stands for all messages up to ``seq``.
 *
 * ``view`` is null while the table is still open. ``decision`` numbers the
 * decision the seat is asked for; null when it is not awaited. ``undo``
 * says whether the seat may take its last move back; ``conditions`` which
 * conditional moves it may decide on now. ``log`` and
 * ``chat`` have the last hundred lines each: where the first has another
 * ``n`` than 0, ``GET tables/{id}/log`` and ``tables/{id}/chat`` tell earlier
 * ones.
 */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  run: string;
  table: TableInfo;
  you: number | null;
  host: boolean;
  view: Record<string, unknown> | null;
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
 * All that anybody may know of a table. ``code`` is null for strangers, where only seats may know it.
 *
 * ``commitment`` is the SHA-256 of the server's ``secret``. From it and the nonces of the seats follows the ``seed``
 * of all chance; both are published at the end, in hexadecimal. While ``calling``, seats that have pledged a nonce are
 * to open it; ``unopened`` are those that did not, last time: then the commitment is a fresh one and so must pledges
 * be. ``draft``, the hash of the game's header without nonces, is told while calling; ``fingerprint``, which follows
 * from it and the nonces, when play begins.
 * ``data``: what is changed of the components, by path; empty where nothing is. ``pause``: the seconds that bots seem
 * to think at least; null where that is left to the server. ``undo``: whether people may take moves back. ``coach``:
 * whether people may ask a bot what it would do: never, if all of them agree, or always.
 * ``word``: of a finished game in which promises were made, how each seat kept its word. ``days_off``: how many days
 * off each person may take in the game; 0 where a decision has less than a day.
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
}

/** Take a day off. ``taken``: how many one has taken in this game before, which makes repeating harmless. */
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
 * Take one's last move back, where ``undo`` says that one may; ``id`` as in ``play``.
 *
 * ``decision``: the number of the decision the seat is asked for now.
 */
export interface Undo {
  type: "undo";
  id: string;
  decision: number | null;
}

/** Taking one's last move back over REST; see ``Undo``. */
export interface UndoMove {
  id: string;
  decision: number | null;
}

/** A table is no longer in the list: its game is over, or it was closed. */
export interface Unlisted {
  type: "unlisted";
  id: string;
}

/** One more line of the viewer's log and what it may know after it. ``undo``, ``conditions``: as in a snapshot. */
export interface Update {
  type: "update";
  seq: number;
  entry: LogEntry;
  view: Record<string, unknown>;
  moves: MoveInfo[];
  decision: number | null;
  table_status: "open" | "over" | "playing";
  clocks: Clocks;
  now: number;
  undo: boolean;
  conditions: ConditionInfo[];
}

/** The answer to a question why. */
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

/** A conditional move that a seat has decided on: the condition's name and its number. */
export interface Wish {
  condition: string;
  number: number;
}

/** How many of a seat's promises were kept, and how many broken, as far as the reader has heard them. */
export interface Word {
  kept: number;
  broken: number;
}

export type FromClient = Hello | Play | Undo | Say | AskWhy | AskPreview | AskAdvice | Ping;

export type FromServer = Snapshot | Update | TableChanged | Said | Marked | Ack | Reject | Why | Preview | Advice | Pong | Bye;

export type FromLobby = Listing | Listed | Unlisted | Bye;
