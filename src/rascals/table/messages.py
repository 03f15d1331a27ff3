"""The messages of a table to its viewers: their types and their encoding.

These are part of the wire protocol: `rascals.server.wire` adds what clients send and what REST needs.
Times are milliseconds since 1970 by the server's clock; durations of clocks are seconds; seats count from 0; ``None``
as a viewer means a spectator.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

OptionValue = bool | int | str
Scope = Literal["table", "seats"]
TableStatus = Literal["open", "playing", "over"]
Mark = Literal["kept", "broken", "void"]
StandinReason = Literal["asked", "host", "left", "flag", "returning"]
CoachRule = Literal["off", "agreed", "on"]
# Its types are the games' own: `view_types` of each.
GameView = Annotated[dict[str, Any], Meta(title="GameView", description="What a seat or a spectator sees of a game.")]
Way = Literal["seat", "opened", "link"]  # how a token came to prove a seat


class Part(Struct, frozen=True):
    """A piece of an answer."""


class ClockPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time: a bank for the whole game and what each decision adds, in seconds.

    ``anew``: each decision has the whole bank; unused time is lost.
    """

    bank: Annotated[int, Meta(ge=1, le=7 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=86_400)]
    anew: bool = False


class SeatInfo(Part, frozen=True):
    """A seat. ``standin`` is true while a bot plays for an absent person.

    ``reason`` says why: the person asked for it, left, ran out of time, or is ``returning`` after the next move; or the
    host started it and may end it. If the host may not end it, all others who are present can do so together:
    ``agreed`` are the seats that have agreed.

    ``pledge`` is the SHA-256 of the nonce that the seat adds to the game's chance; ``opened`` says whether it is
    opened; everybody gets the ``nonce`` when play has begun. All in hexadecimal. ``days_off``: when its person took a
    day off.

    ``coach``: whether its person agrees to the coach. ``advised``: how often it has asked the coach; others learn of a
    question when they learn of the resulting move. ``wish``: the viewer's own conditional move, never another seat's.
    """

    seat: int
    name: str | None
    kind: Literal["human", "bot", "open"]
    bot: str | None
    connected: bool
    standin: bool
    host: bool
    pledge: str | None = None
    opened: bool = False
    nonce: str | None = None
    reason: StandinReason | None = None
    agreed: list[int] = []
    coach: bool = False
    advised: int = 0
    wish: ConditionalMove | None = None
    days_off: list[int] = []


class ConditionalMove(Part, frozen=True):
    """A seat's conditional move: the condition's name and its number."""

    condition: str
    number: int


class ConditionInfo(Part, frozen=True):
    """A condition that the seat may set now, with the text ``<game>-condition-<name>`` and the valid numbers."""

    name: str
    lowest: int
    highest: int


class Word(Part, frozen=True):
    """How many of a seat's promises were kept, and how many broken, among those the viewer has heard."""

    kept: int
    broken: int


class TableInfo(Part, frozen=True):
    """Everything public about a table. ``code`` is null for strangers if only seats may know it.

    ``commitment`` is the SHA-256 of the server's ``secret``. The ``seed`` of all chance is derived from the secret and
    the nonces of the seats; secret and seed are published at the end, in hexadecimal. While ``calling``, seats with a
    pledge have to open it; ``unopened`` are those that did not the last time: then the commitment is a fresh one, and
    pledges must be, too. ``broken_off``: every start that was broken off, the oldest first. ``draft``, the hash of the
    game's header without nonces, is sent while calling; ``fingerprint``, from draft and nonces, when play begins.
    ``data``: the changed components, by path; empty if there are none. ``pause``: the minimum seconds that bots seem to
    think; null for the server's setting. ``undo``: whether people may take moves back. ``coach``: whether people may
    ask a bot what it would do: never, if all of them agree, or always. ``word``: for a finished game with promises,
    how each seat kept its word. ``days_off``: how many days off each person may take in the game; 0 if a decision has
    less than a day.
    """

    id: str
    code: str | None
    game: str
    edition: str | None
    players: int
    options: dict[str, OptionValue]
    status: TableStatus
    seats: list[SeatInfo]
    public: bool
    clock: ClockPlan | None
    spectators: bool
    watching: int
    commitment: str
    seed: str | None
    secret: str | None
    rematch: str | None
    scores: list[int] | None
    winners: list[int] | None
    created: int
    data: dict[str, Any] = {}
    calling: bool = False
    unopened: list[int] = []
    draft: str | None = None
    fingerprint: str | None = None
    pause: float | None = None
    undo: bool = True
    coach: CoachRule = "agreed"
    word: list[Word] | UnsetType = UNSET
    days_off: int = 0
    broken_off: list[BrokenOff] = []


class BrokenOff(Part, frozen=True):
    """A start that was broken off by people who did not open their pledge, left, or as host removed somebody.

    ``seats`` are their seats then; ``names`` are their names.
    """

    seats: list[int]
    names: list[str]


