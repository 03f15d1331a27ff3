"""Event sourcing: the entries of a table's log, in the order they happened. Applied in order, they make the table.

Entries never change and are never removed. Moves of a bot for an absent person are entries, too; a move that is taken
back stays in the log, followed by an entry that takes it back.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from rascals.table.messages import ClockPlan, CoachRule, OptionValue, Phrase, Scope, StandinReason, Way

FORMAT = 1


class Header(Struct, frozen=True, kw_only=True):
    """What is fixed when a table is made. `standin` is the level of the bot that plays for an absent person.

    `pause`: the minimum seconds that bots seem to think; None: the server's setting. `undo`: whether people may take
    moves back. `coach`: whether they may ask a bot what it would do.
    """

    id: str
    code: str
    game: str
    players: int
    options: dict[str, OptionValue]
    commitment: str
    created: int
    edition: str | None = None
    public: bool = False
    clock: ClockPlan | None = None
    spectators: bool = True
    standin: str = "random"
    previous: str | None = None
    data: dict[str, Any] = {}  # the changed components, by path
    pause: float | None = None
    undo: bool = True
    coach: CoachRule = "agreed"
    format: int = FORMAT


class TableEvent(Struct, frozen=True, tag_field="kind"):
    """The content of an entry."""


class Sat(TableEvent, frozen=True, tag="seat"):
    """Somebody sat down: a person, known by the SHA-256 of a token, or a bot of a level. For `pledge` see below.

    The token proves the seat until it is revoked; `browser` and `system` are those of the request.
    """

    seat: int
    name: str | None
    token: str | None = None
    bot: str | None = None
    pledge: str | None = None
    browser: str | None = None
    system: str | None = None


class ProofAdded(TableEvent, frozen=True, tag="proof"):
    """Another token, of a browser or of a secret link, proves a seat, too; given by its SHA-256."""

    seat: int
    token: str
    way: Way
    browser: str | None = None
    system: str | None = None


class ProofsEnded(TableEvent, frozen=True, tag="proofs ended"):
    """These tokens, by their SHA-256, were revoked."""

    seat: int
    tokens: list[str]


class Left(TableEvent, frozen=True, tag="left"):
    """A seat became open again before the start. `code`: the table's new code, if somebody was kicked."""

    seat: int
    kicked: bool = False
    code: str | None = None


class HostChanged(TableEvent, frozen=True, tag="host"):
    """Another seat is host now. `until_back`: until the former host, absent since a restart, comes back."""

    seat: int
    until_back: bool = False


class PledgeGiven(TableEvent, frozen=True, tag="pledge"):
    """A seat pledged the SHA-256 of a nonce, which will become part of the game's chance."""

    seat: int
    pledge: str


class NoncesCalled(TableEvent, frozen=True, tag="call"):
    """The host started a table with pledges: they must be opened, and play begins when the last one is.

    `head` is the header of the game without the nonces.
    """

    head: dict[str, Any]


class NonceOpened(TableEvent, frozen=True, tag="nonce"):
    """A seat opened its pledge."""

    seat: int
    nonce: str


class NoncesMissed(TableEvent, frozen=True, tag="missed"):
    """These seats did not open their pledges in time: the table starts over, with a fresh secret and fresh pledges.

    `spared`: those that keep their seat because their connection was lost; in older logs all did.
    """

    seats: list[int]
    spared: list[int] = []


class Started(TableEvent, frozen=True, tag="start"):
    """Play began: the saved game's header without names, the set-up's events and random outcomes, the chain's hash."""

    head: dict[str, Any]
    line: dict[str, Any]
    hash: str


class Moved(TableEvent, frozen=True, tag="command"):
    """A seat moved. `line` is the saved game's line; `bot` the level of a bot that made the move.

    `lag` is the delay in milliseconds that the clock forgives.
    """

    seat: int
    decision: int
    line: dict[str, Any]
    hash: str
    bot: str | None = None
    lag: int = 0


