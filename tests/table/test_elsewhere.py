"""Who is connected at another server counts as there."""

from __future__ import annotations

from rascals.table import Close, HandOver, Kick, Leave, Rematch
from rascals.table.deadlines import HOST_AWAY
from rascals.table.state import DESERTED
from tests.table.sitting import Sitting, token


def test_connected_there_is_connected() -> None:
    """A seat's person at another server is shown as connected here; all are told when it changes, and only then."""
    sitting = Sitting(players=3).seat(3)
    told = sitting.hear(sitting.table.elsewhere({1: 2}, 3, at=500))
    assert {post.viewer for post in told} == {None, 0, 1, 2}
    info = sitting.table.info()
    assert [seat.connected for seat in info.seats] == [False, True, False]
    assert info.watching == 3
    assert sitting.table.elsewhere({1: 1}, 3, at=600) == []
    assert sitting.table.arrive(1, 700) == []
    assert sitting.table.elsewhere({}, 3, at=800) == [], "a client of the same person is still here"
    assert len(sitting.table.depart(1, 900)) == 4
    assert len(sitting.table.elsewhere({}, 0, at=950)) == 4


def test_bots_and_open_seats_are_nowhere() -> None:
    """Old news of a seat that somebody else has now, or nobody, means nothing."""
    sitting = Sitting(players=3).seat(2, "random")
    sitting.table.elsewhere({1: 1, 2: 1}, 0, at=500)
    sitting.do(Kick(0, 1))
    assert not sitting.table.info().seats[1].connected
    sitting.table.elsewhere({1: 1, 2: 1}, 0, at=600)
    assert not sitting.table.places[1].present
    assert not sitting.table.places[2].present


def test_a_host_at_another_server_stays_host() -> None:
    """The host is away only when connected nowhere; then somebody present takes over, wherever they are."""
    sitting = Sitting(players=3).seat(3)
    sitting.table.elsewhere({0: 1, 2: 1}, 0, at=1_000)
    assert sitting.table.overdue(1_000 + 10 * HOST_AWAY) == []
    sitting.table.elsewhere({2: 1}, 0, at=5_000)
    assert sitting.table.overdue(5_000 + HOST_AWAY - 1) == []
    assert sitting.table.overdue(5_000 + HOST_AWAY) == [HandOver()]
    sitting.do(HandOver(), after=5_000 + HOST_AWAY)
    assert sitting.table.host == 2


def test_a_host_seen_elsewhere_after_a_restart_is_seen() -> None:
    """Who is connected to the other server while this one starts again is not awaited when they go."""
    sitting = Sitting(players=3).seat(3)
    sitting.table = sitting.rebuilt(awake=1_000)
    sitting.table.elsewhere({0: 1, 2: 1}, 0, at=1_000)
    sitting.table.elsewhere({2: 1}, 0, at=2_000)
    sitting.do(HandOver(), after=2_000 + HOST_AWAY)
    assert sitting.table.awaited_host is None
    missing = Sitting(players=3).seat(3)
    missing.table = missing.rebuilt(awake=1_000)
    missing.table.elsewhere({2: 1}, 0, at=2_000)
    missing.do(HandOver(), after=2_000 + HOST_AWAY)
    missing.table.elsewhere({0: 1, 2: 1}, 0, at=missing.now)
    missing.do(HandOver(), after=0)
    assert missing.table.host == 0


def test_a_table_is_not_deserted_while_somebody_is_elsewhere() -> None:
    """An open table closes only when nobody is there at any server, neither player nor spectator."""
    sitting = Sitting(players=3).seat(1)
    late = sitting.now + 2 * DESERTED
    for seats, watching in (({0: 1}, 0), ({}, 1)):
        sitting.table.elsewhere(seats, watching, at=sitting.now)
        assert sitting.table.overdue(late) == []
    sitting.table.elsewhere({}, 0, at=sitting.now)
    assert sitting.table.overdue(late) == [Close()]


def test_r21_a_freed_seats_token_is_remembered_as_such() -> None:
    """People who left or were removed are known as such, also after a restart; others are not."""
    sitting = Sitting(players=3).seat(3)
    sitting.do(Kick(0, 1))
    sitting.do(Leave(2))
    for table in (sitting.table, sitting.rebuilt()):
        assert [table.was_seated(token(seat)) for seat in (0, 1, 2, 9)] == [False, True, True, False]


def test_a_rematch_replaces_only_the_one_that_is_named() -> None:
    """Of two who make a rematch at once the first has it; a new one takes the place of exactly that one."""
    sitting = Sitting(players=3).seat(3).start().finish()
    sitting.do(Rematch(0, "one"))
    assert sitting.do(Rematch(1, "two")).entries == ()
    assert sitting.do(Rematch(1, "two", "none")).entries == ()
    assert sitting.table.rematch == "one"
    sitting.do(Rematch(1, "two", "one"))
    assert sitting.table.rematch == "two"
