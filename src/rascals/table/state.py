"""The state of one table, applied from its log (event sourcing): its data and queries.

Nothing here decides, applies or projects; the modules that do get the state as an argument.
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

DESERTED = 3_600_000  # ms after which an open table without anybody closes, by default


class Task(NamedTuple):
    """A decision for a bot of a level."""

    seat: int
    level: str
    decision: int


class TableState:
    """The state of one table. `run` identifies the server's run in snapshots; `awake`: when this object was made (ms).

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
        self.seats = [TableSeat(seat, awake) for seat in self.game.seats]
        self.status: TableStatus = "open"
        self.host: int | None = None
        self.awaited_host: int | None = None  # the host before a restart, who becomes host again on coming back
        self.match: Match | None = None
        self.called: int | None = None  # since when pledges are to be opened
        self.unopened: list[int] = []
        self.broken_off: list[list[Breaker]] = []  # by whom, for each start that was broken off
        self.head: dict[str, Any] | None = None  # the game's header while pledges are opened; `draft`: its hash
        self.draft: str | None = None
        self.fingerprint: str | None = None  # the hash of the saved game's header
        self.chain = ""
        self.lines: list[HistoryLine] = []
        self.awaited: set[int] = set()
        self.needed: set[int] = set()  # those of them for which the game waits
        self.decisions = [0] * header.players
        self.stretches = [0] * header.players  # the first decision of each seat since it last moved or was not awaited
        self.clocks = ClockBoard(header.clock)
        self.talk: list[TalkLine] = []
        self.heard: list[EventJson] = []  # the public events; `heard_after`: how many after each number of plies
        self.heard_after = [0]
        self.rematch: str | None = None
        self.watching = 0
        self.entries = 0
        self.last = header.created
        self.known = header.created  # the time of the last entry that everybody knows of
        self.resumed = 0  # the end of the last standstill of all servers for which the clocks were credited
        self.keys: set[str] = set()
        self.code = header.code
        self.pause = header.pause  # of the bots, in seconds; None: the server's setting
        self.former: set[str] = set()  # SHA-256 of the tokens that no longer prove their seats
        self.kicked: set[str] = set()  # those of people whom the host has removed
        self.departed: set[str] = set()  # those of people who have left
        self.came: dict[str, str] = {}  # the address from which each person came, by the token; see `remember`
        self.barred: set[str] = set()  # addresses of people whom the host has removed; not in the log, either
        self.channels: dict[Viewer, Channel] = {None: Channel(None, run)} if header.spectators else {}
        self.sent_lines: dict[Hashable, tuple[LogEntry | None, bytes]] = {}  # the last lines of logs, see `projection`

    # ------------------------------------------------------------ who sits there

    def seat_of(self, token: str) -> int | None:
        """Return the seat that the token with this SHA-256 proves; None if there is none."""
        proved = (holder.seat for holder in self.seats if any(compare_digest(known, token) for known in holder.proofs))
        return next(proved, None)

    def was_seated(self, token: str) -> bool:
        """Return whether the token with this SHA-256 once proved a seat here, but no longer does."""
        return token in self.former and self.seat_of(token) is None

    @property
    def open_to_all(self) -> bool:
        """Whether anybody may know the code: at a public table, or if people may watch and nobody has been kicked."""
        return self.header.public or (self.header.spectators and self.code == self.header.code)

    def run_of(self, viewer: Viewer) -> str | None:
        """Return the run of a viewer's messages, which identifies their numbering; None without a channel."""
        channel = self.channels.get(viewer)
        return None if channel is None else channel.run

    def person_at(self, seat: int) -> str:
        """Return an identifier of a seat's person, unique across tables: the key for rate limits."""
        return f"{self.header.id}:{self.seats[seat].person}"

    def people(self) -> list[TableSeat]:
        """Return the seats of people."""
        return [holder for holder in self.seats if holder.human]

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
        """Return the history lines of the match's plies, without those taken back."""
        return [line for line in self.lines if line.gone is None]

    # ------------------------------------------------------------ who is asked

    @property
    def thinking(self) -> set[int]:
        """The seats that the game waits for and whose people must decide themselves."""
        return {seat for seat in self.needed if self.seats[seat].player is None}

    def tasks(self) -> list[Task]:
        """Return the current decisions for bots."""
        return [
            Task(seat, level, self.decisions[seat])
            for seat in sorted(self.needed)
            if (level := self.seats[seat].player) is not None
        ]

    def decision(self, viewer: Viewer) -> int | None:
        """Return the number of the viewer's current decision; None if it does not have to act."""
        return self.decisions[viewer] if viewer is not None and viewer in self.awaited else None

    def too_late(self, seat: int, at: int) -> bool:
        """Return whether a seat's flag has fallen, or would have by `at` without a stand-in."""
        return self.clocks.forfeit(seat, at)