class Undone(TableEvent, frozen=True, tag="undone"):
    """A seat took its last move back. `hash` is the chain's hash before that move."""

    seat: int
    decision: int
    hash: str


class StandinChanged(TableEvent, frozen=True, tag="standin"):
    """A bot plays for a seat from now on (`bot` is its level), or its person plays again (`bot` is null).

    `returning`: the person is back, and plays again as soon as the bot has made the move of the fallen flag.
    """

    seat: int
    bot: str | None
    reason: StandinReason = "asked"


class StandinDoubted(TableEvent, frozen=True, tag="doubt"):
    """A seat agreed to end another seat's stand-in, whose person is absent."""

    seat: int
    by: int


class CoachAgreed(TableEvent, frozen=True, tag="coach"):
    """A seat agreed that people may ask the coach, or withdrew that."""

    seat: int
    on: bool


class Advised(TableEvent, frozen=True, tag="advised"):
    """A seat asked the coach before a decision."""

    seat: int
    decision: int


class PauseSet(TableEvent, frozen=True, tag="pace"):
    """The bots' pause changed; None: the server's setting."""

    pause: float | None


class ConditionalMoveSet(TableEvent, frozen=True, tag="wish"):
    """A seat set a conditional move, or removed it (`condition` is null)."""

    seat: int
    condition: str | None
    number: int = 0


class DayTaken(TableEvent, frozen=True, tag="day off"):
    """A seat's person took a day off: its current decision, or else its next one, has a day more."""

    seat: int


class Chatted(TableEvent, frozen=True, tag="chat"):
    """A seat said something; with a `phrase` of the game, `text` is its notation."""

    seat: int
    text: str
    scope: Scope = "table"
    phrase: Phrase | UnsetType = UNSET


class Rematched(TableEvent, frozen=True, tag="rematch"):
    """The same people meet again at another table."""

    table: str


class Paused(TableEvent, frozen=True, tag="pause"):
    """The server shut down in good order: clocks are stopped."""


class Resumed(TableEvent, frozen=True, tag="resume"):
    """The server started: seats that must act get back the time since the last entry known to all, and a `credit` (ms).

    `since`: when the downtime ended; 0 in older logs.
    """

    credit: int
    since: int = 0


class Closed(TableEvent, frozen=True, tag="close"):
    """The table ended without a game."""


AnyTableEvent = (
    Sat
    | ProofAdded
    | ProofsEnded
    | Left
    | HostChanged
    | PledgeGiven
    | NoncesCalled
    | NonceOpened
    | NoncesMissed
    | Started
    | Moved
    | Undone
    | StandinChanged
    | StandinDoubted
    | CoachAgreed
    | Advised
    | PauseSet
    | ConditionalMoveSet
    | DayTaken
    | Chatted
    | Rematched
    | Paused
    | Resumed
    | Closed
)


class Entry(Struct, frozen=True):
    """One line of the log: `n` dense from 1, `at` in milliseconds, `key` the client's command id under its seat."""

    n: int
    at: int
    key: str | None
    what: AnyTableEvent

    @property
    def kind(self) -> str:
        """Return the kind of an event, which is stored beside the body."""
        return str(type(self.what).__struct_config__.tag)


_header = msgspec.json.Decoder(Header)
_table_event = msgspec.json.Decoder(AnyTableEvent)


def pack(data: Header | AnyTableEvent) -> bytes:
    """Return the bytes to store."""
    return msgspec.json.encode(data)


def read_header(data: bytes) -> Header:
    """Return a stored header; `msgspec.DecodeError` if it is invalid."""
    return _header.decode(data)


def read_table_event(data: bytes) -> AnyTableEvent:
    """Return a stored event; `msgspec.DecodeError` if it is invalid."""
    found: AnyTableEvent = _table_event.decode(data)
    return found
