"""R15: only the server's clock counts: grace, lag compensation, credit after a restart, and days as clocks."""

from __future__ import annotations

import pytest

from rascals.table import CommandResult, Leave, Pause, Play, Resume, Return, Standin, Table, commands
from rascals.table.clocks import CREDIT, DAY, DAYS_OFF, GRACE, LAG_CAP, RETURN_BANK
from rascals.table.commands import FlagFall
from rascals.table.messages import ClockPlan
from tests.table.sitting import SECRET, Sitting, clock


def timed(bank: int = 60, increment: int = 0, people: int = 3, bots: str | None = None) -> Sitting:
    return Sitting(players=3, clock=clock(bank, increment)).seat(people, bots).start()


def remaining(sitting: Sitting, seat: int, at: int | None = None) -> float | None:
    return sitting.table.snapshot(seat, sitting.now if at is None else at).clocks.remaining[seat]


def resume(sitting: Sitting, after: int = 100) -> CommandResult:
    """Start a server, after all servers have stood still."""
    return sitting.do(Resume(sitting.now + after), after)


def test_only_the_awaited_clock_runs() -> None:
    """The seat to move uses its time from the start of its decision; the others' clocks stand still."""
    sitting = timed()
    seat = sitting.next
    shown = sitting.table.snapshot(None, sitting.now + 7_000).clocks
    assert shown.running == [seat]
    assert shown.deadline == {str(seat): sitting.now + 60_000}
    assert shown.remaining == [53.0 if other == seat else 60.0 for other in range(3)]


def test_a_move_takes_its_time_and_earns_the_increment() -> None:
    """Bank = bank − time + increment."""
    sitting = timed(60, 5)
    seat = sitting.next
    sitting.play(after=12_000)
    assert remaining(sitting, seat) == 53.0


@pytest.mark.parametrize(("lag", "forgiven"), [(0, 0), (200, 200), (5_000, LAG_CAP)])
def test_a_measured_delay_is_forgiven_up_to_a_limit(lag: int, forgiven: int) -> None:
    """A message's transit time is not charged to the player, up to half a second."""
    sitting = timed()
    seat = sitting.next
    sitting.play(after=10_000, lag=lag)
    assert remaining(sitting, seat) == 50.0 + forgiven / 1000


def test_the_flag_falls_after_the_grace_and_not_before() -> None:
    """A move within the grace still counts; after it the stand-in has the seat."""
    sitting = timed(10)
    seat = sitting.next
    deadline = sitting.now + 10_000
    assert sitting.table.alarm == deadline + GRACE
    assert sitting.table.overdue(deadline + GRACE - 1) == []
    assert sitting.table.overdue(deadline + GRACE) == [FlagFall(seat)]
    sitting.play(after=10_000 + GRACE - 1)
    assert remaining(sitting, seat) == 0.0
    assert sitting.table.overdue(sitting.now) == []


def test_bots_and_stand_ins_have_no_clock_running() -> None:
    """A bot's seat has no clock; a stand-in does not use the time of the person it plays for."""
    sitting = timed(people=2, bots="random")
    assert sitting.table.snapshot(0, sitting.now).clocks.remaining[2] is None
    while sitting.next != 0:
        sitting.step()
    sitting.do(Leave(0), after=20_000)
    assert remaining(sitting, 0, sitting.now + 30_000) == 40.0
    sitting.think(0, after=9_000)
    assert remaining(sitting, 0) == 40.0


def test_an_untimed_table_shows_no_clock() -> None:
    """Without a clock nothing runs and nobody is ever late."""
    sitting = Sitting(players=3).seat(3).start()
    shown = sitting.table.snapshot(0, 10**9).clocks
    assert (shown.remaining, shown.running, shown.deadline) == ([None] * 3, [], {})
    assert sitting.table.alarm is None
    assert sitting.do(Pause()).entries == ()
    assert resume(sitting).entries == ()


def test_after_the_end_no_clock_runs() -> None:
    """A finished game has no deadlines."""
    sitting = timed(3000).finish()
    assert sitting.table.snapshot(0, sitting.now).clocks.running == []
    assert sitting.table.alarm is None


