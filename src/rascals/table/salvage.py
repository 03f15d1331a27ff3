"""Recovering a saved game from the valid beginning of a damaged log.

No move is played, so this needs neither the rules nor the secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rascals.core.canonical import canonical, chained
from rascals.core.entropy import fingerprint
from rascals.table.entries import (
    Entry,
    HostChanged,
    Left,
    Moved,
    NoncesCalled,
    NoncesMissed,
    Sat,
    Started,
    TableEvent,
    Undone,
)
from rascals.table.opening import opened_breakers, opened_names
from rascals.table.seats import Breaker, TableSeat


def salvaged(table: str, log: Iterable[Entry]) -> str | None:
    """Return the saved game in a table's log, up to the first entry that does not follow; None before the start."""
    seats = _Seats(table)
    started: Started | None = None
    lines: list[dict[str, Any]] = []
    hashes: list[str] = []  # after each of them
    for entry in log:
        match entry.what:
            case Started(head=head, line=line, hash=hash_):
                started = entry.what
                if chained(fingerprint(head), line) != hash_:
                    return None
                lines.append(line)
                hashes.append(hash_)
            case Moved(line=line, hash=hash_):
                if not hashes or chained(hashes[-1], line) != hash_:
                    break
                lines.append(line)
                hashes.append(hash_)
            case Undone(hash=hash_):
                if hashes[-2:-1] != [hash_]:
                    break
                lines.pop()
                hashes.pop()
            case _:
                seats.take(entry.what)
    return None if started is None else _text(_header(table, started.head, seats), lines)


class _Seats:
    """The seats, the host, and who broke off which start, as of an entry of a log."""

    def __init__(self, table: str) -> None:
        self.holders: dict[int, TableSeat] = {}
        self.broken_off: list[list[Breaker]] = []
        self._table, self._host, self._calling = table, -1, False

    def take(self, what: TableEvent) -> None:
        """Apply an entry from before the start."""
        match what:
            case Sat(seat=seat, name=name, token=token):
                self.holders[seat] = TableSeat(seat, 0, name, token)
                self._host = seat if self._host < 0 and token is not None else self._host
            case HostChanged(seat=seat):
                self._host = seat
            case NoncesCalled():
                self._calling = True
            case NoncesMissed(seats=seats):
                self._break_off(seats)
            case Left(seat=seat, kicked=kicked):
                if self._calling:
                    self._break_off([self._host if kicked else seat])
                self.holders.pop(seat, None)
                if self._host == seat:
                    self._host = min((holder.seat for holder in self.holders.values() if holder.human), default=-1)

    def _break_off(self, by: list[int]) -> None:
        self._calling = False
        self.broken_off.append([self.holders[seat].breaker(self._table) for seat in by if seat in self.holders])


def _header(table: str, head: Mapping[str, Any], seats: _Seats) -> dict[str, Any]:
    """Return the header with people's current names, and the salts of the bound names."""
    seated = [seats.holders.get(seat, TableSeat(seat, 0)) for seat in range(head["players"])]
    if "entropy" not in head:
        return {**head, "seats": [holder.name or "" for holder in seated]}
    names, salts = opened_names(table, seated, head["names"])
    header = {**head, "seats": names, "salts": salts}
    if "broken_off" in head:
        header["breakers"] = opened_breakers(seats.broken_off, head["broken_off"])
    return header


def _text(header: Mapping[str, Any], lines: Iterable[Mapping[str, Any]]) -> str:
    chain = fingerprint(header)
    found = [canonical(header)]
    for line in lines:
        chain = chained(chain, line)
        found.append(canonical({**line, "hash": chain}))
    return "".join(line + "\n" for line in found)
