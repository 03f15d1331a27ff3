"""Commands about absence: stand-ins, fallen flags, days off, absent hosts, deserted tables, server restarts."""

# ruff: noqa: ARG001 - all handlers have the same signature, whether they need the time or not

from __future__ import annotations

from rascals.table import commands
from rascals.table.clocks import CREDIT, DAYS_OFF
from rascals.table.deciding.handling import TableEvents, handle, holder_of, no, require_due, require_host, require_open
from rascals.table.entries import (
    Closed,
    DayTaken,
    HostChanged,
    Left,
    Paused,
    Rematched,
    Resumed,
    StandinChanged,
    StandinDoubted,
)
from rascals.table.messages import StandinReason
from rascals.table.seats import TableSeat
from rascals.table.state import TableState

ABSENT = 30_000  # ms a person must be away before the host may let a bot stand in: a page takes time to load


@handle.register(commands.Leave)
def _(command: commands.Leave, table: TableState, at: int) -> TableEvents:
    holder = table.seats[command.by]
    if table.status == "open":
        alone = len(table.people()) == 1
        return [Left(command.by), *([Closed()] if alone else [])]
    if table.status == "over" or (holder.standin is not None and holder.reason != "returning"):
        return []
    return [StandinChanged(command.by, holder.standin or table.header.standin, "left")]


@handle.register(commands.Standin)
def _(command: commands.Standin, table: TableState, at: int) -> TableEvents:
    table.playing()
    holder = holder_of(table, command.seat)
    if command.by != command.seat and not command.on:
        return _ended_by_another(table, holder, command.by, at)
    if command.by != command.seat:
        require_host(table, command.by)
        _require_absent(table, holder, command, at)
    if not command.on:
        return _returned(table, holder, at)
    wanted = command.level or table.header.standin
    reason: StandinReason = "asked" if command.by == command.seat else "host"
    if (wanted, reason) == (holder.standin, holder.reason):
        return []
    return [StandinChanged(command.seat, wanted, reason)]


def _ended_by_another(table: TableState, holder: TableSeat, by: int, at: int) -> TableEvents:
    """End another person's stand-in: the host alone if the host began it, else all other people present together.

    An agreement counts until the stand-in changes; people who have disconnected meanwhile need not agree.
    """
    if not holder.human:
        no("bad", "not-absent", number=holder.seat + 1)
    if holder.standin is None or holder.reason == "returning":
        return []
    if holder.reason == "host" and by == table.host:
        return _returned(table, holder, at)
    present = {other.seat for other in table.people() if other.present} - {holder.seat}
    doubt: TableEvents = [] if by in holder.agreed else [StandinDoubted(holder.seat, by)]
    return [*doubt, *_returned(table, holder, at)] if present <= holder.agreed | {by} else doubt


def _require_absent(table: TableState, holder: TableSeat, command: commands.Standin, at: int) -> None:
    """Refuse a host's stand-in for a person who is connected, has only just left, or has a stand-in already.

    A host cannot choose the bot's level, either: it is the table's.
    """
    if not holder.human or holder.connected:
        no("bad", "not-absent", number=command.seat + 1)
    if holder.standin is not None and holder.reason != "host":
        no("bad", "standin-own", number=command.seat + 1)
    if at < holder.gone + ABSENT:
        no("bad", "absent-briefly", number=command.seat + 1, seconds=-((at - holder.gone - ABSENT) // 1000))
    if command.level not in {None, table.header.standin}:
        no("bad", "standin-level", number=command.seat + 1)


@handle.register(commands.Return)
def _(command: commands.Return, table: TableState, at: int) -> TableEvents:
    return _returned(table, table.seats[command.by], at) if table.status == "playing" else []


def _returned(table: TableState, holder: TableSeat, at: int) -> TableEvents:
    """Hand a seat back to its person; if its flag has fallen, the bot makes one move first."""
    if holder.standin is None or holder.reason == "returning":
        return []
    if table.too_late(holder.seat, at):
        return [StandinChanged(holder.seat, holder.standin, "returning")]
    return [StandinChanged(holder.seat, None)]


@handle.register(commands.DayOff)
def _(command: commands.DayOff, table: TableState, at: int) -> TableEvents:
    table.playing()
    holder = table.seats[command.by]
    if not table.clocks.slow:
        no("bad", "day-off-none")
    if command.taken < len(holder.days_off):  # this command has been carried out already
        return []
    if len(holder.days_off) >= DAYS_OFF:
        no("bad", "day-off-all", count=DAYS_OFF)
    if holder.standin is not None or table.too_late(holder.seat, at):
        no("not_your_decision", "day-off-bot")
    return [DayTaken(command.by)]


@handle.register(commands.FlagFall)
def _(command: commands.FlagFall, table: TableState, at: int) -> TableEvents:
    table.playing()
    require_due(command, table, at)
    return [StandinChanged(command.seat, table.header.standin, "flag")]


@handle.register(commands.HandOver)
def _(command: commands.HandOver, table: TableState, at: int) -> TableEvents:
    require_due(command, table, at)
    back = table.awaited_host
    if back is not None and table.seats[back].present:
        return [HostChanged(back)]
    heir = next(holder.seat for holder in table.people() if holder.present)
    seen = table.host is None or table.seats[table.host].seen
    return [HostChanged(heir, until_back=not seen)]


@handle.register(commands.Close)
def _(command: commands.Close, table: TableState, at: int) -> TableEvents:
    require_open(table)
    require_due(command, table, at)
    return [Closed()]


@handle.register(commands.Rematch)
def _(command: commands.Rematch, table: TableState, at: int) -> TableEvents:
    table.finished()
    return [Rematched(command.table)] if table.rematch == command.before else []


@handle.register(commands.Pause)
def _(command: commands.Pause, table: TableState, at: int) -> TableEvents:
    return [Paused()] if _timed(table) else []


@handle.register(commands.Resume)
def _(command: commands.Resume, table: TableState, at: int) -> TableEvents:
    """Credit the clocks of a table after a standstill of all servers, once, whichever server loads it first.

    Servers' clocks may differ, so the time of an entry does not show whether it was written after the standstill;
    `resumed` therefore records which standstill was credited.
    """
    stood = table.last < command.since and table.resumed < command.since
    return [Resumed(CREDIT, command.since)] if stood and _timed(table) else []


def _timed(table: TableState) -> bool:
    return table.status == "playing" and table.header.clock is not None
