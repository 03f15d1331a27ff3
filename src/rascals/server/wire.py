"""Every message that crosses the wire, declared once.

The same types decode what clients send, encode what the server answers, make the OpenAPI document, and are turned into
TypeScript by ``tools/gen_ts.py``. Times are milliseconds since 1970 by the server's clock; durations of clocks are
seconds; seats count from 0; ``None`` as a viewer means a spectator.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from rascals.table import Frame, TurningPoint
from rascals.table.messages import (
    Changed,
    ChatLine,
    ClockPlan,
    CoachRule,
    GameView,
    LogEntry,
    Marked,
    MoveInfo,
    OptionValue,
    Part,
    Phrase,
    Said,
    Scope,
    ServerMessage,
    Snapshot,
    TableChanged,
    TableInfo,
    Update,
    Way,
)

API_VERSION = 1

Seat = Annotated[int, Meta(ge=0, le=31)]
# Printable ASCII; `$` alone would allow a trailing line feed.
Identifier = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$(?!\n)")]
Short = Annotated[str, Meta(max_length=200)]
Term = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=3000)]  # a hundred cards laid down one by one
# As typed; after cleaning, a name has at most 24 characters and a line of talk 300. Empty ones are refused later.
Nickname = Annotated[str, Meta(max_length=192, extra_json_schema={"minLength": 1})]
Talking = Annotated[str, Meta(max_length=2000, extra_json_schema={"minLength": 1})]
Components = Annotated[str, Meta(max_length=15_000)]  # so that it fits into the longest body
Lag = Annotated[int, Meta(ge=0, le=86_400_000)]
Pause = Annotated[float, Meta(ge=0, le=60)]
Hexadecimal = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]  # 32 bytes
Point = Annotated[str, Meta(min_length=1, max_length=90)]  # a public key of P-256
Handle = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$(?!\n)")]  # as a seat's token
RejectCode = Literal["stale", "not_your_decision", "illegal", "rate", "over", "bad"]
ByeCode = Literal["kicked", "slow", "shutdown", "moved", "replaced", "closed", "ended"]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; unknown fields are errors."""


# --- games -----------------------------------------------------------------------


class OptionInfo(Part, frozen=True):
    """One option of a game: what may be chosen, and what is chosen by default.

    ``lowest`` and ``highest`` are the ends of a range of whole numbers; for a long range ``choices`` is empty. With
    ``seats`` a number among the choices is a seat, valid only if there are enough players. ``editions``: the editions
    that have the option; empty for all.
    """

    name: str
    choices: list[OptionValue]
    default: OptionValue
    lowest: int | None = None
    highest: int | None = None
    seats: bool = False
    editions: list[str] = field(default_factory=list)


class PlaceInfo(Part, frozen=True):
    """A place of a board: its name and its coordinates, to the right and down, in steps."""

    name: str
    x: float
    y: float


class BoardInfo(Part, frozen=True):
    """A board: its places, pairs of names that are linked, and for a grid the numbers of rows and columns."""

    places: list[PlaceInfo]
    links: list[list[str]]
    rows: int | None = None
    columns: int | None = None


class PhraseArgument(Part, frozen=True):
    """An argument of a phrase: another seat, or one of these words."""

    name: str
    words: list[str] | None


class PhraseInfo(Part, frozen=True):
    """A phrase that can be said at tables of a game; whether it is a promise that is seen to be kept or broken."""

    id: str
    promise: bool
    args: list[PhraseArgument]


class GameInfo(Part, frozen=True):
    """One game for which tables can be made.

    ``seats``: the names of all values, in events, moves and views, that are seats. ``changeable``: the components whose
    numbers a table may change, by path. ``minutes``: the shortest and longest usual duration between people;
    ``weight``: how hard it is to learn, 1 to 5; both null if unknown. ``phrases``: what can be said in the game's own
    words. ``lesson``: whether it has a lesson.
    """

    name: str
    editions: list[str]
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]
    seats: list[str]
    board: BoardInfo | None = None
    changeable: list[str] = field(default_factory=list)
    minutes: list[int] | None = None
    weight: Annotated[int, Meta(ge=1, le=5)] | None = None
    phrases: list[PhraseInfo] = field(default_factory=list)
    lesson: bool = False


