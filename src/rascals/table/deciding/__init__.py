"""Deciding: from a command to the entries that follow from it, or `Refused`. Nothing is changed here.

Each kind of command has its ruling in one of the files beside; the moves that are tried for it travel in the `Ruling`.
"""

from __future__ import annotations

from rascals.table import commands
from rascals.table.commands import Command, Personal, Ruling, Unproved
from rascals.table.deciding import absence, asides, housekeeping, moving, seating, starting
from rascals.table.deciding.ruling import Happenings, rule
from rascals.table.entries import Entry
from rascals.table.history import Tried
from rascals.table.state import TableState

__all__ = ["absence", "asides", "decide", "housekeeping", "moving", "seating", "starting"]


def decide(table: TableState, command: Command, at: int) -> Ruling:
    """Return what follows from a command at `at`; `Refused` if nothing does. The state stays as it is.

    `Unproved` where the token that the command came with does not prove its seat now.
    """
    if isinstance(command, Personal) and command.token is not None and table.seat_of(command.token) != command.by:
        return _from_nobody_here(table, command, command.token)
    key = _key_of(table, command)
    if key is not None and key in table.keys:
        return Ruling(duplicate=True)
    return _written_down(rule(command, table, at), table.entries + 1, at, key)


def _from_nobody_here(table: TableState, command: Personal, token: str) -> Ruling:
    """Return that leaving is done already, if it is; `Unproved` for everything else that no seat here commands."""
    if isinstance(command, commands.Leave) and token in table.departed:
        return Ruling(duplicate=True)
    raise Unproved


def _written_down(happenings: Happenings, first: int, at: int, key: str | None) -> Ruling:
    """Return happenings as entries, numbered from `first`, with the one that has been tried in a match.

    The client's id goes with the last entry: only when that is written is the command done.
    """
    tried = next((one for one in happenings if isinstance(one, Tried)), None)
    said = [one.what if isinstance(one, Tried) else one for one in happenings]
    last = len(said) - 1
    entries = (Entry(first + i, at, key if i == last else None, what) for i, what in enumerate(said))
    return Ruling(tuple(entries), tried=tried)


def _key_of(table: TableState, command: Command) -> str | None:
    """Return the name under which a client's command is remembered: its id under its person, talk apart from moves."""
    match command:
        case commands.Play() | commands.Undo():
            return f"{table.places[command.by].person}:{command.id}"
        case commands.Speak():
            return f"say {table.places[command.by].person}:{command.id}"
        case _:
            return None
