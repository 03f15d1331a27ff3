"""What a table offers besides moves: the coach (who may ask, who must agree, who learns of it), conditional moves.

Conditional moves belong to the seat, are hidden from all others, and end when they no longer apply.
"""

from __future__ import annotations

from typing import Any

import pytest

from rascals.core.conditions import Condition
from rascals.table import Advise, AgreeCoach, Leave, Refused, Return, SetConditionalMove, SetPause, Start, Undo, Viewer
from tests.table import market
from tests.table.sitting import Sitting


def no_advice(sitting: Sitting, seat: int) -> tuple[str, dict[str, Any]] | None:
    """Why a seat that is to act may not ask the coach; None if it may."""
    try:
        sitting.table.decide(Advise(seat, sitting.table.decision(seat)), sitting.now)
    except Refused as reason:
        return reason.reason, reason.args_
    return None


def advise(sitting: Sitting, seat: int) -> int:
    return len(sitting.do(Advise(seat, sitting.table.decision(seat))).entries)


def known(sitting: Sitting, seat: int, viewer: Viewer) -> int:
    """How much advice to a seat a viewer knows of."""
    return sitting.table.info(viewer).seats[seat].advised


def played(people: int, **more: Any) -> Sitting:
    sitting = Sitting(players=3, **more).seat(people, "random").start()
    while sitting.table.seats[sitting.next].player:
        sitting.step()
    return sitting


def test_who_plays_alone_may_ask() -> None:
    """Against bots nobody need agree; a table without a coach does not even then have one."""
    assert no_advice(played(1), 0) is None
    assert no_advice(played(1, coach="off"), 0) == ("coach-off", {})


def test_people_must_all_agree() -> None:
    """Nobody may ask before all have agreed, nor after one no longer does; a table can be created with agreement."""
    sitting = played(2)
    seat = sitting.next
    assert no_advice(sitting, seat) == ("coach-agree", {"count": 2})
    sitting.do(AgreeCoach(seat, on=True))
    assert no_advice(sitting, seat) == ("coach-agree", {"count": 1})
    sitting.do(AgreeCoach(1 - seat, on=True))
    assert no_advice(sitting, seat) is None
    assert [place.coach for place in sitting.table.info(None).seats] == [True, True, False]
    assert not sitting.do(AgreeCoach(seat, on=True)).entries
    sitting.do(AgreeCoach(1 - seat, on=False))
    assert no_advice(sitting, seat) == ("coach-agree", {"count": 1})
    made = played(2, coach="on")
    assert no_advice(made, made.next) is None


def test_there_is_nothing_to_agree_to_without_a_coach() -> None:
    """A table made without a coach refuses even the agreement."""
    assert played(2, coach="off").refusal(AgreeCoach(0, on=True))[1] == "coach-off"


def test_who_has_left_is_not_asked_until_they_are_back() -> None:
    """A seat that was left does not hinder the others; a person who comes back has not agreed."""
    sitting = played(2)
    seat = sitting.next
    sitting.do(AgreeCoach(seat, on=True))
    sitting.do(Leave(1 - seat))
    assert no_advice(sitting, seat) is None
    sitting.do(Return(1 - seat))
    assert no_advice(sitting, seat) == ("coach-agree", {"count": 1})


def test_advice_answers_the_decision_that_is_asked() -> None:
    """Advice for another decision is stale, for another seat's it is refused, and a stand-in cannot ask."""
    sitting = played(1)
    assert sitting.refusal(Advise(0, (sitting.table.decision(0) or 0) - 1))[1] == "stale"
    sitting.do(Leave(0))
    assert sitting.refusal(Advise(0, sitting.table.decision(0)))[1] == "not-your-decision"


def test_it_is_noted_once_a_moment_and_told_with_the_move() -> None:
    """The seat itself knows at once; the others learn it, in one more message, when that move is made."""
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