class Reason(Part, frozen=True):
    """Why something was refused: a message id and its variables.

    The message is the text ``<game>-refusal-<id>`` if the game has one, else ``error-<id>``.
    """

    id: str
    args: dict[str, Any] = field(default_factory=dict)


# --- client to server over the socket ------------------------------------------


class ClientMessage(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client may send over the socket."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """First message: the last ``seq`` received and the server run it belongs to.

    ``changes``: whether to send changes (``changed``) instead of whole views.
    """

    after: Annotated[int, Meta(ge=0)] = 0
    run: Short | None = None
    changes: bool = False


class Play(ClientMessage, frozen=True, tag="play"):
    """Make a move; ``id`` is chosen by the client and makes a repetition harmless (idempotent).

    ``lag``: the last round trip that the client measured, in whole milliseconds (0: not measured). The clock does not
    count it, up to 500 ms a move, whatever the client claims.
    """

    id: Identifier
    decision: int | None
    move: Notation
    lag: Lag = 0


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take back one's last move, if ``undo`` allows it; ``id`` as in ``play``.

    ``decision``: the number of the decision for which the seat is asked now.
    """

    id: Identifier
    decision: int | None


class Say(ClientMessage, frozen=True, tag="say"):
    """Say something to the whole table or only to the seats: a ``text``, or instead a ``phrase`` of the game."""

    id: Identifier
    text: Talking = ""
    scope: Scope = "table"
    phrase: Phrase | None = None


class AskWhy(ClientMessage, frozen=True, tag="why"):
    """Ask why a move is not possible."""

    id: Identifier
    move: Notation


class AskPreview(ClientMessage, frozen=True, tag="preview"):
    """Ask which moves follow the draft of a composite move; nothing is played."""

    id: Identifier
    draft: Annotated[list[Notation], Meta(max_length=256)]


class AskAdvice(ClientMessage, frozen=True, tag="advice"):
    """Ask what the game's best bot would do at the decision numbered ``decision``, if the table has a coach."""

    id: Identifier
    decision: int | None


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Check the connection; ``t`` comes back in the answer."""

    t: float


FromClient = Hello | Play | Undo | Say | AskWhy | AskPreview | AskAdvice | Ping


# --- server to client over the socket ------------------------------------------


class Ack(ServerMessage, frozen=True, tag="ack"):
    """The command ``id`` is durable; ``duplicate`` if it was already."""

    id: str
    duplicate: bool = False


class Reject(ServerMessage, frozen=True, tag="reject"):
    """The command ``id`` was refused and changed nothing; after ``stale`` a snapshot follows."""

    id: str
    code: RejectCode
    reason: Reason
    clause: str | None = None


class Why(ServerMessage, frozen=True, tag="why"):
    """The answer to ``why``."""

    id: str
    legal: bool
    reason: Reason | None = None
    clause: str | None = None


class Preview(ServerMessage, frozen=True, tag="preview"):
    """The moves that follow a draft; ``complete`` when it may be played as it stands.

    ``decision``: the number of the seat's decision that this belongs to; null when it is not awaited, and in lessons.
    """

    id: str
    moves: list[MoveInfo]
    complete: bool
    decision: int | None = None


class ConsideredMove(Part, frozen=True):
    """A move that the coach has tried; ``wins``: how many of 100 games in a position like this it wins.

    ``error``: half the width of the 95 % interval of ``wins``. ``steps``: the steps of ``move``.
    """

    move: str
    steps: list[MoveInfo]
    wins: float
    error: float


class Advice(ServerMessage, frozen=True, tag="advice"):
    """What the game's best bot would do, told only to the person who asked.

    ``steps``: the steps of ``move``, if it is composite. ``reason``: why the bot chooses it, the text
    ``<game>-because-<id>`` if the game has one, else ``coach-because-<id>``. ``considered``: the moves that it has
    tried; none where it does not count victories.
    """

    id: str
    bot: str
    move: str
    steps: list[MoveInfo]
    reason: Reason | None = None
    considered: list[ConsideredMove] = field(default_factory=list)


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The answer to a ping."""

    t: float
    now: int


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The last message before the server closes the socket."""

    code: ByeCode


class Listing(ServerMessage, frozen=True, tag="tables"):
    """The public tables that are open or being played, the newest first: the first message of the lobby's stream."""

    tables: list[TableInfo]


class Listed(ServerMessage, frozen=True, tag="listed"):
    """A public table is new in the list, or has changed."""

    table: TableInfo


class Unlisted(ServerMessage, frozen=True, tag="unlisted"):
    """A table has left the list: its game is over, or it was closed."""

    id: str


FromLobby = Listing | Listed | Unlisted | Bye
FromServer = (
    Snapshot | Update | Changed | TableChanged | Said | Marked | Ack | Reject | Why | Preview | Advice | Pong | Bye
)


# --- REST ------------------------------------------------------------------------


class SeatPlan(Request, frozen=True):
    """Who is to have a seat at a new table."""

    kind: Literal["open", "bot", "me"]
    bot: Term | None = None


class CreateTable(Request, frozen=True):
    """Make a table. ``seats`` may be shorter than ``players``: the rest stay open. ``pledge``: see ``GivePledge``.

    ``data``: changes of components, as TOML with the structure of the game's ``box.toml``. ``pause``: the least seconds
    that bots seem to think before a move; null leaves it to the server. ``undo``: whether people may take back moves,
    as long as these have revealed nothing and nobody else was asked. ``coach``: whether people may ask a bot what it
    would do: never, if all of them agree, or always.
    """

    game: Term
    players: Annotated[int, Meta(ge=1, le=32)]
    nickname: Nickname
    edition: Term | None = None
    options: Annotated[dict[Term, OptionValue], Meta(max_length=32)] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=32)] = []
    public: bool = False
    clock: ClockPlan | None = None
    spectators: bool = True
    data: Components | None = None
    pledge: Hexadecimal | None = None
    pause: Pause | None = None
    undo: bool = True
    coach: CoachRule = "agreed"


