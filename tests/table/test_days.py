"""Days as clocks: each decision has its days, days off are few and told to all, and nothing tells who has decided."""

from __future__ import annotations

import pytest

from rascals.table import Table, commands
from rascals.table.clocks import DAY, DAYS_OFF, GRACE
from rascals.table.commands import FlagFall
from rascals.table.messages import ClockPlan
from tests.table.sitting import SECRET, Sitting
from tests.table.test_clocks import remaining
from tests.table.test_lobby import refusal
from tests.table.test_simultaneous import ballot

DAYS = ClockPlan(3 * 86_400, 0, anew=True)


def slow(people: int = 3) -> Sitting:
    return Sitting(players=3, clock=DAYS).seat(people).start()


def test_each_decision_has_the_whole_time() -> None:
    """Whatever a seat has used for one move, it has three days for the next, and no more."""
    sitting = slow()
    seat = sitting.next
    sitting.play(after=2 * DAY)
    assert remaining(sitting, seat) == 3 * DAY / 1000
    while sitting.next != seat:
        sitting.play(after=DAY)
    assert sitting.table.alarm == sitting.now + 3 * DAY + GRACE
    assert remaining(sitting, seat, sitting.now + 2 * DAY) == DAY / 1000
    assert sitting.table.overdue(sitting.now + 3 * DAY + GRACE) == [FlagFall(seat)]


def test_a_day_off_moves_the_deadline_and_is_told_to_all() -> None:
    """Anyone who is asked has a day more; everybody sees it, and when it was taken; repeating it takes no second."""
    sitting = slow()
    seat = sitting.next
    deadline = sitting.now + 3 * DAY
    sitting.do(commands.DayOff(seat, 0), after=DAY)
    sitting.do(commands.DayOff(seat, 0))
    for viewer in (seat, (seat + 1) % 3, None):
        shown = sitting.table.snapshot(viewer, sitting.now)
        assert shown.clocks.deadline == {str(seat): deadline + DAY}
        assert len(shown.table.seats[seat].days_off) == 1
        assert shown.table.days_off == DAYS_OFF


def test_a_day_off_before_one_is_asked_counts_for_the_next_decision_alone() -> None:
    """Taken while others think, it makes the next decision longer, and no later one."""
    sitting = slow()
    seat = (sitting.next + 1) % 3
    sitting.do(commands.DayOff(seat, 0))
    while sitting.next != seat:
        sitting.play()
    assert sitting.table.snapshot(seat, sitting.now).clocks.remaining[seat] == 4 * DAY / 1000
    sitting.play()
    while sitting.next != seat:
        sitting.play()
    assert sitting.table.snapshot(seat, sitting.now).clocks.remaining[seat] == 3 * DAY / 1000


def test_days_off_are_few() -> None:
    """A person has three in a game, none at a table that is faster, and none while a bot plays."""
    sitting = slow()
    seat = sitting.next
    for taken in range(DAYS_OFF):
        sitting.do(commands.DayOff(seat, taken))
    assert refusal(sitting, commands.DayOff(seat, DAYS_OFF)) == ("bad", "day-off-all")
    other = (seat + 1) % 3
    sitting.do(commands.Leave(other))
    assert refusal(sitting, commands.DayOff(other, 0)) == ("not_your_decision", "day-off-bot")
    fast = Sitting(players=3, clock=ClockPlan(86_399, 0, anew=True)).seat(3).start()
    assert refusal(fast, commands.DayOff(0, 0)) == ("bad", "day-off-none")
    assert fast.table.info().days_off == 0


@pytest.mark.usefixtures("ballots")
def test_a_day_off_tells_nobody_who_has_decided() -> None:
    """Who has voted in secret and who has not look alike as they take a day off."""
    told = []
    for voted in (False, True):
        sitting = ballot(3, clock=DAYS)
        sitting.play(1, "vote no", after=1_000)
        if voted:
            sitting.play(2, "vote yes", after=0)
        sitting.do(commands.DayOff(2, 0), after=1_000)
        shown = sitting.table.snapshot(0, sitting.now)
        told.append((shown.clocks, shown.table.seats))
    assert told[0] == told[1]


def test_the_same_after_a_restart() -> None:
    """A table of days read from its log has the same deadlines and the same days off; standing still costs nobody."""
    sitting = slow()
    seat = sitting.next
    sitting.do(commands.DayOff(seat, 0), after=DAY)
    before = sitting.table.snapshot(seat, sitting.now)
    again = Table.rebuilt(sitting.table.header, SECRET, sitting.log)
    after = again.snapshot(seat, sitting.now)
    assert (after.clocks, after.table.seats[seat].days_off) == (before.clocks, before.table.seats[seat].days_off)


@pytest.mark.parametrize(("plan", "hours"), [(None, 1), (DAYS, 72), (ClockPlan(86_400, 0), 1)])
def test_a_table_of_days_waits_as_long_as_a_move_may_take(plan: ClockPlan | None, hours: int) -> None:
    """An open table that nobody is at closes after an hour, one of three days a move after three days."""
    sitting = Sitting(players=3, clock=plan).seat(1)
    gone = max(place.gone for place in sitting.table.places)
    assert sitting.table.overdue(gone + hours * 3_600_000 - 1) == []
    assert sitting.table.overdue(gone + hours * 3_600_000) == [commands.Close()]
