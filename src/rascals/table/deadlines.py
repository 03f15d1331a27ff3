"""Commands caused by time: flags that fall, an absent host, pledges not opened, a deserted table."""

from __future__ import annotations

from rascals.table.commands import Close, Command, FlagFall, GiveUp, HandOver
from rascals.table.state import TableState

HOST_AWAY = 60_000  # ms after which an absent host hands over to somebody present; after a restart, until coming back
OPENING = 20_000  # ms in which seats have to open their pledges


def overdue(table: TableState, at: int) -> list[Command]:
    """Return the commands that are due by `at`."""
    due: list[Command] = [FlagFall(seat) for when, seat in _flags(table) if when <= at]
    handover, giving_up = _handover(table), _giving_up(table)
    if handover is not None and handover <= at:
        due.append(HandOver())
    if _deserted(table, at):
        due.append(Close())
    if giving_up is not None and giving_up <= at:
        due.append(GiveUp())
    return due


def alarm(table: TableState) -> int | None:
    """Return the next time at which `overdue` may return commands about clocks, the host or pledges."""
    times = [*(when for when, _ in _flags(table)[:1]), _handover(table), _giving_up(table)]
    return min((when for when in times if when is not None), default=None)


def _flags(table: TableState) -> list[tuple[int, int]]:
    return table.clocks.falls() if table.status == "playing" else []


def _handover(table: TableState) -> int | None:
    if table.host is None or table.called is not None or table.status == "over":
        return None
    if table.awaited_host is not None and table.seats[table.awaited_host].present:
        return table.last
    if table.seats[table.host].present:
        return None
    present = any(holder.present for holder in table.people())
    return table.seats[table.host].gone + HOST_AWAY if present else None


def _giving_up(table: TableState) -> int | None:
    return None if table.called is None else table.called + OPENING


def _deserted(table: TableState, at: int) -> bool:
    watched = table.watching
    empty = not watched and not any(holder.present for holder in table.seats)
    patience = max(table.deserted, table.clocks.patience)
    return table.status == "open" and empty and max(holder.gone for holder in table.seats) + patience <= at
