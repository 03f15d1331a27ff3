"""The commands of a table, idempotent by their ids or by what is done already, and their answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from rascals.core.errors import Refusal
from rascals.table.entries import Entry
from rascals.table.history import Tried
from rascals.table.messages import Phrase, Scope, Way

Code = Literal["stale", "not_your_decision", "illegal", "rate", "over", "bad"]


@dataclass(frozen=True)
class Personal:
    """What a seat's person commands. `by`: the seat; `token`: the SHA-256 of the token that this came with.

    That the token proves the seat is judged when the command's turn comes: somebody else may sit there by then. None:
    the server itself carries out what the person has asked for before.
    """

    by: int
    token: str | None = field(default=None, kw_only=True)


@dataclass(frozen=True)
class Sit:
    """A person takes a seat: the given one or the first that is open. `pledge`: see `Pledge`.

    `proofs`: the tokens that prove it, where these are others than the one that names the person. `invitation`: by what
    a person may come, for the server's own seating None.
    """

    name: str
    token: str
    seat: int | None = None
    pledge: str | None = None
    browser: str | None = None
    system: str | None = None
    proofs: tuple[NewProof, ...] = ()
    invitation: Invitation | None = None


@dataclass(frozen=True)
class Invitation:
    """By what somebody comes to a table: its `code`, or None by its id; and the tokens of seats they `had` here."""

    code: str | None = None
    had: tuple[str, ...] = ()


@dataclass(frozen=True)
class NewProof:
    """A token, by its SHA-256, that shall prove a seat, how it came to that, and for a browser's what that is."""

    token: str
    way: Way
    browser: str | None = None
    system: str | None = None


@dataclass(frozen=True)
class AddProof(Personal):
    """Let another token prove the seat too. The one that this was asked with stays valid."""

    proof: NewProof


@dataclass(frozen=True)
class EndProofs(Personal):
    """Let these tokens prove the seat no more."""

    tokens: tuple[str, ...]


@dataclass(frozen=True)
class ReplaceProofs(Personal):
    """Let the seat be proved by fresh tokens, and of those before by the `kept` alone."""

    fresh: tuple[NewProof, ...]
    kept: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlaceBot(Personal):
    """Put a bot of a level on an open seat, or take a bot away (`level` None)."""

    seat: int
    level: str | None


@dataclass(frozen=True)
class Pledge(Personal):
    """Pledge the SHA-256 of a nonce before the start, in hex."""

    pledge: str


@dataclass(frozen=True)
class Start(Personal):
    """Begin to play, as soon as all pledges are opened."""


@dataclass(frozen=True)
class Open(Personal):
    """Open one's pledge: the nonce, in hex."""

    nonce: str


@dataclass(frozen=True)
class GiveUp:
    """Pledges are not opened in time."""


@dataclass(frozen=True)
class Leave(Personal):
    """Leave the seat: before the start it opens, in play a bot steps in."""


@dataclass(frozen=True)
class Kick(Personal):
    """Free another person's seat before the start (host). `code`: a fresh one, as the person knows the table's.

    `name`: who is meant, where that is said; somebody else may sit there by now.
    """

    seat: int
    code: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class Play(Personal):
    """A person's move, answering the seat's decision number `decision`; `lag` in milliseconds."""

    id: str
    decision: int | None
    move: str
    lag: int = 0


@dataclass(frozen=True)
class Undo(Personal):
    """A person takes the seat's last move back, being asked for the seat's decision number `decision`."""

    id: str
    decision: int | None


@dataclass(frozen=True)
class BotMove:
    """The move of a bot, on its own seat or as stand-in."""

    by: int
    decision: int
    move: str


@dataclass(frozen=True)
class Speak(Personal):
    """A line of talk: a text, or a phrase of the game."""

    id: str
    text: str
    scope: Scope = "table"
    phrase: Phrase | None = None


@dataclass(frozen=True)
class Standin(Personal):
    """Let a bot play for a seat (`level` None: the table's), or stop it.

    For another's seat the host lets it, and stops what the host has begun; else to stop it is to agree to that.
    """

    seat: int
    on: bool
    level: str | None = None


@dataclass(frozen=True)
class Return(Personal):
    """The person is back: the stand-in hands over."""


@dataclass(frozen=True)
class AgreeCoach(Personal):
    """Agree that people at the table ask the coach, or no longer."""

    on: bool


@dataclass(frozen=True)
class Advise(Personal):
    """A person asks the coach before the seat's decision number `decision`."""

    decision: int | None


@dataclass(frozen=True)
class SetPause(Personal):
    """Let bots pause for a number of seconds; None: as the server has it. Only where one person plays."""

    pause: float | None


@dataclass(frozen=True)
class SetConditionalMove(Personal):
    """Decide on a conditional move, or no longer (`condition` None)."""

    condition: str | None
    number: int = 0


@dataclass(frozen=True)
class DayOff(Personal):
    """A person takes a day off, having taken `taken` in this game before."""

    taken: int


@dataclass(frozen=True)
class Rematch(Personal):
    """The same people are to meet at the new table `table`; `before`: one that ended without a game, if there was."""

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


Command = Personal | Sit | BotMove | GiveUp | FlagFall | HandOver | Pause | Resume | Close


@dataclass(frozen=True)
class Ruling:
    """What follows from a command: entries to write and fold, in order. `duplicate`: it was done before.

    `tried`: the match in which one of the entries has been played already, for who folds it.
    """

    entries: tuple[Entry, ...] = ()
    duplicate: bool = False
    tried: Tried | None = field(default=None, compare=False, repr=False)


class Unproved(Exception):
    """The token that a command came with does not prove its seat, or no longer: it was revoked, or the seat freed."""


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