class EventInfo(Part, frozen=True):
    """An event as one viewer learns it; hidden values are ``null``.

    If a move is shown event by event, ``changes`` contains the changes of the viewer's ``view`` by this event; those of
    the first apply to the view before the move. Logs are without them.
    """

    event: str
    args: dict[str, Any]
    changes: list[Difference] | UnsetType = UNSET


class LogEntry(Part, frozen=True):
    """One line of a viewer's log. ``n`` is dense in that viewer's own log, from 0 (the set-up).

    ``standin`` marks a bot's move for an absent person. With ``undone`` the seat took back its last move, which had led
    to these events: nothing else happens, and the game is as if they had not happened.
    """

    n: int
    at: int
    seat: int | None
    events: list[EventInfo]
    standin: bool = False
    undone: list[EventInfo] | UnsetType = UNSET


class MoveInfo(Part, frozen=True):
    """A legal move: its notation, its kind and its parts."""

    move: str
    kind: str
    args: dict[str, Any]


class Phrase(Part, frozen=True, forbid_unknown_fields=True):
    """A phrase that the game offers, with the text ``<game>-phrase-<id>``. Arguments: seats, words of the game."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    args: dict[str, int | str] = {}


class ChatLine(Part, frozen=True):
    """One line of talk; ``seat`` is null for announcements of the table. ``n`` is dense for each viewer, from 0.

    With ``phrase`` the line is that phrase, and ``text`` its notation. ``mark``: whether a promise was kept;
    ``void`` means that it never fell due. It is absent while the promise is open, and for lines without a promise.
    """

    n: int
    at: int
    seat: int | None
    name: str
    text: str
    scope: Scope
    phrase: Phrase | UnsetType = UNSET
    mark: Mark | UnsetType = UNSET


class Clocks(Part, frozen=True):
    """Thinking time at the moment ``now`` of the message that carries it.

    ``remaining``: seconds for each seat, null without a clock. ``running``: seats whose clock runs. ``deadline``: for
    those, the absolute time at which it is used up.
    """

    remaining: list[float | None]
    running: list[int]
    deadline: dict[str, int]


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """What the server sends over the socket."""


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """Everything one viewer may know; it replaces all messages up to ``seq``.

    ``view`` is null while the table is still open. ``decision`` is the number of the seat's current decision; null if
    it does not have to act. ``undo`` says whether the seat may take its last move back, ``conditions`` which
    conditional moves it may set now. ``log`` and ``chat`` have the last hundred lines each: if the first has an ``n``
    other than 0, ``GET tables/{id}/log`` and ``tables/{id}/chat`` return earlier ones.
    """

    seq: int
    run: str
    table: TableInfo
    you: int | None
    host: bool
    view: GameView | None
    moves: list[MoveInfo]
    decision: int | None
    log: list[LogEntry]
    chat: list[ChatLine]
    clocks: Clocks
    now: int
    undo: bool = False
    conditions: list[ConditionInfo] = []


class Update(ServerMessage, frozen=True, tag="update"):
    """One more line of the viewer's log, and the view after it. ``undo``, ``conditions``: as in a snapshot."""

    seq: int
    entry: LogEntry
    view: GameView
    moves: list[MoveInfo]
    decision: int | None
    table_status: TableStatus
    clocks: Clocks
    now: int
    undo: bool = False
    conditions: list[ConditionInfo] = []


class Difference(Part, frozen=True):
    """One operation of a JSON Patch (RFC 6902): ``path`` is a JSON pointer; ``remove`` has no ``value``."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = UNSET


class Changed(ServerMessage, frozen=True, tag="changed"):
    """An update, or a snapshot during play, as changes; for clients that want changes.

    ``changes`` turn the values last sent of ``view``, ``moves``, ``decision``, ``undo``, ``conditions`` and
    ``table_status`` into the current ones. ``entry`` is absent if the log has no new line, ``clocks`` if the table
    has none.
    """

    seq: int
    changes: list[Difference]
    now: int
    entry: LogEntry | UnsetType = UNSET
    clocks: Clocks | UnsetType = UNSET


class TableChanged(ServerMessage, frozen=True, tag="table"):
    """Seats, connections, spectators or the state of the table changed."""

    seq: int
    table: TableInfo
    clocks: Clocks
    now: int


class Said(ServerMessage, frozen=True, tag="chat"):
    """A new line of talk."""

    seq: int
    line: ChatLine


class Marked(ServerMessage, frozen=True, tag="marked"):
    """Promises were settled: the mark of each such line of talk, by its ``n``.

    The mark is null if the promise is open again, because the move that settled it was taken back.
    """

    seq: int
    marks: dict[str, Mark | None]


Numbered = Snapshot | Update | Changed | TableChanged | Said | Marked

encode = msgspec.json.Encoder().encode  # returns the JSON bytes of a message, or of a list of messages
