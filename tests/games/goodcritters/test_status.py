"""The status says who must do what, by id and values, and nobody learns more than their seat knows. [G-40]"""

from __future__ import annotations

from typing import Any

import pytest

import rascals
from rascals.core.match import Match
from tests.games.goodcritters.table import bargaining, chosen, play, sharing, table


def told(match, seat):
    """The id and the seats of the status for a seat."""
    status = match.view(seat)["status"]
    return status["id"], status["args"].get("seat")


def test_sharing_and_bargaining_are_told_with_those_awaited():
    """The boss shares alone; then all bargain; only seats that have chosen can be ready. [G-08, G-09, G-34, G-40]"""
    match = sharing([5, 4])
    assert told(match, 0) == told(match, 2) == ("share", [0])
    match = table()
    assert told(match, 1) == told(match, None) == ("bargain", [0, 1, 2, 3])
    play(match, "1 choose no")
    assert [told(match, seat)[0] for seat in (1, 2, None)] == ["ready", "bargain", "bargain"]


def test_an_offer_asks_for_an_answer_only_whom_it_is_for():
    """The others go on bargaining. [G-28]"""
    match = play(table(), "1 offer 3: P1 for P2")
    assert [told(match, seat)[0] for seat in (0, 1, 2, 3, None)] == [*["bargain"] * 3, "answer", "bargain"]


def test_in_turns_one_has_the_floor():
    """All see whose turn it is to bargain; an offer is answered first. [G-34, G-36]"""
    match = table(options={"bargaining": "turns"})
    assert told(match, None) == ("turn", [0])
    assert told(play(match, "0 offer 1: P1 for P2"), 0) == ("answer", [1])


def test_early_bribes_are_told_of():
    """G-48: the boss shares, seats with an offer may answer it, the others may bribe; spectators see the boss."""
    options = {"payoffs": True, "early_bribes": True, "changes": 1}
    early: dict[str, Any] = {
        "options": options,
        "stashes": [["5 gems"], ["4 cash"], ["3 gems"], []],
        "payoff_cards": [5] * 4,
    }
    match = play(sharing([5, 4, 3], **early), "1 offer 2: P1", "3 offer 0: P1")
    assert told(match, 0) == ("bribe-answer", [0])
    play(match, "0 accept 3")
    assert told(match, 0) == ("share", [0])
    assert told(match, 2) == ("bribe-answer", [0])
    assert told(play(match, "2 decline 1"), 2) == ("bribe", [0])
    assert told(match, 1) == told(match, None) == ("share", [0])
    assert told(play(match, "0 share 0:5,4,3"), 2) == ("bargain", [0, 1, 2, 3])


def test_the_end_names_the_winners():
    """When the game is over the status says who has won. [G-33]"""
    match = rascals.play(rascals.game("goodcritters", players=4, length="short", changes=1), ["random"] * 4, seed=3)
    status = match.view(None)["status"]
    assert status == {"id": "over", "args": {"winners": list(match.winners), "count": len(match.winners)}}


# ---------------------------------------------------------------- decisions in advance


DEFINITION = rascals.game("goodcritters", players=4).definition
CONDITIONS = {one.name: one for one in DEFINITION.conditions}


def span(match: Match, name: str, seat: int) -> tuple[int, int] | None:
    return CONDITIONS[name].span(match.state, seat)


def answer(match: Match, seat: int, number: int, name: str = "vote-by-share") -> str | None:
    return CONDITIONS[name].answer(match.state, seat, number)


def test_a_share_decides_the_vote() -> None:
    """[G-08, G-12] Seat 1's share is worth 4: yes from 4 down, no from 5 up, and ready as soon as it is there."""
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
    """[G-09] A card already chosen is not replaced."""
    match = bargaining()
    match.play(2, "choose guard")
    assert answer(match, 2, 1) is None


@pytest.mark.parametrize("move", ["3 threaten 1", "3 payoff a yes 1: P1", "3 offer 1: P1 for P2"])
def test_who_is_wanted_decides(move: str) -> None:
    """[G-34] A person decides about a threat, payoff or offer, even if it came after they were ready."""
    match = table(stashes=[["5 gems"], ["5 cash"], ["3 gems"], ["4 cash"]])
    play(match, "1 choose yes", "1 ready", move)
    assert match.state.ready[1] == 0
    assert answer(match, 1, 4) is None
    assert answer(match, 2, 4) == "choose no"


def test_a_change_that_concerns_others_is_answered_at_once() -> None:
    """[G-34] Ready that a threat to somebody else has taken back is repeated."""
    match = play(bargaining(), "1 choose yes", "1 ready", "3 threaten 2")
    assert match.state.ready[1] == 0
    assert answer(match, 1, 4) == "ready"


def test_in_turns_it_is_the_common_choice() -> None:
    """[G-36] The person bargains; then the card is chosen, once."""
    match = bargaining(options={"bargaining": "turns"}, turn=0)
    for seat in range(4):
        assert answer(match, seat, 1) is None
        match.play(seat, "done")
    assert [answer(match, 3, number) for number in (2, 3)] == ["choose yes", "choose no"]
    match.play(3, "choose yes")
    assert DEFINITION.resting(match.state, 3) == 1
    assert DEFINITION.resting(match.state, 2) == 0