class QuickGame(Request, frozen=True):
    """A game against bots, started at once; with a ``pledge``, as soon as that is opened. See ``GivePledge``.

    ``pause``: see ``CreateTable``.
    """

    game: Term
    players: Annotated[int, Meta(ge=1, le=32)]
    level: Term
    nickname: Nickname
    edition: Term | None = None
    options: Annotated[dict[Term, OptionValue], Meta(max_length=32)] = {}
    pledge: Hexadecimal | None = None
    pause: Pause | None = None


class JoinTable(Request, frozen=True):
    """Sit down: by code or by table id, on a chosen seat or the first open one. ``pledge``: see ``GivePledge``.

    ``id``: 32 random bytes that the client makes for this request alone and keeps to itself. Sent again with the same,
    as after a lost answer, the request leads to the same seat.
    """

    nickname: Nickname
    code: Short | None = None
    table: Short | None = None
    seat: Seat | None = None
    pledge: Hexadecimal | None = None
    id: Hexadecimal | None = None


class Nothing(Request, frozen=True):
    """A request without content: ``{}``."""


class GivePledge(Request, frozen=True):
    """Pledge the SHA-256 of a nonce of 32 random bytes (commitment), to contribute to the game's random seed."""

    pledge: Hexadecimal


class OpenPledge(Request, frozen=True):
    """Open the pledge while the table is ``calling``: reveal the nonce, which is told to all once play begins."""

    nonce: Hexadecimal


class PlayAgain(Request, frozen=True):
    """Make a rematch with the same people. ``pledge``: see ``GivePledge``."""

    pledge: Hexadecimal | None = None


class KickSeat(Request, frozen=True):
    """Whom to send away: the number of the seat, and the ``name`` that it shows, as somebody else may sit there by now.

    Host only.
    """

    seat: Seat
    name: Annotated[str, Meta(max_length=64)] | None = None


