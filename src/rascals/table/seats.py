"""The seats at a table, who holds them, and names that do not look alike.

Names count as alike by Unicode's list of confusables (UTS 39), by case and by invisible characters.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Literal, NamedTuple

from rascals.core.untrusted_text import INVISIBLE, JOINERS
from rascals.table.messages import ConditionalMove, StandinReason, Way

LIST = Path(__file__).with_name("confusables.txt")
SELECTORS = (range(0xFE00, 0xFE10), range(0xE0000, 0xE1000))  # variation selectors, which are invisible by themselves
BARS = str.maketrans("i1|", "lll")  # the bars that remain once case makes no difference


def skeleton(name: str) -> str:
    """Return the skeleton of a name: names with the same skeleton look alike.

    It is for comparison, not for display.
    """
    seen = "".join(sign for sign in unicodedata.normalize("NFKC", name) if _seen(sign))
    for _ in range(2):  # capitals have other prototypes than small letters
        seen = _plain(seen).casefold()
    return "".join(unicodedata.normalize("NFD", seen).translate(BARS).split())


def _plain(text: str) -> str:
    return "".join(_prototypes().get(sign, sign) for sign in unicodedata.normalize("NFD", text))


def _seen(sign: str) -> bool:
    if sign in INVISIBLE or unicodedata.category(sign) == "Cf":
        return False
    return not any(ord(sign) in selectors for selectors in SELECTORS)


@cache
def _prototypes() -> dict[str, str]:
    """Return the prototype of every confusable character."""
    found = {}
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            prototype, *signs = (_text(points) for points in line.split())
            found.update(dict.fromkeys(signs, prototype))
    return found


def _text(points: str) -> str:
    return "".join(chr(int(point, 16)) for point in points.split("+"))


BOT_NAMES = ("Pip", "Juno", "Otto", "Mina", "Rollo", "Tilda", "Bruno", "Cleo", "Fritz", "Nala", "Basil", "Wanda")


PROOFS = 12  # the most tokens that prove one seat
PERSON = 16  # characters of a token's SHA-256 that identify a person among those of a table


class SeatProof(NamedTuple):
    """A token that proves a seat: since when (ms), its origin, and for a browser its family and system."""

    since: int
    way: Way
    browser: str | None = None
    system: str | None = None


class Breaker(NamedTuple):
    """A person who broke off a start: their seat, name and the salt of the name's hash."""

    seat: int
    name: str
    salt: str


@dataclass
class TableSeat:
    """One seat. A person is identified by the SHA-256 of a token, a bot by its level. `nonce` opens the `pledge`.

    `token` identifies the person who sat down at the time `sat`; `proofs` are the tokens that prove the seat, by their
    SHA-256. `sent_away`: the name of the person the host removed, until somebody else sits down. `spared`: whether this
    seat, with any person, was kept once although its pledge was not opened. `agreed`: the seats that want the stand-in
    to end. `conditional_move`: the seat's, for a `stretch` of the game. `coach`: its person agrees to the coach;
    `advised`: the numbers of the next plies when it asked. `days_off`: when the person took a day off.
    `sockets`, `gone` (since when nobody is connected) and `seen` (whether the person was connected since the log was
    read) are not in the log: after a restart everybody is away at first.
    """

    seat: int
    gone: int
    name: str | None = None
    token: str | None = None
    proofs: dict[str, SeatProof] = field(default_factory=dict)
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
    seen: bool = field(default=True, compare=False)  # a seat read from the log is the same seat

    @property
    def kind(self) -> Literal["human", "bot", "open"]:
        """Who holds the seat: nobody, a person or a bot."""
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
        return self.sockets > 0

    @property
    def connected(self) -> bool:
        """Whether the seat can act: a bot always can, a person while a client is connected."""
        return self.bot is not None or self.present

    @property
    def player(self) -> str | None:
        """The level of the bot that plays for the seat now; None while its person plays."""
        return self.standin or self.bot

    @property
    def person(self) -> str:
        """An identifier of its person, different from that of earlier people here; empty if the seat is open."""
        return (self.token or "")[:PERSON]

    def open(self, at: int) -> None:
        """Free the seat."""
        self.name = self.token = self.bot = self.standin = self.reason = self.pledge = self.nonce = None
        self.proofs = {}
        self.sockets, self.gone, self.seen, self.coach = 0, at, True, False

    def restart(self, at: int) -> None:
        """Measure this seat's absence anew after downtime of the server."""
        self.gone, self.seen = max(self.gone, at), False

    def salt(self, table: str) -> str:
        """Return the salt of the name's hash: secret, and different for each table and seat."""
        return sha256(f"salt {table} {self.token or ''} {self.seat}".encode()).hexdigest()

    def salts(self, table: str) -> tuple[str, str]:
        """Return the salts that may open the name: today's, and that of older games, which did not name the table."""
        return self.salt(table), sha256(f"salt {self.token or table} {self.seat}".encode()).hexdigest()

    def breaker(self, table: str) -> Breaker:
        """Return its person as one who breaks off a start."""
        return Breaker(self.seat, self.name or "", self.salt(table))


def free_name(wanted: str, taken: set[str | None], longest: int = 24) -> str:
    """Return the name, with a number after it if somebody at the table has a similar-looking name."""
    name, number = wanted, 2
    skeletons = {skeleton(other) for other in taken if other is not None}
    while skeleton(name) in skeletons:
        suffix = f" {number}"
        kept = wanted[: longest - len(suffix)].rstrip("".join(JOINERS))  # a joiner with nothing left to join
        name, number = kept + suffix, number + 1
    return name


def bot_name(seat: int, taken: set[str | None]) -> str:
    """Return a name for a bot in a seat, unlike any name at the table."""
    turned = BOT_NAMES[seat % len(BOT_NAMES) :] + BOT_NAMES[: seat % len(BOT_NAMES)]
    return next((name for name in turned if free_name(name, taken) == name), free_name(turned[0], taken))
