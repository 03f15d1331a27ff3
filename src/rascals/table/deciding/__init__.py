"""Deciding: from a command to the entries that follow from it, or `Refused`. Nothing is changed here.

Each kind of command is decided in one of the modules of this package; the `CommandResult` contains the match that was
tried.
"""

from __future__ import annotations

from rascals.table import commands
from rascals.table.commands import Command, CommandResult, Personal, Unproved
from rascals.table.deciding import absence, moving, seating
from rascals.table.deciding.handling import TableEvents, handle
from rascals.table.entries import Entry
from rascals.table.history import Tried
from rascals.table.state import TableState

__all__ = ["absence", "decide", "moving", "seating"]


def decide(table: TableState, command: Command, at: int) -> CommandResult:
    """Return the result of a command at time `at` (ms); `Refused` if it is refused. The state does not change.

    `Unproved` if the command's token does not prove its seat now.
    """
    if isinstance(command, Personal) and command.token is not None and table.seat_of(command.token) != command.by:
        return _from_nobody_here(table, command, command.token)
    key = _key_of(table, command)
    if key is not None and key in table.keys:
        return CommandResult(duplicate=True)
    return _written_down(handle(command, table, at), table.entries + 1, at, key)


def _from_nobody_here(table: TableState, command: Personal, token: str) -> CommandResult:
    """Return a duplicate result for leaving again; `Unproved` for any other command whose token proves no seat."""
    if isinstance(command, commands.Leave) and token in table.departed:
        return CommandResult(duplicate=True)
    raise Unproved


def _written_down(events: TableEvents, first: int, at: int, key: str | None) -> CommandResult:
    """Return the result: the events as entries, numbered from `first`, and the one that was tried in a match.

    The last entry gets the command's key, because the command is done only when that entry is written.
    """
    tried, entries, last = None, list[Entry](), first + len(events) - 1
    for n, event in enumerate(events, first):
        if isinstance(event, Tried):
            tried = event
        entries.append(Entry(n, at, key if n == last else None, event.what if isinstance(event, Tried) else event))
    return CommandResult(tuple(entries), tried=tried)


def _key_of(table: TableState, command: Command) -> str | None:
    """Return the key of a client's command: person and id, separate for talk and moves."""
    match command:
        case commands.Play() | commands.Undo():
            return f"{table.seats[command.by].person}:{command.id}"
        case commands.Speak():
            return f"say {table.seats[command.by].person}:{command.id}"
        case _:
            return None
