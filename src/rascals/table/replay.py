"""The replay of a game from one point of view, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast

from msgspec import UNSET, UnsetType, structs

from rascals.core.match import Match, Ply
from rascals.table.channels import Viewer
from rascals.table.history import HistoryLine
from rascals.table.messages import EventInfo, GameView, LogEntry, Part
from rascals.table.projection import log_line, staged

Pov = Viewer | Literal["open"]


class Frame(Part, frozen=True):
    """One moment of a replay: the events and the view after them.

    ``n`` is dense for that point of view, as in the log; ``command`` is the number of the game's ply, null during play,
    for a move that was taken back, and for taking it back.
    """

    n: int
    at: int
    seat: int | None
    events: list[EventInfo]
    view: GameView
    standin: bool = False
    command: int | None = None
    undone: list[EventInfo] | UnsetType = UNSET


def frames(match: Match, lines: list[HistoryLine], pov: Pov) -> list[Frame]:
    """Return the frames of a match as `pov` knows it: a seat, None for everybody, "open" for everything.

    The caller must allow "open" and other people's seats only when the game is over.
    """
    found: list[Frame] = []
    for made, past in _replayed(match, lines):
        line = _line(made.ply(match), pov, len(found), made)
        if line is not None:
            seat, reveal = (None, True) if pov == "open" else (pov, False)
            line = staged(line, found[-1].view if found else None, past.stages(seat, reveal=reveal))
            view = past.view(seat, reveal=reveal)
            command = made.n if match.over and made.gone is None else None
            found.append(Frame(**structs.asdict(line), view=view, command=command))
    return found


class TurningPoint(Part, frozen=True):
    """The moment from which the winner of a game had the most points until the end, after somebody else had more.

    `n`: the frame in the open replay, whose last frame is `last`; `seat`: the winner's.
    """

    n: int
    last: int
    seat: int


def turning_point(match: Match, lines: list[HistoryLine]) -> TurningPoint | None:
    """Return the turning point of a finished match, by the points that its game counts at every moment.

    None if there is none: several have won, the winner was never behind, or the game is not won by points.
    """
    if len(match.winners) > 1:
        return None
    (seat,) = match.winners
    moments = [n for n, made in enumerate(lines) if made.gone is None]
    leads = [_lead(past, seat) for made, past in _replayed(match, lines) if made.gone is None]
    first = max((at + 1 for at, lead in enumerate(leads) if lead <= 0), default=0)
    if first == len(leads) or min(leads[:first], default=0) >= 0:
        return None
    return TurningPoint(moments[first], len(lines) - 1, seat)


def _lead(match: Match, seat: int) -> int:
    """Return how many points a seat is ahead of the best of the others, at any time; 0 if it is alone."""
    points = [match.game.definition.rules.score(match.state, other) for other in match.game.seats]
    mine = points.pop(seat)
    return mine - max(points, default=mine)


def _replayed(match: Match, lines: list[HistoryLine]) -> Iterator[tuple[HistoryLine, Match]]:
    """Yield each line of a match, including moves taken back, with the match as it was then."""
    past = match.at(0)
    yield lines[0], past
    for made in lines[1:]:
        ply = made.ply(match)
        seat = cast("int", ply.seat)  # only the set-up has no seat
        if made.back:
            past.undo(seat)
        else:
            past = past.copy() if made.gone or ply.staged else past  # the copy keeps the earlier state
            past.enter(seat, ply.move, None)
        yield made, past


def no_frames(_pov: Pov) -> list[Frame]:
    """Return the replay of a game that has not begun."""
    return []


def _line(ply: Ply, pov: Pov, n: int, made: HistoryLine) -> LogEntry | None:
    if pov != "open":
        return log_line(ply, pov, n, made)
    events = [EventInfo(event.name, dict(event.args)) for event in ply.events]
    if made.back:
        return LogEntry(n, made.at, ply.seat, [], undone=events)
    return LogEntry(n, made.at, ply.seat, events, standin=made.standin)
