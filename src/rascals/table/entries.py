"""Event sourcing: the entries of a table's log, in the order they happened. The table is the fold of its entries.

An entry never changes and is never taken back; what a bot did for an absent person stays in it too, and so does a move
that its seat took back: an entry says so.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from rascals.table.messages import Choice, ClockPlan, CoachRule, Phrase, Scope, StandinReason, Way

FORMAT = 1


class Header(Struct, frozen=True, kw_only=True):
    """What is fixed when a table is made. `standin` is the level of the bot that steps in for an absent person.

    `pause`: seconds that bots seem to think at least; None where that is left to the server. `undo`: whether people may
    take moves back. `coach`: whether they may ask a bot what it would do.
    """

    id: str
    code: str
    game: str
    players: int
    options: dict[str, Choice]
    commitment: str
    created: int
    edition: str | None = None
    public: bool = False
    clock: ClockPlan | None = None
    spectators: bool = True
    standin: str = "random"
    previous: str | None = None
    data: dict[str, Any] = {}  # what is changed of the components, by path
    pause: float | None = None
    undo: bool = True
    coach: CoachRule = "agreed"
    format: int = FORMAT


class Happening(Struct, frozen=True, tag_field="kind"):
    """What an entry tells."""


class Sat(Happening, frozen=True, tag="seat"):
    """Somebody sat down: a person, known by the SHA-256 of a token, or a bot of a level. For `pledge` see below.

    The token proves the seat until that is ended; `browser` and `system` say on what it came.
    """

    seat: int
    name: str | None
    token: str | None = None
    bot: str | None = None
    pledge: str | None = None
    browser: str | None = None
    system: str | None = None


class ProofAdded(Happening, frozen=True, tag="proof"):
    """Another token proves a seat too, by its SHA-256: of a browser, or of a secret link."""

    seat: int
    token: str
    way: Way
    browser: str | None = None
    system: str | None = None


class ProofsEnded(Happening, frozen=True, tag="proofs ended"):
    """These tokens, by their SHA-256, prove a seat no more."""

    seat: int
    tokens: list[str]


class Left(Happening, frozen=True, tag="left"):
    """A seat became open again before the start. `code`: the table's from now on, where somebody was kicked."""

    seat: int
    kicked: bool = False
    code: str | None = None


class HostChanged(Happening, frozen=True, tag="host"):
    """Another seat is host now. `until_back`: until who was host comes back, whom nobody has seen since a restart."""

    seat: int
    until_back: bool = False


class PledgeGiven(Happening, frozen=True, tag="pledge"):
    """A seat pledged the SHA-256 of a nonce, which will take part in the chance of the game."""

    seat: int
    pledge: str


class NoncesCalled(Happening, frozen=True, tag="call"):
    """The host started while pledges stand: they are to be opened, and play begins with the last of them.

    `head` is the header that the game will have, nonces aside.
    """

    head: dict[str, Any]


class NonceOpened(Happening, frozen=True, tag="nonce"):
    """A seat opened its pledge."""

    seat: int
    nonce: str


class NoncesMissed(Happening, frozen=True, tag="missed"):
    """These seats did not open their pledges in time: the table starts over, with a fresh secret and fresh pledges.

    `spared`: those of them that keep their people, whose line was lost; before that was told apart all did.
    """

    seats: list[int]
    spared: list[int] = []


class Started(Happening, frozen=True, tag="start"):
    """Play began: the saved game's header without names, the set-up's events and random outcomes, the chain's hash."""

    head: dict[str, Any]
    line: dict[str, Any]
    hash: str


class Moved(Happening, frozen=True, tag="command"):
    """A seat moved. `line` is the saved game's line; `bot` the level of a bot that made the move.

    `lag` is the delay in milliseconds that the clock forgives.
    """

    seat: int
    decision: int
    line: dict[str, Any]
    hash: str
    bot: str | None = None
    lag: int = 0


class Undone(Happening, frozen=True, tag="undone"):
    """A seat took its last move back. `hash` is the chain's as it was before that move."""

    seat: int
    decision: int
    hash: str


class StandinChanged(Happening, frozen=True, tag="standin"):
    """A bot plays for a seat from now on (`bot` is its level), or its person plays again (`bot` is null).

    `returning`: the person is back, and plays again as soon as the bot has made the move of the fallen flag.
    """

    seat: int
    bot: str | None
    reason: StandinReason = "asked"


class StandinDoubted(Happening, frozen=True, tag="doubt"):
    """A seat agreed that another's stand-in be ended, though its person is not there to say so."""

    seat: int
    by: int


class CoachAgreed(Happening, frozen=True, tag="coach"):
    """A seat agrees that people ask the coach, or no longer does."""

    seat: int
    on: bool


class Advised(Happening, frozen=True, tag="advised"):
    """A seat asked the coach before a decision."""

    seat: int
    decision: int


class PauseSet(Happening, frozen=True, tag="pace"):
    """The bots' pause is another from now on; None: as the server has it."""

    pause: float | None


class ConditionalMoveSet(Happening, frozen=True, tag="wish"):
    """A seat decided on a conditional move, or no longer (`condition` is null)."""

    seat: int
    condition: str | None
    number: int = 0


class DayTaken(Happening, frozen=True, tag="day off"):
    """A seat's person took a day off: the decision it is asked for, or its next one, has a day more."""

    seat: int


class Chatted(Happening, frozen=True, tag="chat"):
    """A seat said something; with a `phrase` of the game, that, and `text` is its notation."""

    seat: int
    text: str
    scope: Scope = "table"
    phrase: Phrase | UnsetType = UNSET


class Rematched(Happening, frozen=True, tag="rematch"):
    """The same people meet again at another table."""

    table: str


class Paused(Happening, frozen=True, tag="pause"):
    """The server went down in good order: clocks stand still."""


class Resumed(Happening, frozen=True, tag="resume"):
    """The server came up: awaited seats get back the time since the last entry that all know of, and a `credit` in ms.

    `since`: when the standstill ended, in which no server was up; 0 in logs of before that was written.
    """

    credit: int
    since: int = 0


class Closed(Happening, frozen=True, tag="close"):
    """The table ended without a game."""


AnyHappening = (
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
    what: AnyHappening

    @property
    def kind(self) -> str:
        """The kind of what happened, as it is stored beside the body."""
        return str(type(self.what).__struct_config__.tag)


_header = msgspec.json.Decoder(Header)
_happening = msgspec.json.Decoder(AnyHappening)


def pack(data: Header | AnyHappening) -> bytes:
    """The bytes that are stored."""
    return msgspec.json.encode(data)


def read_header(data: bytes) -> Header:
    """The header that was stored; `msgspec.DecodeError` if it is none."""
    return _header.decode(data)


def read_happening(data: bytes) -> AnyHappening:
    """What happened, as it was stored; `msgspec.DecodeError` if it is none."""
    found: AnyHappening = _happening.decode(data)
    return found
