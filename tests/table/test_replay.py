"""A game replayed from any point of view: exactly what that viewer got, no more."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import UNSET, structs, to_builtins

import rascals
from rascals.core.match import Match
from rascals.table import Leave, TurningPoint
from rascals.table.history import HistoryLine
from rascals.table.messages import EventInfo
from rascals.table.replay import Frame, turning_point
from tests.suites import deep
from tests.table.sitting import Sitting


def logged(frame: Frame) -> list[EventInfo]:
    """The events of a frame as a log has them: without their effects on the view."""
    return [structs.replace(event, changes=UNSET) for event in frame.events]


@pytest.mark.parametrize("game", ["felicity", "goodcritters", *deep(["goons", "heist"])])
def test_a_seats_replay_is_what_it_was_told(game: str) -> None:
    """R6: frames of a seat, or of the public, have that viewer's log lines and views, in order, and no more."""
    sitting = Sitting(game).seat(2, "random").start().finish()
    for viewer in (None, 0, 1):
        frames = sitting.table.replay(viewer)
        log = sitting.heard(viewer)
        assert [(f.n, f.at, f.seat, logged(f)) for f in frames] == [(e.n, e.at, e.seat, e.events) for e in log]
        updates = [message for message in sitting.told[viewer] if message["type"] == "update"]
        told = [(message["view"], message["entry"]["events"]) for message in updates]
        assert [(frame.view, to_builtins(frame.events)) for frame in frames[1:]] == told


def test_open_replay_hides_nothing() -> None:
    """With everything open, every card that was placed is named."""
    sitting = Sitting().seat(2, "random").start().finish()
    frames = sitting.table.replay("open")
    assert [frame.command for frame in frames] == list(range(len(frames)))
    placed = [e.args["pet"] for frame in frames for e in frame.events if e.event == "placed"]
    assert None not in placed
    assert all(seat["hand"] is not None for seat in frames[0].view["seats"])


@pytest.mark.usefixtures("ballots")
def test_secret_moves_leave_no_gap() -> None:
    """A viewer who learned nothing of a move has no frame for it; numbers stay dense."""
    sitting = Sitting("ballot", 3).seat(3).start().finish()
    public = sitting.table.replay(None)
    assert [frame.n for frame in public] == [0, 1, 2, 3]
    assert [frame.command for frame in public] == [0, 3, 6, 9]
    assert [frame.command for frame in sitting.table.replay("open")] == list(range(10))


def test_during_play_frames_have_no_command_numbers() -> None:
    """During a game, the game's own numbers would reveal how much is hidden, so frames omit them."""
    sitting = Sitting().seat(2, "random").start()
    sitting.do(Leave(0))
    for _ in range(5):
        sitting.step()
    frames = sitting.table.replay(1)
    assert len(frames) == 6
    assert {frame.command for frame in frames} == {None}
    assert any(frame.standin for frame in frames)


def test_an_open_table_has_no_replay() -> None:
    """Before the start there is nothing to replay."""
    assert Sitting().seat(1).table.replay(None) == []


def _scored(game: str, chance: int) -> tuple[Match, list[HistoryLine], list[tuple[int, ...]]]:
    """A whole game in which some moves are taken back, and the points after each line."""
    match, draw = rascals.game(game, players=4).new(seed=chance), Random(chance)
    lines, points = [HistoryLine(0, standin=False, n=0)], []
    while True:
        points.append(tuple(match.game.definition.rules.score(match.state, seat) for seat in match.game.seats))
        if match.over:
            return match, lines, points
        gone = match.history[-1]
        if gone.seat is not None and match.can_undo(gone.seat) and draw.random() < 0.2:
            match.undo(gone.seat)
            made = next(n for n in reversed(range(len(lines))) if lines[n].gone is None)
            lines[made] = lines[made]._replace(gone=gone)
            lines.append(lines[made]._replace(back=True))
        else:
            mover = match.acting[0]
            match.play(mover, match.random_move(mover, draw))
            lines.append(HistoryLine(0, standin=False, n=match.history[-1].n))


@pytest.mark.parametrize("game", ["felicity", *deep(["goodcritters", "goons", "heist"])])
def test_the_turning_point_is_where_the_winner_gets_ahead_for_good(game: str) -> None:
    """From there on the sole winner leads; just before they did not, and earlier somebody else had more."""
    found = set()
    for chance in (0, 2, 22, 27, 33):
        match, lines, points = _scored(game, chance)
        winner, point = match.winners[0], turning_point(match, lines)
        leads = {
            n: one[winner] - max(one[:winner] + one[winner + 1 :])
            for n, one in enumerate(points)
            if lines[n].gone is None
        }
        since = [n for n in leads if all(lead > 0 for later, lead in leads.items() if later >= n)]
        turned = len(match.winners) == 1 and since and any(leads[n] < 0 for n in leads if n < since[0])
        assert point == (TurningPoint(since[0], len(lines) - 1, winner) if turned else None)
        found.add(point is None)
    assert False in found
