"""A game again, moment by moment, from one point of view."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType, structs

from rascals.core.match import Deed, Match
from rascals.table.channels import Viewer
from rascals.table.history import Line
from rascals.table.messages import EventInfo, LogEntry, Part
from rascals.table.telling import log_line, replayed

Pov = Viewer | Literal["open"]


class Frame(Part, frozen=True):
    """One moment of a replay: what happened and what the point of view knows after it.

    `n` is dense in that point of view, as in the log; ``command`` is the number of the game's own deed, null while the
    game is played and where a move was made that was taken back, or was taken back.
    """

    n: int
    at: int
    seat: int | None
    events: list[EventInfo]
    view: dict[str, Any]
    standin: bool = False
    command: int | None = None
    undone: list[EventInfo] | UnsetType = UNSET


def frames(match: Match, lines: list[Line], pov: Pov) -> list[Frame]:
    """Return the frames of a match as `pov` knows it: a seat, None for everybody, "open" for everything.

    The caller sees to it that "open" and other people's seats are asked for only when the game is over.
    """
    found: list[Frame] = []
    for made, past in replayed(match, lines):
        line = _line(made.deed(match), pov, len(found), made)
        if line is not None:
            view = past.view(None, reveal=True) if pov == "open" else past.view(pov)
            command = made.n if match.over and made.gone is None else None
            found.append(Frame(**structs.asdict(line), view=view, command=command))
    return found


def _line(deed: Deed, pov: Pov, n: int, made: Line) -> LogEntry | None:
    if pov != "open":
        return log_line(deed, pov, n, made)
    events = [EventInfo(event.name, dict(event.args)) for event in deed.events]
    if made.back:
        return LogEntry(n, made.at, deed.seat, [], undone=events)
    return LogEntry(n, made.at, deed.seat, events, standin=made.standin)