class SetBot(Request, frozen=True):
    """Put a bot on an open seat, or with ``null`` remove it (host, before the start)."""

    seat: Seat
    bot: Term | None = None


class SetStandin(Request, frozen=True):
    """Let a bot stand in for one's own seat or, as host, for an absent person."""

    seat: Seat
    on: bool
    bot: Term | None = None


class Command(Request, frozen=True):
    """A move over REST; see ``Play``.

    ``lag``: the duration of the client's last request, in whole milliseconds (0: not measured). As over the socket, the
    clock does not count it, up to 500 ms a move, whatever the client claims.
    """

    id: Identifier
    decision: int | None
    move: Notation
    lag: Lag = 0


class UndoMove(Request, frozen=True):
    """Take back one's last move over REST; see ``Undo``."""

    id: Identifier
    decision: int | None


class SetCoach(Request, frozen=True):
    """Agree, or no longer agree, that people at the table may ask the coach."""

    on: bool


class AdviceRequest(Request, frozen=True):
    """Ask the coach over REST; see ``AskAdvice``."""

    decision: int | None


class SetConditionalMove(Request, frozen=True):
    """Set a conditional move: one of ``conditions``, with a number; null removes it."""

    condition: Term | None = None
    number: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class BotPause(Request, frozen=True):
    """The least seconds that bots seem to think before a move; null leaves it to the server."""

    pause: Pause | None


class Talk(Request, frozen=True):
    """A line of talk over REST; see ``Say``."""

    id: Identifier
    text: Talking = ""
    scope: Scope = "table"
    phrase: Phrase | None = None


class PushAddress(Request, frozen=True):
    """A browser's subscription to web push: `endpoint` and `keys` of `PushSubscription.toJSON()`."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Point
    auth: Annotated[str, Meta(min_length=1, max_length=24)]


class CallMe(Request, frozen=True):
    """Ask to be notified when it is one's turn at this table: by web push, by mail, or by a `caller` known already.

    Exactly one of the three is given. ``language``: that of the notices.
    """

    language: Term
    push: PushAddress | None = None
    mail: Annotated[str, Meta(min_length=1, max_length=254)] | None = None
    caller: Handle | None = None


class CallerName(Request, frozen=True):
    """The secret name of a caller, a way to be notified, that this device has requested."""

    caller: Handle


class CallerTable(Request, frozen=True):
    """A table about which a caller is no longer to be notified."""

    table: Term


class CallingOffer(Part, frozen=True):
    """How this server can notify people: by web push, with the public key for subscribing, or null; and by mail."""

    push: str | None
    mail: bool


class Called(Part, frozen=True):
    """The secret name of a caller, which proves that it belongs to this device: keep it, and show it to nobody.

    ``confirmed`` is false for a mail address until its owner has opened the link that was sent there.
    """

    caller: str
    confirmed: bool


class CallInfo(Part, frozen=True):
    """One way in which a seat's person is notified. The address is never included."""

    kind: Literal["push", "mail"]
    confirmed: bool


class Seated(Part, frozen=True):
    """A seat and the token that proves it; keep the token, it is shown once."""

    table: TableInfo
    seat: int
    token: str


class TakeDayOff(Request, frozen=True):
    """Take a day off. ``taken``: the number taken in this game so far; it makes a repetition harmless (idempotent)."""

    taken: Annotated[int, Meta(ge=0, le=1000)]


class MyTable(Part, frozen=True):
    """A table at which one has the seat ``you``, and whether it is one's ``turn``.

    ``acting``: the seats that are asked, as far as one may know. ``deadline``: when one's own time, if running, ends.
    """

    table: TableInfo
    you: int
    turn: bool
    acting: list[int]
    deadline: int | None = None


Held = Annotated[list[Short], Meta(max_length=100)]


class MakeSignInLink(Request, frozen=True):
    """Make a sign-in link: a secret link, with a name, to one's seats at these tables, proved by this browser's
    cookies.
    """

    name: Nickname
    tables: Held = []