@pytest.mark.usefixtures("ballots")
def test_advice_for_a_secret_vote_stays_secret() -> None:
    """While voting is secret, nobody learns who has asked, not even by an extra message; in the end all is shown."""

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
    """A lone player chooses the bots' pause, stored and shown with the table; several people have the table's."""
    sitting = played(1, pause=2.0)
    assert sitting.table.info(None).pause == 2.0
    sitting.do(SetPause(0, 0.0))
    assert sitting.table.info(None).pause == 0.0
    assert sitting.rebuilt().pause == 0.0
    assert not sitting.do(SetPause(0, 0.0)).entries
    assert played(2).refusal(SetPause(0, 0.0))[1] == "pause-shared"


def bidding(people: int = 3) -> Sitting:
    """A table's first auction, in which seat 0 has bid 2 and seat 1 is to act."""
    sitting = Sitting(players=3, options={"first_player": 0}).seat(people, "random")
    sitting.do(Start(0))
    for seat in range(3):
        sitting.play(seat) if seat < people else sitting.think(seat)
    sitting.play(0, "bid 2")
    return sitting


def mine(sitting: Sitting, seat: int) -> Any:
    return sitting.table.info(seat).seats[seat].wish


def offered(sitting: Sitting, seat: int | None) -> list[str]:
    return [one.name for one in sitting.table.snapshot(seat, sitting.now).conditions]


def refused(sitting: Sitting, seat: int, condition: str, number: int) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as caught:
        sitting.do(SetConditionalMove(seat, condition, number))
    return caught.value.reason, caught.value.args_


def test_only_the_seat_itself_learns_of_it() -> None:
    """A conditional move sends one message, to the seat; nobody else's view of the table differs, however requested."""
    sitting = bidding()
    before = {viewer: (len(told), sitting.table.info(viewer)) for viewer, told in sitting.told.items()}
    sitting.do(SetConditionalMove(2, "pass-above", 7))
    for viewer, (count, info) in before.items():
        assert len(sitting.told[viewer]) - count == (viewer == 2)
        assert (sitting.table.info(viewer) == info) == (viewer != 2)
    assert (mine(sitting, 2).condition, mine(sitting, 2).number) == ("pass-above", 7)
    assert sitting.told[2][-1]["table"]["seats"][2]["wish"] == {"condition": "pass-above", "number": 7}
    assert not sitting.do(SetConditionalMove(2, "pass-above", 7)).entries
    assert sitting.rebuilt().seats[2].conditional_move == sitting.table.seats[2].conditional_move


@pytest.mark.parametrize(("game", "players", "options"), [
    ("felicity", 3, {}),
    ("goodcritters", 4, {"first_boss": 1, "payoffs": True}),
    ("heist", 2, {}),
    ("goons", 2, {}),
])  # fmt: skip
def test_in_every_game_it_is_hidden(game: str, players: int, options: dict[str, Any]) -> None:
    """Whatever a seat decides ahead, nobody else gets a message, or sees a different table."""
    sitting = Sitting(game, players, options=options).seat(players).start()
    while not offered(sitting, 0):
        sitting.play()
    for name in offered(sitting, 0):
        before = {viewer: (len(told), sitting.table.info(viewer)) for viewer, told in sitting.told.items() if viewer}
        heard = {viewer: sitting.heard(viewer) for viewer in (None, 0, 1)}
        (one,) = [one for one in sitting.table.snapshot(0, sitting.now).conditions if one.name == name]
        sitting.do(SetConditionalMove(0, name, one.lowest))
        assert mine(sitting, 0).condition == name
        assert {viewer: (len(sitting.told[viewer]), sitting.table.info(viewer)) for viewer in before} == before
        assert {viewer: sitting.heard(viewer) for viewer in heard} == heard
        assert sitting.rebuilt().seats[0] == sitting.table.seats[0]


