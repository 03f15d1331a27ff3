"""R14: any seat may disconnect at any decision; a bot plays on, the person can take over again, the game ends."""

from __future__ import annotations

import pytest

from rascals.table import BotMove, HandOver, Leave, Play, Return, Sit, Standin
from rascals.table.commands import Close, FlagFall
from rascals.table.deadlines import HOST_AWAY
from rascals.table.deciding.absence import ABSENT
from rascals.table.state import DESERTED
from tests.table.sitting import Sitting, clock, token

WAYS = ("left", "flag", "host", "asked")


def go(sitting: Sitting, seat: int, way: str) -> None:
    """Make a seat's person absent in one of the ways."""
    if way == "left":
        sitting.do(Leave(seat))
    elif way == "asked":
        sitting.do(Standin(seat, seat, on=True))
    elif way == "host":
        host = (seat + 1) % 3
        sitting.hear(sitting.table.arrive(host, sitting.now))
        if sitting.table.host != host:
            sitting.do(HandOver(), after=HOST_AWAY)
        sitting.now += ABSENT
        sitting.do(Standin(host, seat, on=True))
        sitting.hear(sitting.table.depart(host, sitting.now))
    else:
        falls = {who: when for when, who in sitting.table.clocks.falls()}
        sitting.now = falls[seat]
        assert sitting.table.overdue(sitting.now) == [FlagFall(seat)]
        sitting.do(FlagFall(seat), after=0)


@pytest.mark.no_cover
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("moves", [0, 3, 8, 13])
def test_vanish_bot_continues_human_returns(moves: int, way: str) -> None:
    """At each decision and kind of absence: a bot plays on, the person returns, the game ends, the log is valid."""
    sitting = Sitting(players=3, clock=clock(600, 1) if way == "flag" else None).seat(3).start()
    for _ in range(moves):
        sitting.play()
    seat = sitting.next
    go(sitting, seat, way)
    assert sitting.table.info().seats[seat].standin
    assert [task.seat for task in sitting.table.tasks()] == [seat]
    sitting.think(seat)
    while sitting.table.status == "playing" and sitting.next != seat:
        sitting.step()
    if sitting.table.status == "playing":
        sitting.do(Return(seat))
        assert not sitting.table.info().seats[seat].standin
        assert sitting.table.tasks() == []
        sitting.play(seat)
    sitting.finish()
    assert sitting.table.status == "over"
    assert sitting.state(sitting.rebuilt()) == sitting.state()


@pytest.mark.parametrize("way", WAYS)
def test_everybody_vanishes(way: str) -> None:
    """When all people are gone, bots finish the game."""
    sitting = Sitting(players=3, clock=clock(600) if way == "flag" else None).seat(3).start()
    for _ in range(3):
        go(sitting, next(s for s in (sitting.next, 0, 1, 2) if not sitting.table.seats[s].standin), way)
        while sitting.table.status == "playing" and sitting.table.seats[sitting.next].standin:
            sitting.think()
    sitting.finish()
    assert sitting.table.status == "over"


def test_a_move_by_hand_takes_the_seat_back() -> None:
    """A person's move ends their stand-in at once."""
    sitting = Sitting(players=3).seat(3).start()
    seat = sitting.next
    sitting.do(Leave(seat))
    result = sitting.play(seat)
    assert [entry.kind for entry in result.entries] == ["standin", "command"]
    assert [entry.key is None for entry in result.entries] == [True, False]
    assert not sitting.table.info().seats[seat].standin


def test_bot_and_person_race_for_one_decision() -> None:
    """Of two moves for one decision the later is refused: a bot's as stale, or, after a return, as not its decision."""
    sitting = Sitting(players=3).seat(3).start()
    seat = sitting.next
    decision = sitting.table.decisions[seat]
    move = sitting.some_move(seat)
    sitting.do(Leave(seat))
    sitting.do(Return(seat))
    assert sitting.refusal(BotMove(seat, decision, move)) == ("not_your_decision", "not-your-decision")
    sitting.do(Leave(seat))
    sitting.think(seat)
    assert sitting.refusal(Play(seat, "late", decision, move)) == ("stale", "stale")
    assert sitting.refusal(BotMove(seat, decision, move)) == ("stale", "stale")


def test_the_transcript_tells_what_the_bot_did() -> None:
    """R26: a stand-in's moves are marked in everybody's log; those of bots on their own seats are not."""
    sitting = Sitting(players=3).seat(2, "random").start()
    sitting.do(Leave(0))
    for _ in range(9):
        sitting.step()
    log = sitting.heard(1)
    marked = {entry.seat for entry in log if entry.standin}
    assert marked == {0}
    levels = [entry.what.bot for entry in sitting.log if entry.kind == "command"]
    assert set(levels) == {None, "random"}


def test_who_may_call_a_stand_in() -> None:
    """One may set a stand-in for one's own seat, the host for people absent for 30 s; never for bots.

    The host's choice is the table's own bot; the host can end only what the host began.
    """
    sitting = Sitting(players=4).seat(3, "random").start()
    sitting.hear(sitting.table.arrive(1, sitting.now))
    assert sitting.refusal(Standin(1, 2, on=True)) == ("bad", "host-only")
    assert sitting.refusal(Standin(0, 1, on=True)) == ("bad", "not-absent")
    assert sitting.refusal(Standin(0, 3, on=True)) == ("bad", "not-absent")
    assert sitting.refusal(Standin(0, 9, on=True)) == ("bad", "no-seat")
    sitting.hear(sitting.table.arrive(2, sitting.now))
    sitting.hear(sitting.table.depart(2, sitting.now))
    left = sitting.now
    for later in (6, 1_000, ABSENT - 1):
        sitting.now = left + later
        assert sitting.refusal(Standin(0, 2, on=True)) == ("bad", "absent-briefly")
    sitting.now = left + ABSENT
    assert sitting.refusal(Standin(0, 2, on=True, level="shrewd")) == ("bad", "standin-level")
    sitting.do(Standin(0, 2, on=True))
    assert sitting.table.info().seats[2].bot == sitting.header.standin
    assert sitting.do(Standin(0, 2, on=True)).entries == ()
    sitting.do(Standin(0, 2, on=False))
    assert not sitting.table.info().seats[2].standin


