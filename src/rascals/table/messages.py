"""What a table tells its viewers: the types, and their bytes.

These are part of the wire: `rascals.server.wire` adds what clients send and what REST needs.
Times are milliseconds since 1970 by the server's clock; durations of clocks are seconds; seats
count from 0; ``None`` as a viewer means a spectator.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Choice = bool | int | str
Scope = Literal["table", "seats"]
TableStatus = Literal["open", "playing", "over"]
Mark = Literal["kept", "broken", "void"]
StandinReason = Literal["asked", "host", "left", "flag", "returning"]
CoachRule = Literal["off", "agreed", "on"]
Way = Literal["seat", "opened", "link"]  # how a token came to prove a seat


class Part(Struct, frozen=True):
    """A piece of an answer."""


class ClockPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time: a bank for the whole game and what each decision adds, in seconds.

    ``anew``: each decision has the whole bank, and nothing is left over of the one before.
    """

    bank: Annotated[int, Meta(ge=1, le=7 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=86_400)]
    anew: bool = False


class SeatInfo(Part, frozen=True):
    """Who sits where. ``standin`` is true while a bot plays for an absent person.

    ``reason`` says why it does: its person asked for it, left, or had no time left, or is ``returning`` after the next
    move; or the host let it, and may end it. What the host may not end all others who are there may: ``agreed`` are the
    seats that have said so.

    ``pledge`` is the SHA-256 of the nonce that the seat adds to the game's chance; ``opened`` whether it has been
    opened; ``nonce`` is told to all once play has begun. All in hexadecimal. ``days_off``: when its person took a day
    off.

    ``coach``: whether its person agrees to the coach; ``advised``: how often it has asked the coach, as far as the
    moves are known that it has made then; one's own at once. ``wish``: one's own conditional move, told to nobody else.
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
    """A conditional move that a seat has decided on: the condition's name and its number."""

    condition: str
    number: int


class ConditionInfo(Part, frozen=True):
    """A condition that the seat may name now, the text ``<game>-condition-<name>``, with the numbers that are valid."""

    name: str
    lowest: int
    highest: int


class Word(Part, frozen=True):
    """How many of a seat's promises were kept, and how many broken, as far as the reader has heard them."""

    kept: int
    broken: int


class TableInfo(Part, frozen=True):
    """All that anybody may know of a table. ``code`` is null for strangers, where only seats may know it.

    ``commitment`` is the SHA-256 of the server's ``secret``. From it and the nonces of the seats follows the ``seed``
    of all chance; both are published at the end, in hexadecimal. While ``calling``, seats that have pledged a nonce are
    to open it; ``unopened`` are those that did not, last time: then the commitment is a fresh one and so must pledges
    be. ``broken_off``: every start that was broken off, the first first. ``draft``, the hash of the game's header
    without nonces, is told while calling; ``fingerprint``, which follows from it and the nonces, when play begins.
    ``data``: what is changed of the components, by path; empty where nothing is. ``pause``: the seconds that bots seem
    to think at least; null where that is left to the server. ``undo``: whether people may take moves back. ``coach``:
    whether people may ask a bot what it would do: never, if all of them agree, or always.
    ``word``: of a finished game in which promises were made, how each seat kept its word. ``days_off``: how many days
    off each person may take in the game; 0 where a decision has less than a day.
    """

    id: str
    code: str | None
    game: str
    edition: str | None
    players: int
    options: dict[str, Choice]
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
    """A start that was broken off, by whom: who did not open what they had pledged, left, or as host sent somebody off.

    ``seats`` are where they sat then; ``names`` are theirs.
    """

    seats: list[int]
    names: list[str]


class EventInfo(Part, frozen=True):
    """Something that happened, as one viewer learns it; ``null`` for what is hidden."""

    event: str
    args: dict[str, Any]


class LogEntry(Part, frozen=True):
    """One line of a viewer's log. ``n`` is dense in that viewer's own log, from 0 (the set-up).

    ``standin`` marks what a bot did for an absent person. Where ``undone`` is there, the seat took back the move that
    had led to them, its last one that stood: nothing else happens, and the game is as if they had not been.
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
    """A phrase that the game offers, worded ``<game>-phrase-<id>``. Arguments are seats, and words of the game."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    args: dict[str, int | str] = {}


class ChatLine(Part, frozen=True):
    """One line of talk; ``seat`` is null for announcements of the table. ``n`` is dense for each viewer, from 0.

    Where ``phrase`` is there, it is what was said, and ``text`` its notation. ``mark``: how a promise has turned out;
    ``void`` is one that never fell due. It is not there while the promise is open, and for what promises nothing.
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

    ``remaining``: seconds a seat, null without a clock. ``running``: seats whose
    clock runs. ``deadline``: for those, the absolute time at which it is used up.
    """

    remaining: list[float | None]
    running: list[int]
    deadline: dict[str, int]


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """What the server sends over the socket."""


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """Everything one viewer may know; stands for all messages up to ``seq``.

    ``view`` is null while the table is still open. ``decision`` numbers the
    decision the seat is asked for; null when it is not awaited. ``undo``
    says whether the seat may take its last move back; ``conditions`` which
    conditional moves it may decide on now. ``log`` and
    ``chat`` have the last hundred lines each: where the first has another
    ``n`` than 0, ``GET tables/{id}/log`` and ``tables/{id}/chat`` tell earlier
    ones.
    """

    seq: int
    run: str
    table: TableInfo
    you: int | None
    host: bool
    view: dict[str, Any] | None
    moves: list[MoveInfo]
    decision: int | None
    log: list[LogEntry]
    chat: list[ChatLine]
    clocks: Clocks
    now: int
    undo: bool = False
    conditions: list[ConditionInfo] = []


class Update(ServerMessage, frozen=True, tag="update"):
    """One more line of the viewer's log and what it may know after it. ``undo``, ``conditions``: as in a snapshot."""

    seq: int
    entry: LogEntry
    view: dict[str, Any]
    moves: list[MoveInfo]
    decision: int | None
    table_status: TableStatus
    clocks: Clocks
    now: int
    undo: bool = False
    conditions: list[ConditionInfo] = []


class Difference(Part, frozen=True):
    """One step of a JSON Patch (RFC 6902): ``path`` is a JSON pointer; what is removed has no ``value``."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = UNSET


class Changed(ServerMessage, frozen=True, tag="changed"):
    """What an update would tell, or a snapshot amid play, as what has changed; for clients that have asked for it.

    ``changes`` lead from what was told before of ``view``, ``moves``, ``decision``, ``undo``, ``conditions`` and
    ``table_status`` to what holds now. ``entry`` is not there where one's log has no line more; ``clocks`` at tables
    without any.
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
    """Promises have turned out: the mark of each such line of talk, by its ``n``.

    It is null where the promise is open again, because the move was taken back by which it had turned out.
    """

    seq: int
    marks: dict[str, Mark | None]


Numbered = Snapshot | Update | Changed | TableChanged | Said | Marked

_encoder = msgspec.json.Encoder()


def encode(message: Struct | Sequence[Struct]) -> bytes:
    """The JSON bytes of a message, or of a list of them."""
    return _encoder.encode(message)
