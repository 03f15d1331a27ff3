"""From a log that no longer holds to the saved game of what does.

Nothing is played: neither the rules nor the secret are needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rascals.core.canonical import canonical, chained
from rascals.core.entropy import fingerprint
from rascals.table.entries import Entry, Left, Moved, Sat, Started, Undone
from rascals.table.opening import opened_names
from rascals.table.seats import Place


def salvaged(table: str, log: Iterable[Entry]) -> str | None:
    """Return the saved game of the log of a table, up to the first line that does not follow; None before the start."""
    places: dict[int, Place] = {}
    started: Started | None = None
    lines: list[dict[str, Any]] = []
    hashes: list[str] = []  # after each of them
    for entry in log:
        match entry.what:
            case Sat(seat=seat, name=name, token=token):
                places[seat] = Place(seat, 0, name, token)
            case Left(seat=seat):
                places.pop(seat, None)
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
    return None if started is None else _text(_header(table, started.head, places), lines)


def _header(table: str, head: Mapping[str, Any], places: Mapping[int, Place]) -> dict[str, Any]:
    """Return the header with the names people have now, and the salts of those that the game is bound to."""
    seated = [places.get(seat, Place(seat, 0)) for seat in range(head["players"])]
    if "entropy" not in head:
        return {**head, "seats": [place.name or "" for place in seated]}
    names, salts = opened_names(table, seated, head["names"])
    return {**head, "seats": names, "salts": salts}


def _text(header: Mapping[str, Any], lines: Iterable[Mapping[str, Any]]) -> str:
    chain = fingerprint(header)
    found = [canonical(header)]
    for line in lines:
        chain = chained(chain, line)
        found.append(canonical({**line, "hash": chain}))
    return "".join(line + "\n" for line in found)
