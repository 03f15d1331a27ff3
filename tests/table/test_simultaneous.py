"""Simultaneous secret decisions of several seats: no collisions, and no leaks."""

from __future__ import annotations

from typing import Any

import pytest

from rascals.table import Play, Refused, Speak
from rascals.table.clocks import GRACE
from tests.conftest import Amount
from tests.table.sitting import Sitting, clock

pytestmark = pytest.mark.usefixtures("ballots")


def ballot(people: int = 4, rounds: int = 3, **more: Any) -> Sitting:
    return Sitting("ballot", people, options={"rounds": rounds}, **more).seat(people).start()


@pytest.mark.no_cover
def test_eight_seats_vote_at_once(amount: Amount) -> None:
    """R5: in a thousand rounds all seats answer their current decision, in any order, and none is ever refused."""
    for _ in range(amount(4, 100)):
        sitting = ballot(8, 10)
        for round_ in range(1, 11):
            seats = list(range(8))
            sitting.chance.shuffle(seats)
            commands = [
                Play(seat, f"r{round_}", sitting.table.decision(seat), sitting.some_move(seat)) for seat in seats
            ]
            for command in commands:
                assert len(sitting.do(command).entries) == 1
        assert sitting.table.status == "over"


def test_the_one_who_completes_a_round_is_not_named() -> None:
    """The count is sent to all; only that seat learns that its vote completed it."""
    sitting = ballot(3)
    for seat in (2, 0, 1):
        sitting.play(seat, "vote no")
    counted = {viewer: told[-1]["entry"] for viewer, told in sitting.told.items()}
    assert {viewer: entry["seat"] for viewer, entry in counted.items()} == {None: None, 0: None, 1: 1, 2: None}
    assert [event["event"] for event in counted[0]["events"]] == ["counted"]


def test_decisions_are_counted_for_each_seat() -> None:
    """A seat's decision number changes each time it has to decide; a second answer to the first is stale."""
    sitting = ballot(3)
    assert [sitting.table.decision(seat) for seat in range(3)] == [1, 1, 1]
    sitting.play(0, "vote no")
    assert sitting.table.decision(0) is None
    assert sitting.refusal(Play(0, "again", 1, "vote yes"))[0] == "stale"
    assert sitting.refusal(Play(0, "ahead", 2, "vote yes"))[0] == "not_your_decision"
    sitting.play(1, "vote no")
    sitting.play(2, "vote no")
    assert [sitting.table.decision(seat) for seat in range(3)] == [2, 2, 2]


def test_clocks_of_those_who_decided_seem_to_run_on() -> None:
    """While the rules hide who has voted, clocks and deadlines do too; one's own clock is exact."""
    sitting = ballot(3, clock=clock(60, 10))
    start = sitting.now
    sitting.play(1, "vote yes", after=20_000)
    shown = {viewer: sitting.table.snapshot(viewer, start + 30_000).clocks for viewer in (0, 1, None)}
    assert shown[0].remaining == [30.0, 30.0, 30.0]
    assert shown[0].deadline == {str(seat): start + 60_000 for seat in range(3)}
    assert shown[None] == shown[0]
    assert shown[1].remaining == [30.0, 50.0, 30.0]
    assert shown[1].running == [0, 2]
    for seat in (0, 2):
        sitting.play(seat, "vote no", after=0)
    assert sitting.table.snapshot(0, sitting.now).clocks.remaining == [50.0, 50.0, 50.0]


def test_a_flag_that_falls_in_secret_voting() -> None:
    """A seat that has voted is kept when time is up; one that has not gets a stand-in."""
    sitting = ballot(3, clock=clock(10))
    sitting.play(1, "vote yes")
    sitting.now += 10_000 + GRACE
    for command in sitting.table.overdue(sitting.now):
        sitting.do(command, after=0)
    assert [seat.standin for seat in sitting.table.info().seats] == [True, False, True]


def test_composites_are_all_or_nothing() -> None:
    """A move of several parts is one command; half a move is refused without effect."""
    sitting = ballot(2)
    with pytest.raises(Refused) as caught:
        sitting.play(0, "think")
    assert caught.value.reason == "unfinished"
    assert sitting.table.preview(0, ["think"])[1] is False
    moves, complete = sitting.table.preview(0, ["think", "vote yes"])
    assert (moves, complete) == ([], True)
    sitting.play(0, "think; vote yes")
    assert sitting.table.match.history[-1].move == "think; vote yes"


def test_a_changed_view_without_an_event_is_a_snapshot() -> None:
    """If a game changes what a seat sees without an event, the seat gets a fresh snapshot."""
    sitting = ballot(2)
    channel = sitting.table.channels[None]
    assert channel.view is not None
    channel.view = {**channel.view, "round": 0}
    sitting.play(0, "vote no")
    assert sitting.told[None][-1]["type"] == "snapshot"
    assert sitting.told[None][-1]["view"]["round"] == 1


def test_after_a_restart_a_secret_stays_one() -> None:
    """A restored table shows of the next move what it would have shown before: nothing that happened meanwhile."""
    sitting = ballot(3)
    for seat in (0, 1, 2, 0):
        sitting.play(seat, "vote yes")
    sitting.do(Speak(0, "early", "before the restart"))
    sitting.table = sitting.rebuilt()
    sitting.told.clear()
    sitting.play(1, "vote no")
    assert set(sitting.told) == {1}
    sitting.do(Speak(2, "late", "after it"))
    assert [message["line"]["text"] for message in sitting.told[0]] == ["after it"]
    sitting.play(2, "vote no")
    assert [message["entry"]["n"] for message in sitting.told[0][1:]] == [len(sitting.table.channels[0].log) - 1]
