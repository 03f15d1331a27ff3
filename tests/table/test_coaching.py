"""The coach at a table: who may ask, who must agree, and who learns that somebody did."""

from __future__ import annotations

from typing import Any

import pytest

import rascals
from rascals.table import Advise, AgreeCoach, Leave, Refused, Return, SetPause, Viewer
from tests.table import ballot
from tests.table.sitting import Sitting


def refused(sitting: Sitting, seat: int) -> tuple[str, dict[str, Any]] | None:
    """Why a seat that is awaited may not ask the coach; None if it may."""
    try:
        sitting.table.decide(Advise(seat, sitting.table.decision(seat)), sitting.now)
    except Refused as reason:
        return reason.reason, reason.args_
    return None


def advise(sitting: Sitting, seat: int) -> int:
    return len(sitting.do(Advise(seat, sitting.table.decision(seat))).entries)


def known(sitting: Sitting, seat: int, viewer: Viewer) -> int:
    """Of how much advice to a seat a viewer knows."""
    return sitting.table.info(viewer).seats[seat].advised


def played(people: int, **more: Any) -> Sitting:
    sitting = Sitting(players=3, **more).seat(people, "random").start()
    while sitting.table.places[sitting.next].player:
        sitting.step()
    return sitting


def test_who_plays_alone_may_ask() -> None:
    """Against bots nobody need agree; a table without a coach has none even there."""
    assert refused(played(1), 0) is None
    assert refused(played(1, coach="off"), 0) == ("coach-off", {})


def test_people_must_all_agree() -> None:
    """Nobody may ask before the last of them has agreed, nor after one no longer does; a table can be made with it."""
    sitting = played(2)
    seat = sitting.next
    assert refused(sitting, seat) == ("coach-agree", {"count": 2})
    sitting.do(AgreeCoach(seat, on=True))
    assert refused(sitting, seat) == ("coach-agree", {"count": 1})
    sitting.do(AgreeCoach(1 - seat, on=True))
    assert refused(sitting, seat) is None
    assert [place.coach for place in sitting.table.info(None).seats] == [True, True, False]
    assert not sitting.do(AgreeCoach(seat, on=True)).entries
    sitting.do(AgreeCoach(1 - seat, on=False))
    assert refused(sitting, seat) == ("coach-agree", {"count": 1})
    made = played(2, coach="on")
    assert refused(made, made.next) is None


def test_there_is_nothing_to_agree_to_without_a_coach() -> None:
    """A table made without a coach refuses even the agreement."""
    with pytest.raises(Refused, match="coach-off"):
        played(2, coach="off").do(AgreeCoach(0, on=True))


def test_who_has_left_is_not_asked_until_they_are_back() -> None:
    """A seat that was left does not hinder the others; who comes back has not agreed."""
    sitting = played(2)
    seat = sitting.next
    sitting.do(AgreeCoach(seat, on=True))
    sitting.do(Leave(1 - seat))
    assert refused(sitting, seat) is None
    sitting.do(Return(1 - seat))
    assert refused(sitting, seat) == ("coach-agree", {"count": 1})


def test_advice_answers_the_decision_that_is_asked() -> None:
    """Another decision is stale, another seat's none of one's own, a stand-in asks nobody."""
    sitting = played(1)
    with pytest.raises(Refused, match="stale"):
        sitting.do(Advise(0, (sitting.table.decision(0) or 0) - 1))
    sitting.do(Leave(0))
    with pytest.raises(Refused, match="not-your-decision"):
        sitting.do(Advise(0, sitting.table.decision(0)))


def test_it_is_noted_once_a_moment_and_told_with_the_move() -> None:
    """Who asks knows at once; the others learn of it, in one message more, when the move is made it was asked for."""
    sitting = played(2, coach="on")
    seat = sitting.next
    other = 1 - seat
    before = {viewer: len(told) for viewer, told in sitting.told.items()}
    assert [advise(sitting, seat), advise(sitting, seat)] == [1, 0]
    assert {viewer: len(told) - before[viewer] for viewer, told in sitting.told.items()} == {
        viewer: int(viewer == seat) for viewer in before
    }
    assert [known(sitting, seat, viewer) for viewer in (seat, other, None)] == [1, 0, 0]
    sitting.play(seat)
    assert [known(sitting, seat, viewer) for viewer in (seat, other, None)] == [1, 1, 1]
    assert [message["type"] for message in sitting.told[other][-2:]] == ["update", "table"]
    assert sitting.told[other][-1]["table"]["seats"][seat]["advised"] == 1
    assert sitting.told[seat][-1]["type"] == "update"
    assert sitting.state(sitting.rebuilt(awake=0))[0] == sitting.state()[0]


def test_advice_for_a_secret_vote_stays_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """While nobody may know who has voted, nobody is told who has asked, in no message more; in the end all is told."""
    monkeypatch.setattr(rascals, "games", lambda: {"ballot": ballot.BOX})

    def told(*, asked: bool) -> tuple[Sitting, list[dict[str, Any]]]:
        sitting = Sitting("ballot", 2, coach="on").seat(2).start()
        if asked:
            assert advise(sitting, 0) == 1
        sitting.play(0)
        return sitting, sitting.told[1]

    sitting, heard = told(asked=True)
    assert [message["type"] for message in heard] == [message["type"] for message in told(asked=False)[1]]
    assert [known(sitting, 0, viewer) for viewer in (0, 1)] == [1, 0]
    sitting.finish()
    assert known(sitting, 0, 1) == 1


def test_bots_pace_is_the_only_persons_wish() -> None:
    """Who plays alone chooses the bots' pause, told with the table and kept; several people have the table's."""
    sitting = played(1, pause=2.0)
    assert sitting.table.info(None).pause == 2.0
    sitting.do(SetPause(0, 0.0))
    assert sitting.table.info(None).pause == 0.0
    assert sitting.rebuilt().pause == 0.0
    assert not sitting.do(SetPause(0, 0.0)).entries
    with pytest.raises(Refused, match="pause-shared"):
        played(2).do(SetPause(0, 0.0))