@pytest.mark.parametrize("way", ["asked", "left", "flag"])
def test_the_host_cannot_change_the_stand_in_somebody_has(way: str) -> None:
    """The host can neither replace nor alone end a stand-in that the person requested or that a fallen flag began."""
    sitting = Sitting(players=3, clock=clock(60)).seat(3).start()
    seat = sitting.next
    host = sitting.table.host
    while seat == host:
        sitting.play()
        seat = sitting.next
    go(sitting, seat, way)
    sitting.now += 2 * ABSENT
    assert host is not None
    third = next(other for other in range(3) if other not in {host, seat})
    sitting.hear(sitting.table.arrive(third, sitting.now))
    assert sitting.refusal(Standin(host, seat, on=True)) == ("bad", "standin-own")
    sitting.do(Standin(host, seat, on=False))
    info = sitting.table.info().seats[seat]
    assert (info.standin, info.reason, info.agreed) == (True, way, [host])


@pytest.mark.parametrize("way", ["asked", "left", "flag", "host"])
def test_all_who_are_here_end_a_stand_in_together(way: str) -> None:
    """A person gets the seat back once everybody else present has agreed; everybody sees who has."""
    sitting = Sitting(players=4, clock=clock(60)).seat(4).start()
    for seat in (0, 1, 3):
        sitting.hear(sitting.table.arrive(seat, sitting.now))
    while sitting.next != 2:
        sitting.play()
    if way == "host":
        sitting.now += ABSENT
        sitting.do(Standin(0, 2, on=True))
    else:
        go(sitting, 2, way)
    sitting.do(Standin(1, 2, on=False))
    assert [seat.agreed for seat in sitting.table.info().seats] == [[], [], [1], []]
    assert {told[-1]["table"]["seats"][2]["agreed"][0] for told in sitting.told.values()} == {1}
    assert sitting.do(Standin(1, 2, on=False)).entries == (), "nobody counts twice"
    sitting.do(Standin(3, 2, on=False))
    assert sitting.table.seats[2].standin is not None
    assert sitting.state(sitting.rebuilt())[1:] == sitting.state()[1:]
    assert sitting.rebuilt().info().seats[2].agreed == [1, 3]
    sitting.do(Standin(0, 2, on=False))
    info = sitting.table.info().seats[2]
    if way == "flag":  # it still owes the move for the fallen flag
        assert info.reason == "returning"
        sitting.think(2)
        info = sitting.table.info().seats[2]
    assert (info.standin, info.reason, info.agreed) == (False, None, [])
    assert sitting.refusal(Standin(1, 3, on=True)) == ("bad", "host-only")
    sitting.do(Leave(2))
    assert sitting.table.info().seats[2].agreed == [], "consent is to one stand-in, not to the next"


def test_who_has_gone_is_not_waited_for() -> None:
    """If those who have not agreed disconnect, asking again ends the stand-in; the seat's own person does not vote."""
    sitting = Sitting(players=3).seat(3).start()
    sitting.do(Standin(2, 2, on=True))
    for seat in (0, 1, 2):
        sitting.hear(sitting.table.arrive(seat, sitting.now))
    sitting.do(Standin(0, 2, on=False))
    assert sitting.table.info().seats[2].standin
    sitting.hear(sitting.table.depart(1, sitting.now))
    assert [entry.kind for entry in sitting.do(Standin(0, 2, on=False)).entries] == ["standin"]
    assert sitting.do(Standin(0, 2, on=False)).entries == ()


def test_what_a_person_asks_for_is_theirs_though_the_host_was_first() -> None:
    """If a person confirms the stand-in that the host set, the host can no longer end it alone."""
    sitting = Sitting(players=3).seat(3).start()
    go(sitting, 2, "host")
    host = sitting.table.host
    assert host is not None
    sitting.do(Standin(2, 2, on=True))
    assert sitting.table.info().seats[2].reason == "asked"
    sitting.hear(sitting.table.arrive(1 - host, sitting.now))
    sitting.do(Standin(host, 2, on=False))
    assert sitting.table.info().seats[2].standin


def test_what_time_commands_is_looked_at_again_when_it_is_done() -> None:
    """A timed command is refused if its reason is gone: somebody took the seat, or the host came back."""
    sitting = Sitting(players=3).seat(1)
    sitting.now += DESERTED
    assert sitting.table.overdue(sitting.now) == [Close()]
    sitting.do(Sit("Bo", token(1)), after=0)
    assert sitting.refusal(Close()) == ("stale", "stale")
    sitting.hear(sitting.table.arrive(1, sitting.now))
    assert sitting.table.overdue(sitting.now) == [HandOver()]
    sitting.hear(sitting.table.arrive(0, sitting.now))
    assert sitting.refusal(HandOver()) == ("stale", "stale")


def test_leaving_and_coming_back_twice_is_harmless() -> None:
    """Repeating a leave or a return changes nothing."""
    sitting = Sitting(players=3).seat(3).start()
    sitting.do(Leave(1))
    assert sitting.do(Leave(1)).entries == ()
    sitting.do(Return(1))
    assert sitting.do(Return(1)).entries == ()
    sitting.finish()
    assert sitting.do(Leave(1)).entries == ()
    assert sitting.do(Return(1)).entries == ()
