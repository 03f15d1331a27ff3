"""Seats that may move but need not: who may bribe while GoodCritters' boss shares. [G-48]"""

from __future__ import annotations

from rascals.table import Play, Task
from rascals.table.clocks import GRACE
from tests.table.sitting import Sitting, clock

OPTIONS = {"payoffs": True, "early_bribes": True, "first_boss": 0}
SHARE = "share 0:{}"


def bribery(people: int = 4, bots: str | None = None, **more: object) -> Sitting:
    return Sitting("goodcritters", 4, options=OPTIONS, **more).seat(people, bots).start()


def to_the_boss(sitting: Sitting) -> str:
    """The share that gives everything to the boss."""
    assert sitting.table.match is not None
    return "; ".join(["give 0"] * len(sitting.table.match.view(None)["middle"]))


def test_only_the_clocks_of_seats_that_are_waited_for_run() -> None:
    """R15: while the boss shares, others lose no time, though they may act; an offer starts its addressee's clock.

    Everybody is told the same of it.
    """
    sitting = bribery(clock=clock(60, 0))
    for viewer in (0, 2, None):
        assert sitting.table.snapshot(viewer, sitting.now).clocks.running == [0]
    sitting.play(1, "offer 2: P1", after=20_000)
    for viewer in (0, 1, 2, None):
        clocks = sitting.table.snapshot(viewer, sitting.now).clocks
        assert clocks.running == [0, 2]
        assert clocks.remaining == [40, 60, 60, 60]
    sitting.play(2, "decline 1", after=10_000)
    assert sitting.table.snapshot(3, sitting.now).clocks.remaining == [30, 60, 50, 60]
    assert sitting.table.alarm == sitting.now + 30_000 + GRACE


def test_bots_that_need_not_move_are_not_asked() -> None:
    """A bot answers an offer, and shares as boss; it makes no move only because it may."""
    sitting = bribery(people=1, bots="random")
    assert sitting.table.tasks() == []
    sitting.play(0, "offer 2: P1")
    assert [task.seat for task in sitting.table.tasks()] == [2]
    sitting.play(0, to_the_boss(sitting))
    assert {task.seat for task in sitting.table.tasks()} == {1, 2, 3}
    assert isinstance(sitting.table.tasks()[0], Task)


def test_moves_that_cross_collide_only_where_one_agrees_to_the_other() -> None:
    """R5: an offer and a share made at the same time both count; accepting counts only for what was seen."""
    sitting = bribery()
    asked = {seat: sitting.table.decision(seat) for seat in range(4)}
    assert None not in asked.values()
    sitting.do(Play(1, "a", asked[1], "offer 0: P1 for P2"))
    sitting.do(Play(2, "b", asked[2], "offer 0: P1"))
    sitting.do(Play(0, "c", asked[0], to_the_boss(sitting)))
    assert sitting.table.match is not None
    view = sitting.table.match.view(0)
    assert view["phase"] == "bargain"
    assert [offer["from"] for offer in view["offers"]] == [1, 2]
