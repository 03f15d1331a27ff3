"""The commands of a table, idempotent by their ids, and their answers. The server fills in `by` from a seat's token."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from rascals.core.errors import Refusal
from rascals.table.entries import Entry
from rascals.table.history import Tried
from rascals.table.messages import Phrase, Scope, Way

Code = Literal["stale", "not_your_decision", "illegal", "rate", "over", "bad"]


@dataclass(frozen=True)
class Sit:
    """A person takes a seat: the given one or the first that is open. `pledge`: see `Pledge`.

    `proofs`: the tokens that prove it, where these are others than the one that names the person.
    """

    name: str
    token: str
    seat: int | None = None
    pledge: str | None = None
    browser: str | None = None
    system: str | None = None
    proofs: tuple[NewProof, ...] = ()


@dataclass(frozen=True)
class NewProof:
    """A token, by its SHA-256, that shall prove a seat, how it came to that, and for a browser's what that is."""

    token: str
    way: Way
    browser: str | None = None
    system: str | None = None


@dataclass(frozen=True)
class AddProof:
    """Let another token prove the seat too. `by_token`: the one that this was asked with, which stays valid."""

    by: int
    by_token: str
    proof: NewProof


@dataclass(frozen=True)
class EndProofs:
    """Let these tokens prove the seat no more."""

    by: int
    tokens: tuple[str, ...]


@dataclass(frozen=True)
class ReplaceProofs:
    """Let the seat be proved by fresh tokens, and of those before by the `kept` alone."""

    by: int
    fresh: tuple[NewProof, ...]
    kept: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlaceBot:
    """Put a bot of a level on an open seat, or take a bot away (`level` None)."""

    by: int
    seat: int
    level: str | None


@dataclass(frozen=True)
class Pledge:
    """Pledge the SHA-256 of a nonce before the start, in hex."""

    by: int
    pledge: str


@dataclass(frozen=True)
class Start:
    """Begin to play, as soon as all pledges are opened."""

    by: int


@dataclass(frozen=True)
class Open:
    """Open one's pledge: the nonce, in hex."""

    by: int
    nonce: str


@dataclass(frozen=True)
class GiveUp:
    """Pledges are not opened in time."""


@dataclass(frozen=True)
class Leave:
    """Leave the seat: before the start it opens, in play a bot steps in."""

    by: int


@dataclass(frozen=True)
class Kick:
    """Free another person's seat before the start (host). `code`: a fresh one, as the person knows the table's."""

    by: int
    seat: int
    code: str | None = None


@dataclass(frozen=True)
class Play:
    """A person's move, answering the seat's decision number `decision`; `lag` in milliseconds."""

    by: int
    id: str
    decision: int | None
    move: str
    lag: int = 0


@dataclass(frozen=True)
class Undo:
    """A person takes the seat's last move back, being asked for the seat's decision number `decision`."""

    by: int
    id: str
    decision: int | None


@dataclass(frozen=True)
class BotMove:
    """The move of a bot, on its own seat or as stand-in."""

    by: int
    decision: int
    move: str


@dataclass(frozen=True)
class Speak:
    """A line of talk: a text, or a phrase of the game."""

    by: int
    id: str
    text: str
    scope: Scope = "table"
    phrase: Phrase | None = None


@dataclass(frozen=True)
class Standin:
    """Let a bot play for a seat (`level` None: the table's), or stop it.

    For another's seat the host lets it, and stops what the host has begun; else to stop it is to agree to that.
    """

    by: int
    seat: int
    on: bool
    level: str | None = None


@dataclass(frozen=True)
class Return:
    """The person is back: the stand-in hands over."""

    by: int


@dataclass(frozen=True)
class AgreeCoach:
    """Agree that people at the table ask the coach, or no longer."""

    by: int
    on: bool


@dataclass(frozen=True)
class Advise:
    """A person asks the coach before the seat's decision number `decision`."""

    by: int
    decision: int | None


@dataclass(frozen=True)
class SetPause:
    """Let bots pause for a number of seconds; None: as the server has it. Only where one person plays."""

    by: int
    pause: float | None


@dataclass(frozen=True)
class SetConditionalMove:
    """Decide on a conditional move, or no longer (`condition` None)."""

    by: int
    condition: str | None
    number: int = 0


@dataclass(frozen=True)
class DayOff:
    """A person takes a day off, having taken `taken` in this game before."""

    by: int
    taken: int


@dataclass(frozen=True)
class Rematch:
    """The same people are to meet at the new table `table`; `before`: one that ended without a game, if there was."""

    by: int
    table: str
    before: str | None = None


@dataclass(frozen=True)
class FlagFall:
    """A seat's time is used up."""

    seat: int


@dataclass(frozen=True)
class HandOver:
    """The host is away: somebody present becomes host. Or the one from before a restart is back, and host again."""


@dataclass(frozen=True)
class Pause:
    """The server goes down."""


@dataclass(frozen=True)
class Resume:
    """A server is up again; since when one has been, after none was."""

    since: int


@dataclass(frozen=True)
class Close:
    """Nobody came: end the table without a game."""


Command = (
    Sit | AddProof | EndProofs | ReplaceProofs | PlaceBot | Pledge | Start | Open | GiveUp | Leave | Kick | Play | Undo
    | BotMove | Speak | Standin | Return | AgreeCoach | Advise | SetPause | SetConditionalMove | DayOff | Rematch
    | FlagFall | HandOver | Pause | Resume | Close
)  # fmt: skip


@dataclass(frozen=True)
class Ruling:
    """What follows from a command: entries to write and fold, in order. `duplicate`: it was done before.

    `tried`: the match in which one of the entries has been played already, for who folds it.
    """

    entries: tuple[Entry, ...] = ()
    duplicate: bool = False
    tried: Tried | None = field(default=None, compare=False, repr=False)


@dataclass
class Refused(Exception):
    """A command that changes nothing.

    `reason` is an id: of the game's text ``<game>-refusal-<reason>`` or the shared ``error-<reason>``; `text` says it
    in English, `clause` names the rule.
    """

    code: Code
    reason: str
    args_: dict[str, Any] = field(default_factory=dict)
    text: str | None = None
    clause: str | None = None

    @classmethod
    def by_rules(cls, refusal: Refusal) -> Refused:
        """Return the rules' refusal of a move as the table's."""
        return cls("illegal", refusal.reason, dict(refusal.args), str(refusal), refusal.clause)

    def __str__(self) -> str:
        return self.text or self.reason