def test_a_restart_is_a_pause() -> None:
    """R2: after a crash, time from the last entry to the restart is not charged; seats to act get 30 s more."""
    sitting = timed()
    sitting.play(after=10_000)
    seat = sitting.next
    crashed = sitting.now
    sitting.now += 3_600_000
    table = sitting.rebuilt()
    sitting.table = table
    resume(sitting, 0)
    assert remaining(sitting, seat) == 60.0 + CREDIT / 1000
    assert table.overdue(sitting.now) == []
    assert sitting.now > crashed + 3_000_000
    assert [place.sockets for place in table.seats] == [0, 0, 0]


def test_r15_a_standstill_is_credited_once_though_clocks_of_servers_differ() -> None:
    """A second server gives no second credit, even if the first wrote it with a clock that runs behind."""
    sitting = timed()
    ended = sitting.now + 90_000
    assert [entry.kind for entry in sitting.do(Resume(ended), after=80_000).entries] == ["resume"]
    assert sitting.do(Resume(ended)).entries == ()
    sitting.table = sitting.rebuilt()
    assert sitting.do(Resume(ended)).entries == ()
    assert [entry.kind for entry in sitting.do(Resume(ended + 90_000)).entries] == ["resume"]


def test_an_orderly_stop_counts_until_the_stop() -> None:
    """A clean stop records the time: time up to then counts, time after it does not."""
    sitting = timed()
    seat = sitting.next
    sitting.do(Pause(), after=10_000)
    sitting.now += 500_000
    sitting.table = sitting.rebuilt()
    resume(sitting, 0)
    assert remaining(sitting, seat) == 50.0 + CREDIT / 1000


def fallen(sitting: Sitting) -> int:
    """Let the flag of the seat to act fall; return the seat."""
    ((when, seat),) = sitting.table.clocks.falls()
    sitting.now = when
    sitting.do(FlagFall(seat), after=0)
    return seat


@pytest.mark.parametrize("way", ["return", "standin"])
def test_r15_a_fallen_flag_makes_one_move_for_the_seat(way: str) -> None:
    """A person who returns before the stand-in's move gets the seat only after it, and no time before."""
    sitting = timed(30)
    seat = fallen(sitting)
    back = Return(seat) if way == "return" else Standin(seat, seat, on=False)
    for _ in range(5):
        sitting.do(back, after=50)
        assert [task.seat for task in sitting.table.tasks()] == [seat]
        assert sitting.table.clocks.falls() == []
        assert remaining(sitting, seat) == 0.0
    assert [entry.kind for entry in sitting.log].count("standin") == 2
    result = sitting.think(seat)
    assert [entry.kind for entry in result.entries] == ["command", "standin"]
    assert not sitting.table.info().seats[seat].standin
    assert remaining(sitting, seat) == RETURN_BANK / 1000
    assert sitting.state(sitting.rebuilt()) == sitting.state()


def test_r15_a_move_by_hand_comes_too_late_once_the_flag_has_fallen() -> None:
    """After a flag has fallen the stand-in moves; the person's own move is refused until then."""
    sitting = timed(30)
    seat = fallen(sitting)
    late = Play(seat, "late", sitting.table.decision(seat), sitting.some_move(seat))
    assert sitting.refusal(late) == ("not_your_decision", "flag-fallen")
    sitting.think(seat)
    while sitting.next != seat:
        sitting.step()
    sitting.play(seat)
    assert not sitting.table.info().seats[seat].standin


def test_r15_who_leaves_again_while_coming_back_stays_away() -> None:
    """Leaving again, or requesting the stand-in, cancels a pending return."""
    for again in (Leave, lambda seat: Standin(seat, seat, on=True)):
        sitting = timed(30)
        seat = fallen(sitting)
        sitting.do(Return(seat))
        sitting.do(again(seat))
        sitting.think(seat)
        assert sitting.table.info().seats[seat].standin


def test_r15_a_flag_of_a_seat_that_is_no_longer_asked_is_settled() -> None:
    """A person whose flag fell gets the seat back once it need not act any more, even without a move."""
    sitting = Sitting("goodcritters", players=4, clock=clock(60)).seat(4).start()
    while len(sitting.table.awaited) < 2:
        sitting.step()
    while sitting.table.status == "playing" and len(sitting.table.awaited) > 1:
        seat = sitting.next
        if not sitting.table.seats[seat].standin:
            sitting.now = {who: when for when, who in sitting.table.clocks.falls()}[seat]
            sitting.do(FlagFall(seat), after=0)
            sitting.do(Return(seat))
        others = sorted(sitting.table.awaited - {seat})
        sitting.step() if not others or sitting.table.seats[others[0]].standin else sitting.play(others[0])
    stands = [place.seat for place in sitting.table.seats if place.standin and place.seat not in sitting.table.awaited]
    assert stands == []
    assert sitting.state(sitting.rebuilt()) == sitting.state()


