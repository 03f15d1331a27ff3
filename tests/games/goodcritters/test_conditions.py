"""What can be decided before one bargains, and when nothing more is to be decided in a round."""

from __future__ import annotations

from typing import Any

import pytest

import rascals
from rascals.core.match import Match
from tests.games.goodcritters.bargains import play, table
from tests.games.goodcritters.table import bargaining, chosen, sharing

BOX = rascals.game("goodcritters", players=4).box
CONDITIONS = {one.name: one for one in BOX.conditions}


def span(match: Match, name: str, seat: int) -> tuple[int, int] | None:
    return CONDITIONS[name].span(match.record, seat)


def answer(match: Match, seat: int, number: int, name: str = "vote-by-share") -> str | None:
    return CONDITIONS[name].answer(match.record, seat, number)


def test_a_share_decides_the_vote() -> None:
    """[G-08, G-12] Seat 1's share is worth 4: yes from 4 down, no from 5 up, and ready as soon as it lies there."""
    match = bargaining()
    assert [answer(match, 1, number) for number in (1, 4, 5, 9)] == [
        "choose yes",
        "choose yes",
        "choose no",
        "choose no",
    ]
    match.play(1, "choose yes")
    assert (answer(match, 1, 4), answer(match, 1, 5)) == ("ready", None)


def test_who_chose_another_card_decides() -> None:
    """[G-09] A card that lies there already is not swapped."""
    match = bargaining()
    match.play(2, "choose guard")
    assert answer(match, 2, 1) is None


@pytest.mark.parametrize("move", ["3 threaten 1", "3 payoff a yes 1: P1", "3 offer 1: P1 for P2"])
def test_who_is_wanted_decides(move: str) -> None:
    """[G-34] A threat, a payoff, an offer is read by a person, also where it came after they were ready."""
    match = table(stashes=[["5 gems"], ["5 cash"], ["3 gems"], ["4 cash"]])
    play(match, "1 choose yes", "1 ready", move)
    assert match.record.ready[1] == 0
    assert answer(match, 1, 4) is None
    assert answer(match, 2, 4) == "choose no"


def test_a_change_that_concerns_others_is_answered_at_once() -> None:
    """[G-34] Ready that a threat to somebody else has taken back is said again."""
    match = play(bargaining(), "1 choose yes", "1 ready", "3 threaten 2")
    assert match.record.ready[1] == 0
    assert answer(match, 1, 4) == "ready"


def test_in_turns_it_is_the_common_choice() -> None:
    """[G-36] Bargaining itself is the person's; then the card is chosen, once."""
    match = bargaining(options={"bargaining": "turns"}, turn=0)
    for seat in range(4):
        assert answer(match, seat, 1) is None
        match.play(seat, "done")
    assert [answer(match, 3, number) for number in (2, 3)] == ["choose yes", "choose no"]
    match.play(3, "choose yes")
    assert BOX.resting(match.record, 3) == 1
    assert BOX.resting(match.record, 2) == 0


def test_it_can_be_decided_while_the_boss_shares() -> None:
    """[G-08, G-33] Up to what lies in the middle; not by the boss; the next round is another stretch."""
    match = sharing([5, 4, 3, 2, 2, 2])
    assert [span(match, "vote-by-share", seat) for seat in range(4)] == [None, (1, 18), (1, 18), (1, 18)]
    assert answer(match, 1, 1) is None
    match.play(0, "share 0:5,4 1:3,2 2:2 3:2")
    assert span(match, "vote-by-share", 1) == (1, 18)
    stretch = CONDITIONS["vote-by-share"].stretch(match.record)
    for seat in range(4):
        play(match, f"{seat} choose yes", f"{seat} ready")
    assert CONDITIONS["vote-by-share"].stretch(match.record) != stretch


def test_offers_are_declined_where_there_are_any() -> None:
    """[G-28, G-39] In step 3 of a game with payoffs, no matter who makes them."""
    assert span(bargaining(), "decline-offers", 1) is None
    match = table(stashes=[["5 gems"], ["5 cash"], ["3 gems"], ["4 cash"]])
    assert (span(match, "decline-offers", 1), answer(match, 1, 0, "decline-offers")) == ((0, 0), None)
    play(match, "3 offer 1: P1 for P2")
    assert answer(match, 1, 0, "decline-offers") == "decline 3"
    assert answer(match, 2, 0, "decline-offers") is None


def test_who_is_ready_rests_until_something_changes() -> None:
    """[G-34] Ready, and nobody has changed anything since; never while loot is shared."""
    match = chosen(["yes", "no", "no", "no"])
    assert [BOX.resting(match.record, seat) for seat in range(4)] == [0, 1, 1, 1]
    match.play(0, "threaten 1")
    assert [BOX.resting(match.record, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert [BOX.resting(sharing([5, 4]).record, seat) for seat in range(4)] == [0, 0, 0, 0]


def hidden_twin(entries: dict[str, Any]) -> Match:
    """The same table to seat 1, with other cards in all other stashes and under all other choices."""
    return table(**entries, stashes=[["2 gems"], ["5 cash"], ["5 gems"], ["2 cash"]])


def test_it_follows_from_what_the_seat_knows() -> None:
    """[G-10, G-40] Others' stashes and chosen cards make no difference to what can be named, nor to the answer."""
    one = table(stashes=[["5 gems"], ["5 cash"], ["3 gems"], ["4 cash"]], chosen=["yes", None, "rob", "guard"])
    other = hidden_twin({"chosen": ["no", None, "skim", "no"]})
    for name, condition in CONDITIONS.items():
        assert condition.span(one.record, 1) == condition.span(other.record, 1), name
        assert condition.answer(one.record, 1, 4) == condition.answer(other.record, 1, 4), name
    assert BOX.resting(one.record, 1) == BOX.resting(other.record, 1)
