"""Rulings that keep a table in order: absent hosts, deserted tables, rematches, a server that stops and starts."""

# ruff: noqa: ARG001 - all rulings have the same signature, whether they need the time and the command or not

from __future__ import annotations

from rascals.table import commands
from rascals.table.clocks import CREDIT
from rascals.table.deciding.ruling import Happenings, require_due, require_open, rule
from rascals.table.entries import Closed, HostChanged, Paused, Rematched, Resumed
from rascals.table.state import TableState


@rule.register(commands.HandOver)
def _(command: commands.HandOver, table: TableState, at: int) -> Happenings:
    require_due(command, table, at)
    back = table.awaited_host
    if back is not None and table.places[back].present:
        return [HostChanged(back)]
    heir = next(place.seat for place in table.people() if place.present)
    seen = table.host is None or table.places[table.host].seen
    return [HostChanged(heir, until_back=not seen)]


@rule.register(commands.Close)
def _(command: commands.Close, table: TableState, at: int) -> Happenings:
    require_open(table)
    require_due(command, table, at)
    return [Closed()]


@rule.register(commands.Rematch)
def _(command: commands.Rematch, table: TableState, at: int) -> Happenings:
    table.finished()
    return [Rematched(command.table)] if table.rematch == command.before else []


@rule.register(commands.Pause)
def _(command: commands.Pause, table: TableState, at: int) -> Happenings:
    return [Paused()] if _timed(table) else []


@rule.register(commands.Resume)
def _(command: commands.Resume, table: TableState, at: int) -> Happenings:
    """Credit the clocks of a table after a standstill of all servers, once, whichever server loads it first.

    Servers' clocks may differ, so the time of an entry does not show whether it was written after the standstill;
    `resumed` therefore records which standstill was credited.
    """
    stood = table.last < command.since and table.resumed < command.since
    return [Resumed(CREDIT, command.since)] if stood and _timed(table) else []


def _timed(table: TableState) -> bool:
    return table.status == "playing" and table.header.clock is not None