def test_r15_a_stand_in_is_no_way_to_move_after_the_flag() -> None:
    """A person who sets a stand-in before the flag falls cannot move by hand after it would have fallen."""
    sitting = timed(30)
    seat = sitting.next
    sitting.do(Leave(seat), after=29_000)
    sitting.now += 3_000
    late = Play(seat, "late", sitting.table.decision(seat), sitting.some_move(seat))
    assert sitting.refusal(late) == ("not_your_decision", "flag-fallen")


def test_r15_a_restart_while_a_stand_in_is_called_is_a_pause_too() -> None:
    """After a restart the clock stands as when the stand-in came, with a credit; on return it is running."""
    sitting = timed(60)
    seat = sitting.next
    sitting.do(Leave(seat), after=10_000)
    sitting.now += 3_600_000
    sitting.table = sitting.rebuilt()
    resume(sitting, 0)
    assert remaining(sitting, seat) == 50.0 + CREDIT / 1000
    sitting.do(Return(seat), after=2_000)
    assert remaining(sitting, seat) == 48.0 + CREDIT / 1000


def test_r15_the_refill_comes_once_a_decision() -> None:
    """After the stand-in's move the next decision has a minimum time, counted from its start."""
    sitting = timed(5)
    seat = fallen(sitting)
    sitting.think(seat)
    while sitting.next != seat:
        sitting.play(after=0)
    began = sitting.now
    sitting.do(Return(seat), after=5_000)
    assert remaining(sitting, seat) == RETURN_BANK / 1000 - 5
    for _ in range(10):
        sitting.do(Leave(seat), after=500)
        sitting.do(Return(seat), after=500)
    assert remaining(sitting, seat) == RETURN_BANK / 1000 - 15
    assert sitting.table.clocks.falls() == [(began + RETURN_BANK + GRACE, seat)]


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
    """A seat that has to act gets an extra day; everybody sees it, and when it was taken; repeats take no other."""
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
    """Taken while others think, it extends the next decision, and no later one."""
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
    """A person has three in a game, none at a faster table, and none while a bot plays."""
    sitting = slow()
    seat = sitting.next
    for taken in range(DAYS_OFF):
        sitting.do(commands.DayOff(seat, taken))
    assert sitting.refusal(commands.DayOff(seat, DAYS_OFF)) == ("bad", "day-off-all")
    other = (seat + 1) % 3
    sitting.do(commands.Leave(other))
    assert sitting.refusal(commands.DayOff(other, 0)) == ("not_your_decision", "day-off-bot")
    fast = Sitting(players=3, clock=ClockPlan(86_399, 0, anew=True)).seat(3).start()
    assert fast.refusal(commands.DayOff(0, 0)) == ("bad", "day-off-none")
    assert fast.table.info().days_off == 0


def test_the_same_after_a_restart() -> None:
    """A table with days read from its log has the same deadlines and days off; downtime costs nobody anything."""
    sitting = slow()
    seat = sitting.next
    sitting.do(commands.DayOff(seat, 0), after=DAY)
    before = sitting.table.snapshot(seat, sitting.now)
    again = Table.rebuilt(sitting.table.header, SECRET, sitting.log)
    after = again.snapshot(seat, sitting.now)
    assert (after.clocks, after.table.seats[seat].days_off) == (before.clocks, before.table.seats[seat].days_off)


@pytest.mark.parametrize(("plan", "hours"), [(None, 1), (DAYS, 72), (ClockPlan(86_400, 0), 1)])
def test_a_table_of_days_waits_as_long_as_a_move_may_take(plan: ClockPlan | None, hours: int) -> None:
    """An open table with nobody present closes after an hour, one with three days a move after three days."""
    sitting = Sitting(players=3, clock=plan).seat(1)
    gone = max(place.gone for place in sitting.table.seats)
    assert sitting.table.overdue(gone + hours * 3_600_000 - 1) == []
    assert sitting.table.overdue(gone + hours * 3_600_000) == [commands.Close()]
