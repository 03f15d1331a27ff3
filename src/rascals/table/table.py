"""The table: the state of one table, folded from its log.

`decide` says which entries a command leads to and changes nothing; once those are durable, `fold` takes each in and
returns what is to be told to whom. A table rebuilt by folding the same entries is the same table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from hmac import compare_digest
from typing import Any, NamedTuple

import rascals
from rascals.core.errors import IllegalMove
from rascals.core.match import Match
from rascals.table import coaching, rulings, telling, wishes
from rascals.table.channels import Channel, Post, Viewer
from rascals.table.clocks import ClockBoard
from rascals.table.commands import Close, Command, FlagFall, GiveUp, HandOver, Refused, Ruling
from rascals.table.entries import Entry, Header
from rascals.table.folding import Broken, apply
from rascals.table.history import Line, Talk, Tried
from rascals.table.messages import ChatLine, LogEntry, MoveInfo, Snapshot, TableInfo, TableStatus
from rascals.table.opening import with_names
from rascals.table.replay import Frame, Pov, frames
from rascals.table.seats import Place

HOST_AWAY = 60_000  # a host away for so long hands over to somebody present
OPENING = 20_000  # so long seats have to open their pledges
DESERTED = 3_600_000  # an open table closes when nobody has been there for so long, if nothing else is said


class Task(NamedTuple):
    """A decision that a bot of a level is asked for."""

    seat: int
    level: str
    decision: int


class Table:
    """One table. `run` names the server's run in snapshots; `awake` is when this object came to be, in ms.

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
        self.places = [Place(seat, awake) for seat in self.game.seats]
        self.status: TableStatus = "open"
        self.host: int | None = None
        self.match: Match | None = None
        self.called: int | None = None  # since when pledges are to be opened
        self.unopened: list[int] = []
        self.head: dict[str, Any] | None = None  # the header that stands while pledges are opened, and its hash
        self.draft: str | None = None
        self.fingerprint: str | None = None  # the hash of the saved game's header
        self.chain = ""
        self.lines: list[Line] = []
        self.awaited: set[int] = set()
        self.needed: set[int] = set()  # of them those that the game waits for
        self.decisions = [0] * header.players
        self.stretches = [0] * header.players  # the first decision of each seat since it last moved or was not awaited
        self.clocks = ClockBoard(header.clock)
        self.talk: list[Talk] = []
        self.rematch: str | None = None
        self.watching = 0
        self.watching_elsewhere = 0
        self.entries = 0
        self.last = header.created
        self.keys: set[str] = set()
        self.code = header.code
        self.unwished: set[int] = set()  # the seats whose wishes are over with the last entry
        self.pause = header.pause  # of the bots, in seconds; None: as the server has it
        self.former: set[str] = set()  # SHA-256 of the tokens whose seats were freed
        self.kicked: set[str] = set()  # those of them that were freed by the host
        self.channels: dict[Viewer, Channel] = {None: Channel(None)} if header.spectators else {}
        self.tried: Tried | None = None
        self.told: dict[bytes, bytes] = {}  # the last lines of logs, see `telling`

    @classmethod
    def rebuilt(
        cls,
        header: Header,
        secret: bytes,
        log: Iterable[Entry],
        *,
        run: str = "",
        awake: int = 0,
        deserted: int = DESERTED,
    ) -> Table:
        """Rebuild a table from its log; `Broken` names the entry that does not hold."""
        table = cls(header, secret, run=run, awake=awake, deserted=deserted)
        for entry in log:
            try:
                apply(table, entry)
            except (LookupError, TypeError, ValueError, AttributeError) as error:  # seats and moves that cannot be
                raise Broken(table, entry, type(error).__name__) from error
        return table

    # ------------------------------------------------------------ deciding

    def decide(self, command: Command, at: int) -> Ruling:
        """Return what follows from a command at `at`; `Refused` if nothing does. The table stays as it is."""
        key = rulings.key_of(command)
        if key is not None and key in self.keys:
            return Ruling(duplicate=True)
        happenings = rulings.rule(command, self, at)
        first = self.entries + 1
        last = len(happenings) - 1
        # The client's id goes with the last entry: only when that is written is the command done.
        return Ruling(tuple(Entry(first + i, at, key if i == last else None, w) for i, w in enumerate(happenings)))

    def overdue(self, at: int) -> list[Command]:
        """Return the commands that time itself has given by `at`."""
        due: list[Command] = [FlagFall(seat) for when, seat in self._flags() if when <= at]
        handover = self._handover()
        if handover is not None and handover <= at:
            due.append(HandOver())
        if self._deserted(at):
            due.append(Close())
        if self.called is not None and self.called + OPENING <= at:
            due.append(GiveUp())
        return due

    @property
    def alarm(self) -> int | None:
        """The next time at which `overdue` may have something to say about clocks, the host or pledges."""
        times = [*(when for when, _ in self._flags()[:1]), self._handover()]
        times.append(None if self.called is None else self.called + OPENING)
        return min((when for when in times if when is not None), default=None)

    def tasks(self) -> list[Task]:
        """Return the decisions that bots are asked for now."""
        return [
            Task(seat, level, self.decisions[seat])
            for seat in sorted(self.needed)
            if (level := self.places[seat].player) is not None
        ]

    def decision(self, viewer: Viewer) -> int | None:
        """Return the number of the decision the viewer is asked for; None if it is not awaited."""
        return self.decisions[viewer] if viewer is not None and viewer in self.awaited else None

    def seat_of(self, token: str) -> int | None:
        """Return the seat of the person whose token has this SHA-256; None if it is nobody's here."""
        held = (place.seat for place in self.places if place.token and compare_digest(place.token, token))
        return next(held, None)

    def was_seated(self, token: str) -> bool:
        """Return whether the token with this SHA-256 proved a seat here that has been freed since."""
        return token in self.former and self.seat_of(token) is None

    @property
    def thinking(self) -> set[int]:
        """The seats that the game waits for, and whose people must decide themselves."""
        return {seat for seat in self.needed if self.places[seat].player is None}

    def standing(self) -> list[Line]:
        """Return the lines of the deeds that the match has, which were not taken back."""
        return [line for line in self.lines if line.gone is None]

    def people(self) -> list[Place]:
        """Return the places that persons hold."""
        return [place for place in self.places if place.human]

    def _flags(self) -> list[tuple[int, int]]:
        return self.clocks.falls() if self.status == "playing" else []

    def _handover(self) -> int | None:
        if self.host is None or self.called is not None or self.status == "over" or self.places[self.host].present:
            return None
        present = any(place.present for place in self.people())
        return self.places[self.host].gone + HOST_AWAY if present else None

    def _deserted(self, at: int) -> bool:
        watched = self.watching + self.watching_elsewhere
        empty = not watched and not any(place.present for place in self.places)
        patience = max(self.deserted, self.clocks.patience)
        return self.status == "open" and empty and max(place.gone for place in self.places) + patience <= at

    # ------------------------------------------------------------ folding

    def fold(self, entry: Entry) -> list[Post]:
        """Take in the next entry of the log and return what is to be told; `Broken` if it does not hold."""
        for channel in self.channels.values():
            telling.refreshed(self, channel)
        return list(apply(self, entry)(self, entry.at))

    # ------------------------------------------------------------ presence

    def arrive(self, viewer: Viewer, at: int) -> list[Post]:
        """A client of the viewer connected."""
        if viewer is None:
            self.watching += 1
            return []
        place = self.places[viewer]
        before, place.sockets = place.present, place.sockets + 1
        return [] if before else list(telling.tell_table(self, at))

    def depart(self, viewer: Viewer, at: int) -> list[Post]:
        """A client of the viewer is gone."""
        if viewer is None:
            self.watching -= 1
            return []
        place = self.places[viewer]
        if not place.sockets:  # the seat was freed meanwhile
            return []
        place.sockets -= 1
        place.gone = at
        return [] if place.present else list(telling.tell_table(self, at))

    def elsewhere(self, seats: Mapping[int, int], watching: int, at: int) -> list[Post]:
        """So many clients of each seat, and so many spectators, are connected at other servers now."""
        before = [place.present for place in self.places], self.watching_elsewhere
        for place in self.places:
            place.elsewhere, there = (seats.get(place.seat, 0) if place.human else 0), place.present
            if there and not place.present:
                place.gone = at
        self.watching_elsewhere = watching
        after = [place.present for place in self.places], watching
        return list(telling.tell_table(self, at)) if before != after else []

    def announce(self, at: int) -> list[Post]:
        """Tell everybody how the table stands, for what is not told at once (the number of spectators)."""
        return list(telling.tell_table(self, at))

    # ------------------------------------------------------------ knowing

    def info(self, viewer: Viewer = None, *, invited: bool = False) -> TableInfo:
        """Return all that anybody may know of the table; its code only to the `invited` and who may invite others."""
        return telling.table_info(self, viewer, invited=invited)

    def snapshot(self, viewer: Viewer, at: int) -> Snapshot:
        """Return everything the viewer may know now; KeyError for a viewer without a channel."""
        return telling.snapshot(self, viewer, self.channels[viewer].seq, at)

    def talk_before(self, viewer: Viewer, before: int) -> list[ChatLine]:
        """Return lines that the viewer has heard before its line `before`; KeyError for a viewer without a channel."""
        return telling.earlier_talk(self, viewer, before)

    def log_before(self, viewer: Viewer, before: int) -> list[LogEntry]:
        """Return lines of the viewer's log before its line `before`, to be encoded; KeyError as in `snapshot`."""
        return telling.earlier_lines(self, viewer, before)

    def told_to(self, pov: Pov) -> int:
        """Return how many lines the log of a point of view has."""
        return len(self.lines) if pov == "open" else telling.told_to(self, pov)

    def resume(self, viewer: Viewer, after: int) -> list[bytes] | None:
        """Return the messages the viewer missed after number `after`; None when only a snapshot can help."""
        return self.channels[viewer].since(after)

    def check_coach(self) -> None:
        """Raise `Refused` where nobody may ask the coach."""
        coaching.check_coach(self)

    def wished(self) -> dict[int, str]:
        """Return by seat the moves that follow now from what people have decided on before."""
        found = {seat: wishes.wished_move(self, seat) for seat in self.thinking}
        return {seat: move for seat, move in found.items() if move is not None}

    def why_not(self, seat: int, move: str) -> Refused | None:
        """Return why a seat may not make a move now; None if it may. `Refused` is raised where nobody plays."""
        refusal = rulings.playing(self).why_not(seat, move)
        return None if refusal is None else rulings.refused(IllegalMove(refusal))

    def preview(self, seat: int, draft: Sequence[str]) -> tuple[list[MoveInfo], bool]:
        """Return the moves that may follow a draft, and whether it is complete; `Refused` for a draft that is not."""
        match = rulings.playing(self)
        try:
            moves, complete = match.preview(seat, list(draft))
        except IllegalMove as illegal:
            raise rulings.refused(illegal) from illegal
        return [telling.move_info(move) for move in moves], complete

    def saved(self) -> str:
        """Return the finished game as a saved game, with the names people have now; `Refused` while it is played."""
        match = rulings.finished(self).copy()
        match.names, match.origin = with_names(self, match.origin)
        return match.save_text()

    def past(self) -> Callable[[Pov], list[Frame]]:
        """Return a function that replays the game so far; it holds a copy, and may travel to another process."""
        if self.match is None:
            return no_frames
        return partial(frames, self.match.copy(), list(self.lines))

    def replay(self, pov: Pov) -> list[Frame]:
        """Return the game so far from a point of view; the caller knows who may see it."""
        return self.past()(pov)


def no_frames(_pov: Pov) -> list[Frame]:
    """Return the replay of a game that has not begun."""
    return []
