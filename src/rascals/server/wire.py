"""Every message that crosses the wire, declared once.

The same types decode what clients send, encode what the server answers, make
the OpenAPI document, and are turned into TypeScript by ``tools/gen_ts.py``.
Times are milliseconds since 1970 by the server's clock; durations of clocks
are seconds; seats count from 0; ``None`` as a viewer means a spectator.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from rascals.table import Frame
from rascals.table.messages import (
    ChatLine,
    Choice,
    ClockPlan,
    CoachRule,
    LogEntry,
    Marked,
    MoveInfo,
    Part,
    Phrase,
    Said,
    Scope,
    ServerMessage,
    Snapshot,
    TableChanged,
    TableInfo,
    Update,
)

API_VERSION = 1

Seat = Annotated[int, Meta(ge=0, le=31)]
# Printable ASCII, and no end of line behind it, which `$` alone would let through.
Identifier = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$(?!\n)")]
Short = Annotated[str, Meta(max_length=200)]
Term = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=3000)]  # a hundred cards laid down one by one
# As typed; cleaned, a name has 24 characters at most and a line of talk 300. That one is empty is told in better words.
Nickname = Annotated[str, Meta(max_length=192, extra_json_schema={"minLength": 1})]
Talking = Annotated[str, Meta(max_length=2000, extra_json_schema={"minLength": 1})]
Components = Annotated[str, Meta(max_length=15_000)]  # fits into the longest body
Lag = Annotated[int, Meta(ge=0, le=86_400_000)]
Pause = Annotated[float, Meta(ge=0, le=60)]
Hexadecimal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes
Point = Annotated[str, Meta(min_length=1, max_length=90)]  # a public key of P-256
Handle = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$(?!\n)")]  # as a seat's token
RejectCode = Literal["stale", "not_your_decision", "illegal", "rate", "over", "bad"]
ByeCode = Literal["kicked", "slow", "shutdown", "replaced", "closed"]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; a misspelt field is an error, not a default."""


# --- games -----------------------------------------------------------------------


class OptionInfo(Part, frozen=True):
    """One option of a game: what may be chosen, and what is chosen by default.

    Of a range of whole numbers ``lowest`` and ``highest`` say where it ends; of a long one ``choices`` is empty. With
    ``seats`` a number among the choices is a seat, valid only where so many play. ``editions``: those that have it; all
    where none is named.
    """

    name: str
    choices: list[Choice]
    default: Choice
    lowest: int | None = None
    highest: int | None = None
    seats: bool = False
    editions: list[str] = field(default_factory=list)


class PlaceInfo(Part, frozen=True):
    """A place of a board: its name, and where it lies, in units of one step to the right and down."""

    name: str
    x: float
    y: float


class BoardInfo(Part, frozen=True):
    """A board: its places, pairs of names that are joined, and of a grid how many rows and columns it has."""

    places: list[PlaceInfo]
    links: list[list[str]]
    rows: int | None = None
    columns: int | None = None


class PhraseArgument(Part, frozen=True):
    """An argument of a phrase: another seat, or one of these words."""

    name: str
    words: list[str] | None


class PhraseInfo(Part, frozen=True):
    """A phrase that can be said at tables of a game; whether it promises something that is seen to be kept or not."""

    id: str
    promise: bool
    args: list[PhraseArgument]


class GameInfo(Part, frozen=True):
    """One game that tables can be made of.

    ``seats``: the names of all values, in events, moves and views, that are seats. ``changeable``: the components whose
    numbers a table may change, by path. ``minutes``: how long a game between people takes, from … to …; ``weight``: how
    hard it is to learn, 1 to 5; both null where its box does not say. ``phrases``: what can be said in words of its
    own. ``lesson``: whether it can be learned by playing.
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

    The words are the text ``<game>-refusal-<id>`` where the game has one, else ``error-<id>``.
    """

    id: str
    args: dict[str, Any] = field(default_factory=dict)


# --- client to server over the socket ------------------------------------------