class SignInLinkOf(Request, frozen=True):
    """A secret link: the characters after the ``#``."""

    key: Handle


class AddToSignInLink(Request, frozen=True):
    """Add one's seats at these tables to a secret link, and return what is there."""

    key: Handle
    tables: Held = []


class DeleteSignInLink(Request, frozen=True):
    """Delete a secret link; with ``games`` also one's name and talk at its finished tables, and leave the others."""

    key: Handle
    games: bool = False


class NewKey(Part, frozen=True):
    """A new secret link and its name. The link is shown only once: the server stores only a hash of it.

    ``left``: if it replaces another link, the tables that could not be changed, where old devices still hold seats.
    """

    key: str
    name: str
    left: tuple[str, ...] = ()


class EndDevice(Request, frozen=True):
    """Revoke the seats of a secret link for a device, by its ``id``."""

    key: Handle
    device: Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$(?!\n)")]


class DeviceInfo(Part, frozen=True):
    """A device or link that holds seats of a secret link, at ``tables``; returned to anyone who has the link.

    ``way``: a browser that sat down there (``seat``) or opened a link (``opened``), or another ``link``. ``here``: it
    is the browser that asks. ``browser`` and ``system`` are families, by its User-Agent at that time.
    """

    id: str
    way: Way
    since: int
    tables: list[str]
    here: bool
    browser: str | None = None
    system: str | None = None


class SignInLink(Part, frozen=True):
    """The content of a secret link: its name, and the tables at which one has a seat, the latest first."""

    name: str
    tables: list[MyTable]


class ChatPage(Part, frozen=True):
    """Lines of talk in order, at most a hundred. The first has ``n`` 0 if there are no earlier ones."""

    lines: list[ChatLine]


class LogPage(Part, frozen=True):
    """Lines of the viewer's log in order, at most five hundred. The first has ``n`` 0 if there are no earlier ones."""

    lines: list[LogEntry]


class WhyAnswer(Part, frozen=True):
    """Whether a move is legal for the asking seat, and if not, why."""

    move: str
    legal: bool
    reason: Reason | None = None
    clause: str | None = None


class Following(Request, frozen=True):
    """All answers in a lesson so far: for each step a move in notation, or null for a step that is only read."""

    answers: Annotated[list[Notation | None], Meta(max_length=100)] = []


class LessonWhy(Following, frozen=True, kw_only=True):
    """Ask whether a move could be made at this point of a lesson."""

    move: Notation


class LessonPreview(Following, frozen=True, kw_only=True):
    """Ask which moves may follow a draft at this point of a lesson."""

    draft: Annotated[list[Notation], Meta(max_length=200)]


class LessonFrame(Part, frozen=True):
    """A moment of a lesson: what happened, and what the learner knows afterwards."""

    entry: LogEntry
    view: GameView


class LessonState(Part, frozen=True):
    """The state of a lesson.

    ``step`` of ``steps``, from 0, shows the text ``text`` and points at the first of the places ``at`` that exists on
    the board. If it ``asks``, one of the ``moves`` leads on, else the next step follows when it has been read.
    ``scene`` names the position shown; a new scene starts from a new position. ``others`` are the names of all but the
    learner, clockwise from the seat ``you``. ``frames``: what followed from the last answer, move by move; the last of
    them is the present. ``log``: everything told in this scene.
    """

    game: str
    step: int
    steps: int
    text: str
    at: str
    asks: bool
    scene: str
    you: int
    others: list[str]
    moves: list[MoveInfo]
    log: list[LogEntry]
    frames: list[LessonFrame]


class HintInfo(Part, frozen=True):
    """A hint for newcomers: its text, the places it points ``at``, and the questions (status ids) it belongs to."""

    text: str
    at: str
    when: list[str]


class Hints(Part, frozen=True):
    """The hints of a game."""

    hints: list[HintInfo]


class RulesPage(Part, frozen=True):
    """The rules help of a game as HTML.

    A heading's attribute ``data-asked`` lists the questions (ids of the game's status) that the section answers.
    """

    html: str


