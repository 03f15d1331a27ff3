"""The state of one table, applied from its log (event sourcing): its data and queries.

Nothing here decides, applies or tells; the modules above do and get the state as an argument.
"""

from __future__ import annotations

from collections.abc import Hashable
from hashlib import sha256
from hmac import compare_digest
from typing import Any, NamedTuple

import rascals
from rascals.core.match import Match
from rascals.core.view_types import EventJson
from rascals.table.channels import Channel, Viewer
from rascals.table.clocks import ClockBoard
from rascals.table.commands import Refused
from rascals.table.entries import Header
from rascals.table.history import HistoryLine, TalkLine
from rascals.table.messages import LogEntry, TableStatus
from rascals.table.seats import Breaker, TableSeat

DESERTED = 3_600_000  # an open table closes when nobody has been there for so long, if nothing else is said


class Task(NamedTuple):
    """A decision for a bot of a level."""

    seat: int
    level: str
    decision: int


class TableState:
    """The state of one table. `run` names the server's run in snapshots; `awake` is when this object was made, in ms.

    `deserted`: after how many ms without anybody an open table closes.
    """

    def __init__(
        self, header: Header, secret: bytes, *, run: str = "", awake: int = 0, deserted: int = DESERTED
    ) -> None:
        if sha256(secret).hexdigest() != header.commitment:
            raise ValueError(f"table {header.id}: the secret is not the one committed to")
        self.header = header
        self.secret, self.commitment = secret, header.commitment  # of this attempt to start
        self.run = run
        self.deserted = deserted
        self.game = rascals.game(
            header.game, players=header.players, edition=header.edition, data=header.data, **header.options
        )
        self.places = [TableSeat(seat, awake) for seat in self.game.seats]
        self.status: TableStatus = "open"
        self.host: int | None = None
        self.awaited_host: int | None = None  # who was host before a restart, and is again on coming back
        self.match: Match | None = None
        self.called: int | None = None  # since when pledges are to be opened
        self.unopened: list[int] = []
        self.broken_off: list[list[Breaker]] = []  # each start that was, and by whom
        self.head: dict[str, Any] | None = None  # the header that stands while pledges are opened, and its hash
        self.draft: str | None = None
        self.fingerprint: str | None = None  # the hash of the saved game's header
        self.chain = ""
        self.lines: list[HistoryLine] = []
        self.awaited: set[int] = set()
        self.needed: set[int] = set()  # of them those that the game waits for
        self.decisions = [0] * header.players
        self.stretches = [0] * header.players  # the first decision of each seat since it last moved or was not awaited
        self.clocks = ClockBoard(header.clock)
        self.talk: list[TalkLine] = []
        self.heard: list[EventJson] = []  # by a spectator; `heard_after`: how much of it after so many plies
        self.heard_after = [0]
        self.rematch: str | None = None
        self.watching = 0
        self.entries = 0
        self.last = header.created
        self.known = header.created  # when that was written last of which everybody knows
        self.resumed = 0  # the last standstill of all servers after which its clocks were credited, by its end
        self.keys: set[str] = set()
        self.code = header.code
        self.pause = header.pause  # of the bots, in seconds; None: as the server has it
        self.former: set[str] = set()  # SHA-256 of the tokens that prove their seats no more
        self.kicked: set[str] = set()  # those of people whom the host has removed
        self.departed: set[str] = set()  # those of people who have left
        self.came: dict[str, str] = {}  # the address from which each person came, by the token; see `remember`
        self.barred: set[str] = set()  # addresses of people whom the host has removed; neither is in the log
        self.channels: dict[Viewer, Channel] = {None: Channel(None, run)} if header.spectators else {}
        self.sent_lines: dict[Hashable, tuple[LogEntry | None, bytes]] = {}  # the last lines of logs, see `projection`

    # ------------------------------------------------------------ who sits there

    def seat_of(self, token: str) -> int | None:
        """Return the seat that the token with this SHA-256 proves; None if there is none."""
        held = (place.seat for place in self.places if any(compare_digest(one, token) for one in place.proofs))
        return next(held, None)

    def was_seated(self, token: str) -> bool:
        """Return whether the token with this SHA-256 once proved a seat here, but no longer does."""
        return token in self.former and self.seat_of(token) is None

    @property
    def open_to_all(self) -> bool:
        """Whether anybody may know the code: if people may watch and nobody has been kicked."""
        return self.header.public or (self.header.spectators and self.code == self.header.code)

    def run_of(self, viewer: Viewer) -> str | None:
        """Return the run of a viewer's messages, which identifies their numbering; None without a channel."""
        channel = self.channels.get(viewer)
        return None if channel is None else channel.run

    def person_at(self, seat: int) -> str:
        """Return an identifier of a seat's person, also across tables: the key for rate limits."""
        return f"{self.header.id}:{self.places[seat].person}"

    def people(self) -> list[TableSeat]:
        """Return the seats of people."""
        return [place for place in self.places if place.human]

    # ------------------------------------------------------------ the match

    def playing(self) -> Match:
        """Return the match in progress; `Refused` if there is none."""
        if self.status == "open":
            raise Refused("bad", "table-open")
        if self.match is None or self.status == "over":
            raise Refused("over", "table-over")
        return self.match

    def finished(self) -> Match:
        """Return the finished match; `Refused` if there is none."""
        if self.match is None or not self.match.over:
            raise Refused("bad", "not-over")
        return self.match

    def standing(self) -> list[HistoryLine]:
        """Return the lines of the match's plies, without those taken back."""
        return [line for line in self.lines if line.gone is None]

    # ------------------------------------------------------------ who is asked

    @property
    def thinking(self) -> set[int]:
        """The seats that the game waits for and whose people must decide themselves."""
        return {seat for seat in self.needed if self.places[seat].player is None}

    def tasks(self) -> list[Task]:
        """Return the current decisions for bots."""
        return [
            Task(seat, level, self.decisions[seat])
            for seat in sorted(self.needed)
            if (level := self.places[seat].player) is not None
        ]

    def decision(self, viewer: Viewer) -> int | None:
        """Return the number of the viewer's current decision; None if it does not have to act."""
        return self.decisions[viewer] if viewer is not None and viewer in self.awaited else None

    def too_late(self, seat: int, at: int) -> bool:
        """Return whether a seat's flag has fallen, or would have by `at` without a stand-in."""
        return self.clocks.forfeit(seat, at)
