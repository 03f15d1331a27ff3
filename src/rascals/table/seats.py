"""The places at a table and who holds them."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Literal, NamedTuple

from rascals.core.untrusted_text import JOINERS
from rascals.table.likeness import skeleton
from rascals.table.messages import ConditionalMove, SeatInfo, StandinReason, Way

BOT_NAMES = ("Pip", "Juno", "Otto", "Mina", "Rollo", "Tilda", "Bruno", "Cleo", "Fritz", "Nala", "Basil", "Wanda")


PROOFS = 12  # tokens at most that prove one seat
PERSON = 16  # characters of the SHA-256 of a token that name a person among those of a table


class Proof(NamedTuple):
    """A token that proves a seat: since when (ms), how it came to that, and for a browser's what that was."""

    since: int
    way: Way
    browser: str | None = None
    system: str | None = None


class Breaker(NamedTuple):
    """Who broke off a start: the seat then, the name, and what that is hashed with."""

    seat: int
    name: str
    salt: str


@dataclass
class Place:
    """One seat. A person is known by the SHA-256 of a token; a bot by its level. `nonce` opens the `pledge`.

    `token` names who sat down, at the time `sat`, for as long as they sit; `proofs` are the tokens that prove the seat,
    by their SHA-256.
    `sent_away`: the name of who was freed from the seat by the host, while nobody has sat down there since.
    `spared`: whether this seat, whoever sat there, has been kept once though its pledge was not opened.
    `agreed`: the seats that want the stand-in to end. `conditional_move`: one that it has decided on, for a `stretch`
    of the game. `coach`: its person agrees to the coach; `advised`: the numbers of the plies that were next when it
    asked. `days_off`: when the person took a day off.
    `sockets` (`elsewhere`: at other servers), `gone` (since when nobody is connected) and `seen` (whether the person
    has been there since the log was read) are not in the log: a restart begins with everybody away, from then on.
    """

    seat: int
    gone: int
    name: str | None = None
    token: str | None = None
    proofs: dict[str, Proof] = field(default_factory=dict)
    bot: str | None = None
    pledge: str | None = None
    nonce: str | None = None
    standin: str | None = None
    reason: StandinReason | None = None
    spared: bool = False
    agreed: set[int] = field(default_factory=set)
    conditional_move: ConditionalMove | None = None
    stretch: int = 0
    coach: bool = False
    advised: list[int] = field(default_factory=list)
    days_off: list[int] = field(default_factory=list)
    sat: int = 0
    sent_away: str | None = None
    sockets: int = 0
    elsewhere: int = 0
    seen: bool = field(default=True, compare=False)  # a place read from the log is the same place

    @property
    def kind(self) -> Literal["human", "bot", "open"]:
        """Who sits here."""
        if self.token is not None:
            return "human"
        return "open" if self.bot is None else "bot"

    @property
    def human(self) -> bool:
        """Whether a person holds the seat."""
        return self.token is not None

    @property
    def present(self) -> bool:
        """Whether a client of the seat's person is connected, at this server or another."""
        return self.sockets + self.elsewhere > 0

    @property
    def connected(self) -> bool:
        """Whether the seat can act: a bot always, a person while a client is connected."""
        return self.bot is not None or self.present

    @property
    def player(self) -> str | None:
        """The level of the bot that plays for the seat now; None while a person plays."""
        return self.standin or self.bot

    @property
    def person(self) -> str:
        """What tells its person from all others, also from those who sat here before; empty where nobody sits."""
        return (self.token or "")[:PERSON]

    def open(self, at: int) -> None:
        """Free the seat."""
        self.name = self.token = self.bot = self.standin = self.reason = self.pledge = self.nonce = None
        self.proofs = {}
        self.sockets, self.elsewhere, self.gone, self.seen, self.coach = 0, 0, at, True, False

    def restart(self, at: int) -> None:
        """Restart the clock of this seat's absence: a server that was away says nothing about people."""
        self.gone, self.seen = max(self.gone, at), False

    def salt(self, table: str) -> str:
        """Return what the name is hashed with: nobody can tell it from the hash, and no two seats have the same."""
        return sha256(f"salt {self.token or table} {self.seat}".encode()).hexdigest()

    def breaker(self, table: str) -> Breaker:
        """Return its person as who breaks off a start now."""
        return Breaker(self.seat, self.name or "", self.salt(table))

    def info(self, *, host: bool, begun: bool, advised: int = 0, own: bool = False) -> SeatInfo:
        """What a viewer may know of the seat, who knows of so much advice; its nonce once play has begun.

        `own`: the viewer is its person.
        """
        return SeatInfo(
            seat=self.seat,
            name=self.name,
            kind=self.kind,
            bot=self.player,
            connected=self.connected,
            standin=self.standin is not None,
            host=host,
            pledge=self.pledge,
            opened=self.nonce is not None,
            nonce=self.nonce if begun else None,
            reason=self.reason,
            agreed=sorted(self.agreed),
            coach=self.coach,
            advised=advised,
            wish=self.conditional_move if own else None,
            days_off=list(self.days_off),
        )


def free_name(wanted: str, taken: set[str | None], longest: int = 24) -> str:
    """Return the name, or with a number after it if somebody at the table has one that looks like it."""
    name, number = wanted, 2
    skeletons = {skeleton(other) for other in taken if other is not None}
    while skeleton(name) in skeletons:
        suffix = f" {number}"
        kept = wanted[: longest - len(suffix)].rstrip("".join(JOINERS))  # one cut off from what it joins
        name, number = kept + suffix, number + 1
    return name


def bot_name(seat: int, taken: set[str | None]) -> str:
    """Return a name for a bot on a seat that looks like nobody's at the table."""
    turned = BOT_NAMES[seat % len(BOT_NAMES) :] + BOT_NAMES[: seat % len(BOT_NAMES)]
    return next((name for name in turned if free_name(name, taken) == name), free_name(turned[0], taken))
