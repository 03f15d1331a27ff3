"""The facade of a table: its state, with deciding, applying and projecting.

`decide` returns the entries of a command and changes nothing. Once these are durable, `apply` applies each to the state
and returns the messages for the viewers. Applying the same entries always rebuilds the same table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial

from rascals.core.errors import IllegalMove
from rascals.table import deadlines, offers, projection
from rascals.table.applying import InvalidEntry, apply
from rascals.table.channels import Post, Viewer
from rascals.table.commands import Command, CommandResult, Kick, Refused, Sit
from rascals.table.deciding import decide
from rascals.table.entries import Entry, Header
from rascals.table.history import Tried
from rascals.table.messages import ChatLine, LogEntry, MoveInfo, Snapshot, TableInfo
from rascals.table.opening import with_names
from rascals.table.projection import Summary
from rascals.table.replay import Frame, Pov, TurningPoint, frames, no_frames, turning_point
from rascals.table.state import DESERTED, TableState


class Table(TableState):
    """One table: a state, with the queries, results, changes and messages that belong to it."""

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
        """Rebuild a table from its log; `InvalidEntry` names the first invalid entry."""
        table = cls(header, secret, run=run, awake=awake, deserted=deserted)
        for entry in log:
            try:
                apply(table, entry)
            except (LookupError, TypeError, ValueError, AttributeError) as error:  # impossible seats and moves
                raise InvalidEntry(table, entry, type(error).__name__) from error
        for holder in table.seats:
            holder.restart(awake)
        return table

    # ------------------------------------------------------------ deciding

    def decide(self, command: Command, at: int) -> CommandResult:
        """Return the result of a command at `at`; `Refused` if it is refused. The table does not change."""
        return decide(self, command, at)

    def overdue(self, at: int) -> list[Command]:
        """Return the commands that are due by `at`."""
        return deadlines.overdue(self, at)

    @property
    def alarm(self) -> int | None:
        """The next time at which `overdue` may return commands about clocks, the host or pledges."""
        return deadlines.alarm(self)

    # ------------------------------------------------------------ applying

    def apply(self, entry: Entry, tried: Tried | None = None) -> list[Post]:
        """Apply the next entry of the log and return the messages; `InvalidEntry` if it is invalid.

        `tried`: from the result, so that a move that was tried when deciding is not played again.
        """
        for channel in self.channels.values():
            projection.refreshed(self, channel)
        consequences = apply(self, entry, tried)
        return list(projection.project(self, entry, consequences))

    # ------------------------------------------------------------ presence

    def arrive(self, viewer: Viewer, at: int) -> list[Post]:
        """Record that a client of the viewer has connected."""
        if viewer is None:
            self.watching += 1
            return []
        holder = self.seats[viewer]
        before, holder.sockets, holder.seen = holder.present, holder.sockets + 1, True
        return [] if before else self.announce(at)

    def depart(self, viewer: Viewer, at: int) -> list[Post]:
        """Record that a client of the viewer has disconnected."""
        if viewer is None:
            self.watching -= 1
            return []
        holder = self.seats[viewer]
        if not holder.sockets:  # the seat was freed meanwhile
            return []
        holder.sockets -= 1
        holder.gone = at
        return [] if holder.present else self.announce(at)

    def remember(self, command: Command) -> None:
        """Remember a person's address while they sit here; bar it once the host removes them, unless it is the host's.

        Called after a command was carried out. Addresses are forgotten with this object: no log contains them.
        """
        match command:
            case Sit(token=token, address=str(address)):
                kept = {holder.token for holder in self.seats} | self.kicked
                self.came = {known: came for known, came in self.came.items() if known in kept} | {token: address}
            case Kick():
                for token in self.kicked & self.came.keys():
                    came = self.came.pop(token)
                    if came != command.own:
                        self.barred.add(came)

    def announce(self, at: int) -> list[Post]:
        """Return the state of the table for everybody, after changes that are sent late (the number of spectators)."""
        return list(projection.project_table(self, at))

    # ------------------------------------------------------------ knowing

    def info(self, viewer: Viewer = None, *, invited: bool = False) -> TableInfo:
        """Return everything public about the table; its code only for the `invited` and those who may invite others."""
        return projection.table_info(self, viewer, invited=invited)

    def snapshot(self, viewer: Viewer, at: int) -> Snapshot:
        """Return everything the viewer may know now; KeyError for a viewer without a channel."""
        return projection.snapshot(self, viewer, self.channels[viewer].seq, at)

    def summary(self, viewer: Viewer, at: int) -> Summary:
        """Return the state of the table for a viewer, cheaply; KeyError for a viewer without a channel."""
        return projection.summary(self, viewer, at)

    def talk_before(self, viewer: Viewer, before: int) -> list[ChatLine]:
        """Return the viewer's lines of talk before its line `before`; KeyError for a viewer without a channel."""
        return projection.earlier_talk(self, viewer, before)

    def log_before(self, viewer: Viewer, before: int) -> list[LogEntry]:
        """Return lines of the viewer's log before its line `before`, to be encoded; KeyError as in `snapshot`."""
        return projection.earlier_lines(self, viewer, before)

    def log_length(self, pov: Pov) -> int:
        """Return the number of lines in the log of a point of view."""
        return len(self.lines) if pov == "open" else projection.log_length(self, pov)

    def resume(self, viewer: Viewer, after: int, *, changes: bool = False) -> list[bytes] | None:
        """Return the messages the viewer missed after number `after`; None if only a snapshot can help.

        `changes`: in the form for clients that want changes.
        """
        return self.channels[viewer].since(after, changes=changes)

    def check_coach(self) -> None:
        """Raise `Refused` if nobody may ask the coach."""
        offers.check_coach(self)

    def due_conditional_moves(self) -> dict[int, str]:
        """Return by seat the moves that are due from conditional moves now."""
        return offers.due_moves(self)

    def why_not(self, seat: int, move: str) -> Refused | None:
        """Return why a seat may not make a move now; None if it may. Raise `Refused` if no game is in progress."""
        refusal = self.playing().why_not(seat, move)
        return None if refusal is None else Refused.by_rules(refusal)

    def preview(self, seat: int, draft: Sequence[str]) -> tuple[list[MoveInfo], bool]:
        """Return the moves that may follow a draft, and whether it is complete; `Refused` for an invalid draft."""
        match = self.playing()
        try:
            moves, complete = match.preview(seat, list(draft))
        except IllegalMove as illegal:
            raise Refused.by_rules(illegal.refusal) from illegal
        return [projection.move_info(move) for move in moves], complete

    def saved(self) -> str:
        """Return the finished game as a saved game, with people's current names; `Refused` during play."""
        match = self.finished().copy()
        match.names, match.origin = with_names(self, match.origin)
        return match.save_text()

    def past(self) -> Callable[[Pov], list[Frame]]:
        """Return a function that replays the game so far; it holds a copy and can be sent to another process."""
        if self.match is None:
            return no_frames
        return partial(frames, self.match.copy(), list(self.lines))

    def replay(self, pov: Pov) -> list[Frame]:
        """Return the game so far from a point of view; the caller checks who may see it."""
        return self.past()(pov)

    @cached_property
    def turning_point(self) -> TurningPoint | None:
        """The turning point of the finished game, computed once by replaying it; `Refused` during play."""
        return turning_point(self.finished(), self.lines)