class ClientMessage(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client may send over the socket."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """First message: the last ``seq`` received and the server run it belongs to."""

    after: Annotated[int, Meta(ge=0)] = 0
    run: Short | None = None


class Play(ClientMessage, frozen=True, tag="play"):
    """Make a move; ``id`` is the client's own and makes a repetition harmless.

    ``lag``: the last round trip the client measured, in whole milliseconds (0: not measured). The clock forgives it,
    up to 500 of them a move, whatever is claimed.
    """

    id: Identifier
    decision: int | None
    move: Notation
    lag: Lag = 0


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take one's last move back, where ``undo`` says that one may; ``id`` as in ``play``.

    ``decision``: the number of the decision the seat is asked for now.
    """

    id: Identifier
    decision: int | None


class Say(ClientMessage, frozen=True, tag="say"):
    """Say something to the whole table or to the seats only: a ``text``, or a ``phrase`` of the game in its place."""

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
    """Ask what the game's best bot would do, before the decision numbered ``decision``, where the table has a coach."""

    id: Identifier
    decision: int | None


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Is anybody there? ``t`` comes back in the answer."""

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
    """The answer to a question why."""

    id: str
    legal: bool
    reason: Reason | None = None
    clause: str | None = None


class Preview(ServerMessage, frozen=True, tag="preview"):
    """The moves that follow a draft; ``complete`` when it may be played as it stands."""

    id: str
    moves: list[MoveInfo]
    complete: bool


class Advice(ServerMessage, frozen=True, tag="advice"):
    """What the game's best bot would do, told to whoever asked alone.

    ``steps``: the small moves that ``move`` is made of. ``reason``: what speaks for it, the text
    ``<game>-because-<id>`` where the game has one, else ``coach-because-<id>``.
    """

    id: str
    bot: str
    move: str
    steps: list[MoveInfo]
    reason: Reason | None = None


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
    """A public table is new in the list, or stands otherwise than before."""

    table: TableInfo


class Unlisted(ServerMessage, frozen=True, tag="unlisted"):
    """A table is no longer in the list: its game is over, or it was closed."""

    id: str


FromServer = Snapshot | Update | TableChanged | Said | Marked | Ack | Reject | Why | Preview | Advice | Pong | Bye


# --- REST ------------------------------------------------------------------------


class SeatPlan(Request, frozen=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["open", "bot", "me"]
    bot: Term | None = None


class CreateTable(Request, frozen=True):
    """Make a table. ``seats`` may be shorter than ``players``: the rest stays open. ``pledge``: see ``GivePledge``.

    ``data``: what is changed of the components, as TOML in the shape of the game's ``box.toml``. ``pause``: seconds
    that bots seem to think before a move, at least; null leaves it to the server. ``undo``: whether people may take
    moves back, as long as nothing has become known by them and nobody else was asked. ``coach``: whether people may ask
    a bot what it would do: never, if all of them agree, or always.
    """

    game: Term
    players: Annotated[int, Meta(ge=1, le=32)]
    nickname: Nickname
    edition: Term | None = None
    options: Annotated[dict[Term, Choice], Meta(max_length=32)] = {}
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
    """A game against bots, begun at once; with a ``pledge`` as soon as that is opened. See ``GivePledge``.

    ``pause``: see ``CreateTable``.
    """

    game: Term
    players: Annotated[int, Meta(ge=1, le=32)]
    level: Term
    nickname: Nickname
    edition: Term | None = None
    options: Annotated[dict[Term, Choice], Meta(max_length=32)] = {}
    pledge: Hexadecimal | None = None
    pause: Pause | None = None


class JoinTable(Request, frozen=True):
    """Sit down: by code or by table id, on a chosen seat or the first open one. ``pledge``: see ``GivePledge``."""

    nickname: Nickname
    code: Short | None = None
    table: Short | None = None
    seat: Seat | None = None
    pledge: Hexadecimal | None = None


class Nothing(Request, frozen=True):
    """A request without content: ``{}``."""


class GivePledge(Request, frozen=True):
    """Pledge the SHA-256 of a nonce of 32 random bytes, to take part in the chance of the game."""

    pledge: Hexadecimal


class OpenPledge(Request, frozen=True):
    """Open the pledge while the table is ``calling``: the nonce. It is told to all once play begins."""

    nonce: Hexadecimal


class PlayAgain(Request, frozen=True):
    """Meet the same people again. ``pledge``: see ``GivePledge``."""

    pledge: Hexadecimal | None = None


class SeatNumber(Request, frozen=True):
    """Names another seat (host only)."""

    seat: Seat


class SetBot(Request, frozen=True):
    """Put a bot on an open seat, or with ``null`` take it away (host, before the start)."""

    seat: Seat
    bot: Term | None = None


class SetStandin(Request, frozen=True):
    """Let a bot play for one's own seat, or as host for an absent person."""

    seat: Seat
    on: bool
    bot: Term | None = None


class Command(Request, frozen=True):
    """A move over REST; see ``Play``.

    ``lag``: how long the client's last request took from sending to the answer, in whole milliseconds (0: not
    measured). The clock forgives it as it does over the socket: up to 500 of them a move, whatever is claimed.
    """

    id: Identifier
    decision: int | None
    move: Notation
    lag: Lag = 0


class UndoMove(Request, frozen=True):
    """Taking one's last move back over REST; see ``Undo``."""

    id: Identifier
    decision: int | None


class CoachWish(Request, frozen=True):
    """Agree that people at the table ask the coach, or no longer."""

    on: bool


class AdviceWish(Request, frozen=True):
    """Asking the coach over REST; see ``AskAdvice``."""

    decision: int | None


class SetWish(Request, frozen=True):
    """Decide on a conditional move, one of ``conditions``, with a number; null: on none any more."""

    condition: Term | None = None
    number: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class BotPause(Request, frozen=True):
    """How many seconds bots seem to think before a move, at least; null: as the server has it."""

    pause: Pause | None


class Talk(Request, frozen=True):
    """A line of talk over REST; see ``Say``."""

    id: Identifier
    text: Talking = ""
    scope: Scope = "table"
    phrase: Phrase | None = None


class PushAddress(Request, frozen=True):
    """Where a browser is reached by web push: what `PushSubscription.toJSON()` has as `endpoint` and `keys`."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Point
    auth: Annotated[str, Meta(min_length=1, max_length=24)]


class CallMe(Request, frozen=True):
    """Call me when it is my turn at this table: by web push, by mail, or as a `caller` of mine that is known already.

    Exactly one of the three. ``language``: that of the notices.
    """

    language: Term
    push: PushAddress | None = None
    mail: Annotated[str, Meta(min_length=1, max_length=254)] | None = None
    caller: Handle | None = None


class CallerName(Request, frozen=True):
    """Names a way to be called that this device has asked for."""

    caller: Handle


class CallerTable(Request, frozen=True):
    """Names a table at which somebody is to be called no more."""

    table: Term


class CallingOffer(Part, frozen=True):
    """How this server can call people: by web push, with the public key to subscribe with, or null; and by mail."""

    push: str | None
    mail: bool


class Called(Part, frozen=True):
    """The name of a way to be called, which proves that it is this device's: keep it, and show it nobody.

    ``confirmed`` is false for a mail address until its owner has opened the link that was sent there.
    """

    caller: str
    confirmed: bool


class CallInfo(Part, frozen=True):
    """One way in which a seat's person is called. No address is ever told."""

    kind: Literal["push", "mail"]
    confirmed: bool


class Seated(Part, frozen=True):
    """A seat and the token that proves it; keep the token, it is shown once."""

    table: TableInfo
    seat: int
    token: str


class TakeDayOff(Request, frozen=True):
    """Take a day off. ``taken``: how many one has taken in this game before, which makes repeating harmless."""

    taken: Annotated[int, Meta(ge=0, le=1000)]


class MyTable(Part, frozen=True):
    """A table at which one has the seat ``you``: whether it is one's ``turn``, who is asked as far as one may know.

    ``deadline``: when one's own time is used up, where it runs.
    """

    table: TableInfo
    you: int
    turn: bool
    acting: list[int]
    deadline: int | None = None


Held = Annotated[list[Short], Meta(max_length=100)]


class MakeKeyring(Request, frozen=True):
    """Put my seats at these tables, proved by this browser's cookies, under a name and a secret link."""

    name: Nickname
    tables: Held = []


class KeyringOf(Request, frozen=True):
    """A secret link: the signs behind the ``#``."""

    key: Handle


class AddToKeyring(Request, frozen=True):
    """Put my seats at these tables under a secret link too, and tell what is there."""

    key: Handle
    tables: Held = []


class DeleteKeyring(Request, frozen=True):
    """Delete a secret link; with ``games`` also my name and talk at its tables that are over, and leave the others."""

    key: Handle
    games: bool = False


class NewKey(Part, frozen=True):
    """A new secret link, and the name it stands for. It is shown once: the server keeps what cannot be undone to it."""

    key: str
    name: str


class Keyring(Part, frozen=True):
    """What stands under a secret link: the tables at which one has a seat, the latest first."""

    name: str
    tables: list[MyTable]


class ChatPage(Part, frozen=True):
    """Lines of talk in order, a hundred at most. The first has ``n`` 0 where none are earlier."""

    lines: list[ChatLine]


class LogPage(Part, frozen=True):
    """Lines of the viewer's log in order, five hundred at most. The first has ``n`` 0 where none are earlier."""

    lines: list[LogEntry]


class WhyAnswer(Part, frozen=True):
    """Whether a move is legal for the asking seat, and if not, why."""

    move: str
    legal: bool
    reason: Reason | None = None
    clause: str | None = None


class Following(Request, frozen=True):
    """How somebody has followed a lesson so far: for each step a move in notation, null where it was read."""

    answers: Annotated[list[Notation | None], Meta(max_length=100)] = []


class LessonWhy(Following, frozen=True, kw_only=True):
    """The question whether a move could be made at this point of a lesson."""

    move: Notation


class LessonPreview(Following, frozen=True, kw_only=True):
    """The question which moves may follow a draft at this point of a lesson."""

    draft: Annotated[list[Notation], Meta(max_length=200)]


class LessonFrame(Part, frozen=True):
    """A moment of a lesson: what happened, and what the learner knows after it."""

    entry: LogEntry
    view: dict[str, Any]


class LessonState(Part, frozen=True):
    """Where somebody stands in a lesson.

    ``step`` of ``steps``, from 0, is told by the text ``text`` and points ``at`` places of the board, the first of them
    that is there; where it ``asks``, one of the ``moves`` goes on, else reading does. ``scene`` is the name of the game
    that is shown; another one begins anew. ``others`` are the names of all but the learner, clockwise from the seat
    ``you``. ``frames``: what the last answer has led to, move by move; the last of them is now. ``log``: everything
    that has been told in this scene.
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
    """A remark for newcomers: its text, the places it points ``at``, and while which questions (ids of the status)."""

    text: str
    at: str
    when: list[str]


class Hints(Part, frozen=True):
    """The hints of a game."""

    hints: list[HintInfo]


class RulesPage(Part, frozen=True):
    """The rules help of a game as HTML.

    A heading's attribute ``data-asked`` names the questions, ids of the game's status, that are answered below it.
    """

    html: str


class EditionChange(Part, frozen=True):
    """One difference between two editions: the chapter's heading, the topic's name, the clauses, the sentence."""

    chapter: str
    topic: str
    clauses: list[str]
    text: str


class EditionChanges(Part, frozen=True):
    """What differs between two editions, in sentences of one language; `same` says so where nothing does."""

    title: str
    changes: list[EditionChange]
    same: str | None = None


class Replay(Part, frozen=True):
    """A game from one point of view: ``public``, ``open`` or a seat's number."""

    table: TableInfo
    pov: str
    frames: list[Frame]


class DecisionInfo(Part, frozen=True):
    """A decision of a game that is over, and what the best bot would have done.

    ``command``: the number of the deed, as frames of replays have it. ``steps`` and ``instead_steps``: the small moves
    that ``move``, which was made, and ``instead``, the bot's, are made of. ``cost``: by how much the bot's best move
    was worth more to it, in a measure of the game; null where it does not weigh. ``reason``: as in ``Advice``.
    """

    command: int
    move: str
    steps: list[MoveInfo]
    instead: str
    instead_steps: list[MoveInfo]
    same: bool
    cost: float | None
    reason: Reason | None


class Analysis(Part, frozen=True):
    """A seat's decisions looked back at, as far as that has come: through ``done`` of ``deeds``; then ask again.

    ``worst``: the commands of those that cost most, the worst first.
    """

    seat: int
    bot: str
    done: int
    deeds: int
    decisions: list[DecisionInfo]
    worst: list[int]


class PublicKey(Part, frozen=True):
    """The key that this server signs saved games with: Ed25519, 32 bytes in hexadecimal."""

    algorithm: Literal["Ed25519"]
    key: str


class Health(Part, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok", "unwell"]
    version: str
    run: str
    tables: int


class ErrorInfo(Part, frozen=True):
    """What was wrong: a code, a reason for translation, a sentence in English, a clause of the rules."""

    code: str
    reason: Reason
    text: str
    clause: str | None = None


class ErrorBody(Part, frozen=True):
    """The body of every answer that is not a success.

    ``snapshot`` is there beside the code ``stale``: all that the seat may know now, as ``GET tables/{id}/view`` tells.
    """

    error: ErrorInfo
    snapshot: Snapshot | UnsetType = UNSET


REQUESTS: tuple[type, ...] = (
    CreateTable,
    QuickGame,
    JoinTable,
    Nothing,
    GivePledge,
    OpenPledge,
    PlayAgain,
    SeatNumber,
    SetBot,
    SetStandin,
    Command,
    UndoMove,
    CoachWish,
    AdviceWish,
    BotPause,
    SetWish,
    Talk,
    Following,
    LessonWhy,
    LessonPreview,
    CallMe,
    CallerName,
    CallerTable,
    TakeDayOff,
    MakeKeyring,
    KeyringOf,
    AddToKeyring,
    DeleteKeyring,
)
ANSWERS: tuple[type, ...] = (
    GameInfo,
    TableInfo,
    Seated,
    ChatPage,
    LogPage,
    WhyAnswer,
    RulesPage,
    EditionChanges,
    LessonState,
    Hints,
    Replay,
    Analysis,
    PublicKey,
    MyTable,
    NewKey,
    Keyring,
    CallingOffer,
    Called,
    CallInfo,
    Health,
    ErrorBody,
    Ack,
    Advice,
    Snapshot,
)
FROM_LOBBY: tuple[type, ...] = (Listing, Listed, Unlisted, Bye)
FROM_CLIENT: tuple[type, ...] = (Hello, Play, Undo, Say, AskWhy, AskPreview, AskAdvice, Ping)
FROM_SERVER: tuple[type, ...] = (
    Snapshot,
    Update,
    TableChanged,
    Said,
    Marked,
    Ack,
    Reject,
    Why,
    Preview,
    Advice,
    Pong,
    Bye,
)
