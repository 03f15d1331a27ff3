"""The commands of a table, idempotent by their ids or by their content, and their answers."""

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
    """A command of a seat's person. `by`: the seat; `token`: the SHA-256 of the request's token.

    The token is checked when the command's turn comes, because somebody else may have the seat by then. None:
    the server itself carries out an earlier request of the person.
    """

    by: int
    token: str | None = field(default=None, kw_only=True)


@dataclass(frozen=True)
class Sit:
    """A person takes a seat: the given one or the first open one. `pledge`: see `Pledge`.

    `proofs`: the tokens that prove it, if they differ from the one that identifies the person. `invitation`: how the
    person comes; None if the server itself seats them, as the maker of a table or as a player of the previous game.
    `had`: other tokens that show who they are. `address`: from where they come, if known; no log contains it.
    """

    name: str
    token: str
    seat: int | None = None
    pledge: str | None = None
    browser: str | None = None
    system: str | None = None
    proofs: tuple[NewProof, ...] = ()
    invitation: Invitation | None = None
    had: tuple[str, ...] = ()
    address: str | None = None


@dataclass(frozen=True)
class Invitation:
    """How somebody comes to a table: by its `code`, or by its id (None)."""

    code: str | None = None


@dataclass(frozen=True)
class NewProof:
    """A new token for a seat, by its SHA-256, with its origin, and for a browser its family and system."""

    token: str
    way: Way
    browser: str | None = None
    system: str | None = None


@dataclass(frozen=True)
class AddProof(Personal):
    """Let another token prove the seat, too. The request's token stays valid."""

    proof: NewProof


@dataclass(frozen=True)
class EndProofs(Personal):
    """Revoke these tokens of the seat."""

    tokens: tuple[str, ...]


@dataclass(frozen=True)
class ReplaceProofs(Personal):
    """Give the seat fresh tokens, and revoke the old ones except `kept`."""

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
    """Start the game as soon as all pledges are opened."""


@dataclass(frozen=True)
class Open(Personal):
    """Open the seat's pledge: the nonce, in hex."""

    nonce: str


@dataclass(frozen=True)
class GiveUp:
    """Call off a start: pledges were not opened in time."""


@dataclass(frozen=True)
class Leave(Personal):
    """Leave the seat: before the start it opens, in play a bot steps in."""


@dataclass(frozen=True)
class Kick(Personal):
    """Remove another person before the start (host only). `code`: a fresh one, because the person knows the old one.

    `name`: the intended person, if given; somebody else may have the seat by now. `own`: the host's address, which is
    not barred with the person's.
    """

    seat: int
    code: str | None = None
    name: str | None = None
    own: str | None = None


@dataclass(frozen=True)
class Play(Personal):
    """A person's move, answering the seat's decision number `decision`; `lag` in milliseconds."""

    id: str
    decision: int | None
    move: str
    lag: int = 0


@dataclass(frozen=True)
class Undo(Personal):
    """A person takes the seat's last move back at the seat's decision number `decision`."""

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

    For another person's seat the host can start it, and stop what the host started; others can only agree to stop it.
    """

    seat: int
    on: bool
    level: str | None = None


@dataclass(frozen=True)
class Return(Personal):
    """The person is back: the stand-in stops."""


@dataclass(frozen=True)
class AgreeCoach(Personal):
    """Agree that people at the table may ask the coach, or withdraw that."""

    on: bool


@dataclass(frozen=True)
class Advise(Personal):
    """A person asks the coach before the seat's decision number `decision`."""

    decision: int | None


@dataclass(frozen=True)
class SetPause(Personal):
    """Let bots pause for a number of seconds; None: the server's setting. Only if one person plays."""

    pause: float | None


@dataclass(frozen=True)
class SetConditionalMove(Personal):
    """Set a conditional move, or remove it (`condition` None)."""

    condition: str | None
    number: int = 0


@dataclass(frozen=True)
class DayOff(Personal):
    """A person takes a day off, having taken `taken` in this game before."""

    taken: int


@dataclass(frozen=True)
class Rematch(Personal):
    """The same people meet at the new table `table`; `before`: an earlier rematch that ended without a game."""

    table: str
    before: str | None = None


@dataclass(frozen=True)
class FlagFall:
    """A seat's time is used up."""

    seat: int


@dataclass(frozen=True)
class HandOver:
    """The host is away and somebody present becomes host; or the host from before a restart is back."""


@dataclass(frozen=True)
class Pause:
    """The server stops."""


@dataclass(frozen=True)
class Resume:
    """A server is up again; `since`: when the downtime ended."""

    since: int


@dataclass(frozen=True)
class Close:
    """Nobody came: end the table without a game."""


Command = Personal | Sit | BotMove | GiveUp | FlagFall | HandOver | Pause | Resume | Close


@dataclass(frozen=True)
class CommandResult:
    """The result of a command: entries to write and apply, in order. `duplicate`: it was carried out before.

    `tried`: the match in which one of the entries has already been played, for use when applying.
    """

    entries: tuple[Entry, ...] = ()
    duplicate: bool = False
    tried: Tried | None = field(default=None, compare=False, repr=False)


class Unproved(Exception):
    """The token of a command does not prove its seat, or no longer does: it was revoked, or the seat was freed."""


@dataclass
class Refused(Exception):
    """A command was refused, and nothing has changed.

    `reason` identifies the game's text ``<game>-refusal-<reason>`` or the shared ``error-<reason>``; `text` is that
    text in English, `clause` names the rule.
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