def test_it_can_be_decided_while_the_boss_shares() -> None:
    """[G-08, G-33] Up to what is in the middle; not by the boss; the next round needs a new one."""
    match = sharing([5, 4, 3, 2, 2, 2])
    assert [span(match, "vote-by-share", seat) for seat in range(4)] == [None, (1, 18), (1, 18), (1, 18)]
    assert answer(match, 1, 1) is None
    match.play(0, "share 0:5,4 1:3,2 2:2 3:2")
    assert span(match, "vote-by-share", 1) == (1, 18)
    stretch = CONDITIONS["vote-by-share"].stretch(match.state)
    for seat in range(4):
        play(match, f"{seat} choose yes", f"{seat} ready")
    assert CONDITIONS["vote-by-share"].stretch(match.state) != stretch


def test_offers_are_declined_where_there_are_any() -> None:
    """[G-28, G-39] In step 3 of a game with payoffs, whoever makes them."""
    assert span(bargaining(), "decline-offers", 1) is None
    match = table(stashes=[["5 gems"], ["5 cash"], ["3 gems"], ["4 cash"]])
    assert (span(match, "decline-offers", 1), answer(match, 1, 0, "decline-offers")) == ((0, 0), None)
    play(match, "3 offer 1: P1 for P2")
    assert answer(match, 1, 0, "decline-offers") == "decline 3"
    assert answer(match, 2, 0, "decline-offers") is None


def test_who_is_ready_rests_until_something_changes() -> None:
    """[G-34] Ready, and nobody has changed anything since; never while loot is shared."""
    match = chosen(["yes", "no", "no", "no"])
    assert [DEFINITION.resting(match.state, seat) for seat in range(4)] == [0, 1, 1, 1]
    match.play(0, "threaten 1")
    assert [DEFINITION.resting(match.state, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert [DEFINITION.resting(sharing([5, 4]).state, seat) for seat in range(4)] == [0, 0, 0, 0]


def hidden_twin(entries: dict[str, Any]) -> Match:
    """The same table for seat 1, with other cards in all other stashes and as all other choices."""
    return table(**entries, stashes=[["2 gems"], ["5 cash"], ["5 gems"], ["2 cash"]])


def test_it_follows_from_what_the_seat_knows() -> None:
    """[G-10, G-40] Others' stashes and chosen cards affect neither the possible numbers nor the answer."""
    one = table(stashes=[["5 gems"], ["5 cash"], ["3 gems"], ["4 cash"]], chosen=["yes", None, "rob", "guard"])
    other = hidden_twin({"chosen": ["no", None, "skim", "no"]})
    for name, condition in CONDITIONS.items():
        assert condition.span(one.state, 1) == condition.span(other.state, 1), name
        assert condition.answer(one.state, 1, 4) == condition.answer(other.state, 1, 4), name
    assert DEFINITION.resting(one.state, 1) == DEFINITION.resting(other.state, 1)


# ---------------------------------------------------------------- components


def test_loot_parts_terms_and_payoff_cards_can_be_changed():
    """G-05, G-07, G-24, G-30: rules, views and positions follow the state's numbers."""
    data = {"round": {"more": 4}, "pile": {"4": [4, 4]}, "payoff": {"cards": 7}, "terms": {"longest": 2}}
    match = rascals.game("goodcritters", players=4, payoffs=True, limited_terms=True, data=data).new(seed=1)
    view = match.view(0)
    assert len(view["middle"]) == 4 + 4
    assert view["fuzz_window"] == [3 * (140 - 16) // 4 - 8, 140 - 16 - 8]
    assert [seat["payoff_cards"] for seat in view["seats"]] == [7] * 4
    assert view["terms"] == 2
    with pytest.raises(rascals.BadPosition, match="term: a whole number from 1 to 2"):
        match.game.from_position(match.position() | {"term": 3})


def test_the_worth_of_payoff_cards_can_be_changed():
    """G-23, G-24: points use a payoff card's changed worth."""
    game = rascals.game("goodcritters", players=4, payoffs=True, data={"payoff.worth": 3})
    match = game.new(seed=1)
    loot = rascals.game("goodcritters", players=4, payoffs=True).new(seed=1)
    more = [a - b for a, b in zip(scores(match), scores(loot), strict=True)]
    assert more == [2 * 5] * 4


def scores(match):
    """Return the points that the seats would have now."""
    return [match.game.definition.rules.score(match.state, seat) for seat in match.game.seats]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"loot": {"values": [6, 4, 3, 2]}}, "loot.values cannot be changed"),
        ({"pile": {"4": [4, 5]}}, "pile.4: Fuzz in one of 4 parts, below the first 6 cards, not in part 5"),
        ({"pile": {"8": [5, 1]}}, "pile.8: Fuzz in one of 5 parts, below the first 10 cards, not in part 1"),
        ({"round": {"added": 0}}, "round.added: a whole number from 1 to 20"),
    ],
)
def test_what_cannot_be_is_refused(data, said):
    """G-05, G-07: with the reason; cards themselves cannot be changed."""
    with pytest.raises(rascals.BadData) as caught:
        rascals.game("goodcritters", players=4, data=data)
    assert said in str(caught.value)