def test_it_is_for_one_round() -> None:
    """What was set for a GoodCritters round ends with it, though the same can be set again."""
    sitting = Sitting("goodcritters", 4, options={"first_boss": 1}).seat(4).start()
    sitting.do(SetConditionalMove(0, "vote-by-share", 1))
    sitting.play(1)
    assert sitting.table.due_conditional_moves()[0] in {"choose yes", "choose no"}
    for seat in range(4):
        sitting.play(seat, "choose yes")
        sitting.play(seat, "ready")
    assert mine(sitting, 0) is None
    assert "vote-by-share" in offered(sitting, 0)


def test_the_move_follows_when_the_seat_is_asked() -> None:
    """Not before; until the number is passed the person decides; then the move is made as theirs."""
    sitting = bidding()
    sitting.do(SetConditionalMove(2, "pass-above", 7))
    assert sitting.table.due_conditional_moves() == {}
    sitting.play(1, "bid 7")
    assert sitting.table.due_conditional_moves() == {}
    sitting.play(2, "bid 8")
    sitting.play(0, "bid 9")
    sitting.play(1, "bid 10")
    assert sitting.table.due_conditional_moves() == {2: "pass"}
    sitting.do(SetConditionalMove(2, "bid-up-to", 12))
    assert sitting.table.due_conditional_moves() == {2: "bid 11"}


def test_it_is_over_with_the_auction() -> None:
    """Once the row is won the conditional move is gone, and only its seat learns it, in one more message."""
    sitting = bidding()
    sitting.do(SetConditionalMove(0, "bid-up-to", 9))
    sitting.play(1, "pass")
    assert mine(sitting, 0) is not None
    sitting.play(2, "pass")
    assert mine(sitting, 0) is None
    assert [message["type"] for message in sitting.told[0][-2:]] == ["update", "table"]
    assert sitting.told[1][-1]["type"] == "update"
    assert sitting.rebuilt().seats[0].conditional_move is None


def test_what_is_decided_on_must_be_offered() -> None:
    """An unknown or unavailable condition, and a number out of bounds, are refused with what is valid."""
    sitting = bidding()
    assert refused(sitting, 2, "dance", 3) == ("condition-not-now", {})
    assert refused(sitting, 2, "bid-up-to", 2) == ("condition-range", {"lowest": 3, "highest": 15})
    assert offered(sitting, 2) == ["pass-above", "bid-up-to"]
    assert offered(sitting, None) == []
    sitting.play(1, "pass")
    assert offered(sitting, 1) == []
    assert refused(sitting, 1, "pass-above", 7) == ("condition-not-now", {})
    sitting.do(SetConditionalMove(2, "pass-above", 7))
    sitting.do(SetConditionalMove(2, None))
    assert mine(sitting, 2) is None


def test_a_bot_in_ones_place_knows_nothing_of_it() -> None:
    """A person who leaves has no conditional move any more, even when they are back."""
    sitting = bidding()
    sitting.do(SetConditionalMove(2, "pass-above", 7))
    sitting.do(Leave(2))
    assert mine(sitting, 2) is None
    assert refused(sitting, 2, "pass-above", 7) == ("condition-not-now", {})
    sitting.do(Return(2))
    assert mine(sitting, 2) is None


@pytest.mark.usefixtures("markets")
def test_a_move_taken_back_ends_all_conditional_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """When somebody takes a move back, no earlier conditional move of anybody's applies."""
    always = Condition("always", lambda _s, _seat: (0, 9), lambda _s, _seat, _number: "walk 1")
    monkeypatch.setitem(vars(market.DEFINITION), "conditions", (always,))
    sitting = Sitting("market", 2).seat(2).start()
    sitting.play(0, "walk 1")
    sitting.do(SetConditionalMove(1, "always", 1))
    assert mine(sitting, 1) is not None
    sitting.do(Undo(0, "u", sitting.table.decision(0)))
    assert mine(sitting, 1) is None