class EditionChange(Part, frozen=True):
    """One difference between two editions: the chapter's heading, the topic's name, the clauses, the sentence."""

    chapter: str
    topic: str
    clauses: list[str]
    text: str


class EditionChanges(Part, frozen=True):
    """The differences between two editions, as sentences in one language; `same` is the sentence if there are none."""

    title: str
    changes: list[EditionChange]
    same: str | None = None


class Replay(Part, frozen=True):
    """A game from one point of view: ``public``, ``open`` or a seat's number."""

    table: TableInfo
    pov: str
    frames: list[Frame]


class Turning(Part, frozen=True):
    """The turning point of a game that is over; null if it had none."""

    point: TurningPoint | None


class DecisionInfo(Part, frozen=True):
    """A decision of a game that is over, and what the best bot would have done.

    ``command``: the number of the ply, as in frames of replays. ``steps`` and ``instead_steps``: the steps of the move
    that was made (``move``) and of the bot's (``instead``). ``cost``: how much better the bot rates its move, in a unit
    of the game; null if it does not rate moves. ``reason``, ``considered``: as in ``Advice``; where it has considered
    moves, ``cost`` is in victories of 100.
    """

    command: int
    move: str
    steps: list[MoveInfo]
    instead: str
    instead_steps: list[MoveInfo]
    same: bool
    cost: float | None
    reason: Reason | None
    considered: list[ConsideredMove]


class Analysis(Part, frozen=True):
    """The analysis of a seat's decisions, so far: ``done`` of ``deeds`` plies; ask again while they differ.

    ``worst``: the ``command`` of the decisions that cost most, the worst first.
    """

    seat: int
    bot: str
    done: int
    deeds: int
    decisions: list[DecisionInfo]
    worst: list[int]


class TriedMove(Part, frozen=True):
    """A move at a decision of a game that is over, and how it went in ``games`` games that began with it.

    ``whole``: false for a first step, after which the bot has chosen the rest of the move. ``wins``: how many of 100
    games the seat won, ``gain``: how many more than in the same games with the move that was made. ``error``: half the
    width of the 95 % interval of ``wins``, ``gain_error``: that of ``gain``, for several moves and many looks.
    ``failed``: no further game could be finished in time, or the move is no longer legal.
    """

    move: str
    steps: list[MoveInfo]
    whole: bool
    games: int
    wins: float
    error: float
    gain: float
    gain_error: float
    failed: bool


class WhatIf(Part, frozen=True):
    """The moves that a seat had at a decision of a game that is over; the first is the one that it made.

    ``command``: the number of the ply, as in frames of replays. ``bot`` plays on, on all seats, from states in which
    the seat could have been. Games are played from the moves that were asked for, until each has ``games``, as long as
    the request is repeated.
    """

    command: int
    seat: int
    bot: str
    games: int
    moves: list[TriedMove]


class PublicKey(Part, frozen=True):
    """The public key that verifies this server's saved games: Ed25519, 32 bytes in hexadecimal."""

    algorithm: Literal["Ed25519"]
    key: str


class Reach(Part, frozen=True):
    """Where people can reach the server.

    ``alone``: only this machine can connect; then ``command`` starts the server so that others can, and ``address`` is
    the URL that they would use. Else ``address`` is the URL that they use; null if it is not known, or if this request
    came by it.
    """

    alone: bool
    address: str | None
    command: str | None


class Health(Part, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok", "unwell"]
    version: str
    run: str
    tables: int


class ErrorInfo(Part, frozen=True):
    """What was wrong: a code, a reason (a text id, for translation), a sentence in English, a clause of the rules."""

    code: str
    reason: Reason
    text: str
    clause: str | None = None


class ErrorBody(Part, frozen=True):
    """The body of every answer that is not a success.

    ``snapshot`` comes with the code ``stale``: all that the seat may know now, as ``GET tables/{id}/view`` returns it.
    """

    error: ErrorInfo
    snapshot: Snapshot | UnsetType = UNSET
